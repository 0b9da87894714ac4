#include "yardstick/prospect.hpp"

#include <algorithm>
#include <cmath>

namespace allfours::yardstick {

namespace {

// A side scores at most 1 + 1 + 3 + 1 in the settlement.
constexpr int most = 6;
using Grid = std::array<std::array<double, most + 1>, most + 1>;  // points of ours, of theirs

struct Outcome {
  double chance;
  int us, them;
};

std::array<Outcome, 5> outcomes(const Odds& odds) {
  const double nobody = 1 - odds.us - odds.them - odds.us_hang - odds.them_hang;
  return {Outcome{nobody, 0, 0}, Outcome{odds.us, 1, 0}, Outcome{odds.them, 0, 1},
          Outcome{odds.us_hang, 3, 0}, Outcome{odds.them_hang, 0, 3}};
}

std::array<Point, point_count> in_order(Order order) {
  switch (order) {
    case Order::high_low_jack_game:
      break;
    case Order::game_high_low_jack:
      return {Point::game, Point::high, Point::low, Point::jack};
  }
  return {Point::high, Point::low, Point::jack, Point::game};
}

// The most points a side can have after so many awards.
std::array<int, point_count + 1> limits(const std::array<Point, point_count>& points) {
  std::array<int, point_count + 1> limit{};
  for (int i = 0; i < point_count; ++i) {
    limit[at(i + 1)] = limit[at(i)] + (points[at(i)] == Point::jack ? 3 : 1);
  }
  return limit;
}

// The chance of winning with so many points of each in hand and these awards still to come.
class Settlement {
 public:
  Settlement(const Needs& needs, const Outlook& outlook, Order order)
      : needs_(needs), outlook_(outlook), points_(in_order(order)), limit_(limits(points_)) {
    for (int step = point_count; step >= 0; --step) {
      for (int us = 0; us <= limit_[at(step)]; ++us) {
        for (int them = 0; them <= limit_[at(step)]; ++them) {
          value_[at(step)][at(us)][at(them)] = evaluate(step, us, them);
        }
      }
    }
  }

  double value() const { return value_[0][0][0]; }

  std::array<Worth, point_count> worth() const {
    std::array<Worth, point_count> worth{};
    Grid reached{};
    reached[0][0] = 1;
    for (int step = 0; step < point_count; ++step) {
      const auto point = static_cast<std::size_t>(points_[at(step)]);
      const int limit = limit_[at(step)];
      const Grid& next = value_[at(step + 1)];
      Grid then{};
      for (int us = 0; us <= limit; ++us) {
        for (int them = 0; them <= limit; ++them) {
          const double chance = reached[at(us)][at(them)];
          if (chance <= 0 || us >= needs_.us || them >= needs_.them) continue;
          const double nobody = next[at(us)][at(them)];
          Worth& sum = worth[point];
          sum.us += chance * (next[at(us + 1)][at(them)] - nobody);
          sum.them += chance * (nobody - next[at(us)][at(them + 1)]);
          if (points_[at(step)] == Point::jack) {
            sum.us_hang += chance * (next[at(us + 3)][at(them)] - nobody);
            sum.them_hang += chance * (nobody - next[at(us)][at(them + 3)]);
          }
          for (const Outcome& outcome : outcomes(outlook_.odds[point])) {
            if (outcome.chance <= 0) continue;
            then[at(us + outcome.us)][at(them + outcome.them)] += chance * outcome.chance;
          }
        }
      }
      reached = then;
    }
    return worth;
  }

 private:
  double evaluate(int step, int us, int them) const {
    if (us >= needs_.us) return 1;
    if (them >= needs_.them) return 0;
    if (step == point_count) return chance_of_winning({needs_.us - us, needs_.them - them});
    double sum = 0;
    for (const Outcome& outcome : outcomes(outlook_.of(points_[at(step)]))) {
      if (outcome.chance <= 0) continue;
      sum += outcome.chance * value_[at(step + 1)][at(us + outcome.us)][at(them + outcome.them)];
    }
    return sum;
  }

  const Needs needs_;
  const Outlook& outlook_;
  std::array<Point, point_count> points_;
  std::array<int, point_count + 1> limit_;
  std::array<Grid, point_count + 1> value_{};
};

}  // namespace

double chance_of_winning(const Needs& needs) {
  if (needs.us <= 0) return 1;
  if (needs.them <= 0) return 0;
  // A smooth step in the lead, flatter the more points are still to be made.
  const double lead = needs.them - needs.us;
  const double spread = 1.5 * (needs.us + needs.them);
  return 0.5 + 0.5 * lead / std::sqrt(lead * lead + spread);
}

double chance_of_winning(const Needs& needs, const Outlook& outlook, Order order) {
  if (needs.us <= 0) return 1;
  if (needs.them <= 0) return 0;
  return Settlement(needs, outlook, order).value();
}

std::array<Worth, point_count> worth_of_points(const Needs& needs, const Outlook& outlook,
                                               Order order, const Stakes& stakes) {
  std::array<Worth, point_count> worth = Settlement(needs, outlook, order).worth();
  if (stakes.all_fours == 0) return worth;
  // Winning instead of losing changes hands twice the stake of the game.
  const double all_fours = stakes.all_fours / (2.0 * std::max(stakes.game, 1));
  for (std::size_t point = 0; point < point_count; ++point) {
    double us = all_fours;
    double them = all_fours;
    for (std::size_t other = 0; other < point_count; ++other) {
      if (other == point) continue;
      const Odds& odds = outlook.odds[other];
      us *= odds.us + odds.us_hang;
      them *= odds.them + odds.them_hang;
    }
    worth[point].us += us;
    worth[point].us_hang += us;
    worth[point].them += them;
    worth[point].them_hang += them;
  }
  return worth;
}

}  // namespace allfours::yardstick
