// A world for the solver (solver.hpp): everything constant during the playout of a hand with all
// cards known, and the values of its outcomes, ranked. Built from a table by queries to the core.
// Knows no search. Tests: tests/players/search/solver_test.cpp.
#pragma once

#include <array>

#include "core/rules/kernel.hpp"
#include "players/search/outcome_values.hpp"

namespace allfours {

// A fact that is open: which side takes a certain card.
inline constexpr int open_fact = max_players;

struct SolverWorld {
  // With `trump` fixed already, or as the first lead would fix it.
  SolverWorld(const Table& table, const OutcomeValues& values, Suit trump);

  Table table;  // for queries to the core
  int players, sides;
  int us;  // the valued side
  Suit trump;
  std::uint64_t trumps;                         // all cards of the suit
  std::array<std::int8_t, max_players> next{};  // the next seat in play
  std::array<std::int8_t, max_players> side{};
  int seats;  // number in play

  // The cards whose capture matters, as bits; 0: settled, or nobody's.
  std::uint64_t low_card = 0;
  std::uint64_t jack_card = 0;

  // The distinct values of outcomes in ascending order: a rank is an index.
  static constexpr int most_ranks = max_players * max_players * (max_players + 1);
  std::array<double, most_ranks> worth{};
  int ranks = 0;

  // Rank of an outcome: the side that takes the low card, the side that takes the jack (0 if
  // settled), and the side that scores Game, or -1.
  int rank(int low, int jack, int game) const {
    return rank_[static_cast<std::size_t>((low * max_players + jack) * (max_players + 1) + game +
                                          1)];
  }
  int low_choices() const { return low_card == 0 ? 1 : sides; }
  int jack_choices() const { return jack_card == 0 ? 1 : sides; }

 private:
  std::array<std::int16_t, most_ranks> rank_;
};

}  // namespace allfours
