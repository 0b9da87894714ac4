// Another game of the same people on devices of their own, through the actions of an app for each.
#include "app/modes/together/together_apps.hpp"
#include "app/table/table_state.hpp"

namespace allfours {
namespace {

// The host plays again with this verb, and every guest agrees. Precondition: the game is over.
void play_again(TogetherApps& apps, const std::string& verb) {
  ASSERT_TRUE(apps.act(0, verb));
  EXPECT_EQ(apps[0].app.state().dialog, "together") << "it says who is asked";
  for (int guest = 1; guest < apps.size(); ++guest) {
    EXPECT_EQ(apps[guest].app.message(), "Ann would like to play again.");
    EXPECT_TRUE(game_over(apps[guest].app.table())) << "nobody has to";
    ASSERT_TRUE(apps.act(guest, "play_again")) << guest;
  }
}

TEST(TogetherAgain, TheSamePeoplePlayAnotherGame) {
  for (int people = 2; people <= 4; ++people) {
    for (const std::string verb : {"play_again", "together_again", "together_again_moved"}) {
      SCOPED_TRACE(verb + std::to_string(people));
      Stream stream(1, verb + std::to_string(people));
      TogetherApps apps(people, people == 3);
      apps.begin(setup_of(people == 2 ? "v=german&rules=target.3" : "v=trinidad&rules=target.3"));
      apps.play_out(stream);
      const std::string first = apps[0].record();
      play_again(apps, verb);
      ASSERT_FALSE(::testing::Test::HasFatalFailure());
      for (int i = 0; i < people; ++i) {
        EXPECT_TRUE(shows_together(apps[i].app.state())) << "the deal begins by itself";
        EXPECT_EQ(apps[i].app.state().dialog, "");
      }
      apps.play_out(stream);
      ASSERT_FALSE(::testing::Test::HasFatalFailure());
      const std::string record = apps[0].record();
      EXPECT_NE(record, first);
      for (int i = 0; i < people; ++i) {
        EXPECT_EQ(apps[i].record(), record);
        const bool moves = verb == "together_again_moved" && (people == 2 || i > 0);
        EXPECT_EQ(apps[i].app.table().session.human() != i, moves);
        EXPECT_EQ(apps[i].app.state().together.stored().all().size(), 1U)
            << "the game before is removed";
      }
    }
  }
}

TEST(TogetherAgain, AGuestWaitsForTheHostAndTheHostForTheGuests) {
  Stream stream(1, "again");
  TogetherApps apps(3);
  apps.begin(setup_of("v=trinidad&rules=target.3"));
  apps.play_out(stream);
  ASSERT_TRUE(apps.act(1, "play_again"));
  EXPECT_EQ(apps[1].app.message(), "Ann begins the next game.");
  EXPECT_TRUE(game_over(apps[1].app.table()));
  ASSERT_TRUE(apps.act(0, "play_again"));
  ASSERT_TRUE(apps.act(1, "play_again"));
  EXPECT_FALSE(apps[0].app.state().together.plays()) << "Cnn has not answered";
  EXPECT_EQ(apps[0].app.state().together.place(2).stage, Together::Place::Stage::asked);
  // Cnn leaves; the host begins without.
  ASSERT_TRUE(apps.act(2, "together_leave"));
  EXPECT_FALSE(apps[0].app.state().together.plays());
  ASSERT_TRUE(apps.act(0, "together_begin"));
  EXPECT_TRUE(shows_together(apps[0].app.state()));
  EXPECT_TRUE(shows_together(apps[1].app.state()));
  EXPECT_EQ(apps[0].app.state().together.bot(2), "sensible");
}

// With nobody left it is an ordinary next game.
TEST(TogetherAgain, AloneOnePlaysOnAgainstTheComputer) {
  Stream stream(1, "alone");
  TogetherApps apps(2);
  apps.begin(setup_of("v=german&rules=target.3"));
  apps.play_out(stream);
  apps.cut(1, 0);
  for (int i = 0; i < 2; ++i) {
    ASSERT_TRUE(apps.act(i, "play_again"));
    EXPECT_FALSE(shows_together(apps[i].app.state()));
    EXPECT_FALSE(game_over(apps[i].app.table()));
  }
}

}  // namespace
}  // namespace allfours
