// The score of a hand by the fate of its four points (core/table/scoring.hpp), and the value of
// that score (players/search/outcome_values.hpp).
#include <gtest/gtest.h>

#include <set>

#include "players/search/outcome_values.hpp"
#include "players/search/solver_positions.hpp"
#include "properties/random_game.hpp"
#include "rules/rule_test.hpp"

namespace allfours {
namespace {

Settled ends(const Story& story, const FourPoints& points) {
  return settled(story.table(), points);
}

Story at_thirteen(std::string_view changes = {}) {
  return Deal("trinidad").rules(changes).score({13, 13}).turned("7s").start().says("stand");
}

TEST(Outcome, AwardsCountInOrderUpToTheTarget) {
  const FourPoints points{0, 1, 1, 1};
  {
    RULE("§5", "side A holds High, B takes Low, Jack and Game → A wins 14–13.");
    const Settled end = ends(at_thirteen(), points);
    EXPECT_EQ(end.winner, 0);
    EXPECT_EQ(end.score[0], 14);
    EXPECT_EQ(end.score[1], 13);
  }
  const Settled end = ends(at_thirteen("order=game_high_low_jack"), points);
  EXPECT_EQ(end.winner, 1);
  EXPECT_EQ(end.score[0], 13);
  EXPECT_EQ(end.score[1], 14);
}

TEST(Outcome, AHangedJackIsWorthThree) {
  RULE("§2", "With `hang_jack`, capturing it from another side is worth 3.");
  Story story = Deal("trinidad").turned("7s").start().says("stand");
  FourPoints points{0, 0, 1, -1};
  EXPECT_EQ(ends(story, points).score[1], 1);
  points.hanged = true;
  EXPECT_EQ(ends(story, points).score[1], 3);
  EXPECT_EQ(ends(story, points).score[0], 2);
}

TEST(Outcome, AClaimComesBeforeTurnedCards) {
  Story story = Deal("pitch", 2)
                    .rules(
                        "trump=turn_up begging=dealer_answers early_high=true turn_up_jack=1 "
                        "turn_up_timing=in_settlement")
                    .score({6, 6})
                    .turned("Js")
                    .start()
                    .says("stand");
  FourPoints points{1, 1, 1, 1};
  EXPECT_EQ(ends(story, points).winner, 0);
  points.claimed = true;
  EXPECT_EQ(ends(story, points).winner, 1);
  EXPECT_EQ(ends(story, points).score[0], 6);
}

TEST(Outcome, ADecidedHandIsPlayedOnForAllFours) {
  const FourPoints points{1, 1, 1, 1};
  EXPECT_EQ(ends(at_thirteen(), points).all_fours, -1);
  const Settled end = ends(at_thirteen("stake_all_fours=1"), points);
  EXPECT_EQ(end.all_fours, 1);
  EXPECT_EQ(end.score[1], 14);
}

// The points of a hand, settled as they were made, give the hand's actual result.
TEST(Outcome, SettlesAsTheGameDoes) {
  Stream stream(seed_key("outcome"), "test");
  int hands = 0;
  std::set<int> winners;
  for (int round = 0; round < test_games(1500); ++round) {
    const allfours::Setup setup = random_rules(stream, 1 + stream.below(6));
    Table table = new_table(setup);
    play_randomly(table, stream, [&](const Table& now, const Event&) {
      if (now.phase == Phase::settlement && now.step == 0) {
        const FourPoints points = four_points(now);
        Table end = now;
        Event next;
        while (end.phase != Phase::hand_end && next_event(end, next)) apply(end, next);
        EXPECT_EQ(settled(now, points), end_of(end)) << setup.variant->id;
        winners.insert(end.winner);
        ++hands;
      }
      return !::testing::Test::HasFailure();
    });
    if (HasFailure()) return;
  }
  if (test_games(1500) < 1500) return;
  EXPECT_GT(hands, 5000);
  EXPECT_GT(winners.size(), 3u);
}

TEST(Outcome, ALeadIsOverTheBestOther) {
  Story story = Deal("pitch", 3).score({2, 3, 1}).start();
  const auto values = OutcomeValues::of_lead(story.table(), 0);
  EXPECT_EQ(values.at({0, 0, 0, 0}), 3);
  EXPECT_EQ(values.at({0, 0, 1, 0}), 1);
  EXPECT_EQ(values.at({2, 2, 2, 2}), -3);
  EXPECT_EQ(values.at({-1, -1, -1, -1}), -1);
  EXPECT_EQ(values.side(), 0);
}

}  // namespace
}  // namespace allfours
