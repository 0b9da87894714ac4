// The chance tables of the presets, as `allfours bench chances --make` has made them: a row a
// table, and the numbers of all tables in one list. Programs have the numbers in them
// (chances_linked.cpp); the page is handed them (chances_pack.cpp), since no first decision needs
// them. Tests: tests/rules/chances_test.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace allfours {

struct MadeChances {
  std::uint8_t variant;  // index in variants()
  std::string_view id;
  std::uint8_t players;
  std::uint8_t sides;
  std::uint8_t steps;
  std::uint16_t first;  // index of its first number
};

#include "players/chances_made.inc"

// The numbers of this program: all zero in one that is still to be handed them.
std::span<const std::uint16_t> chance_numbers();

}  // namespace allfours
