// Accidental input: a held key, a double click and a run of impatient presses do nothing
// unintended. The clock is the app's own. With every verb: press_verbs_test.cpp.
#include "app/press.hpp"

#include <algorithm>
#include <functional>
#include <memory>

#include "app/dialogs/dialog.hpp"
#include "app/person.hpp"
#include "app/storage/stored_texts.hpp"
#include "app/table/table_actions.hpp"
#include "app/table/table_playing.hpp"
#include "app/table/table_state.hpp"

namespace allfours {
namespace {

TEST(Press, OneThatStepsDoesItAsLongAsItIsHeld) {
  const auto hand = at_table("v=trinidad&seed=HAND-1", 6);
  const int shown = hand->app().table().session.shown();
  hand->hold_key("ArrowLeft", 700);
  EXPECT_LT(hand->app().table().session.shown(), shown - 5);
}

TEST(Press, AHeldKeyPlaysOneCardTakesOneDecisionBackAndAsksForOneHint) {
  for (const char* key : {"1", "u", "H", "Enter", " ", "n", "s"}) {
    for (const char* link : {"v=german&seed=HAND-2", "v=trinidad&seed=HAND-1"}) {
      SCOPED_TRACE(std::string(link) + " " + key);
      const auto hand = at_table(link, 4);
      hand->app().act("last_card:off");
      const std::size_t own = hand->own_decisions();
      hand->hold_key(key, 20'000);
      EXPECT_LE(hand->own_decisions(), own + 1);
      EXPECT_GE(hand->own_decisions() + 1, own);
      EXPECT_FALSE(hand->app().table().hint.stage() == Hint::Stage::waits);
    }
  }
}

TEST(Press, AHeldEnterBeginsNoOtherGame) {
  const auto hand = at_table("v=german&seed=HAND-2&rules=target.1", 100);
  ASSERT_TRUE(game_over(hand->app().table()));
  const auto before = at_table("v=german&seed=HAND-2&rules=target.1", 0);
  for (int i = 0; i < 200; ++i) {
    before->key("Enter", true);
    before->key("1", true);
    before->pass(40);
  }
  EXPECT_EQ(before->own_decisions(), 0U) << "it was held before the page was there";
  const std::string seed = hand->app().table().session.setup().seed;
  hand->hold_key("Enter", 10'000);
  EXPECT_NE(hand->app().table().session.setup().seed, seed) << "once";
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
  return {
      {"forget_statistics",
       [] {
         auto hand = at_table("v=german&seed=HAND-2&rules=target.1", 100);
         hand->app().act("statistics");
         hand->rest();
         return hand;
       },
       [](Person& hand) { return hand.app().state().records.statistics.now().tallies.empty(); }},
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
         hear_stored(hand->app(), "slate", slate_text(slate));
         hand->app().act("slate");
         hand->rest();
         return hand;
       },
       [](Person& hand) { return hand.app().state().records.slate.now().games.empty(); }},
      {"undo", fresh("v=trinidad&seed=HAND-1", 4),
       [](Person& hand) { return hand.app().table().session.taken_back().any(); }},
      {"hint", fresh("v=trinidad&seed=HAND-1", 4),
       [](Person& hand) { return hand.app().table().hint.stage() == Hint::Stage::waits; }}};
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
    while (actions_at(hand.app().table()).empty()) hand.pass(16);
    const std::string id = actions_at(hand.app().table()).front().id;
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
        if (game_over(hand.app().table())) continue;
        SCOPED_TRACE(setup_text(setup) + " every " + std::to_string(rhythm));
        const std::size_t before = hand.own_decisions();
        for (double time = 0; time < 9000; time += rhythm) {
          if (by_key) {
            hand.key("Enter");
          } else {
            const auto actions = actions_at(hand.app().table());
            hand.click(actions.empty() ? "skip" : std::string_view(actions.front().id));
          }
          hand.pass(rhythm);
        }
        EXPECT_EQ(hand.own_decisions(), before);
        hand.rest();
        const auto asked = actions_at(hand.app().table());
        if (!asked.empty() && asked.front().id.starts_with("say:")) {
          EXPECT_TRUE(hand.click(asked.front().id));
          EXPECT_GT(hand.own_decisions(), before) << "after a pause it does";
        }
      }
    }
  }
}

