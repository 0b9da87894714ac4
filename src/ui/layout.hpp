// Where everything stands, for any window: a pure function of its size, the number of seats and
// the number of cards in hand. CSS pixels.
// Knows no game, no drawing, no input. Tests: tests/browser (nothing clipped), seen in screenshots.
#pragma once

#include <array>
#include <vector>

#include "ui/canvas.hpp"
#include "ui/paint.hpp"

namespace allfours::ui {

// One of the other players, by place: 1 … players - 1, clockwise from the person at the screen.
struct SeatSpot {
  ImVec2 hand;      // middle of the row of backs
  float along = 0;  // direction of the row, radians: 0 across the top, ±90° at the sides
  ImVec2 plate;     // middle of the name plate
  ImVec2 bubble;    // where the tail of the speech bubble points
  Tail tail = Tail::none;
  float bubble_side = 0;  // the bubble stands left (-1), right (1) or over (0) the tail
};

struct Layout {
  bool has_panel = false;  // the history stands beside the table; else it is a strip and a sheet
  bool narrow = false;     // a phone upright
  bool low = false;        // a phone on its side, a small embed
  Rect bar;
  Rect panel;
  Rect table;             // the felt left of the panel and below the bar
  Rect board;             // pegging board
  Rect strip;             // the last award, where there is no panel
  float prompt_y = 0;     // top of the line above the hand
  float actions_y = 0;    // top of the row of buttons
  float middle_x = 0;     // middle of table
  ImVec2 trick;           // middle of the trick
  float trick_width = 0;  // of a card in the trick
  float trick_reach = 0;  // from the middle to a card's middle, across
  ImVec2 pile;            // middle of the stock and turned card
  float pile_width = 0;
  bool pile_text_right = false;
  float back_width = 0;           // of the others' cards
  float hand_width = 0;           // of the person's cards
  ImVec2 own_plate;               // left end, middle
  std::array<SeatSpot, 6> seats;  // by place; [0] is the person
};

// Without a bar the table has its room.
Layout lay_out(float width, float height, int players, int hand_cards, float board_height,
               bool with_bar = true);

// Width the pegging board gets in a window.
float board_width(float width, float height);

// Middle and angle of each card of the person's hand, left to right, lower row last.
struct HandSpot {
  ImVec2 centre;
  float angle = 0;
  float visible_width = 0;  // until the next card covers it; 0: whole
};
std::vector<HandSpot> hand_spots(const Layout& layout, int cards);

}  // namespace allfours::ui
