// The people at this screen: their seats, and which of them sees the cards now. If there are
// several, a hand is hidden until its owner has taken the seat. Knows no game. Tests:
// tests/app/session/session_test.cpp, tests/app/modes/people/people_test.cpp.
#pragma once

#include <cstdint>

#include "app/session/shared_game.hpp"

namespace allfours {

struct Seating {
  explicit Seating(int owner) : human(owner), home(owner) {}

  int human;  // the seat at the bottom of the screen: the person's, or that of whoever plays now
  int home;   // of the device's owner: names and sides are told from there
  std::uint8_t people = 0;  // if there are several, all of them, one bit each; else 0
  bool hidden = false;      // of several people nobody looks
  bool curtain = false;     // … until the seat in turn is taken
  // Names shown in place of the usual ones, by seat; empty: the usual one. The names of people on
  // other devices remain after their game is left.
  SeatNames names{};

  bool several() const { return people != 0; }
  bool is_person(int seat) const { return seat == human || (people >> seat & 1) != 0; }
  // The seat whose cards may be shown and told; -1: nobody's.
  int eyes() const { return hidden ? -1 : human; }

  // The owner, and these seats; 0: nobody else.
  void seat(std::uint8_t others);
  // This person takes the seat and looks.
  void take(int seat);
  // Nobody looks; and at the end of a game, whose cards are open, the owner.
  void leave(bool game_over);
};

}  // namespace allfours
