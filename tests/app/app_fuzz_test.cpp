// Actions at random, possible ones and garbage, at random times: nothing ever crashes, hangs, or
// leaves the person without a way on.
#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <sstream>

#include "app/app.hpp"
#include "app/app_play.hpp"
#include "core/decision_text.hpp"
#include "core/named_rules.hpp"
#include "core/record.hpp"
#include "players/reviewer.hpp"

namespace allfours {
namespace {

template <typename Items>
const auto& any_of(const Items& items, Stream& stream) {
  return items[static_cast<std::size_t>(stream.below(static_cast<int>(items.size())))];
}

constexpr std::array<std::string_view, 26> subjects{"",
                                                    "1",
                                                    "-1",
                                                    "0",
                                                    "2",
                                                    "3",
                                                    "7",
                                                    "-5",
                                                    "40",
                                                    "100000",
                                                    "-100000",
                                                    "2147483647",
                                                    "-2147483648",
                                                    "99999999999999999999",
                                                    "Jh",
                                                    "Ts",
                                                    "2c",
                                                    "As",
                                                    "??",
                                                    "beg",
                                                    "run",
                                                    "everything",
                                                    "trinidad",
                                                    "target",
                                                    "x|{who}",
                                                    "\xff\xc0\x01\"\\"};

constexpr std::array<std::string_view, 6> garbage{"", ":", "::", "start:start", "\n", "card:Jh:Jh"};

// A sitting, and what of it the fuzz test goes by.
struct Played {
  explicit Played(std::uint32_t entropy) : sitting(entropy) {
    Settings settings;  // a first game
    settings.undo_told = true;
    sitting.app.restore_settings(settings);
  }

