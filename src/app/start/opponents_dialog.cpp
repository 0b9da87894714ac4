// Parts of the dialog of the opponents (dialog.hpp): the others of the selected game, each with a
// choice of levels, or a person here with a name; then the meaning of the levels. Knows no DOM.
// Tests: tests/app/dialogs/dialog_test.cpp, tests/app/modes/people/people_test.cpp.
#include "app/app.hpp"
#include "app/dialogs/dialog_parts.hpp"
#include "app/start/chosen_bots.hpp"
#include "app/start/start_feature.hpp"
#include "words/numbers.hpp"
#include "words/player_words.hpp"

namespace allfours {

namespace {

// The name field of one of several people at this screen; empty: a numbered default.
void person_field(JsonWriter& json, const App& app, std::string_view verb, int place, int count) {
  const Settings& settings = app.settings();
  const std::string counted = fill(app.words().player_number, {{"n", number_text(count)}});
  const std::string id = std::string(verb) + ":" + std::to_string(place) + ":";
  field_part(json, {id, counted, place == 0 ? settings.names[0] : settings.people_names[at(place)],
                    counted, longest_name});
}

}  // namespace

void write_opponents(JsonWriter& json, const App& app) {
  text_part(json, "text", app.words().opponents_note);
  const Setup setup = app.state().start.setup();
  const Persons persons = persons_at(setup, 0);
  const bool alone = app.state().context.embedding.has_value();
  int people = 1;
  if (chosen_people(app.state()) > 1) person_field(json, app, "name", 0, people);
  for (int place = 1; place < setup.players; ++place) {
    const int seat = setup.rules.direction == Direction::clockwise ? place : setup.players - place;
    const int person = persons[at(seat)];
    const std::string verb = "level_of:" + std::to_string(person) + ":";
    std::vector<ChoiceOption> levels;
    int chosen = -1;
    for (const PlayerName& player : player_names) {
      if (!player.level) continue;
      if (app.settings().bots[at(person)] == player.name) chosen = static_cast<int>(levels.size());
      levels.push_back({verb + std::string(player.name), player_name(app.words(), player.name)});
    }
    const bool is_here = !alone && (app.settings().people >> person & 1) != 0;
    if (is_here) chosen = static_cast<int>(levels.size());
    if (!alone) levels.push_back({verb + std::string(person_level), app.words().person_here});
    choice_part(json, name_in(app.settings(), person), levels, chosen);
    if (is_here) person_field(json, app, "person", person, ++people);
  }
  for (const PlayerName& player : player_names) {
    if (!player.level) continue;
    text_part(json, "text",
              fill(app.words().with_value, {{"text", player_name(app.words(), player.name)},
                                            {"value", player_manner(app.words(), player.name)}}));
  }
}

}  // namespace allfours
