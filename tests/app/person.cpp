#include "app/person.hpp"

#include "app/accessibility/mirror.hpp"
#include "app/dialogs/dialog.hpp"
#include "app/storage/resume.hpp"
#include "app/storage/stored_texts.hpp"
#include "app/table/table_state.hpp"

namespace allfours {

std::string all_of_it(const App& app) {
  std::string text = Mirror().update(app) + tab_text(app);
  for (const StoredText& stored : stored_texts()) text += text_to_store(app, stored.name);
  text += app.state().own_name + own_text(app).value_or("");
  for (const SavedText& game : app.state().saved_games.all()) text += game.id + game.text;
  JsonWriter json(text);
  write_dialog(json, app);
  return text;
}

std::unique_ptr<Person> at_table(std::string_view link, int decisions) {
  auto hand = std::make_unique<Person>(link);
  Stream stream(2, "place");
  for (int i = 0; i < decisions; ++i) {
    hand->rest();
    if (game_over(hand->app().table())) break;
    hand->sitting.choose_something(stream);
  }
  hand->rest();
  return hand;
}

}  // namespace allfours
