// The exact solver of the play: the value of each card with all hands known and best play by
// everybody. Used at the leaves and in the last tricks of bots, for hints and reviews. Works with
// every rule set, through the play kernel and the core's settlement.
//
// The value is that of `OutcomeValues`, for its side. With two sides this is the game value; with
// more, the others are assumed to play together against that side. Assumes that nobody lays a hand
// down (throw_in), that no further card is looked at, and that no exposed card is called for
// (RULES.md §4).
//
// The work is limited by a node budget (a node is a position, one card each), never by time; when
// it runs out, inexact values have valid bounds. The same calls since `forget` give the same
// answers, on every compiler. The table distinguishes positions by 64-bit hashes. Knows no hidden
// card, no likelihood, no tactics. Tests: tests/players/search/solver_test.cpp; figures: `allfours
// bench solver`.
#pragma once

#include <array>
#include <cstdint>
#include <memory>

#include "players/search/outcome_values.hpp"

namespace allfours {

class SolverTable;

class Solver {
 public:
  // A table of 2^table_bits entries of 16 bytes each; 0: none. The only allocation.
  explicit Solver(int table_bits = 16);
  ~Solver();
  Solver(Solver&&) noexcept;
  Solver& operator=(Solver&&) noexcept;

  // Lower and upper bound of a value; equal if exact.
  struct Bounds {
    double least = 0;
    double most = 0;
    bool exact() const { return least == most; }
  };
  struct Answer {
    CardSet cards;                        // the legal cards of the seat in turn
    std::array<Bounds, pack_size> value;  // their values, by card index
    Bounds best;            // value of the position: the best of them, for the seat in turn
    bool finished = false;  // everything asked is exact
    std::uint64_t nodes = 0;

    const Bounds& of(Card card) const { return value[card.index]; }
  };

  // True if the table can be solved: a card must be played, all hands are known, none will be
  // drawn.
  static bool can(const Table& table);

  // Values of all legal cards of the seat in turn. Precondition: `can(table)`, else the program
  // aborts; `values` belong to this hand.
  Answer solve(const Table& table, const OutcomeValues& values, std::uint64_t node_budget);
  // Only the value of the position: `best`, `finished` and `nodes`.
  Answer value(const Table& table, const OutcomeValues& values, std::uint64_t node_budget);

  // Empties the table, in constant time. Entries stay valid while rule set, number of players and
  // valued side are the same, and are ignored otherwise; but they influence where the budget runs
  // out, so a reproducible decision starts with this call.
  void forget();

 private:
  Answer answer(const Table& table, const OutcomeValues& values, std::uint64_t budget, bool each);

  std::unique_ptr<SolverTable> table_;
};

}  // namespace allfours