// The same place has a button of the question that "Next hand" leads to, and nothing before that.
TEST(Press, ThreePressesOfNextHandDecideNothing) {
  for (const GameSetup& setup : usual_setups()) {
    for (double rhythm = 100; rhythm < Presses::same_place_rest; rhythm += 75) {
      Person hand(setup_text(setup));
      hand.play_to_hand_end();
      if (game_over(hand.app().table())) continue;
      SCOPED_TRACE(setup_text(setup) + " every " + std::to_string(rhythm));
      const std::size_t before = hand.own_decisions();
      for (int presses = 0; presses < 3; ++presses) {
        const auto actions = actions_at(hand.app().table());
        const CardSet cards = playable_cards(hand.app().table());
        if (!actions.empty())
          hand.click(actions.front().id);
        else if (!cards.empty())
          hand.click("card:" + card_text(cards.first()));
        hand.pass(rhythm);
      }
      EXPECT_EQ(hand.own_decisions(), before);
    }
  }
}

TEST(Press, AnotherPlaceOrAnotherKeyIsNoRun) {
  Person hand("v=cotton&seed=HAND-3");
  while (actions_at(hand.app().table()).empty()) {
    hand.click("skip", 300);
    hand.pass(50);
  }
  const int before = hand.decisions();
  hand.pass(320);
  EXPECT_TRUE(hand.click(actions_at(hand.app().table()).front().id, 400));
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
  hand.pass(Presses::same_place_rest);
  ASSERT_TRUE(hand.click("season"));
  hand.pass(200);
  EXPECT_FALSE(hand.click("season_begin:1"));
  EXPECT_FALSE(hand.app().state().records.seasons.now.begun());
  hand.pass(Presses::same_place_rest);
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
  EXPECT_EQ(hand.app().state().records.seasons.now.seed, "OTHER");
}

// App::rested tells the page's tests when a press counts.
TEST(Press, CountsOnceTheAppIsRested) {
  Person hand("v=german&seed=ERR&rules=table_rules.true");
  App& app = hand.app();
  Stream stream(1, "illegal");
  std::string card;
  for (int steps = 0; steps < 400 && card.empty(); ++steps) {
    hand.rest();
    const CardSet illegal = choice(app.table().session.table()).illegal;
    if (!illegal.empty() && !playable_cards(app.table()).empty())
      card = card_text(illegal.first());
    else
      hand.sitting.choose_something(stream);
  }
  ASSERT_FALSE(card.empty()) << "there is no illegal card";
  ASSERT_TRUE(hand.click("card:" + card));
  EXPECT_FALSE(app.rested(hand.now()));
  hand.pass(Presses::question_rest);
  EXPECT_FALSE(app.rested(hand.now()));
  for (int frames = 0; frames < 100 && !app.rested(hand.now()); ++frames) hand.pass(16);
  const int before = hand.decisions();
  EXPECT_TRUE(hand.click("play_illegal:" + card, 600));
  EXPECT_EQ(hand.decisions(), before + 1);
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
  const std::vector<SavedText> before = app.state().saved_games.all();
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
  EXPECT_EQ(app.state().saved_games.all().size(), 2U);
  hand.pass(Presses::confirm_rest);
  EXPECT_TRUE(hand.click("keep_game:" + before[1].id));
  ASSERT_EQ(app.state().saved_games.all().size(), 3U);
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(app.state().saved_games.all()[i].id, before[i].id);
    EXPECT_EQ(app.state().saved_games.all()[i].text, before[i].text);
  }
  // Two deleted and put back in the other order are where they were, too.
  app.act("forget_game:" + before[0].id);
  app.act("forget_game:" + before[1].id);
  app.act("keep_game:" + before[1].id);
  EXPECT_EQ(app.state().saved_games.all()[0].id, before[1].id);
  app.act("keep_game:" + before[0].id);
  EXPECT_EQ(app.state().saved_games.all()[0].id, before[0].id);
  EXPECT_FALSE(app.act("keep_game:" + before[1].id));
  // After the last one the list closes.
  for (const SavedText& game : before) EXPECT_TRUE(app.act("forget_game:" + game.id));
  EXPECT_EQ(app.state().dialog, "kept") << "they can be restored";
  EXPECT_TRUE(app.state().saved_games.all().empty());
  app.act("close");
  EXPECT_TRUE(app.state().forgotten.empty());
  EXPECT_FALSE(app.act("keep_game:" + before[0].id));
}

}  // namespace
}  // namespace allfours
