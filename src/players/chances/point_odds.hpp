// Value of the points of a hand at this score: the chance of each award, in counting order
// (RULES.md §2.7), combined into the chance of winning the game. Near the target an award that
// counts too late is worth nothing (002: "Unentschieden … unmöglich"). Knows no cards. Tests:
// tests/players/chances/point_odds_test.cpp.
#pragma once

#include <array>

#include "core/rules/rules.hpp"

namespace allfours {

// Chances that a point goes to us, to them, and to each with a hanged jack; the rest: nobody.
struct Odds {
  double us = 0;
  double them = 0;
  double us_hang = 0;
  double them_hang = 0;
};

enum class Point : std::uint8_t { high, low, jack, game };
inline constexpr int point_count = 4;

struct Outlook {
  std::array<Odds, point_count> odds{};
  Odds& of(Point point) { return odds[static_cast<std::size_t>(point)]; }
  const Odds& of(Point point) const { return odds[static_cast<std::size_t>(point)]; }
};

// Points each side needs; `them` is the nearest of the other sides. `edge` is the value, in points,
// of who deals the next hand; `swing` the deviation of a hand's points. For two sides a preset's
// chance table (chances.hpp) is exact where these two are approximations.
struct Needs {
  int us = 0;
  int them = 0;
  double edge = 0;
  double swing = 1.5;
  int table = 0;           // index of the preset, from 1; 0: none
  bool deal_next = false;  // with a table: we deal the next hand
  bool operator==(const Needs&) const = default;
};

// The order and values of the settlement awards under a rule set.
struct AwardRules {
  Order order = Order::high_low_jack_game;
  int game = 1;  // points for Game
  int hang = 3;  // points for a hanged jack
  static AwardRules of(const RuleSet& rules) {
    return {rules.order, rules.game_points, rules.hang_points};
  }
};

// Gain if an award goes to a side, relative to nobody scoring it.
struct Worth {
  double us;
  double them;  // our loss if they score it
  double us_hang;
  double them_hang;
};

// The chance of winning the game before a new deal.
double chance_of_winning(const Needs& needs);

// The awards of a settlement with this outlook, in counting order: the part that does not depend on
// the score, for callers that ask at several.
class Awards {
 public:
  // `hang`: the value of a hanged jack will be asked even if it is impossible.
  Awards(const Outlook& outlook, const AwardRules& rules, bool hang = false);

  // The chance of winning the game before the settlement.
  double chance_of_winning(const Needs& needs) const;
  // The value of each point, by Point.
  std::array<Worth, point_count> worth(const Needs& needs, bool hang) const;

 private:
  template <int most>
  class Settlement;
  // True if the points of all awards fit the smaller of the two grids.
  bool are_few() const;

  // The outcomes of an award, except a hanged jack.
  struct Branches {
    Point point;
    double nobody, us, them;
  };

  std::array<Branches, point_count> to_;
  std::array<int, point_count> before_;  // number of points that may have been made before
  int most_ = 0;                         // the points of all four awards together
  int hang_points_ = 3, game_points_ = 1;
  int hangs_ = -1;                      // the award that may be a hanged jack
  double us_hang_ = 0, them_hang_ = 0;  // and its chances
};

// For a single score.
double chance_of_winning(const Needs& needs, const Outlook& outlook, const AwardRules& rules);

// Stakes: an amount for the game, and one for each All Fours (002).
struct Stakes {
  int game = 0;
  int all_fours = 0;
};

// The value of each point, by Point. With a stake on All Fours each point also counts for its part
// in making all four, even in a decided game. Without hanged jacks in the rules their value is left
// out.
std::array<Worth, point_count> worth_of_points(const Needs& needs, const Outlook& outlook,
                                               const AwardRules& rules, const Stakes& stakes,
                                               bool hang = true);

}  // namespace allfours
