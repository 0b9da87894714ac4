#include "app/features/bar_cup/bar_cup_feature.hpp"

#include <array>
#include <utility>

#include "app/action_number.hpp"
#include "app/contests.hpp"
#include "app/features/bar_cup/bar_cup_dialog.hpp"
#include "app/features/bar_cup/bar_games.hpp"
#include "app/features/league/league_feature.hpp"
#include "app/features/saved/saved_feature.hpp"
#include "app/links/address.hpp"
#include "app/links/link.hpp"
#include "app/modes/sent/table_sent.hpp"
#include "app/start/start_game.hpp"
#include "app/storage/stored_record.hpp"
#include "app/table/table_keeping.hpp"
#include "app/verb_functions.hpp"
#include "core/game/series.hpp"
#include "words/numbers.hpp"

namespace allfours {

namespace {

// The people of the two bars at the person's table, where partners sit opposite each other.
SeatNames people_at_table(const BarCup& cup, int home) {
  const int rival = cup.own_match(cup.own->round)->rival_of(cup.bar);
  const auto& theirs = bar_of(rival).people[0];
  SeatNames names;
  const auto from_home = [&](int seats) -> std::string& {
    return names[at((home + seats) % bar_players)];
  };
  from_home(1) = theirs[0];
  from_home(2) = bar_of(cup.bar).people[0][1];
  from_home(3) = theirs[1];
  return names;
}

// The people of both bars at a table, by seat.
SeatNames people_of_table(const BarMatch& match, int table) {
  SeatNames names;
  for (std::size_t seat = 0; seat < bar_players; ++seat)
    names[seat] = bar_of(match.bars[seat % 2]).people[at(table)][seat / 2];
  return names;
}

const BarCup& cup_of(const App& app) { return app.state().records.bars.now(); }

void store_cup(App& app, BarCup cup) {
  AppState& state = app.state();
  state.records.bars.put(std::move(cup));
  state.context.effects.save("bars");
  tell_table_of_contest(app);
  app.changed();
}

// Brings the next game of the person's match to the table.
void sit_down(App& app) {
  AppState& state = app.state();
  BarCup cup = cup_of(app);
  const BarMatch& match = *cup.own_match(cup.round());
  state.start.new_seed();
  OpenedLink link{Game(bar_setup(state.start.seed()))};
  link.bots = bots_against(cup, match.rival_of(cup.bar));
  const std::string seed = link.game.setup().seed;
  start_own_game(app, std::move(link));
  begin_own(cup, state.own_origin, seed);
  store_cup(app, std::move(cup));
  state.context.say(upper_first(bars_mark(app)), false);
}

// The person's game has ended. Ended once more, after moves taken back, it counts as it is now; of
// two copies in two tabs the first to end counts.
void note_bar_game(App& app, const Event& event) {
  AppState& state = app.state();
  if (event.kind != EventKind::game_end || !bars_here(app) || state.table->practice.shown() > 0)
    return;
  BarCup cup = cup_of(app);
  const bool settled = settles(*state.table);
  if (!cup.own_runs() && settled) return;
  const auto side = cup.own_match(cup.own->round)->side_of_bar(cup.bar);
  const LeagueGame result = league_score(app);
  BarGame game{result.winner == 0 ? side : 1 - side, {}, !settled};
  for (const int of : {0, 1}) game.points[at(of)] = result.points[at(of == side ? 0 : 1)];
  if (!note_own(cup, game)) return;
  store_cup(app, std::move(cup));
  state.context.say_aloud(bars_note(app));
}

bool begin_bars(App& app, std::string_view what) {
  const int bar = number_in(what, -1);
  AppState& state = app.state();
  BarCup cup = cup_of(app);
  if ((cup.begun() && !cup.over()) || bar < 0 || bar >= bar_count || state.context.embedding)
    return false;
  state.start.new_seed();
  if (!cup.begin_next(state.start.seed(), bar)) cup.begin(state.start.seed(), bar);
  state.context.message.clear();
  store_cup(app, std::move(cup));
  return true;
}

bool begin_next_bars(App& app) {
  AppState& state = app.state();
  BarCup cup = cup_of(app);
  if (!cup.over()) return false;
  state.start.new_seed();
  cup.begin_next(state.start.seed(), cup.bar);
  state.context.message.clear();
  store_cup(app, std::move(cup));
  return true;
}

// Bots play the person's cup to its end. Its game that is under way stays as a game of its own.
bool leave_bars(App& app) {
  AppState& state = app.state();
  BarCup cup = cup_of(app);
  if (!cup.begun() || cup.over() || state.context.embedding) return false;
  state.asked_to_forget = !state.asked_to_forget;
  if (state.asked_to_forget) {
    state.context.asked_again = "bars_leave";
    return true;
  }
  if (cup.own_runs()) cup.own->name = state.saved_games.fresh_name();
  while (!cup.over()) play_round(cup);
  store_cup(app, std::move(cup));
  return true;
}

// "Semi-finals: The Kiskadee – Cocoa House 12–8 · …", and who has won the cup after the final.
std::string round_text(const App& app, int round) {
  const BarCup& cup = cup_of(app);
  std::string all;
  for (const BarMatch& match : cup.matches) {
    if (match.round != round) continue;
    all += (all.empty() ? "" : " · ") + bars_pair(match) + " " + bars_score(match, match.bars[0]);
  }
  std::string text =
      fill(app.words().with_value, {{"text", round_name(app, "rounds", round)}, {"value", all}});
  if (!cup.over()) return text;
  return text + ". " +
         fill(bars_sentence(app, "over"), {{"who", std::string(bar_of(cup.holder()).name)}});
}

// Sits down at the person's table, or goes on there; or has the round played if their bar is out. A
// game in progress that has been deleted is replaced.
bool play_bars(App& app) {
  AppState& state = app.state();
  const BarCup shown = bars_shown(app);
  if (shown.own_runs() && back_to_own_game(app, shown.own->name)) return true;
  BarCup cup = cup_of(app);
  if (!cup.begun() || cup.over() || state.context.embedding) return false;
  if (!cup.plays()) {
    const int round = cup.round();
    play_round(cup);
    store_cup(app, std::move(cup));
    state.context.say(round_text(app, round), false);
    return true;
  }
  state.dialog = {};
  sit_down(app);
  return true;
}

// A finished game of another table is played back from the seat of a player of the person's bar.
bool look_at_bars(App& app, std::string_view what) {
  AppState& state = app.state();
  const BarCup& cup = cup_of(app);
  const BarMatch* match = cup.match_shown();
  const int game = number_in(what, -1);
  if (match == nullptr || state.context.embedding || game < 0 || game >= std::ssize(match->games) ||
      bar_table(game) == 0) {
    return false;
  }
  const auto place = static_cast<std::size_t>(match - cup.matches.data());
  const int seat = match->side_of_bar(cup.bar);
  const std::string link = link_text({bar_record(cup, place, game), seat, {}, bar_bots(*match)});
  SeatNames names = people_of_table(*match, bar_table(game));
  const std::string who = std::exchange(names[at(seat)], {});  // told as "you" there
  start_game(app, std::get<OpenedLink>(read_link(link)));
  TableState& table = *state.table;
  table.session.name_seats(std::move(names));
  tell_anew(table);
  start_playback(table);
  show_address(state, link);
  const std::string where =
      fill(app.words().league_table, {{"n", number_text(bar_table(game) + 1)}});
  state.context.say(fill(bars_sentence(app, "looks"),
                         {{"text", where}, {"n", number_text(bar_round(game) + 1)}, {"who", who}}),
                    false);
  return true;
}

void read_bars(App& app, std::string_view text) {
  app.state().records.bars.read(text);
  tell_table_of_contest(app);
}

// A game of Trinidad is at hand, or a cup under way.
bool offers_bars(const App& app) {
  return !app.state().context.embedding &&
         (cup_of(app).begun() || allows_series(*rules_setup(app.state()).variant));
}

constexpr std::array bars_verbs{
    Verb{"bars", Where::anywhere, "", Touch::once, act_by<toggle<bars_dialog>>},
    Verb{"bars_begin", Where::anywhere, "BAR", Touch::decides, act_by<begin_bars>},
    Verb{"bars_play", Where::anywhere, "", Touch::decides, act_by<play_bars>},
    Verb{"bars_next", Where::anywhere, "", Touch::decides, act_by<begin_next_bars>},
    Verb{"bars_leave", Where::anywhere, "", Touch::confirms, act_by<leave_bars>},
    Verb{"bars_look", Where::anywhere, "GAME", Touch::decides, act_by<look_at_bars>}};

constexpr std::array bars_dialogs{Dialog{bars_dialog, &Words::bars, write_bars}};

constexpr std::array bars_texts{
    StoredText{"bars", bars_dialog, true, true, read_bars, record_as_text<&PersonRecords::bars>,
               note_record_stored<&PersonRecords::bars>, has_unread_record<&PersonRecords::bars>}};

// How the cup goes on for the person's bar after the match, which is over.
std::string after_match(const App& app, const BarMatch& match) {
  const BarCup& cup = cup_of(app);
  const std::string score = bars_score(match, cup.bar);
  const auto told = [&](std::string_view key, int bar) {
    return fill(bars_sentence(app, key), {{"text", round_name(app, "the-round", match.round)},
                                          {"score", score},
                                          {"who", std::string(bar_of(bar).name)}});
  };
  if (match.winning_bar() != cup.bar) return told("match-lost", match.winning_bar());
  if (match.round == cup_rounds - 1) return told("cup-won", cup.bar);
  const BarMatch* next = cup.own_match(match.round + 1);
  return told("match-won", next != nullptr ? next->rival_of(cup.bar) : cup.bar);
}

}  // namespace

BarCup bars_shown(const App& app) {
  BarCup cup = cup_of(app);
  if (cup.own && is_under_way(app, cup.own->name)) withdraw_own(cup);
  return cup;
}

bool bars_here(const App& app) {
  const BarCup& cup = cup_of(app);
  return app.state().table && cup.own && !app.state().own_origin.empty() &&
         !shows_together(app.state()) && cup.own->name == app.state().own_origin;
}

bool go_on_with_bars(App& app) {
  const BarCup& cup = cup_of(app);
  if (!bars_here(app) || cup.own_runs() || !cup.plays()) return false;
  sit_down(app);
  return true;
}

void tell_table_of_bars(App& app) {
  const BarCup& cup = cup_of(app);
  if (!bars_here(app)) return;
  TableState& table = *app.state().table;
  table.contest = {.goes_on = !cup.own_runs() && cup.plays(),
                   .dialog = cup.plays() ? std::string_view() : bars_dialog,
                   .name = &Words::bars,
                   .cost_of_help = &Words::contest_helped};
  SeatNames names = people_at_table(cup, table.session.seating().home);
  if (names == table.session.seating().names) return;
  table.session.name_seats(std::move(names));
  tell_anew(table);
  table.narration.stand_is_news();
}

std::string_view bars_sentence(const App& app, std::string_view key) {
  return book_phrase(app.state().context.language, "bars-" + std::string(key));
}

std::string bars_mark(const App& app) {
  if (!bars_here(app)) return {};
  const BarCup cup = bars_shown(app);
  const OwnBarGame& own = *cup.own;
  return fill(bars_sentence(app, "mark"),
              {{"text", round_name(app, "round", own.round)},
               {"n", number_text(bar_round(own.game) + 1)},
               {"score", bars_score(*cup.own_match(own.round), cup.bar)}});
}

std::string bars_note(const App& app) {
  if (!bars_here(app)) return {};
  const BarCup& cup = cup_of(app);
  if (cup.own_runs() || !game_over(app.table()) || app.table().practice.shown() > 0) return {};
  const BarMatch& match = *cup.own_match(cup.own->round);
  const bool won = match.games[at(cup.own->game)].winner == match.side_of_bar(cup.bar);
  if (won != (league_score(app).winner == 0)) return std::string(bars_sentence(app, "late"));
  const std::string game = fill(bars_sentence(app, won ? "game-won" : "game-lost"),
                                {{"who", std::string(bar_of(match.rival_of(cup.bar)).name)}});
  if (match.over()) return game + " " + after_match(app, match);
  return game + " " +
         fill(bars_sentence(app, "stands"),
              {{"score", bars_score(match, cup.bar)}, {"n", number_text(bar_needs)}});
}

extern const Feature bar_cup_feature{.verbs = bars_verbs,
                                     .dialogs = bars_dialogs,
                                     .texts = bars_texts,
                                     .hear = note_bar_game,
                                     .menu = {"bars", &Words::bars, offers_bars},
                                     .account = {bars_mark, bars_note},
                                     .contest = {go_on_with_bars, tell_table_of_bars}};

}  // namespace allfours
