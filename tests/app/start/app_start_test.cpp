// The start screen: what it offers, and what its buttons start.
#include "app/accessibility/mirror.hpp"
#include "app/app.hpp"
#include "app/app_play.hpp"
#include "app/table/table_actions.hpp"

namespace allfours {
namespace {

// The start screen offers the game started last; viewing a link does not count.
TEST(App, OffersTheGameThatWasBegunLast) {
  Settings kept;
  {
    App app(1);
    EXPECT_EQ(app.state().start.variant().id, "trinidad");
    app.act("variant:pitch");
    app.act("players:3");
    app.act("rule_up:target");
    app.act("start");
    EXPECT_TRUE(app.take_effects().saves("settings"));
    app.open_link("v=german&seed=SOMEBODY");
    kept = parse_settings(settings_text(app.settings()));
  }
  App app(2);
  const std::string seed = app.state().start.seed();
  app.restore_settings(kept);
  EXPECT_EQ(app.state().start.variant().id, "pitch");
  EXPECT_EQ(app.state().start.players(), 3);
  EXPECT_EQ(app.state().start.rules().target, 8);
  EXPECT_EQ(app.state().start.seed(), seed);
}

// Until an announcement has been used a few times, its button explains it.
TEST(App, SaysWhatFollowsFromAWordUntilItIsKnown) {
  Settings kept;
  for (int game = 0; game <= words_known; ++game) {
    App app(1);
    app.restore_settings(kept);
    app.open_link("v=german&seed=BEG-2");
    app.act("begin");
    while (actions_at(app.table()).empty()) {
      ASSERT_TRUE(std::isfinite(app.next_due()));
      app.tick(app.next_due());
    }
    const std::vector<Action> actions = actions_at(app.table());
    ASSERT_EQ(actions[1].id, "say:beg");
    EXPECT_EQ(actions[1].note, game < words_known ? app.words().note_beg : "");
    EXPECT_NE(actions[0].note, "");  // the other announcement has not been explained
    Mirror mirror;
    EXPECT_EQ(mirror.update(app).find(std::string(app.words().note_beg)) == std::string::npos,
              game == words_known);
    ASSERT_TRUE(app.act("say:beg"));
    kept = parse_settings(settings_text(app.settings()));
  }
}

// One list with one open row: Play starts its selection.
TEST(App, ListsAllGamesOrThoseForSoMany) {
  App app(1);
  Mirror mirror;
  const auto listed = [&](std::string_view id) {
    return mirror.update(app).find("\"variant:" + std::string(id) + "\"") != std::string::npos;
  };
  EXPECT_FALSE(listed("pitch"));
  ASSERT_TRUE(app.act("games"));
  for (const Variant& variant : variants()) EXPECT_TRUE(listed(variant.id)) << variant.id;
  ASSERT_TRUE(app.act("games_for:3"));
  for (const Variant& variant : variants()) {
    EXPECT_EQ(listed(variant.id), variant.allows(3)) << variant.id;
  }
  for (const char* no : {"games_for:5", "games_for:1", "games_for:", "games_for:x"}) {
    EXPECT_FALSE(app.act(no)) << no;
  }
  app.act("variant:seven-up");
  EXPECT_EQ(app.state().start.players(), 3);
  // What covers the list closes first.
  app.act("house_rules");
  app.act("close");
  EXPECT_FALSE(app.state().start.house_rules_open());
  EXPECT_TRUE(app.state().start.games_open());
  app.act("menu");
  app.act("close");
  EXPECT_TRUE(app.state().start.games_open());
  app.act("close");
  EXPECT_FALSE(app.state().start.games_open());
  app.act("games");
  app.act("start");
  app.act("new_game");
  EXPECT_FALSE(app.state().start.games_open());
}

TEST(StartScreen, ChoosesWhatIsPlayed) {
  App app(7);
  EXPECT_EQ(app.screen(), App::Screen::start);
  EXPECT_TRUE(valid_seed(app.state().start.seed()));
  EXPECT_TRUE(app.state().start.variant().allows(app.state().start.players()));
  EXPECT_TRUE(std::isinf(app.next_due()));
  for (const Variant& variant : variants()) {
    const int before = app.revision();
    app.act("variant:" + std::string(variant.id));
    EXPECT_EQ(&app.state().start.variant(), &variant);
    EXPECT_TRUE(variant.allows(app.state().start.players())) << variant.id;
    EXPECT_GT(app.revision(), before);
    for (int players = 0; players < 9; ++players) {
      const int had = app.state().start.players();
      app.act("players:" + std::to_string(players));
      EXPECT_EQ(app.state().start.players(), variant.allows(players) ? players : had) << variant.id;
    }
  }
}

TEST(StartScreen, NamesTheDeal) {
  App app(7);
  app.act("edit_seed");
  EXPECT_TRUE(app.take_effects().edit_seed);
  EXPECT_FALSE(app.take_effects().edit_seed) << "each effect is taken once";
  app.act("seed:KINGSTON-42");
  EXPECT_EQ(app.state().start.seed(), "KINGSTON-42");
  EXPECT_EQ(app.message(), "");
  for (const std::string bad : {"", "two words", "a:b", "ä", "x&log=1"}) {
    app.act("seed:" + bad);
    EXPECT_EQ(app.state().start.seed(), "KINGSTON-42");
    EXPECT_EQ(app.message(), app.words().bad_seed);
    EXPECT_TRUE(app.state().context.message.is_error());
  }
  app.act("seed:" + std::string(65, 'A'));
  EXPECT_EQ(app.state().start.seed(), "KINGSTON-42");
  app.act("seed:" + std::string(64, 'A'));
  EXPECT_EQ(app.state().start.seed(), std::string(64, 'A'));
  EXPECT_EQ(app.message(), "") << "a valid name removes the message";
  app.act("new_seed");
  EXPECT_TRUE(valid_seed(app.state().start.seed()));
  const std::string one = app.state().start.seed();
  app.act("new_seed");
  EXPECT_NE(app.state().start.seed(), one);
}

TEST(StartScreen, OtherEntropyIsAnotherDeal) {
  EXPECT_EQ(App(1).state().start.seed(), App(1).state().start.seed());
  EXPECT_NE(App(1).state().start.seed(), App(2).state().start.seed());
}

TEST(StartScreen, StartsWhatWasChosen) {
  App app(7);
  app.act("variant:seven-up");
  app.act("players:3");
  app.act("seed:KINGSTON-42");
  app.act("start");
  ASSERT_EQ(app.screen(), App::Screen::table);
  const GameSetup& setup = app.table().session.setup();
  EXPECT_EQ(setup.variant->id, "seven-up");
  EXPECT_EQ(setup.players, 3);
  EXPECT_EQ(setup.seed, "KINGSTON-42");
  EXPECT_EQ(setup.rules, setup.variant->rules);
  EXPECT_EQ(parts_in(*app.take_effects().fragment), "v=seven-up&players=3&seed=KINGSTON-42");
  EXPECT_FALSE(std::isinf(app.next_due()));
}

}  // namespace
}  // namespace allfours
