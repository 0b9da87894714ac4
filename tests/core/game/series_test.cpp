#include "core/game/series.hpp"

#include <gtest/gtest.h>

#include "core/rules/named_rules.hpp"
#include "rules/rule_test.hpp"

namespace allfours {
namespace {

TEST(SeriesRules, MoreThanHalfOfTheGamesWinTheSeries) {
  RULE("§3a", "The side that has won more than half of the games wins the series");
  EXPECT_EQ(series_winner(3, {2, 0}), 0);
  EXPECT_EQ(series_winner(3, {1, 2}), 1);
  EXPECT_EQ(series_winner(5, {3, 2}), 0);
  EXPECT_EQ(series_winner(7, {3, 4}), 1);
}

TEST(SeriesRules, ASeriesGoesOnUntilAGameMoreCouldChangeNothing) {
  RULE("§3a", "games that could change nothing are not played **[R]**");
  for (const int length : series_lengths) {
    const int needed = series_needs(length);
    for (int one = 0; one < needed; ++one) {
      for (int other = 0; other < needed; ++other) {
        EXPECT_EQ(series_winner(length, {one, other}), -1);
        EXPECT_LT(one + other, length) << "there is a game left to be played";
      }
    }
  }
}

TEST(SeriesRules, BetweenEqualSidesEndOnAverageAfter) {
  EXPECT_DOUBLE_EQ(series_games(1), 1);
  EXPECT_DOUBLE_EQ(series_games(3), 2.5);
  EXPECT_DOUBLE_EQ(series_games(5), 4.125);
  EXPECT_DOUBLE_EQ(series_games(7), 5.8125);
}

TEST(SeriesRules, AreOfThreeFiveOrSevenGamesOfTrinidad) {
  RULE("§3a", "best of 3 (008), best of 7 (007), or of 5 **[R]**");
  for (int games = -1; games < 10; ++games)
    EXPECT_EQ(is_series_length(games), games == 3 || games == 5 || games == 7) << games;
  for (const Variant& variant : variants()) {
    const bool of_trinidad =
        variant.id == "trinidad" || variant.id == "trinidad-2" || variant.id == "tobago";
    EXPECT_EQ(allows_series(variant), of_trinidad) << variant.id;
    for (int n = 2; n <= max_players; ++n) {
      if (of_trinidad && variant.allows(n)) {
        EXPECT_EQ(side_count(variant.rules, n), 2);
      }
    }
  }
}

TEST(SeriesRules, TournamentsHaveTheirLengths) {
  RULE("§3a", "*University* (007): `game_points 2`, `card_laid_stays`, best of 7.");
  const Variant& trinidad = *find_variant("trinidad");
  EXPECT_EQ(find_named_rule(trinidad, "university")->best_of, 7);
  EXPECT_EQ(find_named_rule(trinidad, "college")->best_of, 3);
  EXPECT_EQ(find_named_rule(trinidad, "beer_jack")->best_of, 1);
}

}  // namespace
}  // namespace allfours
