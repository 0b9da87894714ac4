// Part of the yardstick (yardstick.hpp), as src/players had it.
#pragma once

#include <array>

#include "core/rules/rules.hpp"

namespace allfours::yardstick {

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

// How many points each still needs; `them` is the nearest of the other sides.
struct Needs {
  int us = 0;
  int them = 0;
};

// What it changes that an award goes to one of us, against nobody scoring it.
struct Worth {
  double us = 0;
  double them = 0;  // what we lose if they score it
  double us_hang = 0;
  double them_hang = 0;
};

// The chance of winning the game from here, a new hand being dealt.
double chance_of_winning(const Needs& needs);

// The same before the settlement of a hand with this outlook.
double chance_of_winning(const Needs& needs, const Outlook& outlook, Order order);

// What is played for besides: an amount for the game, and one for each All Fours (002).
struct Stakes {
  int game = 0;
  int all_fours = 0;
};

// What each point is worth in that, index: Point. With a stake on All Fours each point also counts
// for what it brings where the side makes the other three, even if the game is decided.
std::array<Worth, point_count> worth_of_points(const Needs& needs, const Outlook& outlook,
                                               Order order, const Stakes& stakes);

}  // namespace allfours::yardstick
