// How the four points of a running hand stand, from what one seat can know and nothing more: for
// the panel's "four points so far" and for computer players. Implements RULES.md §2 "Whose point
// it is" for a hand that is not over.
// Knows no hidden card, and no words.
// Tests: tests/rules/points_so_far_test.cpp.
#pragma once

#include "core/seat_view.hpp"

namespace allfours {

struct PointSoFar {
  enum class State : std::uint8_t {
    open,     // nobody yet, or not to be known
    so_far,   // this side, as things are
    certain,  // this side, whatever comes
    nobody    // it will not be scored: no jack in play
  };
  State state = State::open;
  std::int8_t side = -1;    // so_far, certain
  Card card;                // High, Low, Jack: the card it hangs on, where one is known
  std::int8_t holder = -1;  // the seat whose hand the card lies in, if the viewer knows
};

struct PointsSoFar {
  PointSoFar high, low, jack, game;
  Scores card_points{};  // taken by each side
  int on_table = 0;      // card points of the trick being played
};

// Everything is open until trump is fixed.
PointsSoFar points_so_far(const SeatView& view);

}  // namespace allfours
