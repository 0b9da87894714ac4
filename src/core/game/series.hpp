// A series of games between two sides (RULES.md §3a, "Series"): its possible lengths, and who has
// won it. Knows only numbers of games. Tests: tests/core/game/series_test.cpp.
#pragma once

#include <array>

#include "core/rules/rules.hpp"

namespace allfours {

// Best of 3, 5 or 7.
inline constexpr std::array series_lengths{3, 5, 7};
bool is_series_length(int games);
// The Caribbean games are played so.
bool allows_series(const Variant& variant);
// The number of won games that decides a series of this length.
constexpr int series_needs(int length) { return length / 2 + 1; }
// The number of games played on average, between equal sides.
double series_games(int length);
// The side that has won the series; -1: it goes on.
int series_winner(int length, const std::array<int, 2>& won);

}  // namespace allfours
