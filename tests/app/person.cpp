#include "app/person.hpp"

#include "app/accessibility/mirror.hpp"
#include "app/dialogs/dialog.hpp"
#include "app/table/table_state.hpp"

namespace allfours {

std::string all_of_it(const App& app) {
  std::string text = Mirror().update(app) + app.tab_text() +
                     statistics_text(app.records().statistics.now()) +
                     slate_text(app.records().slate.now()) + app.text_to_store("season") +
                     app.text_to_store("series") + app.text_to_store("bars") +
                     app.text_to_store("league") + settings_text(app.settings());
  text += app.own_name() + app.own_text().value_or("");
  for (const KeptText& game : app.shelf().all()) text += game.id + game.text;
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
