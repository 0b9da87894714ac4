#include "players/prospect.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

#include "players/chances.hpp"

namespace allfours {

namespace {

// A side scores at most 1 + 1 + 3 + 1 in the settlement, and both sides together no more.
constexpr int most = 6;
// Index by our points and theirs: row * us + them.
constexpr int row = most + 1;
using Grid = std::array<double, row * row>;

// The indices with at most so many points in total, in order.
struct Places {
  std::array<std::uint8_t, (most + 1) * (most + 2) / 2> place{};
  int count = 0;
  std::uint64_t all = 0;  // bit p: p is one of them
  constexpr const std::uint8_t* begin() const { return place.data(); }
  constexpr const std::uint8_t* end() const { return begin() + count; }
};
constexpr std::array<Places, most + 1> places = [] {
  std::array<Places, most + 1> all{};
  for (int points = 0; points <= most; ++points) {
    Places& these = all[at(points)];
    for (int us = 0; us <= points; ++us) {
      for (int them = 0; us + them <= points; ++them) {
        these.place[at(these.count++)] = static_cast<std::uint8_t>(us * row + them);
        these.all |= std::uint64_t{1} << (us * row + them);
      }
    }
  }
  return all;
}();

std::array<Point, point_count> in_order(Order order) {
  switch (order) {
    case Order::high_low_jack_game:
      break;
    case Order::game_high_low_jack:
      return {Point::game, Point::high, Point::low, Point::jack};
  }
  return {Point::high, Point::low, Point::jack, Point::game};
}

// The chance of winning after these points if no more are scored in this hand.
struct HandEnds {
  Needs needs{0, 0, 0, 0};  // never requested; all zeros, so that no construction is needed
  std::uint64_t open = 0;   // bit p: at index p nobody has reached the target
  Grid chance{};
};

// Playouts ask for few distinct needs, and a game asks again at the next trick: the most recent are
// cached.
const HandEnds& ends_of(const Needs& needs) {
  constexpr int kept = 256;
  thread_local std::array<HandEnds, kept> memory;
  const int place = (needs.us + needs.them * 16 + (needs.edge > 0 ? 136 : 0)) & (kept - 1);
  HandEnds& ends = memory[at(place)];
  if (ends.needs == needs) return ends;
  ends.needs = needs;
  ends.open = 0;
  Needs left = needs;
  for (int us = 0; us <= most; ++us, --left.us) {
    left.them = needs.them;
    for (int made = row * us; made <= row * us + most - us; ++made, --left.them) {
      ends.chance[at(made)] = chance_of_winning(left);
      ends.open |= std::uint64_t{left.us > 0 && left.them > 0} << made;
    }
  }
  return ends;
}

}  // namespace

// The chances of winning at one score, by points of each side in hand and awards still to come, for
// all indices that the earlier awards can lead to.
class Awards::Settlement {
 public:
  Settlement(const Awards& awards, const Needs& needs) : awards_(awards), ends_(ends_of(needs)) {
    for (int step = point_count - 1; step >= 0; --step) {
      const Grid& next = after(step);
      Grid& value = value_[at(step)];
      const Branches to = awards.to_[at(step)];
      const Places& now = places[at(awards.before_[at(step)])];
      if (step == awards.hangs_) {
        for (const int place : now) {
          const double* then = &next[at(place)];
          value[at(place)] = to.nobody * then[0] + to.us * then[row] + to.them * then[1] +
                             awards.us_hang_ * then[3 * row] + awards.them_hang_ * then[3];
        }
      } else {
        for (const int place : now) {
          const double* then = &next[at(place)];
          value[at(place)] = to.nobody * then[0] + to.us * then[row] + to.them * then[1];
        }
      }
      // A decided game ends there.
      for (std::uint64_t over = now.all & ~ends_.open; over != 0; over &= over - 1) {
        const int place = std::countr_zero(over);
        value[at(place)] = ends_.chance[at(place)];
      }
    }
  }

  double value() const { return value_[0][0]; }

