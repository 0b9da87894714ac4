// A game as it is kept to be gone on with: its record, the moment on the screen, and what the
// person had done that is no decision yet. A line each, "shown 57"; taken whole or not at all, but
// for lines with a name that nobody here knows, which a newer version may have written. Knows no
// screen and no storage. Tests: tests/app/saved_game_test.cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/record.hpp"

namespace allfours {

struct SavedGame {
  Record record;
  int shown = 0;           // how many events had been shown
  int reviewed = 0;        // the earlier moment that was looked at; 0: none
  CardSet picked;          // marked for discarding
  bool undone = false;     // decisions have been taken back
  bool next_hand = false;  // the person has gone on from the hand's end
  bool kept_hand = false;  // the person would not lay the hand down before this lead
  bool own = false;        // the person has played in it
  bool practice = false;   // it does not count
  bool counted = false;    // it is in the statistics
  bool league = false;     // of a league match
  bool left = false;       // the person has gone to the start screen
  std::string address;     // what the address said of it
};

std::string saved_text(const SavedGame& game);
// Nothing where the text is no such game, or says what cannot be in it.
std::optional<SavedGame> parse_saved(std::string_view text);

}  // namespace allfours
