#include "players/search/outcome_values.hpp"

#include <algorithm>

namespace allfours {

std::size_t OutcomeValues::place(const FourPoints& points) const {
  const int to = sides_ + 1;  // each side, or nobody
  const int jack = points.jack + 1 + (points.hanged ? sides_ : 0);
  int place = points.high + 1;
  place = place * to + points.low + 1;
  place = place * (to + sides_) + jack;
  place = place * to + points.game + 1;
  return static_cast<std::size_t>(place * 2 + (points.claimed ? 1 : 0));
}

OutcomeValues::OutcomeValues(const Table& table, int side, const OfPoints& value)
    : side_(side), sides_(table.sides) {
  const auto to = static_cast<std::size_t>(sides_ + 1);
  values_.resize(to * to * (to + static_cast<std::size_t>(sides_)) * to * 2);
  const auto each_side = [&](std::int8_t& point, const auto& next) {
    for (point = -1; point < sides_; ++point) next();
  };
  FourPoints points;
  const auto fill = [&] { values_[place(points)] = value(points); };
  const auto claims = [&] {
    fill();
    if (!table.rules.early_high || points.high < 0) return;
    points.claimed = true;
    fill();
    points.claimed = false;
  };
  const auto hangings = [&] {
    claims();
    if (!table.rules.hang_jack || points.jack < 0) return;
    points.hanged = true;
    claims();
    points.hanged = false;
  };
  each_side(points.high, [&] {
    each_side(points.low,
              [&] { each_side(points.jack, [&] { each_side(points.game, hangings); }); });
  });
}

OutcomeValues OutcomeValues::of_settled(const Table& table, int side, const OfSettled& value) {
  return OutcomeValues(table, side,
                       [&](const FourPoints& points) { return value(settled(table, points)); });
}

OutcomeValues OutcomeValues::of_lead(const Table& table, int side) {
  return of_settled(table, side, [&](const Settled& end) {
    int best = -1000;
    for (int other = 0; other < table.sides; ++other) {
      if (other != side) best = std::max<int>(best, end.score[static_cast<std::size_t>(other)]);
    }
    return static_cast<double>(end.score[static_cast<std::size_t>(side)] - best);
  });
}

}  // namespace allfours
