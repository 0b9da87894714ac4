#include "players/prospect.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

namespace allfours {

namespace {

// A side scores at most 1 + 1 + 3 + 1 in the settlement, and both together no more.
constexpr int most = 6;
// By points of ours and of theirs: a place is row * us + them.
constexpr int row = most + 1;
using Grid = std::array<double, row * row>;

// The places with no more than so many points in all, in order.
struct Places {
  std::array<std::uint8_t, (most + 1) * (most + 2) / 2> place{};
  int count = 0;
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
struct HandEnds {
  Needs needs{0, 0, 0, 0};  // none yet: nobody asks for these; zeros need no making
  Grid chance{};
  std::array<bool, row * row> open{};  // nobody has what is needed
};

// In a hand that is played out again and again only few needs are asked for, and in a game they
// come again at the next trick: those asked for last are kept.
const HandEnds& ends_of(const Needs& needs) {
  constexpr int kept = 256;
  thread_local std::array<HandEnds, kept> memory;
  const int place = (needs.us + needs.them * 16 + (needs.edge > 0 ? 136 : 0)) & (kept - 1);
  HandEnds& ends = memory[at(place)];
  if (ends.needs == needs) return ends;
  ends.needs = needs;
  Needs left = needs;
  for (int us = 0; us <= most; ++us, --left.us) {
    left.them = needs.them;
    for (int made = row * us; made <= row * us + most - us; ++made, --left.them) {
      ends.chance[at(made)] = chance_of_winning(left);
      ends.open[at(made)] = left.us > 0 && left.them > 0;
    }
  }
  return ends;
}

// The chance of winning with so many points of each in hand and these awards still to come, of all
// places that the awards before can lead to.
class Settlement {
 public:
  // `hang`: what a hanged jack is worth will be asked even where there is no chance of it.
  Settlement(const Needs& needs, const Outlook& outlook, Order order, bool hang)
      : points_(in_order(order)), ends_(ends_of(needs)) {
    for (int step = 0; step < point_count; ++step) {
      const Odds& odds = outlook.of(points_[at(step)]);
      Branches to{chance(1 - odds.us - odds.them - odds.us_hang - odds.them_hang),
                  chance(odds.us),
                  chance(odds.them),
                  chance(odds.us_hang),
                  chance(odds.them_hang),
                  false};
      to.hangs = to.us_hang + to.them_hang > 0 || (hang && points_[at(step)] == Point::jack);
      branches_[at(step)] = to;
      before_[at(step + 1)] = before_[at(step)] + (to.hangs ? 3 : 1);
    }
    for (int step = point_count - 1; step >= 0; --step) {
      const Grid& next = after(step);
      Grid& value = value_[at(step)];
      const Branches to = branches_[at(step)];
      const Places& now = places[at(before_[at(step)])];
      for (const int place : now) {
        const double* then = &next[at(place)];
        value[at(place)] = to.nobody * then[0] + to.us * then[row] + to.them * then[1];
      }
      if (to.hangs) {
        for (const int place : now) {
          const double* then = &next[at(place)];
          const double sum = value[at(place)] + to.us_hang * then[3 * row];
          value[at(place)] = sum + to.them_hang * then[3];
        }
      }
      // A decided game ends there.
      if (needs.us > before_[at(step)] && needs.them > before_[at(step)]) continue;
      for (const int place : now) {
        if (!ends_.open[at(place)]) value[at(place)] = ends_.chance[at(place)];
      }
    }
  }

  double value() const { return value_[0][0]; }

  std::array<Worth, point_count> worth(bool hang) const {
    std::array<Worth, point_count> worth;
    // How likely each place is when a step comes.
    std::array<Grid, point_count> reached;
    reached[0][0] = 1;
    std::uint64_t now = 1;  // bit p: place p may be reached
    for (int step = 0; step < point_count; ++step) {
      const Grid& next = after(step);
      const Branches to = branches_[at(step)];
      const bool last = step + 1 == point_count;
      Worth sum;
      Grid& then = reached[at(last ? step : step + 1)];
      if (!last) std::fill_n(then.begin(), row * before_[at(step + 1)] + 1, 0.0);
      const auto if_any = [now](double share, int more) { return share > 0 ? now << more : 0; };
      const std::uint64_t following = if_any(to.nobody, 0) | if_any(to.us, row) |
                                      if_any(to.them, 1) | if_any(to.us_hang, 3 * row) |
                                      if_any(to.them_hang, 3);
      for (; now != 0; now &= now - 1) {
        const int place = std::countr_zero(now);
        const double share = reached[at(step)][at(place)];
        if (!ends_.open[at(place)]) continue;
        const double nobody = next[at(place)];
        sum.us += share * (next[at(place + row)] - nobody);
        sum.them += share * (nobody - next[at(place + 1)]);
        if (to.hangs && hang) {
          sum.us_hang += share * (next[at(place + 3 * row)] - nobody);
          sum.them_hang += share * (nobody - next[at(place + 3)]);
        }
        if (last) continue;
        then[at(place)] += share * to.nobody;
        then[at(place + row)] += share * to.us;
        then[at(place + 1)] += share * to.them;
        if (!to.hangs) continue;
        then[at(place + 3 * row)] += share * to.us_hang;
        then[at(place + 3)] += share * to.them_hang;
      }
      now = following;
      worth[static_cast<std::size_t>(points_[at(step)])] = sum;
    }
    return worth;
  }

 private:
  // The outcomes of an award.
  struct Branches {
    double nobody, us, them, us_hang, them_hang;
    bool hangs;
  };
  static double chance(double share) { return share > 0 ? share : 0; }
  const Grid& after(int step) const {
    return step + 1 == point_count ? ends_.chance : value_[at(step + 1)];
  }

  const std::array<Point, point_count> points_;
  const HandEnds& ends_;
  std::array<Branches, point_count> branches_;
  std::array<int, point_count + 1> before_{};  // so many points may have been made
  std::array<Grid, point_count> value_;
};

}  // namespace

double chance_of_winning(const Needs& needs) {
  if (needs.us <= 0) return 1;
  if (needs.them <= 0) return 0;
  // A smooth step in the lead, flatter the more points are still to be made.
  const double lead = needs.them - needs.us + needs.edge;
  const double spread = needs.swing * (needs.us + needs.them);
  return 0.5 + 0.5 * lead / std::sqrt(lead * lead + spread);
}

double chance_of_winning(const Needs& needs, const Outlook& outlook, Order order) {
  if (needs.us <= 0) return 1;
  if (needs.them <= 0) return 0;
  return Settlement(needs, outlook, order, false).value();
}

std::array<Worth, point_count> worth_of_points(const Needs& needs, const Outlook& outlook,
                                               Order order, const Stakes& stakes, bool hang) {
  std::array<Worth, point_count> worth = Settlement(needs, outlook, order, hang).worth(hang);
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

}  // namespace allfours
