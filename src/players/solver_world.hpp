// One world for the solver (solver.hpp): what stays the same while a hand is played out with all
// cards known, and what the ends of it are worth, ranked. Made from a table by asking the core.
// Knows no search. Tests: tests/rules/solver_test.cpp.
#pragma once

#include <array>

#include "core/kernel.hpp"
#include "players/outcome_values.hpp"

namespace allfours {

// A fact not settled yet: which side takes a certain card.
inline constexpr int open_fact = max_players;

struct SolverWorld {
  // With `trump` as it is, or as the first lead would make it.
  SolverWorld(const Table& table, const OutcomeValues& values, Suit trump);

  Table table;  // for the core's questions
  int players, sides;
  int us;  // the side valued
  Suit trump;
  std::uint64_t trumps;                         // the suit's cards
  std::array<std::int8_t, max_players> next{};  // the next seat in play
  std::array<std::int8_t, max_players> side{};
  int seats;  // in play

  // The cards whose taking is worth something, as bits; 0: settled, or nobody's.
  std::uint64_t low_card = 0;
  std::uint64_t jack_card = 0;

  // The worth of every possible end, without what is alike, in order: a rank is a place in here.
  static constexpr int most_ranks = max_players * max_players * (max_players + 1);
  std::array<double, most_ranks> worth{};
  int ranks = 0;

  // Rank of an end: who takes the low card, who the jack (0 where that is settled), and to whom
  // Game goes, a side or -1.
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
