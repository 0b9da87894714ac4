// Accidental input: a held key, a double click and a run of impatient presses do nothing
// unintended, with every verb. The clock is the app's own.
#include "app/press.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <memory>

#include "app/any_action.hpp"
#include "app/dialog.hpp"
#include "app/mirror.hpp"

namespace allfours {
namespace {

// A person at the app: presses, and lets time pass frame by frame as a screen does.
struct Person {
  explicit Person(std::string_view link = "") : sitting(1) {
    sitting.app.think_elsewhere(true);
    sitting.app.act("date:2026-11-24");
    if (!link.empty()) sitting.app.open_link(link);
    sitting.app.act("begin");
    answer();
  }

  App& app() { return sitting.app; }
  // Bots in a worker leave the decision to the program.
  void answer() {
    for (int i = 0; i < 100; ++i) {
      const Effects effects = app().take_effects();
      if (!effects.think) return;
      app().act("thought:" + std::to_string(effects.think->serial) + ":here");
    }
  }
  void pass(double milliseconds) {
    for (const double end = now() + milliseconds; now() < end;) {
      sitting.now = std::min(end, now() + 16);
      app().tick(now());
      answer();
    }
  }
  // Waits until nothing happens by itself, and any question has been visible for a while.
  void rest() {
    answer();
    for (int i = 0; i < 3000 && std::isfinite(app().next_due()); ++i) {
      sitting.now = std::max(now(), app().next_due());
      app().tick(now());
      answer();
    }
    pass(700);
  }
  void play_to_hand_end() {
    Stream stream(1, "hand");
    for (rest(); !app().table().waits_for_next_hand() && !app().table().game_over(); rest())
      sitting.choose_something(stream);
  }
  double now() const { return sitting.now; }

  bool click(std::string_view id, float x = 300) {
    const bool did = app().press(id, {.when = now(), .x = x, .y = 300});
    answer();
    return did;
  }
  bool key(std::string name, bool repeated = false) {
    const Press press{.when = now(), .repeated = repeated, .key = name};
    const bool used = app().press_key(name, &press);
    answer();
    return used;
  }
  // The time after the first press.
  void hold_key(const std::string& name, double milliseconds) {
    key(name);
    pass(500);
    for (double held = 500; held < milliseconds; held += 33) {
      key(name, true);
      pass(33);
    }
  }

  int decisions() { return app().table().session().game().decisions(); }
  std::size_t own_decisions() {
    const Session& session = app().table().session();
    const auto all = decisions_in(session.log());
    return static_cast<std::size_t>(
        std::count_if(all.begin(), all.end(),
                      [&](const Decision& decision) { return decision.seat == session.human(); }));
  }

