// Duplicate: a hand of a game replayed with a bot in one seat: the same deal, with its redeals,
// runs and stock, the same score, the same dealer. Each hand is compared by itself: the next starts
// from the actual score. The other seats repeat their decisions while the games agree; after the
// first difference they are bots, which decide alike in alike positions (player.hpp:
// decision_stream). The bot's decisions are those that a hint would have given there (adviser.hpp).
//
// Needs only the log of a game: played, opened from a link or file, or composed. The same game
// gives the same replay, on every compiler. Knows no words and no screen. Tests:
// tests/players/games/duplicate_test.cpp.
#pragma once

#include "core/advice/hand_played.hpp"
#include "core/game/game.hpp"
#include "core/text/json_writer.hpp"
#include "players/bots.hpp"
#include "players/player.hpp"

namespace allfours {

// A record of the hand as the bot plays it (record.hpp: record_of_hand), finished. The hand is a
// finished one of `game` (hands_played); `bots` play the other seats.
Game play_hand_again(const Game& game, const HandPlayed& hand, int seat, const Bots& bots,
                     const Player& computer);

// The chance, from 0 to 1, that the side wins the game after this hand (chances.hpp); 0 or 1 once
// the game is over.
double chance_after(const Setup& setup, const HandPlayed& hand, int side);
// The same in 1/10,000.
int chance_of_ten_thousand(const Setup& setup, const HandPlayed& hand, int side);

// A hand as it was played and as the bot plays it.
struct HandAgain {
  HandPlayed own;
  HandPlayed again;
  Game game;                       // the bot's: record_text(game) is a link to it
  std::optional<Parting> parting;  // its places: in the log of the game, in that of `game`
};

// Replays and compares the hand with this number; empty unless it is finished.
std::optional<HandAgain> duplicate(const Game& game, int hand, int seat, const Bots& bots,
                                   const Player& computer);
// Compares `game`, the bot's record of a hand of `own`, with it; empty if it has another deal,
// score or dealer, or does not finish the hand.
std::optional<HandAgain> compare_hand(const Game& own, Game game, int hand);

// The comparison as members of an object, from one side's view, for programs (script/calls.hpp).
void write_members(JsonWriter& json, const HandAgain& compared, int side);

}  // namespace allfours
