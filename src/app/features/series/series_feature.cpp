#include "app/features/series/series_feature.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "app/contests.hpp"
#include "app/features/league/league_feature.hpp"
#include "app/features/saved/saved_feature.hpp"
#include "app/links/link.hpp"
#include "app/start/start_game.hpp"
#include "app/storage/stored_record.hpp"
#include "app/table/table_keeping.hpp"
#include "app/table/table_state.hpp"
#include "app/verb_functions.hpp"
#include "core/game/series.hpp"
#include "words/numbers.hpp"

namespace allfours {

namespace {

void store(App& app, Series series) {
  AppState& state = app.state();
  state.records.series.put(std::move(series));
  state.context.effects.save("series");
  tell_table_of_contest(app);
  app.changed();
}

// The series as the game at the table stands: it is under way again if moves were taken back after
// its end.
Series as_it_stands(const App& app, Series series) {
  SeriesGame& newest = series.games.back();
  if (is_under_way(app, newest.name)) newest = {newest.name, newest.seed};
  return series;
}

// Brings a new game of the series to the table.
void start_game_of(App& app, Series series) {
  AppState& state = app.state();
  auto read = read_link(series.link);
  OpenedLink& first = std::get<OpenedLink>(read);
  state.start.new_seed();
  Setup setup = first.game.setup();
  setup.seed = state.start.seed();
  OpenedLink link{Game(setup), 0, first.seat};
  link.bots = first.bots;
  link.people = series.people;
  start_own_game(app, std::move(link));
  series.games.push_back({state.own_origin, setup.seed});
  store(app, std::move(series));
  state.context.say(upper_first(series_mark(app)), false);
}

// The person's game has ended. Ended once more, after moves taken back, it counts as it is now; of
// two copies in two tabs the first to end counts.
void note_game(App& app, const Event& event) {
  const Series* here = series_here(app);
  if (event.kind != EventKind::game_end || here == nullptr ||
      app.state().table->practice.shown() > 0)
    return;
  Series series = *here;
  SeriesGame& game = series.games.back();
  const bool settled = settles(*app.state().table);
  if (game.name != app.state().own_origin || (game.over() && settled)) return;
  const LeagueGame result = league_score(app);
  game.winner = result.winner;
  game.points = result.points;
  game.helped = !settled;
  store(app, std::move(series));
  app.state().context.say_aloud(series_note(app));
}

// Goes on with the game in progress, or brings the next one to the table. A game in progress that
// has been deleted is replaced.
bool play_series(App& app, std::string_view name) {
  AppState& state = app.state();
  const SeriesList& list = state.records.series.now();
  const Series* found = name.empty() ? current_series(app) : list.named(name);
  if (found == nullptr || state.context.embedding) return false;
  Series series = as_it_stands(app, *found);
  if (series.over()) return false;
  if (!series.games.back().over()) {
    if (back_to_own_game(app, series.games.back().name)) return true;
    series.games.pop_back();
  }
  state.dialog = {};
  start_game_of(app, std::move(series));
  return true;
}

bool choose_series(App& app, std::string_view what) {
  if (!app.state().start.choose_series(what)) return false;
  keep_series_length(app);
  return true;
}

void read_series_text(App& app, std::string_view text) {
  app.state().records.series.read(text);
  tell_table_of_contest(app);
}

// The game at the table belongs to one, or one can be gone on with.
bool offers_series(const App& app) { return series_here(app) != nullptr || series_runs(app); }

constexpr std::array series_verbs{
    Verb{"series", Where::anywhere, "", Touch::once, act_by<toggle<series_dialog>>},
    Verb{"series_of", Where::start, "GAMES", Touch::once, act_by<choose_series>},
    Verb{"series_play", Where::anywhere, "SERIES?", Touch::decides, act_by<play_series>}};

constexpr std::array series_dialogs{Dialog{series_dialog, &Words::series, write_series}};

constexpr std::array series_texts{StoredText{
    "series", series_dialog, true, true, read_series_text, record_as_text<&PersonRecords::series>,
    note_record_stored<&PersonRecords::series>, has_unread_record<&PersonRecords::series>}};

}  // namespace

const Series* series_here(const App& app) {
  const AppState& state = app.state();
  if (!state.table || state.own_origin.empty() || shows_together(state)) return nullptr;
  return state.records.series.now().with_game(state.own_origin);
}

void keep_series_length(App& app) {
  AppState& state = app.state();
  int& kept = state.context.settings.series;
  if (!state.start.series_possible() || kept == state.start.series_length()) return;
  kept = state.start.series_length();
  state.context.effects.save("settings");
}

bool series_runs(const App& app) {
  return !app.state().context.embedding && app.state().records.series.now().running() != nullptr;
}

std::optional<Series> series_shown(const App& app) {
  const Series* series = current_series(app);
  if (series == nullptr) return std::nullopt;
  return as_it_stands(app, *series);
}

const Series* current_series(const App& app) {
  if (const Series* here = series_here(app)) return here;
  const SeriesList& list = app.state().records.series.now();
  if (const Series* running = list.running()) return running;
  return list.all.empty() ? nullptr : &list.all.back();
}

void begin_series(App& app, int length) {
  AppState& state = app.state();
  const Session& session = state.table->session;
  if (!is_series_length(length) || !allows_series(*session.setup().variant) ||
      state.context.embedding)
    return;
  const int seats = session.setup().players;
  Bots bots = all_bots();
  std::uint8_t people = 0;
  for (int seat = 0; seat < seats; ++seat) {
    bots[at(seat)] = session.bot(seat);
    if (session.is_person(seat)) people |= static_cast<std::uint8_t>(1U << seat);
  }
  if (!session.seating().several()) people = 0;
  store(app, {state.own_origin,
              length,
              link_text({{session.setup(), {}}, session.seating().home, {}, bots}),
              people,
              {{state.own_origin, session.setup().seed}}});
}

bool go_on_with_series(App& app) {
  const Series* here = series_here(app);
  return here != nullptr && !is_under_way(app, here->games.back().name) &&
         play_series(app, std::string(here->name));
}

void tell_table_of_series(App& app) {
  const Series* here = series_here(app);
  if (here == nullptr) return;
  app.state().table->contest = {.goes_on = !here->over(), .cost_of_help = &Words::contest_helped};
}

std::string series_mark(const App& app) {
  const Series* here = series_here(app);
  if (here == nullptr) return {};
  const auto game = std::ranges::find(here->games, app.state().own_origin, &SeriesGame::name);
  return fill(app.words().series_mark,
              {{"n", number_text(static_cast<int>(game - here->games.begin()) + 1)},
               {"text", number_text(here->length)},
               {"score", score_text(as_it_stands(app, *here).won())}});
}

std::string series_note(const App& app) {
  const Series* here = series_here(app);
  if (here == nullptr || !game_over(app.table()) || app.table().practice.shown() > 0) return {};
  const Words& w = app.words();
  const auto won = here->won();
  const std::string score = score_text(won);
  if (!here->over()) {
    return fill(w.series_goes_on,
                {{"score", score},
                 {"n", number_text(here->games.size() + (here->wants_game() ? 1 : 0))},
                 {"text", number_text(here->length)}});
  }
  const Session& session = app.table().session;
  if (here->winner() == 0 && !session.seating().several())
    return fill(w.series_won, {{"score", score}});
  const int ours = side_of(session.table(), session.seating().home);
  const int side = here->winner() == 0 ? ours : 1 - ours;
  return fill(w.series_to, {{"side", app.table().narration.narrator().side_name(side)},
                            {"score", here->winner() == 0 ? score : score_text(won[1], won[0])}});
}

extern const Feature series_feature{.verbs = series_verbs,
                                    .dialogs = series_dialogs,
                                    .texts = series_texts,
                                    .hear = note_game,
                                    .menu = {"series", &Words::series, offers_series},
                                    .account = {series_mark, series_note},
                                    .contest = {go_on_with_series, tell_table_of_series}};

}  // namespace allfours
