#include "core/game/league.hpp"

#include <gtest/gtest.h>

#include "rules/rule_test.hpp"

namespace allfours {
namespace {

TEST(League, WonGamesAndTheHigherSumScore) {
  RULE("§3",
       "each game won is 2 match points, and the higher sum of game points over the four games 2 "
       "more");
  const std::array<LeagueGame, 4> games{LeagueGame{0, {15, 14}}, LeagueGame{0, {15, 13}},
                                        LeagueGame{1, {2, 15}}, LeagueGame{1, {3, 16}}};
  const LeagueResult result = league_result(games);
  EXPECT_EQ(result.game_points, (std::array<int, 2>{35, 58}));
  EXPECT_EQ(result.match_points, (std::array<int, 2>{4, 6}));
  EXPECT_EQ(result.winner, 1);
}

TEST(League, EqualSumsGiveNobodyTheTwo) {
  RULE("§3", "equal sums: nobody **[R]**");
  const std::array<LeagueGame, 4> games{LeagueGame{0, {15, 10}}, LeagueGame{1, {10, 15}},
                                        LeagueGame{0, {15, 9}}, LeagueGame{1, {9, 15}}};
  const LeagueResult result = league_result(games);
  EXPECT_EQ(result.match_points, (std::array<int, 2>{4, 4}));
  EXPECT_EQ(result.winner, -1);
}

TEST(League, IsWestYorkshireToFifteenWithoutStakes) {
  RULE("§3", "four games at once to 15, no All Fours bonus");
  const auto setup = league_setup("cup");
  EXPECT_EQ(setup.rules.target, 15);
  EXPECT_EQ(setup.rules.stake_all_fours, 0);
  EXPECT_FALSE(validate(setup.rules, setup.players));
}

}  // namespace
}  // namespace allfours