  Sitting sitting;
  std::optional<Thought> thought;  // the last question to a player elsewhere
  int games = 0;
  int over = 0;
  int reviewed = 0;
  std::set<std::string_view> variants_seen;
};

std::string any_award_or_heading(const App& app, HistoryRow::Kind kind, Stream& stream) {
  std::vector<std::string> moments{"0"};
  if (app.screen() == App::Screen::table) {
    for (const HistoryRow& row : app.table().history()) {
      if (row.kind == kind) moments.push_back(std::to_string(row.moment));
    }
  }
  return any_of(moments, stream);
}

// A duel that nobody has played, or one or both have.
std::string any_duel(const Setup& setup, Stream& stream) {
  Duel duel{setup, 1 + stream.below(2)};
  const int players = stream.below(3);
  for (int player = 0; player < players; ++player) {
    for (int deal = 0; deal < duel.deals; ++deal) {
      Game game(deal_of_duel(duel, deal));
      while (!deal_over(game)) {
        if (game.play(random_choice(game.table(), stream))) ADD_FAILURE() << "no choice";
      }
      duel.logs[at(player)].push_back(game.moves());
    }
  }
  return duel_text(duel);
}

std::string any_link(Stream& stream) {
  Setup setup = any_of(usual_setups(), stream);
  setup.rules.table_rules = stream.below(2) == 0;
  setup.rules.hand_dealing = setup.rules.table_rules && stream.below(2) == 0;
  if (stream.below(10) == 0) return any_duel(setup, stream);
  const std::string bots =
      stream.below(2) == 0 ? "" : "&bots=" + std::string(any_of(player_names, stream).name);
  return (stream.below(2) == 0 ? setup_text(setup)
                               : record_text({setup, decisions_in(random_log(setup, stream, 1)),
                                              4 * stream.below(2)})) +
         bots;
}

std::string any_rule(const App& app, Stream& stream) {
  const Field& field = any_of(fields(), stream);
  return std::string(field.name) + "." + value_text(field, app.rules_setup().rules);
}

std::string any_host_decision(const App& app, Stream& stream) {
  const std::string seat = stream.below(2) == 0 ? "" : std::to_string(stream.below(2));
  if (app.screen() == App::Screen::start || app.table().session().table().turn < 0)
    return seat + ":x";
  return seat + ":" + decision_text(random_choice(app.table().session().table(), stream));
}

// Something of the kind that follows this verb's colon (Verb::about).
std::string any_about(std::string_view kind, const Played& played, Stream& stream) {
  const App& app = played.sitting.app;
  if (kind.ends_with('?')) {
    if (stream.below(2) == 0) return {};
    kind.remove_suffix(1);
  }
  if (kind.empty()) return {};
  if (kind.find('|') != std::string_view::npos) {
    std::istringstream words{std::string(kind)};
    std::vector<std::string> all;
    for (std::string word; std::getline(words, word, '|');) all.push_back(word);
    return any_of(all, stream);
  }
  if (kind == "ACTION") return any_of(std::array<std::string, 3>{"menu", "undo", ""}, stream);
  if (kind == "AWARD") return any_award_or_heading(app, HistoryRow::Kind::award, stream);
  if (kind == "BESIDE") return std::to_string(stream.below(5));
  if (kind == "CLUB") return std::to_string(stream.below(10));
  if (kind == "SEASON") return stream.below(2) == 0 ? "season FUZZ 3\n" : "season 3\n";
  if (kind == "CARD") {
    const bool at_table = app.screen() == App::Screen::table;
    const CardSet illegal = at_table ? choice(app.table().session().table()).illegal : CardSet();
    if (!illegal.empty() && stream.below(2) == 0) {
      return card_text(illegal.at(stream.below(illegal.count())));
    }
    return card_text(Card(stream.below(pack_size)));
  }
  if (kind == "DATE") return "2026-11-" + std::to_string(10 + stream.below(25));
  if (kind == "DEAL")
    return std::to_string(stream.below(4)) + (stream.below(2) == 0 ? "" : ":other");
  if (kind == "DEALS") return std::to_string(stream.below(10));
  if (kind == "DECISION") return any_host_decision(app, stream);
  if (kind == "FAULT") {
    return any_of(std::array<std::string, 4>{"log_missing\n3\ne", "with_stock\n1", "unread",
                                             "line 3 is none"},
                  stream);
  }
  if (kind == "FIELD") return std::string(any_of(fields(), stream).name);
  if (kind == "GAME") return std::to_string(stream.below(4));
  if (kind == "HEADING") return any_award_or_heading(app, HistoryRow::Kind::heading, stream);
  if (kind == "KEPT") {
    const auto& kept = app.shelf().all();
    return kept.empty() ? "nothing" : any_of(kept, stream).id;
  }
  if (kind == "LANGUAGE") return std::string(language_code(any_of(languages(), stream)));
  if (kind == "LESSON") return std::string(lessons()[0].id);
  if (kind == "LEVEL") return std::string(any_of(player_names, stream).name);
  if (kind == "LINK") return any_link(stream);
  if (kind == "MOMENT") {
    const int moment = stream.below(60);
    return moment == 0 ? "first" : moment == 1 ? "last" : std::to_string(moment);
  }
  if (kind == "NAMED") return std::string(any_of(named_rules(), stream).name);
  if (kind == "NAME") return std::to_string(stream.below(max_players)) + ":Winnie";
  if (kind == "OPPONENT") {
    return std::to_string(stream.below(max_players)) + ":" +
           (stream.below(3) == 0 ? "person" : std::string(any_of(player_names, stream).name));
  }
  if (kind == "PACE") return std::string(any_of(pace_names, stream));
  if (kind == "PLAYERS") return std::to_string(stream.below(8));
  if (kind == "PUZZLE") return std::string(any_of(puzzles(), stream).id);
  if (kind == "RULE") return any_rule(app, stream);
  if (kind == "SEAT") return std::to_string(stream.below(max_players));
  if (kind == "SEED") return "FUZZ-" + std::to_string(stream.below(1000));
  if (kind == "SIZE") return std::to_string(80 + 10 * stream.below(13));
  if (kind == "STEPS") return std::to_string(stream.below(7) - 3);
  if (kind == "THOUGHT") {
    return std::to_string(played.thought ? played.thought->serial : 0) + ":" +
           any_of(std::array<std::string, 2>{"keep", "say stand"}, stream);
  }
  if (kind == "UNIT") return stream.below(2) == 0 ? "beans" : "<b>";
  if (kind == "VARIANT") return std::string(any_of(variants(), stream).id);
  if (kind == "WORD") return std::string(wire(static_cast<Say>(stream.below(9))));
  ADD_FAILURE() << kind << " is no kind the fuzz test knows: give it an example";
  return {};
}

bool has_place(const Verb& verb, const App& app) {
  const bool at_table = app.screen() == App::Screen::table;
  switch (verb.where) {
    case Verb::Where::anywhere:
    case Verb::Where::worker:
      return true;
    case Verb::Where::start:
      return !at_table;
    case Verb::Where::table:
      return at_table;
    case Verb::Where::game:
      return at_table && app.table().is_game();
    case Verb::Where::lesson:
      return at_table && app.table().lesson() != nullptr;
    case Verb::Where::puzzle:
      return at_table && app.table().puzzle() != nullptr;
    case Verb::Where::host:
      return app.embedding().has_value();
  }
  return false;
}

// Mostly a verb that has its place here.
const Verb& any_row(const App& app, Stream& stream) {
  const Verb* verb = &any_of(verbs(), stream);
  for (int i = 0; i < 4 && !has_place(*verb, app); ++i) verb = &any_of(verbs(), stream);
  return *verb;
}

// A row of the table of verbs, with something of its kind or with anything; rarely what leads away
// from a game or folds it again.
std::string any_verb(const Played& played, Stream& stream) {
  const Verb& verb = any_row(played.sitting.app, stream);
  const bool leaves = verb.name == "new_game" || verb.name == "host_load" || verb.name == "duel" ||
                      verb.name == "season_play" || verb.name == "league_watch";
  const bool back = verb.name == "moment" || verb.name == "step" || verb.name == "trick" ||
                    verb.name == "undo" || verb.name == "redo";
  const bool branches = verb.name == "play_on" || verb.name == "game";
  // Most games are no lessons.
  const bool begins = verb.name == "learn" || verb.name == "solve";
  if ((begins && stream.below(verb.name == "solve" ? 5 : 2) != 0) ||
      (leaves && stream.below(played.sitting.app.embedding() ? 20 : 100) != 0) ||
      (back && stream.below(4) != 0) || (branches && stream.below(10) != 0)) {
    return "skip";
  }
  const std::string about = stream.below(3) == 0 ? std::string(any_of(subjects, stream))
                                                 : any_about(verb.about, played, stream);
  return std::string(verb.name) + (about.empty() && stream.below(2) == 0 ? "" : ":" + about);
}

// A card that may not be played and, by table rules, can be.
std::string any_illegal(const Sitting& sitting, Stream& stream) {
  if (sitting.app.screen() != App::Screen::table) return {};
  const Session& session = sitting.app.table().session();
  if (!session.human_to_decide() || stream.below(4) != 0) return {};
  const CardSet cards = choice(session.table()).illegal;
  return cards.empty() ? std::string() : "play_illegal:" + card_text(cards.first());
}

// Something that can be done, or could be elsewhere, or never.
std::string any_id(const Played& played, Stream& stream) {
  const Sitting& sitting = played.sitting;
  const auto offered = sitting.offered();
  if (const std::string illegal = any_illegal(sitting, stream); !illegal.empty()) return illegal;
  if (sitting.app.screen() == App::Screen::table && sitting.app.table().lesson() != nullptr) {
    const CardSet asked = sitting.app.table().asked_cards();
    if (!asked.empty() && stream.below(2) == 0) return "card:" + card_text(asked.first());
    if (stream.below(40) == 0) return "end_lesson";
  }
  if (!offered.empty() && stream.below(100) < 60) return any_of(offered, stream);
  if (sitting.app.screen() == App::Screen::start && stream.below(6) == 0) return "start";
  if (stream.below(12) == 0) return std::string(any_of(garbage, stream));
  return any_verb(played, stream);
}

void check_start_screen(const App& app) {
  ASSERT_TRUE(valid_seed(app.start().seed()));
  ASSERT_TRUE(app.start().variant().allows(app.start().players()));
  ASSERT_TRUE(std::isinf(app.next_due()) || !app.message().empty());
}

void check_table(const Sitting& sitting) {
  const App& app = sitting.app;
  const Session& session = app.table().session();
  const int length = static_cast<int>(session.log().size());
  ASSERT_GE(session.shown(), 0);
  ASSERT_LE(session.shown(), length);
  ASSERT_EQ(static_cast<int>(app.table().history().size()), session.shown());
  ASSERT_GE(app.table().live_moment(), session.shown());
  ASSERT_LE(app.table().live_moment(), length);
  // The end of a hand that was sent is looked back at though it is the newest.
  ASSERT_TRUE(app.table().reviewing() || app.table().live_moment() == session.shown());
  const SeatView view = app.table().view();
  const CardSet hand = view.table.hands[static_cast<std::size_t>(view.seat)];
  const CardSet playable = app.table().playable();
  ASSERT_TRUE((playable - hand).empty());
  const auto actions = app.table().actions();
  std::set<std::string> ids;
  for (const Action& action : actions) {
    ASSERT_TRUE(ids.insert(action.id).second) << action.id << " twice";
    ASSERT_FALSE(action.label.empty()) << action.id;
  }
  if (app.table().reviewing() || app.table().waits()) {
    ASSERT_TRUE(playable.empty());
    return;
  }
  const LessonRun* lesson = app.table().lesson();
  const PuzzleRun* puzzle = app.table().puzzle();
  const bool asked = lesson != nullptr
                         ? lesson->asked(session).has_value()
                         : session.human_to_decide() &&
                               (puzzle == nullptr || !(puzzle->over() || puzzle->shows()));
  // Something is asked about a mistake first.
  const bool mistake = std::any_of(actions.begin(), actions.end(), [](const Action& action) {
    return action.id == "take_back" || action.id == "call_it";
  });
  const bool exposes = app.table().is_exposing();
  const bool deals = app.table().deals_by_hand();
  ASSERT_EQ(playable.empty(),
            !exposes && (!asked || mistake || deals || choice(session.table()).says != 0));
  ASSERT_TRUE((app.table().picked() - hand).empty()) << "picked, but not in the hand";
  if (!app.table().picked().empty()) {
    ASSERT_EQ(view.table.phase, Phase::discard);
    ASSERT_LE(app.table().picked().count(), choice(session.table()).discards);
  }
  // Either something will happen, or the person can make it happen.
  const bool rests = app.message().empty() && std::isinf(app.next_due());
  ASSERT_FALSE(rests && actions.empty() && playable.empty()) << "nothing can be done";
  // And never both: nothing happens over the head of who must choose.
  const bool chooses = asked || (app.table().is_game() && session.human_may_lay_down()) ||
                       app.table().waits_for_next_hand() || app.table().game_over();
  // But that an award on the felt goes.
  ASSERT_FALSE(chooses && app.message().empty() && !app.table().award_up() &&
               !std::isinf(app.next_due()));
}

// Where nobody plays by himself, or only looks, the table may rest for ever.
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

// What is on the screen is the fold of what is shown, and a record leads there again.
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
      break;  // a clock may go wrong
    case 2:
      app.tick(sitting.now += 1e6);
      break;
    default:
      if (!std::isinf(app.next_due())) sitting.wait_a_step();
  }
}