  std::array<Worth, point_count> worth(bool hang) const {
    std::array<Worth, point_count> worth;
    // Probability of each index before a step.
    std::array<Grid, point_count> reached;
    reached[0][0] = 1;
    std::uint64_t now = 1;  // bit p: index p can be reached
    for (int step = 0; step < point_count; ++step) {
      const Grid& next = after(step);
      const Branches to = awards_.to_[at(step)];
      const bool hangs = step == awards_.hangs_;
      const bool last = step + 1 == point_count;
      Worth sum{};
      Grid& then = reached[at(last ? step : step + 1)];
      if (!last) {
        for (const int place : places[at(awards_.before_[at(step + 1)])]) then[at(place)] = 0;
      }
      const auto if_any = [now](double share, int more) { return share > 0 ? now << more : 0; };
      std::uint64_t following = if_any(to.nobody, 0) | if_any(to.us, row) | if_any(to.them, 1);
      if (hangs) {
        following |= if_any(awards_.us_hang_, 3 * row) | if_any(awards_.them_hang_, 3);
      }
      for (now &= ends_.open; now != 0; now &= now - 1) {
        const int place = std::countr_zero(now);
        const double share = reached[at(step)][at(place)];
        const double nobody = next[at(place)];
        sum.us += share * (next[at(place + row)] - nobody);
        sum.them += share * (nobody - next[at(place + 1)]);
        if (hangs && hang) {
          sum.us_hang += share * (next[at(place + 3 * row)] - nobody);
          sum.them_hang += share * (nobody - next[at(place + 3)]);
        }
        if (last) continue;
        then[at(place)] += share * to.nobody;
        then[at(place + row)] += share * to.us;
        then[at(place + 1)] += share * to.them;
        if (!hangs) continue;
        then[at(place + 3 * row)] += share * awards_.us_hang_;
        then[at(place + 3)] += share * awards_.them_hang_;
      }
      now = following;
      worth[static_cast<std::size_t>(to.point)] = sum;
    }
    return worth;
  }

 private:
  const Grid& after(int step) const {
    return step + 1 == point_count ? ends_.chance : value_[at(step + 1)];
  }

  const Awards& awards_;
  const HandEnds& ends_;
  std::array<Grid, point_count> value_;
};

Awards::Awards(const Outlook& outlook, Order order, bool hang) {
  const auto chance = [](double share) { return share > 0 ? share : 0; };
  const auto points = in_order(order);
  int before = 0;
  for (int step = 0; step < point_count; ++step) {
    const Point point = points[at(step)];
    const Odds& odds = outlook.of(point);
    to_[at(step)] = {point, chance(1 - odds.us - odds.them - odds.us_hang - odds.them_hang),
                     chance(odds.us), chance(odds.them)};
    before_[at(step)] = before;
    ++before;
    if (point != Point::jack) continue;
    us_hang_ = chance(odds.us_hang);
    them_hang_ = chance(odds.them_hang);
    if (!hang && us_hang_ + them_hang_ <= 0) continue;
    hangs_ = step;
    before += 2;
  }
}

double Awards::chance_of_winning(const Needs& needs) const {
  if (needs.us <= 0) return 1;
  if (needs.them <= 0) return 0;
  return Settlement(*this, needs).value();
}

std::array<Worth, point_count> Awards::worth(const Needs& needs, bool hang) const {
  return Settlement(*this, needs).worth(hang);
}

double chance_of_winning(const Needs& needs) {
  if (needs.us <= 0) return 1;
  if (needs.them <= 0) return 0;
  if (needs.table > 0) {
    const ChanceGrid grid = chance_preset(needs.table - 1).grid;
    return needs.deal_next ? dealers_chance(grid, needs.us, needs.them)
                           : 1 - dealers_chance(grid, needs.them, needs.us);
  }
  // A sigmoid of the lead, flatter the more points are still to be made.
  const double lead = needs.them - needs.us + needs.edge;
  const double spread = needs.swing * (needs.us + needs.them);
  return 0.5 + 0.5 * lead / std::sqrt(lead * lead + spread);
}

double chance_of_winning(const Needs& needs, const Outlook& outlook, Order order) {
  return Awards(outlook, order).chance_of_winning(needs);
}

std::array<Worth, point_count> worth_of_points(const Needs& needs, const Outlook& outlook,
                                               Order order, const Stakes& stakes, bool hang) {
  std::array<Worth, point_count> worth = Awards(outlook, order, hang).worth(needs, hang);
  if (stakes.all_fours == 0) return worth;
  // Winning instead of losing is worth twice the stake of the game.
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

}  // namespace allfours
