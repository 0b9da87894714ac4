// The chances of winning by house rules: the table of the preset that is played for the same, or
// one of their own (chances.hpp), made of hands the first time that it is asked for and remembered.
// A table hangs on the rules alone, so that a moment is decided alike wherever and whenever it is
// asked about. Making one takes a fifth of a second on a desk's machine. Knows no cards, no clock.
// Tests: tests/rules/chances_test.cpp.
#pragma once

#include <memory>

#include "players/chances.hpp"

namespace allfours {

// Good for as long as it is held, in any thread.
class HouseChances {
 public:
  // Rules that a game can be played by (validate).
  static HouseChances of(const RuleSet& rules, int players);

  const ChanceGrid& grid() const { return grid_; }
  // Was it made of hands, since no preset is played for the same?
  bool made() const { return made_ != nullptr; }

 private:
  ChanceGrid grid_;
  std::shared_ptr<const Chances> made_;
};

// The chance that `side` wins, by the table for the rules of this one.
double chance_to_win(const Table& table, const Scores& score, int next_dealer, int side);

}  // namespace allfours
