// The league match of West Yorkshire (RULES.md §3, 002): eight against eight in four simultaneous
// games to 15, without a stake on All Fours. Knows only final scores. Tests:
// tests/core/game/league_test.cpp.
#pragma once

#include <array>
#include <span>

#include "core/table/table.hpp"

namespace allfours {

inline constexpr int league_games = 4;
inline constexpr int league_target = 15;

// Result of one game: the winning pub (0 or 1) and both pubs' game points.
struct LeagueGame {
  int winner = -1;
  std::array<int, 2> points{};
};

struct LeagueResult {
  std::array<int, 2> match_points{};  // 2 per game won, and 2 for the higher sum of game points
  std::array<int, 2> game_points{};   // the sums; equal sums give nobody the 2 [R]
  int winner = -1;                    // -1: a drawn match
};

LeagueResult league_result(std::span<const LeagueGame> games);

// The setup of a league game: West Yorkshire to 15.
Setup league_setup(std::string seed);

}  // namespace allfours
