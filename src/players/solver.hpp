// The exact solver of the play: what each card is worth when all hands are known and everybody
// plays as well as can be. For the leaves and the last tricks of computer players, hints and
// reviews. By the play kernel and the core's settlement, for every rule set: no rule is written
// here again.
//
// The value is that of `OutcomeValues`, for its side. With two sides this is the value of the game;
// with more, the others are taken to play together against that side. Nobody is taken to lay down a
// hand that is not laid down yet (throw_in), and no card to be looked at that is not in a hand; no
// exposed card is taken to be called for (RULES.md §4).
//
// The work is bounded by a number of nodes (positions looked at, a card each), never by time; where
// they run out, what is not known exactly has bounds that hold. The same calls since `forget` give
// the same answers, on every compiler. Positions in the table are told apart by 64 bits.
// Knows no hidden card, no likelihood, no tactics. Tests: tests/rules/solver_test.cpp; figures:
// `allfours bench solver`.
#pragma once

#include <array>
#include <cstdint>
#include <memory>

#include "players/outcome_values.hpp"

namespace allfours {

class SolverTable;

class Solver {
 public:
  // A table of 2^table_bits entries of 16 bytes each; 0: none. That is all a solver ever allocates.
  explicit Solver(int table_bits = 16);
  ~Solver();
  Solver(Solver&&) noexcept;
  Solver& operator=(Solver&&) noexcept;

  // The least and the most that something is worth; the same where it is known.
  struct Bounds {
    double least = 0;
    double most = 0;
    bool exact() const { return least == most; }
  };
  struct Answer {
    CardSet cards;                        // the legal cards of the seat to play
    std::array<Bounds, pack_size> value;  // of these, by card index
    Bounds best;                          // of the position: the best of them, for who plays
    bool finished = false;                // all that was asked is exact
    std::uint64_t nodes = 0;

    const Bounds& of(Card card) const { return value[card.index]; }
  };

  // Can this table be solved? Somebody must play a card, all hands are known, none will be drawn.
  static bool can(const Table& table);

  // All legal cards of the seat to play. `can(table)` holds, else the program stops; `values` are
  // those of this hand.
  Answer solve(const Table& table, const OutcomeValues& values, std::uint64_t node_budget);
  // Only what the position is worth: `best`, `finished` and `nodes`.
  Answer value(const Table& table, const OutcomeValues& values, std::uint64_t node_budget);

  // Empties the table, at no cost. What it holds stays true for as long as the rule set, the number
  // of players and the side valued are the same, and otherwise is not looked at; but where nodes
  // run out depends on it, so a decision that is to be made alike again begins with this.
  void forget();

 private:
  Answer answer(const Table& table, const OutcomeValues& values, std::uint64_t budget, bool each);

  std::unique_ptr<SolverTable> table_;
};

}  // namespace allfours