// A player elsewhere answers at once, mostly nonsense: then the player here decides.
void answer(Played& played, const Effects& effects, std::set<std::string_view>& did) {
  // The reviewer's work takes its time: a few of its answers are ones.
  if (effects.advise && effects.advise->player == reviewer_name && played.reviewed < 40) {
    ++played.reviewed;
    const Thought& asked = *effects.advise;
    const auto opened = std::get<OpenedRecord>(open_record(asked.record));
    const Verdict verdict = review_decision(opened.game, asked.event, Effort{4, 2, 100});
    played.sitting.app.act("thought:" + std::to_string(asked.serial) + ":" + verdict_text(verdict));
    if (played.sitting.app.act("review_at:" + std::to_string(asked.event))) did.insert("review_at");
  }
  if (!effects.think) return;
  played.thought = effects.think;
  if (played.sitting.app.act("thought:" + std::to_string(effects.think->serial) + ":keep")) {
    did.insert("thought");
  }
}

// So many actions at random; adds to `did` the verbs that did something.
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
    if (id == "start" && played.games % 2 == 0) {  // each variant has its turn
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
    // What is seldom open is closed now and then.
    if (id == "hint" && i % 2 == 0 && app.act("close_hint")) did.insert("close_hint");
    if (id == "undo" && i % 2 == 0 && app.act("redo")) did.insert("redo");
    if (i % 3 == 0 && app.act("close_caption")) did.insert("close_caption");
    answer(played, app.take_effects(), did);
    let_time_pass(sitting, stream);
    answer(played, app.take_effects(), did);
    ASSERT_GE(app.revision(), revision);
    revision = app.revision();
    check(played);
    if (::testing::Test::HasFatalFailure()) return;
    const bool over = app.screen() == App::Screen::table && app.table().game_over();
    if (app.screen() == App::Screen::table) {
      played.variants_seen.insert(app.table().session().setup().variant->id);
      if (over && !was_over) ++played.over;
      if (i % 1000 == 0) check_fold(app.table().session());
    }
    was_over = over;
  }
}

