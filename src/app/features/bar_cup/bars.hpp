// The bars of the Trinidad cup: invented names, teams of six invented people, two at each of three
// tables, and the computer players who play for them. Knows no cup.
// Tests: tests/app/features/bar_cup/bar_cup_test.cpp.
#pragma once

#include <array>
#include <string_view>

#include "core/game/bar_match.hpp"

namespace allfours {

inline constexpr int bar_count = 8;

struct Bar {
  std::string_view name;
  std::string_view manner;  // steady, mixed, merry: texts/*/league.ftl
  // At each table, by their names in links.
  std::array<std::string_view, 2> players;
  // The person takes the place of the first one of their own bar.
  std::array<std::array<std::string_view, 2>, bar_tables> people;
};
const Bar& bar_of(int bar);

}  // namespace allfours
