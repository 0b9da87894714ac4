// Chances of winning with house rules: the table of the matching preset, or a table computed
// (chances.hpp) on first use and cached. A table depends on the rules alone, so a position is
// decided alike at any time. Computing one takes a fifth of a second on a desktop machine. Knows no
// cards, no clock. Tests: tests/players/chances/chances_test.cpp.
#pragma once

#include <memory>

#include "players/chances/chances.hpp"

namespace allfours {

// Valid for its lifetime, in any thread.
class HouseChances {
 public:
  // Precondition: validate accepts the rules.
  static HouseChances of(const RuleSet& rules, int players);

  const ChanceGrid& grid() const { return grid_; }
  // True if the table was computed because no preset matches.
  bool made() const { return made_ != nullptr; }

 private:
  ChanceGrid grid_;
  std::shared_ptr<const Chances> made_;
};

// The chance that `side` wins, from the table for these rules.
double chance_to_win(const Table& table, const Scores& score, int next_dealer, int side);

}  // namespace allfours
