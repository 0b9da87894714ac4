// The match of two bars: which table plays which game, and who has won.
#include "core/game/bar_match.hpp"

#include <gtest/gtest.h>

#include "core/rules/named_rules.hpp"

#define RULE(section, sentence) SCOPED_TRACE("RULES.md " section ": " sentence)

namespace allfours {
namespace {

TEST(BarMatch, SevenGamesArePlayedAtEachTableAndTheEighthAtTheFirst) {
  RULE("§3a", "seven at each table, and the eighth, which no source places, at the first **[R]**");
  std::array<int, bar_tables> games{};
  for (int game = 0; game < bar_games; ++game) {
    const int table = bar_table(game);
    EXPECT_EQ(bar_round(game), games[static_cast<std::size_t>(table)]) << game;
    ++games[static_cast<std::size_t>(table)];
  }
  EXPECT_EQ(games, (std::array{8, 7, 7}));
  EXPECT_EQ(bar_table(bar_games), 0) << "the one that decides";
  EXPECT_EQ(bar_round(bar_games), 8);
}

TEST(BarMatch, TwelveBullseyesWin) {
  RULE("§3a", "The bar that has 12 bullseyes has won");
  EXPECT_EQ(bar_winner({11, 11}), -1);
  EXPECT_EQ(bar_winner({12, 0}), 0);
  EXPECT_EQ(bar_winner({11, 12}), 1);
  EXPECT_EQ(bar_winner({0, 0}), -1);
}

TEST(BarMatch, IsPlayedByTheRulesOfBeerJack) {
  const auto setup = bar_setup("KINGSTON-42");
  EXPECT_EQ(setup.variant, find_variant("trinidad"));
  EXPECT_TRUE(find_named_rule(*setup.variant, "beer_jack")->is_set(setup.rules));
  EXPECT_EQ(setup.rules.target, 14);
  EXPECT_FALSE(validate(setup.rules, setup.players));
}

}  // namespace
}  // namespace allfours
