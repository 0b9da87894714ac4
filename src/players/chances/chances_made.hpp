// The chance tables of the presets, written by `allfours bench chances --make`: one row per table,
// and the numbers of all tables in one list. Native programs link the numbers (chances_linked.cpp);
// the page loads them as a pack (chances_pack.cpp), because no first decision needs them. Knows
// nothing of how a table is read: chances.cpp. Tests: tests/players/chances/chances_test.cpp.
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

#include "players/chances/chances_made.inc"

// The numbers of this program; all zero until the page has loaded its pack.
std::span<const std::uint16_t> chance_numbers();

}  // namespace allfours
