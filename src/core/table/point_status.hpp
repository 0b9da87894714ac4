// Status of the four points in a running hand, from the knowledge of one seat: for the panel's
// "four points so far" and for bots. Implements RULES.md §2 "Whose point it is" for an unfinished
// hand. Knows no hidden card, and no words. Tests: tests/core/table/point_status_test.cpp.
#pragma once

#include "core/table/seat_view.hpp"

namespace allfours {

struct PointSoFar {
  enum class State : std::uint8_t {
    open,     // nobody's yet, or unknown
    so_far,   // this side's, as things are
    certain,  // this side's, whatever happens
    nobody    // will not be scored: no jack in play
  };
  State state = State::open;
  std::int8_t side = -1;    // so_far, certain
  Card card;                // High, Low, Jack: the deciding card, if known
  std::int8_t holder = -1;  // the seat that holds the card, if the viewer knows
};

struct PointsSoFar {
  PointSoFar high, low, jack, game;
  Scores card_points{};  // taken by each side
  int on_table = 0;      // card points of the trick being played
};

// Everything is open until trump is fixed.
PointsSoFar points_so_far(const SeatView& view);

}  // namespace allfours
