// Layers: the number of things open on the bare start screen, and Back, which closes the top one.
#include "app/layers.hpp"

#include <cmath>

#include "app/any_action.hpp"

namespace allfours {
namespace {

// Back until nothing is open: each time one layer at least goes, none comes.
void go_back_to_the_start(App& app) {
  while (layers(app.state()) > 0) {
    const int before = layers(app.state());
    ASSERT_TRUE(app.act("back")) << before;
    ASSERT_LT(layers(app.state()), before);
  }
  EXPECT_EQ(app.screen(), App::Screen::start);
  EXPECT_EQ(app.state().dialog, "");
  EXPECT_FALSE(app.state().start.games_open() || app.state().start.lessons_open());
  EXPECT_FALSE(app.act("back")) << "nothing is open";
}

TEST(Layers, ListsDialogsSheetsAndGamesCountOneEach) {
  App app(7);
  EXPECT_EQ(layers(app.state()), 0);
  for (const auto id : {"games", "house_rules", "lesson_list", "puzzle_list", "settings"}) {
    const int before = layers(app.state());
    ASSERT_TRUE(app.act(id)) << id;
    EXPECT_EQ(layers(app.state()), before + 1) << id;
  }
  go_back_to_the_start(app);

  Sitting sitting("v=pitch&seed=A");
  EXPECT_EQ(layers(sitting.app.state()), 1);
  sitting.app.act("history");
  sitting.app.act("rules");
  sitting.app.act("statistics");
  EXPECT_EQ(layers(sitting.app.state()), 4);
  sitting.app.act("back");
  EXPECT_EQ(sitting.app.state().dialog, "");
  sitting.app.act("back");
  EXPECT_FALSE(sitting.app.state().context.sheets.rules);
  EXPECT_TRUE(sitting.app.state().context.sheets.history) << "one layer at a time";
  go_back_to_the_start(sitting.app);
}

TEST(Layers, BackFromAGameKeepsIt) {
  Sitting sitting("v=german&seed=A");
  Stream stream(1, "layers");
  sitting.choose(stream, 3);
  const Events log = session_of(sitting).log();
  while (layers(sitting.app.state()) > 1) sitting.app.act("back");
  sitting.app.act("back");
  ASSERT_EQ(sitting.app.screen(), App::Screen::start);
  ASSERT_TRUE(sitting.app.act("resume"));
  EXPECT_EQ(sitting.app.table().session.log(), log);
}

TEST(Layers, BackFromALessonShowsTheListOfLessons) {
  App app(7);
  app.act("lesson_list");
  const int lists = layers(app.state());
  ASSERT_TRUE(app.act("learn:" + std::string(lessons()[0].id)));
  EXPECT_EQ(layers(app.state()), lists + 1);
  app.act("back");
  EXPECT_EQ(layers(app.state()), lists);
}

// A link that was followed from a game opens the game again, as it was left.
TEST(Layers, ALinkThatIsFollowedResumesTheGameThatItHasBegun) {
  Sitting sitting("v=german&seed=A");
  const std::string first = *sitting.app.take_effects().fragment;
  Stream stream(1, "layers");
  sitting.choose(stream, 3);
  const Events log = sitting.app.table().session.log();
  sitting.app.follow_link("v=pitch&seed=B");
  EXPECT_TRUE(sitting.app.table().waits);
  sitting.app.follow_link(first);
  EXPECT_EQ(sitting.app.table().session.log(), log);
  EXPECT_FALSE(sitting.app.table().waits);
  EXPECT_TRUE(sitting.app.state().saved_games.all().empty()) << "it is one game";
}

TEST(Layers, AfterAnyActionsBackLeadsToTheStart) {
  Stream stream(1, "layers");
  for (std::uint32_t number = 0; number < 200; ++number) {
    Played played(number);
    App& app = played.sitting.app;
    if (number % 2 == 0) app.open_link(any_about("LINK", played, stream));
    for (int step = 0; step < 60; ++step) {
      app.act(any_id(played, stream));
      if (step % 3 == 0 && !std::isinf(app.next_due())) played.sitting.wait_a_step();
    }
    SCOPED_TRACE(number);
    go_back_to_the_start(app);
    if (HasFatalFailure()) return;
  }
}

}  // namespace
}  // namespace allfours
