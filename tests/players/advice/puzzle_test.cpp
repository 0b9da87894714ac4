// Puzzles (players/advice/puzzle.hpp): the cards that keep a goal and the state of the goal,
// against brute force, in every variant, for every seat and goal.
#include "players/advice/puzzle.hpp"

#include <gtest/gtest.h>

#include "core/game/game.hpp"
#include "properties/random_game.hpp"
#include "properties/tried_puzzle.hpp"

namespace allfours {
namespace {

TEST(Puzzle, IsWhatTryingEverythingSays) {
  int open = 0;
  int missed = 0;
  int reached = 0;
  Stream stream(3, "puzzle");
  for (const Variant& variant : variants()) {
    for (int players = 2; players <= 4; ++players) {
      if (!variant.allows(players)) continue;
      for (int i = 0; i < 12; ++i) {
        auto setup = setup_for(variant, players, "PUZZLE-" + std::to_string(i));
        // Every second game can be won in this hand.
        if (i % 2 == 1) {
          setup.start.emplace();
          setup.start->dealer = 0;
          for (int side = 0; side < side_count(setup.rules, players); ++side) {
            setup.start->score[at(side)] =
                static_cast<std::int16_t>(setup.rules.target - 1 - stream.below(3));
          }
        }
        Table table = new_table(setup);
        const auto ignore = [](const Table&, const Event&) {};
        follow(table, ignore);
        const int most = players == 2 ? 4 : players == 3 ? 3 : 2;
        while (table.hand <= 1 && table.turn >= 0 &&
               !(table.phase == Phase::play && Solver::can(table) &&
                 table.hand_count[at(table.turn)] <= most)) {
          decide(table, random_choice(table, stream), ignore);
        }
        if (table.hand > 1 || table.turn < 0 || table.laid_down != 0) continue;
        for (int goal = 0; goal < goal_count; ++goal) {
          for (int seat = 0; seat < table.sides; ++seat) {
            Puzzle puzzle(static_cast<Goal>(goal), seat);
            SCOPED_TRACE(std::string(variant.id) + " " + setup.seed + ", " +
                         std::string(wire(puzzle.goal())) + " for " + std::to_string(seat));
            const bool can = can_be_had(table, puzzle.goal(), seat);
            const Puzzle::Standing standing = puzzle.standing(table);
            EXPECT_EQ(standing != Puzzle::Standing::missed, can);
            EXPECT_EQ(puzzle.fault(table).has_value(), standing != Puzzle::Standing::open);
            const bool ours = side_of(table, table.turn) == seat;
            const CardSet right = puzzle.right(table);
            for (const Card card : choice(table).cards) {
              Table after = table;
              play_card(after, card);
              EXPECT_EQ(can_be_had(after, puzzle.goal(), seat) == ours, right.contains(card));
              if (standing == Puzzle::Standing::reached) {
                EXPECT_TRUE(can_be_had(after, puzzle.goal(), seat)) << "whatever is played";
              }
            }
            const Decision best = puzzle.best(table);
            EXPECT_TRUE(choice(table).cards.contains(best.card));
            EXPECT_TRUE(right.empty() || right.contains(best.card));
            ++(standing == Puzzle::Standing::open     ? open
               : standing == Puzzle::Standing::missed ? missed
                                                      : reached);
          }
        }
      }
    }
  }
  EXPECT_GT(open, 100);
  EXPECT_GT(missed, 100);
  EXPECT_GT(reached, 100);
}

TEST(Puzzle, GoalsHaveTheirWords) {
  for (int i = 0; i < goal_count; ++i) {
    EXPECT_EQ(find_goal(wire(static_cast<Goal>(i))), static_cast<Goal>(i));
  }
  for (const std::string_view word : {"", "Jack", "dance", "win "}) {
    EXPECT_EQ(find_goal(word), std::nullopt) << word;
  }
}

}  // namespace
}  // namespace allfours
