#include "app/features/league/league_feature.hpp"

#include <array>
#include <climits>
#include <utility>

#include "app/action_number.hpp"
#include "app/contests.hpp"
#include "app/features/league/league_dialog.hpp"
#include "app/features/saved/saved_feature.hpp"
#include "app/features/season/season_feature.hpp"
#include "app/links/link.hpp"
#include "app/start/start_game.hpp"
#include "app/storage/stored_record.hpp"
#include "app/table/table_keeping.hpp"
#include "app/table/table_state.hpp"
#include "app/verb_functions.hpp"
#include "words/numbers.hpp"

namespace allfours {

namespace {

// Two pubs for a single match, derived from the name of its deal.
std::array<int, 2> any_clubs(std::string_view seed) {
  Stream stream(seed_key(seed), "pubs");
  const int one = stream.below(club_count);
  return {one, (one + 1 + stream.below(club_count - 1)) % club_count};
}

void end_at_game_end(App& app, const Event& event) {
  AppState& state = app.state();
  if (event.kind != EventKind::game_end || !is_league(state)) return;
  LeagueNight* one = night_here(app);
  if (one == nullptr || state.table->practice.shown() > 0) return;
  // Of two copies in two tabs the first to end counts.
  if (one->own_game()) return tell_table_of_contest(app);
  one->end_own(league_score(app), !settles(*state.table));
  tell_table_of_contest(app);
  if (!state.context.can_advise) one->play_here(state.table->session.fallback_bot(), INT_MAX);
  league_moved(app, *one);
}

bool watch_league(App& app, std::string_view what) {
  AppState& state = app.state();
  const LeagueNight* one = current_night(app);
  const int number = number_in(what, -1);
  if (one == nullptr || number < 0 || number >= std::ssize(one->tables())) return false;
  const NightTable& beside = one->tables()[at(number)];
  const Game& game = beside.game;
  Record record{game.setup(), decisions_in(game.log()), 0};
  if (!game.over() && game.table().hand > 1) {
    record = record_of_hand(game.setup(), game.log(), game.table().hand);
    record.setup = deal_of_hand(game.setup(), game.log(), game.table().hand).setup;
  }
  // From its first cards on, as playback.
  const Events dealt = Game(record.setup).log();
  while (record.moment < std::ssize(dealt) && dealt[at(record.moment)].kind != EventKind::deal) {
    ++record.moment;
  }
  ++record.moment;
  if (record.decisions.empty()) record.moment = 0;
  const auto bots = parse_bots(one->bots_of(beside), game.setup().players);
  const auto* named = std::get_if<Bots>(&bots);
  auto link = read_link(link_text({record, 0, {}, named != nullptr ? *named : all_bots()}));
  if (!std::holds_alternative<OpenedLink>(link)) return false;
  state.dialog = {};
  start_game(app, std::get<OpenedLink>(std::move(link)));
  return true;
}

bool back_to_league(App& app) {
  return away_from_league(app) && back_to_own_game(app, current_night(app)->own());
}

bool copy_league_sheet(App& app) {
  AppState& state = app.state();
  const LeagueNight* one = current_night(app);
  if (one == nullptr || !one->match_over()) return false;
  state.context.effects.copy_text = league_sheet(*one, *state.context.words);
  return true;
}

// One request at a time, for the night that is being played on.
void ask_league(App& app) {
  AppState& state = app.state();
  if (!state.records.nights.any()) return;
  LeagueNight* running = nullptr;
  for (LeagueNight* one : state.records.nights.all()) {
    const bool here = one == night_here(app);
    if (here && state.table) one->keep_up_with(real_game(*state.table).game().decisions());
    if (!one->has_own() || one->own_game() || here) running = one;
  }
  Requests& requests = state.context.requests;
  if (running == nullptr || !state.context.can_advise || !requests.allows(Requests::Owner::league))
    return;
  drop_league_question(app);
  if (auto request = running->request()) requests.ask(Requests::Owner::league, *std::move(request));
}

// Nothing visible changes before a hand has ended.
bool hear_league(App& app, std::string_view record) {
  for (LeagueNight* one : app.state().records.nights.all()) {
    if (!one->has_asked()) continue;
    if (!one->hear(record)) return false;
    league_moved(app, *one);
    return true;
  }
  return false;
}

// In a match, help costs the match; after one of a season, the season goes on in its dialog.
void tell_table_of_league(App& app) {
  AppState& state = app.state();
  const LeagueNight* one = state.table && !state.own_origin.empty() ? night_here(app) : nullptr;
  if (one == nullptr || !is_league(state)) return;
  const bool day_is_over = one == state.records.nights.of_season() && one->own_game().has_value();
  state.table->contest = {.dialog = day_is_over ? season_dialog : std::string_view(),
                          .name = &Words::season,
                          .cost_of_help = &Words::league_strict,
                          .help_costs_match = true};
}

void read_league(App& app, std::string_view text) {
  PersonRecords& records = app.state().records;
  records.nights.read(text, records.seasons.now, app.state().own_origin);
}

constexpr std::array league_verbs{
    Verb{"league_night", Where::anywhere, "", Touch::once, act_by<toggle<league_dialog>>},
    Verb{"league_watch", Where::anywhere, "BESIDE", Touch::once, act_by<watch_league>},
    Verb{"league_home", Where::anywhere, "", Touch::once, act_by<back_to_league>},
    Verb{"league_sheet", Where::anywhere, "", Touch::once, act_by<copy_league_sheet>}};

constexpr std::array league_dialogs{Dialog{league_dialog, &Words::league, write_league}};

constexpr std::array league_texts{StoredText{
    "league", league_dialog, true, true, read_league, record_as_text<&PersonRecords::nights>,
    note_record_stored<&PersonRecords::nights>, has_unread_record<&PersonRecords::nights>}};

}  // namespace

LeagueGame league_score(const App& app) {
  const AppState& state = app.state();
  const Session& session = real_game(*state.table);
  const Table& table = session.table();
  const auto ours = static_cast<std::size_t>(side_of(table, session.seating().home));
  return {table.winner < 0                         ? -1
          : table.winner == static_cast<int>(ours) ? 0
                                                   : 1,
          {table.score[ours], table.score[1 - ours]}};
}

bool away_from_league(const App& app) {
  const AppState& state = app.state();
  const LeagueNight* one = current_night(app);
  return one != nullptr && one->has_own() && one->own() != state.own_origin && !one->own_game() &&
         state.saved_games.find_begun(one->own()) != nullptr;
}

std::string league_mark(const App& app) {
  const AppState& state = app.state();
  const LeagueNight* one =
      is_league(state) ? state.records.nights.with_game(state.own_origin) : nullptr;
  if (one == nullptr) return {};
  std::string text;
  for (std::size_t i = 0; i + 1 < league_games; ++i) {
    text += (i > 0 ? " · " : "") + score_text(one->tables()[i].result().points);
  }
  return fill(state.context.words->league_mark, {{"text", text}});
}

void begin_night(App& app) {
  AppState& state = app.state();
  if (!is_league(state) || night_here(app) != nullptr || game_over(*state.table)) return;
  const Setup& setup = state.table->session.setup();
  state.records.nights.begin(LeagueNight(setup, state.own_origin, any_clubs(setup.seed)));
  tell_table_of_contest(app);
  state.context.effects.save("league");
}

void league_moved(App& app, LeagueNight& one) {
  AppState& state = app.state();
  state.records.nights.note_change(one);
  state.context.effects.save("league");
  if (one.match_over() && one.own() == state.own_origin && one.own() != state.league_told) {
    state.league_told = one.own();
    std::string text = league_text(one.match(), *state.context.words);
    if (one.practice()) text += " " + std::string(state.context.words->league_practice);
    state.context.say_and_stay(text, false);
  }
  Season& season = state.records.seasons.now;
  if (one.day() >= 0 && one.day() == season.day() && one.over() && !one.practice() &&
      season.note_day(one.results(season))) {
    state.context.effects.save("season");
  }
  app.changed();
}

void drop_league_question(App& app) {
  AppState& state = app.state();
  state.context.requests.drop(Requests::Owner::league);
  for (LeagueNight* one : state.records.nights.all()) one->forget_request();
}

const LeagueNight* current_night(const App& app) {
  return app.state().records.nights.current(app.state().own_origin);
}

LeagueNight* night_here(App& app) {
  return app.state().records.nights.with_game(app.state().own_origin);
}

extern const Feature league_feature{.verbs = league_verbs,
                                    .dialogs = league_dialogs,
                                    .texts = league_texts,
                                    .hear = end_at_game_end,
                                    .asking = {Requests::Owner::league, ask_league, hear_league},
                                    .account = {.mark = league_mark},
                                    .contest = {.tell_table = tell_table_of_league}};

}  // namespace allfours
