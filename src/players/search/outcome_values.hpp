// Value for one side of each distribution of the four points of a hand: the leaf table of the
// solver (solver.hpp). Filled once per hand, independent of the cards; any numbers will do, larger
// is better. Scores come from the core (scoring.hpp `settled`). Knows no cards and no chances of
// later hands: the caller passes a function for these. Tests:
// tests/players/search/outcome_test.cpp.
#pragma once

#include <functional>
#include <vector>

#include "core/table/scoring.hpp"

namespace allfours {

class OutcomeValues {
 public:
  using OfPoints = std::function<double(const FourPoints&)>;
  using OfSettled = std::function<double(const Settled&)>;

  // The value for `side` of each distribution of the points.
  OutcomeValues(const Table& table, int side, const OfPoints& value);
  // The same from the result of the hand: scores, winner, All Fours.
  static OutcomeValues of_settled(const Table& table, int side, const OfSettled& value);
  // The value is the side's lead over the best other side.
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
