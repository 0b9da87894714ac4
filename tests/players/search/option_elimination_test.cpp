// Options tried in the same worlds (players/search/option_elimination.hpp), with sums computed by
// hand.
#include "players/search/option_elimination.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace allfours {
namespace {

TEST(Race, GainsAreThoseOfTheSameWorlds) {
  Race race(2);
  race.add({0.5, 0.25});
  race.add({0.25, 0.25});
  race.add({1, 0.5});
  EXPECT_EQ(race.leader(), 0);
  EXPECT_DOUBLE_EQ(race.gain(0, 1).mean, 0.25);
  // Gains of 1/4, 0 and 1/2: variance 1/16.
  EXPECT_DOUBLE_EQ(race.gain(0, 1).error, 0.25 / std::sqrt(3));
  EXPECT_DOUBLE_EQ(race.gain(1, 0).mean, -0.25);
  EXPECT_DOUBLE_EQ(race.mean(1), (0.25 + 0.25 + 0.5) / 3);
}

TEST(Race, AWorldThatCountsTwiceIsTwoOfThem) {
  Race weighted(2), twice(2);
  weighted.add({1, 0}, 2);
  weighted.add({0, 1}, 1);
  twice.add({1, 0});
  twice.add({1, 0});
  twice.add({0, 1});
  EXPECT_DOUBLE_EQ(weighted.gain(0, 1).mean, twice.gain(0, 1).mean);
  EXPECT_DOUBLE_EQ(weighted.mean(1), twice.mean(1));
  // A weight is not a second observation.
  EXPECT_GT(weighted.gain(0, 1).error, twice.gain(0, 1).error);
}

TEST(Race, DropsWhatIsFarBehindAndNothingElse) {
  Race race(3);
  for (int i = 0; i < 20; ++i) {
    const double luck = i % 2 == 0 ? 0.1 : -0.1;
    race.add({0.5 + luck, 0.48 - luck, 0.1 + luck / 2});
  }
  race.drop(2);
  EXPECT_EQ(race.running(), 2);
  EXPECT_TRUE(race.runs(0));
  EXPECT_TRUE(race.runs(1));
  EXPECT_FALSE(race.runs(2));
  // A dropped option is compared in the worlds where it was tried.
  race.add({0.9, 0.9, 0});
  EXPECT_NEAR(race.gain(0, 2).mean, 0.4, 1e-12);
  EXPECT_NEAR(race.mean(2), race.mean(0) - 0.4, 1e-12);
}

TEST(Race, LittleIsAtStakeWhereTheLeaderIsFarAheadOrAllIsSure) {
  Race close(2), far(2), sure(3);
  for (int i = 0; i < 16; ++i) {
    const double luck = i % 2 == 0 ? 0.125 : -0.125;
    close.add({0.5 + luck, 0.5 - luck});
    far.add({0.75 + luck, 0.5 - luck});
    sure.add({0.5 + luck, 0.5 + luck, 0.25});
  }
  // Equal options: the expected loss is 0.4 of the error, here 1/4 of the root of 1/15.
  EXPECT_NEAR(close.at_stake(), 0.4 * 0.25 / std::sqrt(15.0), 1e-9);
  // Nearly four errors ahead.
  EXPECT_EQ(far.at_stake(), 0);
  EXPECT_EQ(sure.at_stake(), 0);
  // A dropped option no longer counts.
  close.add({0.9, 0.1});
  EXPECT_GT(close.at_stake(), 0);
  for (int i = 0; i < 16; ++i) close.add({0.9, 0.1});
  close.drop(2);
  EXPECT_EQ(close.running(), 1);
  EXPECT_EQ(close.at_stake(), 0);
}

}  // namespace
}  // namespace allfours
