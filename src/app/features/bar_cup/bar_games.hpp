// The games of a cup in which nobody at this screen plays. Bots play each from deals of its own,
// given by the seed of the cup and the game's place in it. A game takes about a millisecond.
// Knows no screen and no storage. Tests: tests/app/features/bar_cup/bar_games_test.cpp.
#pragma once

#include "app/features/bar_cup/bar_cup.hpp"
#include "core/game/record.hpp"
#include "players/bots.hpp"

namespace allfours {

// The bots at the person's table, by seat; the person's own seat is 0.
Bots bots_against(const BarCup& cup, int rival);
// The bots of a match, by seat.
Bots bar_bots(const BarMatch& match);
// The points of a game as far as the end of the hand before this one, and its winner; -1: it is not
// over. `match` is an index in matches.
BarGame bar_game_so_far(const BarCup& cup, std::size_t match, int game, int hand);

// The same game, which is over, with all its decisions, at the moment of its first deal.
Record bar_record(const BarCup& cup, std::size_t match, int game);

// The person sits down for the next game of their match. Precondition: plays().
void begin_own(BarCup& cup, std::string name, std::string seed);
// Removes the result of the person's newest game, and the next round if it has been drawn. False,
// without effect, if games of the next round have been played.
bool withdraw_own(BarCup& cup);
// The person's newest game is over; the other tables play theirs of the same round, and so do the
// other matches: to their ends once the person's match is over. Noted again, it counts as it is
// now, unless the next round of the cup is under way: then false, without effect.
bool note_own(BarCup& cup, const BarGame& result);
// The bots play this round of the cup to its end, also at the person's table.
void play_round(BarCup& cup);

}  // namespace allfours
