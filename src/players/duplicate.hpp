// Duplicate: a hand of a game, played again from one seat by a computer player: the same deal, with
// its redeals, runs and stock, from the same score, with the same dealer. So each hand is compared
// by itself: the next begins where the game really stood, not where the computer would have been.
// The others do what they did for as long as all is alike; from the first difference on they are
// computer players, who would decide alike at the same moment (player.hpp: decision_stream). What
// the computer decides at a seat is what a hint there would have said (adviser.hpp).
//
// Made of a game's log and nothing else: of a game that was played, of a link, of a log that was
// opened, of a deal that was composed. The same game gives the same line, on every compiler. Knows
// no words and no screen. Tests: tests/rules/duplicate_test.cpp.
#pragma once

#include "core/game.hpp"
#include "core/hand_played.hpp"
#include "core/json_writer.hpp"
#include "players/bots.hpp"
#include "players/player.hpp"

namespace allfours {

// The record of the hand as the computer plays it (record.hpp: record_of_hand), which is over in
// it. The hand is one of the game that is over (hands_played); `bots` are those of the other seats.
Game play_hand_again(const Game& game, const HandPlayed& hand, int seat, const Bots& bots,
                     const Player& computer);

// The chance, from 0 to 1, that the side wins the game after this hand (chances.hpp); 0 or 1 once
// it is over.
double chance_after(const Setup& setup, const HandPlayed& hand, int side);
// The same, of ten thousand.
int chance_of_ten_thousand(const Setup& setup, const HandPlayed& hand, int side);

// A hand as it was played and as the computer plays it.
struct HandAgain {
  HandPlayed own;
  HandPlayed again;
  Game game;                       // the computer's: record_text(game) is a link to it
  std::optional<Parting> parting;  // its places: in the log of the game, in that of `game`
};

// The same, compared. The hand has this number, and is over; else nothing.
std::optional<HandAgain> duplicate(const Game& game, int hand, int seat, const Bots& bots,
                                   const Player& computer);
// What `game`, the computer's record of a hand of `own`, compares with it; nothing where it is not
// of the same deal, score and dealer, or does not play the hand to its end.
std::optional<HandAgain> compare_hand(const Game& own, Game game, int hand);

// All of it as members of an object, for programs, as a side sees it (script/calls.hpp).
void write_members(JsonWriter& json, const HandAgain& compared, int side);

}  // namespace allfours
