#include "players/chances/point_odds.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

#include "players/chances/chances.hpp"

namespace allfours {

namespace {

// The grids are indexed by our points and theirs: row * us + them. The settlement awards sum to at
// most 1 + 1 + 3 + 1 under the presets and 1 + 1 + 6 + 2 under house rules.
constexpr int few = 6;
constexpr int many = 10;

// A set of grid indices, one bit each.
template <int most>
struct PlaceSet {
  static constexpr int row = most + 1;
  static constexpr std::size_t words = (row * row + 63) / 64;
  std::array<std::uint64_t, words> bits{};

  constexpr void add(int place) { bits[at(place / 64)] |= std::uint64_t{1} << place % 64; }
  constexpr PlaceSet operator&(const PlaceSet& other) const {
    PlaceSet both;
    for (std::size_t i = 0; i < words; ++i) both.bits[i] = bits[i] & other.bits[i];
    return both;
  }
  constexpr PlaceSet operator-(const PlaceSet& other) const {
    PlaceSet rest;
    for (std::size_t i = 0; i < words; ++i) rest.bits[i] = bits[i] & ~other.bits[i];
    return rest;
  }
  // Adds every index of the other set, increased by `more`.
  constexpr void add_moved(const PlaceSet& other, int more) {
    for (std::size_t i = words; i-- > 0;) {
      const std::size_t whole = at(more / 64);
      if (i < whole) break;
      std::uint64_t moved = other.bits[i - whole] << more % 64;
      if (i > whole && more % 64 != 0) moved |= other.bits[i - whole - 1] >> (64 - more % 64);
      bits[i] |= moved;
    }
  }
  template <typename Do>
  constexpr void each(const Do& act) const {
    for (std::size_t i = 0; i < words; ++i) {
      for (std::uint64_t left = bits[i]; left != 0; left &= left - 1) {
        act(static_cast<int>(64 * i) + std::countr_zero(left));
      }
    }
  }
};

template <int most>
using Grid = std::array<double, (most + 1) * (most + 1)>;

// The indices with at most so many points in total, in order.
template <int most>
struct Places {
  std::array<std::uint8_t, (most + 1) * (most + 2) / 2> place{};
  int count = 0;
  PlaceSet<most> all;
  constexpr const std::uint8_t* begin() const { return place.data(); }
  constexpr const std::uint8_t* end() const { return begin() + count; }
};
template <int most>
constexpr std::array<Places<most>, most + 1> places = [] {
  constexpr int row = most + 1;
  std::array<Places<most>, most + 1> all{};
  for (int points = 0; points <= most; ++points) {
    Places<most>& these = all[at(points)];
    for (int us = 0; us <= points; ++us) {
      for (int them = 0; us + them <= points; ++them) {
        these.place[at(these.count++)] = static_cast<std::uint8_t>(us * row + them);
        these.all.add(us * row + them);
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

// The chance of winning once these points are made and no more come in this hand.
template <int most>
struct HandEnds {
  Needs needs{0, 0, 0, 0};  // none yet: nobody asks for these; zeros need no making
  PlaceSet<most> open;      // the places at which nobody has what is needed
  Grid<most> chance{};
};

// A direct-mapped cache of recent needs: playouts of a hand ask for few of them, and a game asks
// for the same ones at the next trick.
template <int most>
const HandEnds<most>& ends_of(const Needs& needs) {
  constexpr int kept = 256;
  constexpr int row = most + 1;
  thread_local std::array<HandEnds<most>, kept> memory;
  const int place = (needs.us + needs.them * 16 + (needs.edge > 0 ? 136 : 0)) & (kept - 1);
  HandEnds<most>& ends = memory[at(place)];
  if (ends.needs == needs) return ends;
  ends.needs = needs;
  ends.open = {};
  Needs left = needs;
  for (int us = 0; us <= most; ++us, --left.us) {
    left.them = needs.them;
    for (int made = row * us; made <= row * us + most - us; ++made, --left.them) {
      ends.chance[at(made)] = chance_of_winning(left);
      if (left.us > 0 && left.them > 0) ends.open.add(made);
    }
  }
  return ends;
}

}  // namespace

// The chances of winning at one score with so many points of each in hand and these awards still to
// come, of all places that the awards before can lead to.
template <int most>
class Awards::Settlement {
 public:
  Settlement(const Awards& awards, const Needs& needs)
      : awards_(awards), ends_(ends_of<most>(needs)) {
    for (int step = point_count - 1; step >= 0; --step) {
      const Grid<most>& next = after(step);
      Grid<most>& value = value_[at(step)];
      const Branches to = awards.to_[at(step)];
      const Places<most>& now = places<most>[at(awards.before_[at(step)])];
      const int won = worth_in_points(to.point);
      if (step == awards.hangs_) {
        const int hang = awards.hang_points_;
        for (const int place : now) {
          const double* then = &next[at(place)];
          value[at(place)] = to.nobody * then[0] + to.us * then[row] + to.them * then[1] +
                             awards.us_hang_ * then[hang * row] + awards.them_hang_ * then[hang];
        }
      } else {
        for (const int place : now) {
          const double* then = &next[at(place)];
          value[at(place)] = to.nobody * then[0] + to.us * then[won * row] + to.them * then[won];
        }
      }
      // A decided game ends there.
      (now.all - ends_.open).each([&](int place) { value[at(place)] = ends_.chance[at(place)]; });
    }
  }

  double value() const { return value_[0][0]; }

  std::array<Worth, point_count> worth(bool hang) const {
    std::array<Worth, point_count> worth;
    // The probability of each index before each step.
    std::array<Grid<most>, point_count> reached;
    reached[0][0] = 1;
    PlaceSet<most> now;  // the places that may be reached
    now.add(0);
    for (int step = 0; step < point_count; ++step) {
      const Point point = awards_.to_[at(step)].point;
      worth[static_cast<std::size_t>(point)] = worth_at(step, now, reached, hang);
    }
    return worth;
  }

 private:
  static constexpr int row = most + 1;

  // The worth of this step's award. Updates the probabilities and the set of indices for the next.
  Worth worth_at(int step, PlaceSet<most>& now, std::array<Grid<most>, point_count>& reached,
                 bool hang) const {
    const Grid<most>& next = after(step);
    const Branches to = awards_.to_[at(step)];
    const bool hangs = step == awards_.hangs_;
    const bool last = step + 1 == point_count;
    const int won = worth_in_points(to.point);
    const int hung = awards_.hang_points_;
    Worth sum{};
    Grid<most>& then = reached[at(last ? step : step + 1)];
    if (!last) {
      for (const int place : places<most>[at(awards_.before_[at(step + 1)])]) then[at(place)] = 0;
    }
    PlaceSet<most> following;
    const auto follow = [&](double share, int more) {
      if (share > 0) following.add_moved(now, more);
    };
    follow(to.nobody, 0);
    follow(to.us, won * row);
    follow(to.them, won);
    if (hangs) {
      follow(awards_.us_hang_, hung * row);
      follow(awards_.them_hang_, hung);
    }
    (now & ends_.open).each([&](int place) {
      const double share = reached[at(step)][at(place)];
      const double nobody = next[at(place)];
      sum.us += share * (next[at(place + won * row)] - nobody);
      sum.them += share * (nobody - next[at(place + won)]);
      if (hangs && hang) {
        sum.us_hang += share * (next[at(place + hung * row)] - nobody);
        sum.them_hang += share * (nobody - next[at(place + hung)]);
      }
      if (last) return;
      then[at(place)] += share * to.nobody;
      then[at(place + won * row)] += share * to.us;
      then[at(place + won)] += share * to.them;
      if (!hangs) return;
      then[at(place + hung * row)] += share * awards_.us_hang_;
      then[at(place + hung)] += share * awards_.them_hang_;
    });
    now = following;
    return sum;
  }

  int worth_in_points(Point point) const { return point == Point::game ? awards_.game_points_ : 1; }
  const Grid<most>& after(int step) const {
    return step + 1 == point_count ? ends_.chance : value_[at(step + 1)];
  }

  const Awards& awards_;
  const HandEnds<most>& ends_;
  std::array<Grid<most>, point_count> value_;
};

Awards::Awards(const Outlook& outlook, const AwardRules& rules, bool hang)
    : hang_points_(rules.hang), game_points_(rules.game) {
  const auto chance = [](double share) { return share > 0 ? share : 0; };
  const auto points = in_order(rules.order);
  int before = 0;
  for (int step = 0; step < point_count; ++step) {
    const Point point = points[at(step)];
    const Odds& odds = outlook.of(point);
    to_[at(step)] = {point, chance(1 - odds.us - odds.them - odds.us_hang - odds.them_hang),
                     chance(odds.us), chance(odds.them)};
    before_[at(step)] = before;
    before += point == Point::game ? game_points_ : 1;
    if (point != Point::jack) continue;
    us_hang_ = chance(odds.us_hang);
    them_hang_ = chance(odds.them_hang);
    if (!hang && us_hang_ + them_hang_ <= 0) continue;
    hangs_ = step;
    before += std::max(0, hang_points_ - 1);
  }
  most_ = before;
}

bool Awards::are_few() const { return most_ <= few; }

double Awards::chance_of_winning(const Needs& needs) const {
  if (needs.us <= 0) return 1;
  if (needs.them <= 0) return 0;
  return are_few() ? Settlement<few>(*this, needs).value() : Settlement<many>(*this, needs).value();
}

std::array<Worth, point_count> Awards::worth(const Needs& needs, bool hang) const {
  return are_few() ? Settlement<few>(*this, needs).worth(hang)
                   : Settlement<many>(*this, needs).worth(hang);
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

double chance_of_winning(const Needs& needs, const Outlook& outlook, const AwardRules& rules) {
  return Awards(outlook, rules).chance_of_winning(needs);
}

std::array<Worth, point_count> worth_of_points(const Needs& needs, const Outlook& outlook,
                                               const AwardRules& rules, const Stakes& stakes,
                                               bool hang) {
  std::array<Worth, point_count> worth = Awards(outlook, rules, hang).worth(needs, hang);
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
