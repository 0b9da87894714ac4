// The exact solver (players/solver.hpp) against plain minimax.
#include "players/solver.hpp"

#include <gtest/gtest.h>

#include <map>

#include "core/record.hpp"
#include "rules/solver_positions.hpp"

namespace allfours {
namespace {

constexpr auto at(int i) { return static_cast<std::size_t>(i); }

int lead_of(const Table& table, const Settled& end, int side) {
  int best = -1000;
  for (int other = 0; other < table.sides; ++other) {
    if (other != side) best = std::max<int>(best, end.score[at(other)]);
  }
  return end.score[at(side)] - best;
}

// What an end of the hand may be worth: points, winning, All Fours, or anything at all.
Worth worth_of(const Table& table, int side, int kind) {
  return [&table, side, kind](const Settled& end) -> double {
    switch (kind) {
      case 0:
        return lead_of(table, end, side);
      case 1:
        if (end.winner >= 0) return end.winner == side ? 1 : 0;
        return 0.5 + 0.01 * lead_of(table, end, side);
      case 2:
        return (end.winner == side ? 10 : 0) + (end.all_fours == side ? 3 : 0) -
               (end.all_fours >= 0 && end.all_fours != side ? 2 : 0);
      default: {
        std::uint64_t key = 17;
        for (const auto score : end.score) key = key * 1000003 + static_cast<std::uint64_t>(score);
        key = key * 1000003 + static_cast<std::uint64_t>(end.winner + 1);
        key = (key * 1000003 + static_cast<std::uint64_t>(end.all_fours + 1)) ^ key >> 31;
        return static_cast<double>(key * 0x9e3779b97f4a7c15 >> 60);
      }
    }
  };
}

struct Compared {
  int values = 0;
  int mid_trick = 0;
  int laid_down = 0;
  int unpitched = 0;
  std::map<std::string, int> of_variant;
};

// Every card of the position, with and without the table; the position itself.
void compare(const Table& table, Stream& stream, Solver& with_table, Solver& without,
             Compared& compared) {
  const int side = stream.below(table.sides);
  const Worth worth = worth_of(table, side, stream.below(4));
  const auto values = OutcomeValues::of_settled(table, side, worth);
  const auto answer = with_table.solve(table, values, 1000000000);
  const auto slow = without.solve(table, values, 1000000000);
  ASSERT_TRUE(answer.finished);
  ASSERT_EQ(answer.cards, choice(table).cards);
  std::optional<double> best;
  for (const Card card : answer.cards) {
    const double truth = brute_force(table, card, side, worth);
    ASSERT_EQ(answer.of(card).least, truth) << card_text(card);
    ASSERT_TRUE(answer.of(card).exact());
    ASSERT_EQ(slow.of(card).least, truth) << card_text(card) << " without a table";
    const bool ours = side_of(table, table.turn) == side;
    if (!best || (ours ? truth > *best : truth < *best)) best = truth;
    ++compared.values;
  }
  ASSERT_EQ(answer.best.least, *best);
  ASSERT_EQ(with_table.value(table, values, 1000000000).best.least, *best);
  if (trick_size(table) > 0) ++compared.mid_trick;
  if (table.laid_down != 0) ++compared.laid_down;
  if (!table.trump_fixed) ++compared.unpitched;
}

// As many cards as brute force can play out quickly.
int small_enough(int players, Stream& stream) {
  return players == 2 ? 4 + stream.below(6) : 2 * players + stream.below(players + 1);
}

TEST(Solver, IsBruteForceInEveryVariant) {
  Stream stream(seed_key("solver"), "variants");
  Solver with_table(12), without(0);
  Compared compared;
  for (int round = 0; round < test_games(400); ++round) {
    for (const allfours::Setup& setup : all_setups("solver-" + std::to_string(round))) {
      const auto table = small_position(setup, stream, small_enough(setup.players, stream));
      if (!table) continue;
      SCOPED_TRACE(setup_text(setup) + " " + text_of(*table));
      const int before = compared.values;
      compare(*table, stream, with_table, without, compared);
      if (HasFatalFailure()) return;
      compared.of_variant[std::string(setup.variant->id)] += compared.values - before;
    }
  }
  RecordProperty("values", compared.values);
  if (test_games(400) < 400) return;
  EXPECT_EQ(compared.of_variant.size(), variants().size());
  for (const auto& [variant, count] : compared.of_variant) EXPECT_GT(count, 100) << variant;
  EXPECT_GT(compared.values, 12000);
  EXPECT_GT(compared.mid_trick, 500);
  EXPECT_GT(compared.laid_down, 20);
  EXPECT_GT(compared.unpitched, 20);
}

TEST(Solver, IsBruteForceUnderHouseRules) {
  Stream stream(seed_key("solver"), "house-rules");
  Solver with_table(12), without(0);
  Compared compared;
  for (int round = 0; round < test_games(8000); ++round) {
    const allfours::Setup setup = random_rules(stream, 1 + stream.below(6));
    const auto table = small_position(setup, stream, small_enough(setup.players, stream));
    if (!table) continue;
    SCOPED_TRACE(setup_text(setup) + " " + text_of(*table));
    compare(*table, stream, with_table, without, compared);
    if (HasFatalFailure()) return;
  }
  RecordProperty("values", compared.values);
  if (test_games(8000) < 8000) return;
  EXPECT_GT(compared.values, 12000);
}

}  // namespace
}  // namespace allfours
