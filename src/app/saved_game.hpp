// A game as it is kept to be gone on with: its record, the moment on the screen, and what the
// person had done that is no decision yet; and the practice played on from it. A line each,
// "shown 57"; taken whole or not at all, but for lines with a name that nobody here knows, which
// another version may have written. Knows no screen and no storage.
// Tests: tests/app/saved_game_test.cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/duel_run.hpp"
#include "core/record.hpp"
#include "players/bots.hpp"

namespace allfours {

// A game at the table: the real one, or practice.
struct KeptGame {
  Game game;
  int shown = 0;           // how many events had been shown
  int taken_back = 0;      // how often decisions were
  bool kept_hand = false;  // the person would not lay the hand down before this lead
};

struct PracticeGame {
  int game = 0;  // its number, from 1 on
  KeptGame kept;
};

struct SavedGame {
  KeptGame real;
  std::vector<PracticeGame> practice_games;  // of the real game's setup, in the order of their age
  int game_shown = 0;                        // 0: the real one; else the number of a practice game
  // Of the game shown.
  int reviewed = 0;        // the earlier moment that was looked at; 0: none
  CardSet picked;          // marked for discarding
  bool next_hand = false;  // the person has gone on from the hand's end

  Bots bots = all_bots();  // who plays; the usual ones in the texts of older versions

  std::uint8_t people = 0;  // the seats of several people who play at one screen (Session::people)

  bool own = false;             // the person has played in it
  bool practice = false;        // it does not count
  bool hints = false;           // the person has had hints in it: it does not count either
  bool counted = false;         // it is in the statistics
  bool league = false;          // of a league match
  bool left = false;            // the person has gone to the start screen
  std::string address;          // what the address said of it
  std::string id;               // what it is kept under; none in the texts of older versions
  std::optional<DuelRun> duel;  // that the real game is a deal of

  // What decisions of the real game were worth (core/verdict.hpp), as text: whoever wants one reads
  // it then, and one that nobody can read is no fault.
  std::vector<std::string> verdicts;
};

// As much practice is left out as it would make the text too long, the oldest first; and then
// verdicts, the last first.
std::string saved_text(const SavedGame& game);
// Nothing where the text is no such game, or says what cannot be in it.
std::optional<SavedGame> parse_saved(std::string_view text);

}  // namespace allfours