TEST(Fuzz, ActionsAtRandom) {
  Stream stream(20, "fuzz");
  std::set<std::string_view> did;

  Played own(7);
  act_at_random(own, stream, 400'000, did);
  if (HasFatalFailure()) return;
  EXPECT_GT(own.games, 200);
  EXPECT_GT(own.over, 20);
  EXPECT_EQ(own.variants_seen.size(), variants().size());

  Played elsewhere(8);
  elsewhere.sitting.app.think_elsewhere(true);
  act_at_random(elsewhere, stream, 50'000, did);
  if (HasFatalFailure()) return;

  Played framed(9);
  framed.sitting.app.embed({Embedding::Controls::full, true, 0});
  act_at_random(framed, stream, 50'000, did);
  if (HasFatalFailure()) return;

  // A lesson is soon left: one begins again and again.
  for (std::uint32_t times = 10; times < 30; ++times) {
    Played taught(times);
    ASSERT_TRUE(taught.sitting.app.act("learn:" + std::string(lessons()[0].id)));
    act_at_random(taught, stream, 100, did);
    if (HasFatalFailure()) return;
  }
  // And a puzzle, which is over after a few cards.
  for (std::uint32_t times = 70; times < 100; ++times) {
    Played solver(times);
    ASSERT_TRUE(solver.sitting.app.act("solve:" + std::string(any_of(puzzles(), stream).id)));
    act_at_random(solver, stream, 100, did);
    if (HasFatalFailure()) return;
  }
  // And a duel, begun here or sent.
  for (std::uint32_t times = 30; times < 70; ++times) {
    Played duellist(times);
    duellist.sitting.app.open_link(any_duel(any_of(usual_setups(), stream), stream));
    ASSERT_NE(duellist.sitting.app.table().duel(), nullptr);
    act_at_random(duellist, stream, 200, did);
    if (HasFatalFailure()) return;
  }

  for (const Verb& verb : verbs()) {
    // All words are here: tests/handed/handed_words_test.cpp.
    if (verb.name == "words_failed" || verb.name == "lessons_failed") continue;
    // Somebody else's game is seldom watched: tests/app/app_sent_test.cpp.
    if (verb.name == "play" || verb.name == "pause") continue;
    // The person is seldom the pitcher's partner by table rules: tests/app/mistakes_test.cpp.
    if (verb.name == "look_early") continue;
    // Nor do they often deal by hand, or is a misdeal left for them to call:
    // tests/app/misdeal_test.cpp.
    if (verb.name.starts_with("deal_") || verb.name == "call_misdeal") continue;
    // Computer players drop no cards: tests/app/mistakes_test.cpp.
    if (verb.name == "call_card" || verb.name == "expose") continue;
    // The end of a season is far away: tests/app/league_night_test.cpp.
    if (verb.name == "season_next") continue;
    // So is that of a lesson: tests/app/lesson_test.cpp.
    if (verb.name == "lesson_why" || verb.name == "play_after") continue;
    EXPECT_TRUE(did.contains(verb.name)) << verb.name << " never did anything";
  }
}

}  // namespace
}  // namespace allfours
