// The mode of a table follows from how it was opened, and a game of people on devices becomes a
// usual one at its end.
#include "app/table/any_mode.hpp"

#include <gtest/gtest.h>

#include "app/app_play.hpp"
#include "app/features/review/table_review.hpp"
#include "app/modes/people/people_play.hpp"
#include "app/modes/together/together_apps.hpp"
#include "app/table/table_state.hpp"

namespace allfours {
namespace {

const ModeFacts& facts_of(const App& app) { return app.table().mode->facts(); }

TEST(AnyMode, OwnGame) {
  Sitting sitting(1);
  sitting.app.act("start");
  EXPECT_TRUE(facts_of(sitting.app).counts);
  EXPECT_FALSE(facts_of(sitting.app).is_strict);
  EXPECT_TRUE(facts_of(sitting.app).can_be_watched);
}

TEST(AnyMode, SeveralPeople) {
  Sitting sitting(1);
  begin_with_people(sitting.app, setup_of("v=trinidad"), 2, "MODES-1");
  ASSERT_TRUE(sitting.app.table().session.seating().several());
  EXPECT_TRUE(facts_of(sitting.app).is_strict);
  EXPECT_TRUE(facts_of(sitting.app).is_always_practice);
  EXPECT_FALSE(facts_of(sitting.app).plays_ahead);
}

TEST(AnyMode, Duel) {
  Sitting sitting(1);
  ASSERT_TRUE(sitting.app.act("duel:2"));
  ASSERT_NE(sitting.app.table().mode.as<DuelMode>(), nullptr);
  EXPECT_TRUE(facts_of(sitting.app).is_strict);
  EXPECT_FALSE(facts_of(sitting.app).counts);
  EXPECT_TRUE(sitting.app.table().mode->is_game());
}

TEST(AnyMode, LessonAndPuzzle) {
  Sitting sitting(1);
  ASSERT_TRUE(sitting.app.act("learn:" + std::string(first_lesson().id)));
  EXPECT_NE(sitting.app.table().mode.as<LessonMode>(), nullptr);
  EXPECT_FALSE(sitting.app.table().mode->is_game());
  sitting.app.act("end_lesson");
  ASSERT_TRUE(sitting.app.act("solve:" + std::string(puzzles().front().id)));
  EXPECT_NE(sitting.app.table().mode.as<PuzzleMode>(), nullptr);
  EXPECT_TRUE(opens_hands(sitting.app.table()));
  EXPECT_FALSE(is_practice(sitting.app.table())) << "its moves are part of it";
}

TEST(AnyMode, Embedded) {
  Sitting sitting(1);
  sitting.app.embed({Embedding::Controls::full, false, 0});
  sitting.app.open_link("v=german&seed=EMBED-1");
  ASSERT_EQ(sitting.app.screen(), App::Screen::table);
  EXPECT_FALSE(facts_of(sitting.app).can_be_watched);
  EXPECT_FALSE(facts_of(sitting.app).guides_beginners);
}

TEST(AnyMode, DevicesUntilTheEnd) {
  Stream stream(1, "mode");
  TogetherApps apps(2);
  apps.begin(setup_of("v=german&rules=target.3"));
  EXPECT_TRUE(facts_of(apps[0].app).is_strict);
  EXPECT_FALSE(offers_review(apps[0].app.table()));
  apps.play_out(stream);
  apps[0].wait();
  ASSERT_TRUE(game_over(apps[0].app.table()));
  EXPECT_FALSE(facts_of(apps[0].app).is_strict);
  EXPECT_TRUE(facts_of(apps[0].app).is_reviewed);
}

}  // namespace
}  // namespace allfours