  Sitting sitting;
};

// Everything visible and stored.
std::string all_of_it(const App& app) {
  std::string text = Mirror().update(app) + app.tab_text() + statistics_text(app.statistics()) +
                     slate_text(app.slate()) + app.season_kept() + app.league_kept() +
                     settings_text(app.settings());
  text += app.own_name() + app.own_text().value_or("");
  for (const KeptText& game : app.shelf().all()) text += game.id + game.text;
  JsonWriter json(text);
  write_dialog(json, app);
  return text;
}

// A situation in which a verb has an effect; created anew for each use.
using Place = std::function<std::unique_ptr<Person>()>;

std::unique_ptr<Person> at_table(std::string_view link, int decisions) {
  auto hand = std::make_unique<Person>(link);
  Stream stream(2, "place");
  for (int i = 0; i < decisions; ++i) {
    hand->rest();
    if (hand->app().table().game_over()) break;
    hand->sitting.choose_something(stream);
  }
  hand->rest();
  return hand;
}

std::vector<std::pair<std::string, Place>> places() {
  std::vector<std::pair<std::string, Place>> all;
  const auto add = [&](std::string name, Place place) {
    all.emplace_back(std::move(name), std::move(place));
  };
  const auto start = [](std::initializer_list<std::string_view> ids) {
    return [ids = std::vector<std::string>(ids.begin(), ids.end())] {
      auto hand = std::make_unique<Person>();
      for (const std::string& id : ids) hand->app().act(id);
      hand->rest();
      return hand;
    };
  };
  add("the start screen", start({}));
  add("the list of games", start({"games", "variant:west-yorkshire"}));
  add("house rules", start({"games", "variant:french", "house_rules"}));
  add("lessons", start({"lesson_list"}));
  add("a lesson", start({"learn:learn"}));
  add("a puzzle", start({"solve:1"}));
  add("no season", start({"season"}));
  add("a season", start({"season_begin:2", "season"}));
  add("a season of a file", start({"season_begin:2", "season", "season_open:season OTHER 3\n"}));
  add("a season put aside",
      start({"season_begin:2", "season", "season_open:season OTHER 3\n", "season_take"}));
  add("the opponents", start({"opponents"}));
  add("kept games", start({"start", "new_game", "start", "new_game", "kept_games"}));
  add("a forgotten game", [] {
    auto hand = std::make_unique<Person>();
    for (const char* id : {"start", "new_game", "start", "new_game", "kept_games"})
      hand->app().act(id);
    hand->app().act("forget_game:" + hand->app().shelf().all().back().id);
    hand->rest();
    return hand;
  });
  for (const auto& [link, decisions] : std::initializer_list<std::pair<const char*, int>>{
           {"v=trinidad&seed=HAND-1", 0},
           {"v=trinidad&seed=HAND-1", 4},
           {"v=german&seed=HAND-2", 4},
           {"v=cotton&seed=HAND-3", 0},
           {"v=west-yorkshire&seed=HAND-5", 3},
           {"v=pitch&seed=HAND-6&rules=table_rules.true", 4}}) {
    add(link + std::string(" ") + std::to_string(decisions),
        [link = link, decisions = decisions] { return at_table(link, decisions); });
  }
  add("a warned hint", [] {
    auto hand = at_table("v=trinidad&seed=HAND-1", 3);
    hand->app().act("hint");
    return hand;
  });
  add("a hand's end", [] {
    auto hand = std::make_unique<Person>("v=trinidad&seed=HAND-1");
    hand->play_to_hand_end();
    return hand;
  });
  add("a game's end", [] { return at_table("v=german&seed=HAND-2&rules=target.1", 100); });
  add("statistics", [] {
    auto hand = at_table("v=german&seed=HAND-2&rules=target.1", 100);
    hand->app().act("statistics");
    hand->rest();
    return hand;
  });
  add("a look back", [] {
    auto hand = at_table("v=trinidad&seed=HAND-1", 6);
    hand->app().act("step:-5");
    hand->rest();
    return hand;
  });
  add("something taken back", [] {
    auto person = at_table("v=trinidad&seed=HAND-1", 4);
    person->app().act("undo");
    person->rest();
    return person;
  });
  add("a game of its own", [] {
    auto person = at_table("v=trinidad&seed=HAND-1", 6);
    person->app().act("step:-5");
    person->app().act("play_on");
    person->rest();
    return person;
  });
  add("something sent", [] {
    auto hand = std::make_unique<Person>();
    hand->app().open_link("v=trinidad&seed=HAND-1");
    hand->rest();
    return hand;
  });
  add("a duel", [] {
    auto hand = std::make_unique<Person>();
    hand->app().act("duel:2");
    hand->app().act("begin");
    hand->play_to_hand_end();
    return hand;
  });
  return all;
}

// The verb with its argument there: an offered one, or one of its kind; empty if there is none.
std::string action_of(const Verb& verb, Person& hand) {
  const std::string name(verb.name);
  for (const std::string& id : hand.sitting.offered()) {
    if (id.substr(0, id.find(':')) == name) return id;
  }
  if (verb.about.empty()) return name;
  if (name == "hand" || name == "why") {
    if (hand.app().screen() == App::Screen::start) return {};
    const auto kind = name == "hand" ? HistoryRow::Kind::heading : HistoryRow::Kind::award;
    for (const HistoryRow& row : hand.app().table().history()) {
      if (row.kind == kind) return name + ":" + std::to_string(row.moment);
    }
    return {};
  }
  if (name == "game") return "game:0";
  if (name == "level_of") return "level_of:1:expert";
  if (name == "forget_game" || name == "keep_game" || name == "resume") {
    for (const KeptText& game : hand.app().listed_games()) {
      const bool there = hand.app().shelf().find(game.id) != nullptr;
      if (there != (name == "keep_game")) return name + ":" + game.id;
    }
    return {};
  }
  Played played(1);
  Stream stream(4, name);
  return name + ":" + any_about(verb.about, played, stream);
}

TEST(Press, AHeldKeyDoesAThingOnceWithEveryVerbButThoseThatStep) {
  std::set<std::string_view> tried;
  for (const auto& [name, place] : places()) {
    auto once = place();
    for (const Verb& verb : verbs()) {
      if (verb.touch == Verb::Touch::told) continue;
      const std::string id = action_of(verb, *once);
      if (id.empty() || !once->click(id)) continue;
      SCOPED_TRACE(name + ": " + id);
      tried.insert(verb.name);
      const auto held = place();
      held->click(id);
      ASSERT_TRUE(all_of_it(held->app()) == all_of_it(once->app())) << "the situations are equal";
      for (int i = 0; i < 5; ++i) {
        const Press press{.when = held->now(), .repeated = true, .key = "Enter"};
        const bool again = held->app().press(id, press);
        EXPECT_TRUE(verb.touch == Verb::Touch::steps || !again);
      }
      if (verb.touch != Verb::Touch::steps) {
        EXPECT_TRUE(all_of_it(held->app()) == all_of_it(once->app()));
      }
      once = place();
    }
  }
  for (const Verb& verb : verbs()) {
    // Irregularities and viewing other people's games have tests of their own.
    constexpr std::array elsewhere{
        "play_illegal", "look_early",   "exposes",     "expose",        "call_card",
        "take_back",    "leave_it",     "calls",       "call_step",     "call_it",
        "deal_to",      "deal_next",    "deal_back",   "deal_done",     "deal_rightly",
        "call_misdeal", "take_seat",    "play",        "pause",         "league_watch",
        "league_home",  "league_sheet", "season_next", "wipe_slate",    "verdict",
        "try",          "review_at",    "review_of",   "duel_deal",     "play_after",
        "go_on",        "lesson_why",   "try_again",   "show_solution", "next_puzzle",
        "copy_puzzle",  "lay_down",     "keep",        "copy_result",   "league_night",
        "discard",      "close_caption"};
    if (verb.touch == Verb::Touch::told || tried.contains(verb.name)) continue;
    EXPECT_TRUE(std::find(elsewhere.begin(), elsewhere.end(), verb.name) != elsewhere.end())
        << verb.name << " found no place in this test: give it one";
  }
}

// The person's data, by name. A finished game is no longer stored once left.
std::set<std::string> kept_by(const App& app) {
  std::set<std::string> all;
  const auto add = [&](const std::string& name, std::string_view text) {
    const auto saved = parse_saved(text);
    if (saved && !saved->real.game.over()) all.insert("game " + name);
  };
  if (const auto own = app.own_text()) add(app.own_name(), *own);
  for (const KeptText& game : app.shelf().all()) add(game.id, game.text);
  for (const Tally& tally : app.statistics().tallies)
    all.insert("statistics " + std::to_string(tally.games));
  for (const SlateGame& game : app.slate().games) all.insert("slate " + game.name);
  if (app.season().begun()) all.insert("season " + app.season().seed);
  if (app.season_before() != nullptr) all.insert("season " + app.season_before()->seed);
  return all;
}

TEST(Press, ADoubleClickLosesNothingWithAnyVerb) {
  for (const auto& [name, place] : places()) {
    auto twice = place();
    for (const Verb& verb : verbs()) {
      if (verb.touch == Verb::Touch::told) continue;
      const std::string id = action_of(verb, *twice);
      const std::set<std::string> before = kept_by(twice->app());
      if (id.empty() || !twice->click(id)) continue;
      SCOPED_TRACE(name + ": " + id);
      const auto once = place();
      once->click(id);
      for (Person* hand : {&*twice, &*once}) hand->pass(160);
      twice->click(id);
      std::set<std::string> after = kept_by(twice->app());
      for (const KeptText& game : twice->app().forgotten()) after.insert("game " + game.id);
      EXPECT_TRUE(std::includes(after.begin(), after.end(), before.begin(), before.end()));
      if (verb.touch == Verb::Touch::decides) {
        EXPECT_TRUE(all_of_it(twice->app()) == all_of_it(once->app()));
      }
      twice = place();
    }
  }
}

TEST(Press, OneThatStepsDoesItAsLongAsItIsHeld) {
  const auto hand = at_table("v=trinidad&seed=HAND-1", 6);
  const int shown = hand->app().table().session().shown();
  hand->hold_key("ArrowLeft", 700);
  EXPECT_LT(hand->app().table().session().shown(), shown - 5);
}

TEST(Press, AHeldKeyPlaysOneCardTakesOneDecisionBackAndAsksForOneHint) {
  for (const char* key : {"1", "u", "H", "Enter", " ", "n", "s"}) {
    for (const char* link : {"v=german&seed=HAND-2", "v=trinidad&seed=HAND-1"}) {
      SCOPED_TRACE(std::string(link) + " " + key);
      const auto hand = at_table(link, 4);
      const std::size_t own = hand->own_decisions();
      hand->hold_key(key, 20'000);
      EXPECT_LE(hand->own_decisions(), own + 1);
      EXPECT_GE(hand->own_decisions() + 1, own);
      EXPECT_FALSE(hand->app().table().hint_stage() == Hint::Stage::waits);
    }
  }
}

TEST(Press, AHeldEnterBeginsNoOtherGame) {
  const auto hand = at_table("v=german&seed=HAND-2&rules=target.1", 100);
  ASSERT_TRUE(hand->app().table().game_over());
  const auto before = at_table("v=german&seed=HAND-2&rules=target.1", 0);
  for (int i = 0; i < 200; ++i) {
    before->key("Enter", true);
    before->key("1", true);
    before->pass(40);
  }
  EXPECT_EQ(before->own_decisions(), 0U) << "it was held before the page was there";
  const std::string seed = hand->app().table().session().setup().seed;
  hand->hold_key("Enter", 10'000);
  EXPECT_NE(hand->app().table().session().setup().seed, seed) << "once";
  EXPECT_EQ(hand->own_decisions(), 0U);
}

TEST(Press, TheBrowserMakesNothingOfAHeldKeyOfOurs) {
  const auto hand = at_table("v=german&seed=HAND-2", 4);
  EXPECT_TRUE(hand->key("1"));
  EXPECT_TRUE(hand->key("1", true));
  EXPECT_FALSE(hand->key(" ", true)) << "another button was not pressed here";
  EXPECT_FALSE(hand->key("PageDown"));
  EXPECT_FALSE(hand->key("PageDown", true));
}

// A question asked by the first press, and the sign that the action was done.
struct Confirmation {
  const char* verb;
  std::function<std::unique_ptr<Person>()> place;
  std::function<bool(Person&)> done;
};

std::vector<Confirmation> confirmations() {
  const auto fresh = [](std::string_view link, int decisions) {
    return [link, decisions] {
      auto hand = at_table(link, decisions);
      Settings settings = hand->app().settings();
      settings.undo_told = false;
      hand->app().restore_settings(settings);
      return hand;
    };
  };
  return {{"forget_statistics",
           [] {
             auto hand = at_table("v=german&seed=HAND-2&rules=target.1", 100);
             hand->app().act("statistics");
             hand->rest();
             return hand;
           },
           [](Person& hand) { return hand.app().statistics().tallies.empty(); }},
          {"wipe_slate",
           [] {
             auto hand = std::make_unique<Person>();
             Slate slate;
             SlateGame game;
             game.name = "A";
             game.variant = find_variant("west-yorkshire");
             game.seed = "SLATE";
             game.paid = {3, -3};
             game.all_fours = {2, 1};
             slate.chalk(game);
             hand->app().restore_slate(slate);
             hand->app().act("slate");
             hand->rest();
             return hand;
           },
           [](Person& hand) { return hand.app().slate().games.empty(); }},
          {"undo", fresh("v=trinidad&seed=HAND-1", 4),
           [](Person& hand) { return hand.app().table().session().was_undone(); }},
          {"hint", fresh("v=trinidad&seed=HAND-1", 4),
           [](Person& hand) { return hand.app().table().hint_stage() == Hint::Stage::waits; }}};
}

TEST(Press, AConfirmationTakesNoDoubleClickAndNoRunOfClicks) {
  for (const Confirmation& one : confirmations()) {
    SCOPED_TRACE(one.verb);
    const auto hand = one.place();
    ASSERT_FALSE(one.done(*hand));
    ASSERT_TRUE(hand->click(one.verb)) << "asks";
    for (const double wait : {16, 100, 300, 590, 590, 590}) {
      hand->pass(wait);
      EXPECT_FALSE(hand->click(one.verb));
      EXPECT_FALSE(one.done(*hand)) << wait;
    }
    hand->pass(Presses::confirm_rest);
    EXPECT_FALSE(hand->app().press(one.verb, {.when = hand->now(), .repeated = true, .key = "u"}));
    EXPECT_FALSE(one.done(*hand)) << "a held key";
    EXPECT_TRUE(hand->click(one.verb));
    EXPECT_TRUE(one.done(*hand));
  }
}

TEST(Press, WhatIsNoHandConfirmsAtOnce) {
  for (const Confirmation& one : confirmations()) {
    const auto hand = one.place();
    EXPECT_TRUE(hand->app().act(one.verb));
    EXPECT_TRUE(hand->app().act(one.verb));
    EXPECT_TRUE(one.done(*hand)) << one.verb;
  }
}

TEST(Press, SeveralDecisionsAreTakenBackOneByOne) {
  const auto hand = at_table("v=trinidad&seed=HAND-1", 6);
  const int before = hand->decisions();
  for (int i = 0; i < 3; ++i) {
    EXPECT_TRUE(hand->click("undo"));
    hand->pass(200);
  }
  EXPECT_LE(hand->decisions(), before - 3);
}

TEST(Press, ANewQuestionTakesNoAnswerForAWhile) {
  for (const bool by_key : {false, true}) {
    Person hand("v=cotton&seed=HAND-3");
    while (hand.app().table().actions().empty()) hand.pass(16);
    const std::string id = hand.app().table().actions().front().id;
    const auto press = [&] { return by_key ? hand.key("s") : hand.click(id); };
    const int before = hand.decisions();
    press();
    EXPECT_EQ(hand.decisions(), before);
    hand.pass(Presses::question_rest - 40);
    press();
    EXPECT_EQ(hand.decisions(), before);
    hand.pass(Presses::run_gap);
    press();
    EXPECT_EQ(hand.decisions(), before + 1);
  }
}

// Impatient presses on the control under the pointer, or of Enter, never answer the next question.
TEST(Press, ARunOfImpatientPressesAnswersNothing) {
  for (const GameSetup& setup : usual_setups()) {
    for (const double rhythm : {120.0, 365.0, 400.0, 480.0}) {
      for (const bool by_key : {false, true}) {
        Person hand(setup_text(setup));
        hand.play_to_hand_end();
        if (hand.app().table().game_over()) continue;
        SCOPED_TRACE(setup_text(setup) + " every " + std::to_string(rhythm));
        const std::size_t before = hand.own_decisions();
        for (double time = 0; time < 9000; time += rhythm) {
          if (by_key) {
            hand.key("Enter");
          } else {
            const auto actions = hand.app().table().actions();
            hand.click(actions.empty() ? "skip" : std::string_view(actions.front().id));
          }
          hand.pass(rhythm);
        }
        EXPECT_EQ(hand.own_decisions(), before);
        hand.rest();
        const auto asked = hand.app().table().actions();
        if (!asked.empty() && asked.front().id.starts_with("say:")) {
          EXPECT_TRUE(hand.click(asked.front().id));
          EXPECT_GT(hand.own_decisions(), before) << "after a pause it does";
        }
      }
    }
  }
}

TEST(Press, AnotherPlaceOrAnotherKeyIsNoRun) {
  Person hand("v=cotton&seed=HAND-3");
  while (hand.app().table().actions().empty()) {
    hand.click("skip", 300);
    hand.pass(50);
  }
  const int before = hand.decisions();
  hand.pass(320);
  EXPECT_TRUE(hand.click(hand.app().table().actions().front().id, 400));
  EXPECT_GT(hand.decisions(), before);
}

TEST(Press, WhatComesUpUnderTheHandIsNotPressed) {
  Person hand;
  hand.rest();
  // From the table to the start screen, and from there into a dialog.
  ASSERT_TRUE(hand.click("start"));
  hand.pass(400);
  ASSERT_TRUE(hand.click("new_game"));
  hand.pass(200);
  EXPECT_FALSE(hand.click("start"));
  EXPECT_FALSE(hand.click("today"));
  hand.pass(800);
  ASSERT_TRUE(hand.click("season"));
  hand.pass(200);
  EXPECT_FALSE(hand.click("season_begin:1"));
  EXPECT_FALSE(hand.app().season().begun());
  hand.pass(800);
  EXPECT_TRUE(hand.click("season_begin:1"));
}

TEST(Press, ASeasonOfAFileIsNotTakenByTheClickThatOpenedIt) {
  Person hand;
  for (const char* id : {"season_begin:2", "season", "season_open:season OTHER 3\n"})
    hand.app().act(id);
  hand.pass(300);
  EXPECT_FALSE(hand.click("season_take"));
  hand.pass(Presses::confirm_rest);
  EXPECT_TRUE(hand.click("season_take"));
  hand.pass(300);
  EXPECT_FALSE(hand.click("season_back"));
  EXPECT_EQ(hand.app().season().seed, "OTHER");
}

std::string kept_sheet(const App& app) {
  std::string text;
  JsonWriter json(text);
  write_dialog(json, app);
  return text;
}

TEST(Press, AForgottenGameStaysInItsPlaceUntilTheListIsClosed) {
  Person hand;
  App& app = hand.app();
  for (int i = 0; i < 3; ++i) {
    app.act("start");
    hand.rest();
    app.act("new_game");
  }
  app.act("kept_games");
  hand.rest();
  const std::vector<KeptText> before = app.shelf().all();
  ASSERT_EQ(before.size(), 3U);
  // Three clicks at one place: one game is forgotten, the others stay.
  ASSERT_TRUE(hand.click("forget_game:" + before[1].id));
  const std::string sheet = kept_sheet(app);
  const std::size_t first = sheet.find("forget_game:" + before[0].id);
  const std::size_t second = sheet.find("keep_game:" + before[1].id);
  const std::size_t third = sheet.find("forget_game:" + before[2].id);
  ASSERT_NE(third, std::string::npos) << sheet;
  EXPECT_TRUE(first < second && second < third) << sheet;
  for (int i = 0; i < 3; ++i) {
    hand.pass(150);
    EXPECT_FALSE(hand.click("keep_game:" + before[1].id));
  }
  EXPECT_EQ(app.shelf().all().size(), 2U);
  hand.pass(Presses::confirm_rest);
  EXPECT_TRUE(hand.click("keep_game:" + before[1].id));
  ASSERT_EQ(app.shelf().all().size(), 3U);
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(app.shelf().all()[i].id, before[i].id);
    EXPECT_EQ(app.shelf().all()[i].text, before[i].text);
  }
  // Two deleted and put back in the other order are where they were, too.
  app.act("forget_game:" + before[0].id);
  app.act("forget_game:" + before[1].id);
  app.act("keep_game:" + before[1].id);
  EXPECT_EQ(app.shelf().all()[0].id, before[1].id);
  app.act("keep_game:" + before[0].id);
  EXPECT_EQ(app.shelf().all()[0].id, before[0].id);
  EXPECT_FALSE(app.act("keep_game:" + before[1].id));
  // After the last one the list closes.
  for (const KeptText& game : before) EXPECT_TRUE(app.act("forget_game:" + game.id));
  EXPECT_EQ(app.dialog(), App::Dialog::kept) << "they can be restored";
  EXPECT_TRUE(app.shelf().all().empty());
  app.act("close");
  EXPECT_TRUE(app.forgotten().empty());
  EXPECT_FALSE(app.act("keep_game:" + before[0].id));
}

}  // namespace
}  // namespace allfours
