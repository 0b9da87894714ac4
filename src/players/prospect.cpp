#include "players/prospect.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

namespace allfours {

namespace {

// A side scores at most 1 + 1 + 3 + 1 in the settlement.
constexpr int most = 6;
// By points of ours and of theirs: a place is row * us + them.
constexpr int row = most + 1;
using Grid = std::array<double, row * row>;

std::array<Point, point_count> in_order(Order order) {
  switch (order) {
    case Order::high_low_jack_game:
      break;
    case Order::game_high_low_jack:
      return {Point::game, Point::high, Point::low, Point::jack};
  }
  return {Point::high, Point::low, Point::jack, Point::game};
}

// A set of places.
using Marks = std::uint64_t;
constexpr Marks whole_row = (Marks{1} << row) - 1;
constexpr Marks whole_column = [] {
  Marks column = 0;
  for (int us = 0; us <= most; ++us) column |= Marks{1} << us * row;
  return column;
}();

// Where one of us has what is needed.
Marks decided_by(const Needs& needs) {
  Marks marks = 0;
  for (int i = std::max(0, needs.us); i <= most; ++i) marks |= whole_row << i * row;
  for (int i = std::max(0, needs.them); i <= most; ++i) marks |= whole_column << i;
  return marks;
}

// The chance of winning with so many points of each in hand and these awards still to come; only
// where it is asked for.
class Settlement {
 public:
  // `hang`: what a hanged jack is worth will be asked even where there is no chance of it.
  Settlement(const Needs& needs, const Outlook& outlook, Order order, bool hang)
      : needs_(needs), points_(in_order(order)), decided_(decided_by(needs)) {
    Marks reached = 1;
    Marks asked = 1;
    std::array<Marks, point_count + 1> all{1};
    for (int step = 0; step < point_count; ++step) {
      const bool jack = points_[at(step)] == Point::jack;
      Branches& to = branches_[at(step)];
      to = branches(outlook.of(points_[at(step)]));
      // A decided game ends there.
      reached &= ~decided_;
      asked &= ~decided_;
      Marks next = asked_from(reached, hang && jack);
      Marks reached_next = 0;
      for (int i = 0; i < to.count; ++i) {
        next |= asked << to.shift[at(i)];
        reached_next |= reached << to.shift[at(i)];
      }
      all[at(step + 1)] = asked = next;
      reached = reached_next;
    }
    for (int step = point_count; step >= 0; --step) {
      for (Marks left = all[at(step)]; left != 0; left &= left - 1) {
        const int place = std::countr_zero(left);
        value_[at(step)][at(place)] = evaluate(step, place);
      }
    }
  }

  double value() const { return value_[0][0]; }

  std::array<Worth, point_count> worth(bool hang) const {
    std::array<Worth, point_count> worth{};
    Grid reached;
    reached[0] = 1;
    Marks marks = 1;
    for (int step = 0; step < point_count; ++step) {
      const auto point = static_cast<std::size_t>(points_[at(step)]);
      const Grid& next = value_[at(step + 1)];
      const Branches& to = branches_[at(step)];
      Grid then;
      Marks marks_then = 0;
      for (Marks left = marks & ~decided_; left != 0; left &= left - 1) {
        const int place = std::countr_zero(left);
        const double chance = reached[at(place)];
        const double nobody = next[at(place)];
        Worth& sum = worth[point];
        sum.us += chance * (next[at(place + row)] - nobody);
        sum.them += chance * (nobody - next[at(place + 1)]);
        if (hang && points_[at(step)] == Point::jack) {
          sum.us_hang += chance * (next[at(place + 3 * row)] - nobody);
          sum.them_hang += chance * (nobody - next[at(place + 3)]);
        }
        for (int i = 0; i < to.count; ++i) {
          const int to_place = place + to.shift[at(i)];
          const Marks mark = Marks{1} << to_place;
          const double more = chance * to.chance[at(i)];
          then[at(to_place)] = (marks_then & mark) != 0 ? then[at(to_place)] + more : more;
          marks_then |= mark;
        }
      }
      reached = then;
      marks = marks_then;
    }
    return worth;
  }

 private:
  // The outcomes of an award that have a chance, and how far they lead.
  struct Branches {
    std::array<double, 5> chance;
    std::array<int, 5> shift;
    int count = 0;
    void add(double share, int us, int them) {
      if (share <= 0) return;
      chance[at(count)] = share;
      shift[at(count++)] = us * row + them;
    }
  };
  static Branches branches(const Odds& odds) {
    Branches result;
    result.add(1 - odds.us - odds.them - odds.us_hang - odds.them_hang, 0, 0);
    result.add(odds.us, 1, 0);
    result.add(odds.them, 0, 1);
    result.add(odds.us_hang, 3, 0);
    result.add(odds.them_hang, 0, 3);
    return result;
  }
  static Marks asked_from(Marks from, bool hang) {
    const Marks each = from | from << row | from << 1;
    return hang ? each | from << 3 * row | from << 3 : each;
  }

  double evaluate(int step, int place) const {
    if ((decided_ >> place & 1) != 0) return place / row >= needs_.us ? 1 : 0;
    if (step == point_count) {
      return chance_of_winning(
          {needs_.us - place / row, needs_.them - place % row, needs_.edge, needs_.swing});
    }
    double sum = 0;
    const Branches& to = branches_[at(step)];
    const Grid& next = value_[at(step + 1)];
    for (int i = 0; i < to.count; ++i) sum += to.chance[at(i)] * next[at(place + to.shift[at(i)])];
    return sum;
  }

  const Needs needs_;
  const std::array<Point, point_count> points_;
  const Marks decided_;
  std::array<Branches, point_count> branches_;
  std::array<Grid, point_count + 1> value_;
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
