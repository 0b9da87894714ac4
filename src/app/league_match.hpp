// A league match as the person at one of its tables lives it (RULES.md §3, 002): theirs is one of
// four games at once between two pubs; computer players play the other three, each its own deals of
// the same seed.
// Knows no screen, and not which game is at the table.
// Tests: tests/app/league_match_test.cpp.
#pragma once

#include <string>

#include "core/league.hpp"
#include "players/player.hpp"
#include "words/words.hpp"

namespace allfours {

struct LeagueMatch {
  std::array<LeagueGame, league_games> games;  // pub 0 is the person's; game 0 their own
  LeagueResult result;
};

// Can a game of this setup be one of a league match: the variant, the target, no stake?
bool is_league_game(const Setup& setup);

// The match to which our game belongs, which ended so for the person's side 0 and the other 1.
LeagueMatch play_league_match(const Setup& ours, const LeagueGame& our_game,
                              const Player& computer);

// How it ended, in a sentence or two.
std::string league_text(const LeagueMatch& match, const Words& words);

}  // namespace allfours
