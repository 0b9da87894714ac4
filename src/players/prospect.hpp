// What the points of a hand are worth at this score: the chances of each award, in the order in
// which they count (RULES.md §2.7), turned into the chance of winning the game. Near the target an
// award that counts too late is worth nothing (002: "Unentschieden … unmöglich").
// Knows no cards. Tests: tests/rules/prospect_test.cpp.
#pragma once

#include <array>

#include "core/rules.hpp"

namespace allfours {

// The chances that a point goes to us, to them, and for three (a hanged jack); the rest: nobody.
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

// How many points each still needs; `them` is the nearest of the other sides. `edge` is what it is
// worth to us, in points, who deals the next hand; `swing` how far a hand's points differ. Of two
// sides a preset's table of chances (chances.hpp) can say what these two would only come near to.
struct Needs {
  int us = 0;
  int them = 0;
  double edge = 0;
  double swing = 1.5;
  int table = 0;           // of which preset, counted from 1; 0: of none
  bool deal_next = false;  // with a table: do we deal the next hand?
  bool operator==(const Needs&) const = default;
};

// What it changes that an award goes to one of us, against nobody scoring it.
struct Worth {
  double us;
  double them;  // what we lose if they score it
  double us_hang;
  double them_hang;
};

// The chance of winning the game from here, a new hand being dealt.
double chance_of_winning(const Needs& needs);

// The awards of a settlement with this outlook, in the order in which they count: what is the same
// at every score, for who asks at several.
class Awards {
 public:
  // `hang`: what a hanged jack is worth will be asked even where there is no chance of it.
  Awards(const Outlook& outlook, Order order, bool hang = false);

  // The chance of winning the game, the settlement being still to come.
  double chance_of_winning(const Needs& needs) const;
  // What each point is worth in that, index: Point.
  std::array<Worth, point_count> worth(const Needs& needs, bool hang) const;

 private:
  class Settlement;
  // The outcomes of an award, but for a hanged jack.
  struct Branches {
    Point point;
    double nobody, us, them;
  };

  std::array<Branches, point_count> to_;
  std::array<int, point_count> before_;  // so many points may have been made
  int hangs_ = -1;                       // the award that may be a hanged jack
  double us_hang_ = 0, them_hang_ = 0;   // and how likely
};

// The same, asked once.
double chance_of_winning(const Needs& needs, const Outlook& outlook, Order order);

// What is played for besides: an amount for the game, and one for each All Fours (002).
struct Stakes {
  int game = 0;
  int all_fours = 0;
};

// What each point is worth in that, index: Point. With a stake on All Fours each point also counts
// for what it brings where the side makes the other three, even if the game is decided. What a
// hanged jack is worth is left out where there is none by the rules.
std::array<Worth, point_count> worth_of_points(const Needs& needs, const Outlook& outlook,
                                               Order order, const Stakes& stakes, bool hang = true);

}  // namespace allfours
