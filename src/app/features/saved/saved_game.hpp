// A game as stored: its record, the moment on the screen, undecided input of the person, and the
// branches played from it. One line per item, such as "reviewed 57"; parsed all or nothing, except
// for unknown line names, which another version may have written. Knows no screen and no storage.
// Tests: tests/app/features/saved/saved_game_test.cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/modes/duel/duel_run.hpp"
#include "core/game/record.hpp"
#include "players/bots.hpp"

namespace allfours {

// A game at the table: the real one, or a branch.
struct SavedSession {
  Game game;
  int shown = 0;           // number of events shown
  int taken_back = 0;      // number of decisions taken back
  bool kept_hand = false;  // the person has declined to lay the hand down before this lead
};

struct PracticeGame {
  int game = 0;  // its number, from 1
  SavedSession session;
};

struct SavedGame {
  SavedSession real;
  std::vector<PracticeGame> practice_games;  // branches of the real game, oldest first
  int game_shown = 0;                        // 0: the real one; else the number of a branch
  // Of the game shown.
  int reviewed = 0;        // the earlier moment on the screen; 0: none
  CardSet picked;          // marked for discarding
  bool next_hand = false;  // the person has gone on from the hand's end

  Bots bots = all_bots();  // the bots; the default in texts of older versions

  std::uint8_t people = 0;  // seats of several people at one screen (Seating::people)

  bool own = false;         // the person has played in it
  bool practice = false;    // does not count
  bool hints = false;       // the person has had hints: does not count either
  bool counted = false;     // is in the statistics
  bool league = false;      // part of a league match
  bool on_its_day = false;  // a deal of the day, begun on that day
  bool left = false;        // the person has gone to the start screen
  std::string address;      // its address
  std::string id;           // its storage name; empty in texts of older versions
  std::string origin;  // the name under which it began, which copies in other tabs share; empty: id
  std::optional<DuelRun> duel;  // the duel of which the real game is a deal

  // Verdicts on decisions of the real game (core/advice/verdict.hpp), as text, parsed when needed:
  // an unreadable one is no fault.
  std::vector<std::string> verdicts;
};

// Omits branches, oldest first, and then verdicts, last first, if the text would get too long.
std::string saved_text(const SavedGame& game);
// Empty if the text is malformed or contradicts the rules.
std::optional<SavedGame> parse_saved(std::string_view text);

}  // namespace allfours
