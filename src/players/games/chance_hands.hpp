// Part of the chance tables (chances.hpp): scores of single hands with `sensible` in every seat, as
// lists of awards in order. Knows no chances. Tests: tests/players/chances/chances_test.cpp.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/table/table.hpp"

namespace allfours {

// An award that counted.
struct HandAward {
  std::int8_t side;  // from the dealer's side (0), in order of play
  std::int8_t points;
  auto operator<=>(const HandAward&) const = default;
};
using HandAwards = std::vector<HandAward>;

// Frequency of each result.
using HandResults = std::map<HandAwards, int>;

// Points needed by the dealer's side (first) and the others in order of play, each at least 1.
using DealersNeeds = std::array<int, max_players>;

// Plays one hand dealt by seat 0, including its redeals, to its end or the end of the game.
HandAwards play_hand(const RuleSet& rules, int players, const DealersNeeds& needs,
                     std::string_view seed);

}  // namespace allfours
