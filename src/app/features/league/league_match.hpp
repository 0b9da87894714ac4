// A league match from the person's side (RULES.md §3, 002): their game is one of four simultaneous
// games between two pubs; bots play the other three, each with its own deals of the same seed.
// Knows no screen, and not which game is at the table. Tests:
// tests/app/features/league/league_match_test.cpp.
#pragma once

#include <string>

#include "core/game/league.hpp"
#include "words/words.hpp"

namespace allfours {

struct LeagueMatch {
  std::array<LeagueGame, league_games> games;  // pub 0 is the person's; game 0 their own
  LeagueResult result;
};

// True if a game of this setup can be part of a league match: variant, target, no stake.
bool is_league_game(const Setup& setup);

// The result, in a sentence or two.
std::string league_text(const LeagueMatch& match, const Words& words);

}  // namespace allfours
