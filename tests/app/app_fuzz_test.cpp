// Random actions, valid and garbage, at random times: nothing crashes, hangs, or leaves the person
// without a possible action.
#include <algorithm>
#include <cmath>
#include <set>

#include "app/any_action.hpp"
#include "app/table/table_actions.hpp"
#include "app/table/table_ahead.hpp"
#include "app/table/table_awards.hpp"
#include "app/table/table_dealing.hpp"
#include "app/table/table_mistakes.hpp"
#include "app/table/table_playing.hpp"
#include "app/table/table_progress.hpp"
#include "app/table/table_state.hpp"
#include "core/game/record.hpp"
#include "players/advice/reviewer.hpp"

namespace allfours {
namespace {

void check_start_screen(const App& app) {
  ASSERT_TRUE(valid_seed(app.state().start.seed()));
  ASSERT_TRUE(app.state().start.variant().allows(app.state().start.players()));
  ASSERT_TRUE(std::isinf(app.next_due()) || !app.message().empty());
}

void check_table(const Sitting& sitting) {
  const App& app = sitting.app;
  const Session& session = app.table().session;
  const int length = static_cast<int>(session.log().size());
  ASSERT_GE(session.shown(), 0);
  ASSERT_LE(session.shown(), length);
  ASSERT_EQ(static_cast<int>(app.table().narration.rows().size()), session.shown());
  ASSERT_GE(live_moment(app.table()), session.shown());
  ASSERT_LE(live_moment(app.table()), length);
  // The end of a hand from a link counts as reviewing, though it is the newest moment.
  ASSERT_TRUE(looking_back(app.table()) || live_moment(app.table()) == session.shown());
  const SeatView view = app.table().session.view();
  const CardSet hand = view.table.hands[static_cast<std::size_t>(view.seat)];
  const CardSet playable = playable_cards(app.table());
  ASSERT_TRUE((playable - hand).empty());
  const auto actions = actions_at(app.table());
  std::set<std::string> ids;
  for (const Action& action : actions) {
    ASSERT_TRUE(ids.insert(action.id).second) << action.id << " twice";
    ASSERT_FALSE(action.label.empty()) << action.id;
  }
  if (looking_back(app.table()) || app.table().waits) {
    ASSERT_TRUE(playable.empty());
    return;
  }
  const LessonRun* lesson = lesson_at(app.table());
  const PuzzleRun* puzzle = puzzle_at(app.table());
  const bool asked = lesson != nullptr
                         ? lesson->asked(session).has_value()
                         : session.person_to_decide() &&
                               (puzzle == nullptr || !(puzzle->over() || puzzle->shows()));
  // A pending question about a mistake.
  const bool mistake = std::any_of(actions.begin(), actions.end(), [](const Action& action) {
    return action.id == "take_back" || action.id == "call_it";
  });
  const bool exposes = is_exposing(app.table());
  const bool deals = deals_by_hand(app.table());
  ASSERT_EQ(playable.empty(),
            !exposes && (!asked || mistake || deals || choice(session.table()).says != 0));
  ASSERT_TRUE((app.table().picked - hand).empty()) << "picked, but not in the hand";
  if (!app.table().picked.empty()) {
    ASSERT_EQ(view.table.phase, Phase::discard);
    ASSERT_LE(app.table().picked.count(), choice(session.table()).discards);
  }
  // Either something will happen by itself, or the person can make it happen,
  // or the table waits for a touch or for people on other devices.
  const bool rests = app.message().empty() && std::isinf(app.next_due()) &&
                     !shows_together(app.state()) && !award_waits(app.table());
  ASSERT_FALSE(rests && actions.empty() && playable.empty()) << "no action is possible";
  // Never both: nothing happens while the person has to choose,
  const bool chooses = asked || (app.table().mode->is_game() && session.person_may_lay_down()) ||
                       waits_for_next_hand(app.table()) || game_over(app.table());
  // except that an award disappears from the felt, and that a card plays itself.
  ASSERT_FALSE(chooses && app.message().empty() && !award_is_up(app.table()) &&
               !automatic_card(app.table()) && !std::isinf(app.next_due()));
}

// Where no person plays, or the person only watches, the table may rest for ever.
void check(const Played& played) {
  const App& app = played.sitting.app;
  ASSERT_GE(app.settings().pace, 0);
  ASSERT_LE(app.settings().pace, 2);
  if (app.screen() == App::Screen::start) {
    check_start_screen(app);
  } else {
    check_table(played.sitting);
  }
}

// The table on the screen is the fold of the events shown, and a record leads to it again.
void check_fold(const Session& session) {
  Table table = new_table(session.setup());
  for (int k = 0; k < session.shown(); ++k) {
    apply(table, session.log()[static_cast<std::size_t>(k)]);
  }
  ASSERT_EQ(table, session.table());
  const auto again = events(session.record());
  ASSERT_TRUE(std::holds_alternative<Events>(again));
  ASSERT_EQ(std::get<Events>(again), session.log());
}

void let_time_pass(Sitting& sitting, Stream& stream) {
  App& app = sitting.app;
  switch (stream.below(7)) {
    case 0:
      app.tick(sitting.now += stream.below(2500));
      break;
    case 1:
      app.tick(sitting.now - 1000);
      break;  // clocks may misbehave
    case 2:
      app.tick(sitting.now += 1e6);
      break;
    default:
      if (!std::isinf(app.next_due())) sitting.wait_a_step();
  }
}

// A worker answers at once, mostly nonsense; then the bot in this program decides.
void answer_request(Played& played, const Effects& effects, std::set<std::string_view>& did) {
  // Reviews are slow: only a few of the answers are real.
  if (effects.think && effects.think->player == reviewer_name && played.reviewed < 40) {
    ++played.reviewed;
    const WorkerRequest& asked = *effects.think;
    const auto opened = std::get<OpenedRecord>(open_record(asked.record));
    const Verdict verdict = review_decision(opened.game, asked.number, Effort{4, 2, 100});
    played.sitting.app.act("thought:" + std::to_string(asked.serial) + ":" + verdict_text(verdict));
    if (played.sitting.app.act("review_at:" + std::to_string(asked.number)))
      did.insert("review_at");
    if (played.reviewed % 8 == 0 && played.sitting.app.act("try:" + std::to_string(asked.number))) {
      did.insert("try");
    }
    return;
  }
  if (!effects.think) return;
  played.thought = effects.think;
  if (played.sitting.app.act("thought:" + std::to_string(effects.think->serial) + ":keep")) {
    did.insert("thought");
  }
}

// Performs this many random actions; adds effective verbs to `did`.
void act_at_random(Played& played, Stream& stream, int times, std::set<std::string_view>& did) {
  Sitting& sitting = played.sitting;
  App& app = sitting.app;
  int revision = 0;
  bool was_over = false;
  for (int i = 0; i < times; ++i) {
    const std::string id = any_id(played, stream);
    SCOPED_TRACE(id);
    const bool at_table = app.screen() == App::Screen::table;
    // One variant in twenty has a league.
    if (id.starts_with("league") && i % 2 == 0) app.act("variant:west-yorkshire");
    if (id == "start" && played.games % 2 == 0) {  // each variant takes its turn
      const auto turn = static_cast<std::size_t>(played.games / 2) % variants().size();
      app.act("variant:" + std::string(variants()[turn].id));
    }
    const int before = app.revision();
    if (app.act(id)) {
      const Verb* verb = find_verb(id.substr(0, id.find(':')));
      ASSERT_NE(verb, nullptr);
      did.insert(verb->name);
      ASSERT_TRUE(app.revision() > before || verb->where == Verb::Where::worker);
    } else {
      ASSERT_EQ(app.revision(), before);
    }
    if (!at_table && app.screen() == App::Screen::table) ++played.games;
    if (id.starts_with("variant:") && i % 2 == 0 && app.act("players:2")) did.insert("players");
    // Rarely opened parts are closed now and then.
    if (id == "hint" && i % 2 == 0 && app.act("close_hint")) did.insert("close_hint");
    if (id == "undo" && i % 2 == 0 && app.act("redo")) did.insert("redo");
    if (id == "exposes" && app.screen() == App::Screen::table) {
      const CardSet falls = playable_cards(app.table());
      if (!falls.empty() && app.act("expose:" + card_text(falls.last()))) did.insert("expose");
    }
    if (!app.state().forgotten.empty() && i % 2 == 0 &&
        app.act("keep_game:" + app.state().forgotten.back().id)) {
      did.insert("keep_game");
    }
    const std::string_view answer_to_file = i % 2 == 0 ? "season_take" : "season_leave";
    if (app.state().records.seasons.offered && app.act(answer_to_file)) did.insert(answer_to_file);
    if (i % 5 == 0 && app.act("season_back")) did.insert("season_back");
    // A series needs its length before the start of a game of Trinidad, and ends soon.
    if (i % 7 == 0 && app.act("series_of:7")) did.insert("series_of");
    if (i % 11 == 0 && app.act("series_play")) did.insert("series_play");
    if (i % 3 == 0 && app.act("close_caption")) did.insert("close_caption");
    answer_request(played, app.take_effects(), did);
    let_time_pass(sitting, stream);
    answer_request(played, app.take_effects(), did);
    ASSERT_GE(app.revision(), revision);
    revision = app.revision();
    check(played);
    if (::testing::Test::HasFatalFailure()) return;
    const bool over = app.screen() == App::Screen::table && game_over(app.table());
    if (app.screen() == App::Screen::table) {
      played.variants_seen.insert(app.table().session.setup().variant->id);
      if (over && !was_over) ++played.over;
      if (i % 1000 == 0) check_fold(app.table().session);
    }
    was_over = over;
  }
}

TEST(Fuzz, ActionsAtRandom) {
  Stream stream(21, "fuzz");
  std::set<std::string_view> did;

  Played own(7);
  act_at_random(own, stream, 480'000, did);
  if (HasFatalFailure()) return;
  EXPECT_GT(own.games, 200);
  EXPECT_GT(own.over, 20);
  EXPECT_EQ(own.variants_seen.size(), variants().size());

  Played elsewhere(8);
  elsewhere.sitting.app.use_worker(true);
  act_at_random(elsewhere, stream, 50'000, did);
  if (HasFatalFailure()) return;

  Played framed(9);
  framed.sitting.app.embed({Embedding::Controls::full, true, 0});
  act_at_random(framed, stream, 50'000, did);
  if (HasFatalFailure()) return;

  // A lesson is soon left: one starts again and again.
  for (std::uint32_t times = 10; times < 30; ++times) {
    Played taught(times);
    ASSERT_TRUE(taught.sitting.app.act("learn:" + std::string(lessons()[0].id)));
    act_at_random(taught, stream, 100, did);
    if (HasFatalFailure()) return;
  }
  // A puzzle, which is over after a few cards.
  for (std::uint32_t times = 70; times < 100; ++times) {
    Played solver(times);
    ASSERT_TRUE(solver.sitting.app.act("solve:" + std::string(any_of(puzzles(), stream).id)));
    act_at_random(solver, stream, 100, did);
    if (HasFatalFailure()) return;
  }
  // A table where everybody makes mistakes; the person deals at every other one.
  for (std::uint32_t times = 100; times < 220; ++times) {
    GameSetup setup = any_of(usual_setups(), stream);
    setup.rules.table_rules = setup.rules.hand_dealing = true;
    setup.start = Start{1, static_cast<std::int8_t>(times % 2), {}};
    setup.seed = "ERRS-" + std::to_string(times);
    // Some hands are misdealt by then.
    Game game(setup);
    SeatCounts counts = choice(game.table()).counts;
    ++counts.of[0];
    if (times % 4 == 1 && game.play(Decision::of_deal(1, counts))) FAIL() << setup_text(setup);
    Played erring(times);
    erring.sitting.app.open_link(record_text(game) + "&bots=beginner");
    ASSERT_EQ(erring.sitting.app.screen(), App::Screen::table);
    act_at_random(erring, stream, 400, did);
    if (HasFatalFailure()) return;
  }
  // A duel, started here or sent by link.
  for (std::uint32_t times = 30; times < 70; ++times) {
    Played duellist(times);
    duellist.sitting.app.open_link(any_duel(any_of(usual_setups(), stream), stream));
    ASSERT_NE(duel_at(duellist.sitting.app.table()), nullptr);
    act_at_random(duellist, stream, 200, did);
    if (HasFatalFailure()) return;
  }

  for (const Verb& verb : verbs()) {
    // All words are present here: tests/handed/handed_words_test.cpp.
    if (verb.name == "words_failed" || verb.name == "lessons_failed") continue;
    // Another person's game is rarely watched: tests/app/modes/sent/app_sent_test.cpp.
    if (verb.name == "play" || verb.name == "pause") continue;
    // The end of a season is out of reach: tests/app/features/league/league_night_test.cpp.
    if (verb.name == "season_next") continue;
    // So is that of a cup of bars, and mostly that of a game in it:
    // tests/app/features/bar_cup/app_bar_cup_test.cpp.
    if (verb.name == "bars_next" || verb.name == "bars_look") continue;
    // The rest of the tricks is rarely certain: tests/app/table/ahead_test.cpp.
    if (verb.name == "claim") continue;
    // Several people rarely share the screen here: tests/app/modes/people/people_test.cpp.
    if (verb.name == "take_seat") continue;
    // Other devices are out of reach: tests/app/modes/together/app_together_test.cpp.
    if (verb.name.starts_with("together_")) continue;
    // The end of a lesson is rarely reached: tests/app/modes/lesson/lesson_test.cpp.
    if (verb.name == "lesson_why" || verb.name == "play_after") continue;
    EXPECT_TRUE(did.contains(verb.name)) << verb.name << " never had an effect";
  }
}

}  // namespace
}  // namespace allfours
