// The match of two Trinidad bars (RULES.md §3a, "Bar match"): 22 games at three tables, each worth
// one bullseye. Source 006 counts "to 22". This is read as 22 games played, of which 12 won decide
// the match, and not as 22 games won, which could take up to 43 games [R]. Knows only numbers of
// games.
// Tests: tests/core/game/bar_match_test.cpp.
#pragma once

#include <array>
#include <string>

#include "core/table/table.hpp"

namespace allfours {

inline constexpr int bar_tables = 3;
inline constexpr int bar_players = 4;  // at a table
inline constexpr int bar_games = 22;
// So many bullseyes win.
inline constexpr int bar_needs = bar_games / 2 + 1;
// With the one that decides after 11–11.
inline constexpr int most_bar_games = bar_games + 1;

// The table of a game, and the number of the game there; all from 0. Three games are played at a
// time; after the 21st only the first table plays.
constexpr int bar_table(int game) { return game < bar_games - 1 ? game % bar_tables : 0; }
constexpr int bar_round(int game) {
  return game < bar_games ? game / bar_tables : bar_games / bar_tables + game - bar_games + 1;
}
// The bar that has won, 0 or 1; -1: the match goes on.
int bar_winner(const std::array<int, 2>& won);

// The setup of a game: Trinidad by the rules of the Beer Jack tournament.
Setup bar_setup(std::string seed);

}  // namespace allfours
