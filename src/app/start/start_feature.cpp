#include "app/start/start_feature.hpp"

#include <array>

#include "app/contests.hpp"
#include "app/features/league/league_feature.hpp"
#include "app/features/series/series_feature.hpp"
#include "app/modes/together/together_feature.hpp"
#include "app/start/chosen_bots.hpp"
#include "app/start/start_game.hpp"
#include "app/table/table_state.hpp"
#include "app/verb_functions.hpp"

namespace allfours {

namespace {

// The level of this name, if people can choose it.
std::optional<std::string_view> level_in(std::string_view what) {
  for (const PlayerName& player : player_names) {
    if (player.level && player.name == what) return player.name;
  }
  return std::nullopt;
}

bool choose_level(App& app, std::string_view what) {
  AppState& state = app.state();
  const auto level = level_in(what);
  if (!level) return false;
  state.context.settings.bots = all_bots(*level);
  return state.context.effects.save("settings");
}

// "1:expert".
bool choose_level_of(App& app, std::string_view what) {
  AppState& state = app.state();
  if (what.size() < 2 || what[0] < '1' || what[0] >= '0' + max_players || what[1] != ':') {
    return false;
  }
  const auto place = static_cast<std::uint8_t>(1U << (what[0] - '0'));
  if (what.substr(2) == person_level) {
    state.context.settings.people |= place;
    return state.context.effects.save("settings");
  }
  const auto level = level_in(what.substr(2));
  if (!level) return false;
  state.context.settings.bots[at(what[0] - '0')] = *level;
  state.context.settings.people &= static_cast<std::uint8_t>(~place);
  return state.context.effects.save("settings");
}

bool choose_seed(App& app, std::string_view what) {
  AppState& state = app.state();
  if (state.start.choose_seed(what)) {
    state.context.message.clear();
  } else {
    state.context.say(state.context.words->bad_seed, true);
  }
  return true;
}

bool edit_seed(App& app) {
  AppState& state = app.state();
  state.context.sheets.menu = false;
  return state.context.effects.edit_seed = true;
}

bool usual_rules(App& app) {
  AppState& state = app.state();
  state.context.message.clear();
  return state.start.usual_rules();
}

bool toggle_named_rule(App& app, std::string_view what) {
  AppState& state = app.state();
  state.context.message.clear();
  if (const auto refusal = state.start.toggle_named_rule(what)) app.say_fault(*refusal, false);
  keep_series_length(app);  // some are rules of tournaments, with a length of their own
  return true;
}

// Announces the fault of the values skipped.
bool change_rule(App& app, std::string_view name, int step) {
  AppState& state = app.state();
  if (find_field(name) != nullptr) state.context.message.clear();
  if (const auto refusal = state.start.change_rule(name, step)) app.say_fault(*refusal, false);
  return true;
}

bool rule_up(App& app, std::string_view what) { return change_rule(app, what, 1); }

bool rule_down(App& app, std::string_view what) { return change_rule(app, what, -1); }

bool play_again(App& app) {
  AppState& state = app.state();
  if (looking_back(*state.table) || !game_over(*state.table)) return false;
  // Those who are still here play again, too.
  if (shows_end_of_together(app) && (play_together(app, false) || state.together.awaits_again()))
    return true;
  if (go_on_with_contest(app)) return true;
  const Series* series = series_here(app);
  const int series_length = series != nullptr ? series->length : 1;
  state.start.new_seed();
  Setup setup = state.table->session.setup();
  setup.seed = state.start.seed();
  setup.first_pack.reset();
  setup.start.reset();
  const Session& before = state.table->session;
  OpenedLink link{Game(setup), 0, before.seating().home};
  // Jacks may change the seating: everybody keeps their level.
  Bots bots = all_bots();
  const Persons persons = persons_in(before.game(), before.seating().home);
  std::uint8_t places = 0;  // of people
  for (int seat = 0; seat < setup.players; ++seat) {
    bots[at(persons[at(seat)])] = before.bot(seat);
    if (before.is_person(seat)) places |= static_cast<std::uint8_t>(1U << persons[at(seat)]);
  }
  link.bots = bots_by_seat(link.game, link.seat, bots);
  if (before.seating().several()) link.people = seats_of(link.game, link.seat, places);
  start_own_game(app, std::move(link));
  if (is_league(state)) begin_night(app);
  begin_series(app, series_length);
  return true;
}

constexpr std::array start_verbs{
    Verb{"games", Where::start, "", Touch::once, at_start<&StartScreen::toggle_games>},
    Verb{"games_for", Where::start, "PLAYERS", Touch::once,
         at_start<&StartScreen::choose_games_for>},
    Verb{"variant", Where::start, "VARIANT", Touch::once, at_start<&StartScreen::choose_variant>},
    Verb{"players", Where::start, "PLAYERS", Touch::once, at_start<&StartScreen::choose_players>},
    Verb{"level", Where::start, "LEVEL", Touch::once, act_by<choose_level>},
    Verb{"level_of", Where::start, "OPPONENT", Touch::once, act_by<choose_level_of>},
    Verb{"opponents", Where::start, "", Touch::once, act_by<toggle<opponents_dialog>>},
    Verb{"seed", Where::start, "SEED", Touch::once, act_by<choose_seed>},
    Verb{"league", Where::start, "", Touch::once, at_start<&StartScreen::toggle_league>},
    Verb{"edit_seed", Where::start, "", Touch::once, act_by<edit_seed>},
    Verb{"new_seed", Where::start, "", Touch::once, at_start<&StartScreen::new_seed>},
    Verb{"house_rules", Where::start, "", Touch::once, at_start<&StartScreen::toggle_house_rules>},
    Verb{"usual_rules", Where::start, "", Touch::once, act_by<usual_rules>},
    Verb{"named_rule", Where::start, "NAMED", Touch::once, act_by<toggle_named_rule>},
    Verb{"rule_up", Where::start, "FIELD", Touch::steps, act_by<rule_up>},
    Verb{"rule_down", Where::start, "FIELD", Touch::steps, act_by<rule_down>},
    Verb{"start", Where::start, "", Touch::decides, act_by<begin>},
    Verb{"new_game", Where::anywhere, "", Touch::once, act_by<new_game>},
    Verb{"play_again", Where::game, "", Touch::decides, act_by<play_again>}};

constexpr std::array start_dialogs{Dialog{opponents_dialog, &Words::opponents, write_opponents}};

}  // namespace

std::string_view start_action(const AppState& state) {
  return state.saved_games.newest() != nullptr ? "resume" : "start";
}

bool begin(App& app) {
  AppState& state = app.state();
  if (const auto no = validate(state.start.rules(), state.start.players())) {
    app.say_fault(*no, false);
    return true;
  }
  OpenedLink link{Game(state.start.setup())};
  link.bots = bots_by_seat(link.game, 0, state.context.settings.bots);
  // An embedding page asks for one person's seat.
  if (!state.context.embedding) link.people = seats_of(link.game, 0, state.context.settings.people);
  state.context.settings.game = game_text(state.start.setup());
  keep_series_length(app);
  state.context.effects.save("settings");
  const int series_length = state.start.series_length();
  start_own_game(app, std::move(link));
  if (is_league(state)) begin_night(app);
  begin_series(app, series_length);
  return true;
}

extern const Feature start_feature{.verbs = start_verbs, .dialogs = start_dialogs};

}  // namespace allfours
