// What each way in which the four points of a hand can fall is worth to one side: the table that
// the solver (solver.hpp) looks its leaves up in. Filled once for the hand in play, whatever the
// cards; any number will do as a value, larger is better. Scores are the core's (scoring.hpp
// `settled`). Knows no cards and no chances of later hands: who has a table of those gives a
// function that asks it. Tests: tests/rules/outcome_test.cpp.
#pragma once

#include <functional>
#include <vector>

#include "core/scoring.hpp"

namespace allfours {

class OutcomeValues {
 public:
  using OfPoints = std::function<double(const FourPoints&)>;
  using OfSettled = std::function<double(const Settled&)>;

  // The value to `side` of each way the points can fall.
  OutcomeValues(const Table& table, int side, const OfPoints& value);
  // … of what the hand then ends with: scores, a winner, All Fours made.
  static OutcomeValues of_settled(const Table& table, int side, const OfSettled& value);
  // How many points the side then is ahead of the best other side.
  static OutcomeValues of_lead(const Table& table, int side);

  int side() const { return side_; }
  double at(const FourPoints& points) const { return values_[place(points)]; }

 private:
  std::size_t place(const FourPoints& points) const;

  int side_;
  int sides_;
  std::vector<double> values_;
};

}  // namespace allfours
