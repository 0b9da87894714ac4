// The score as a wooden pegging board: holes in fives up to the target, one peg per side.
//
// Knows only labels, colours, a target and scores. Does not know: rules, players, how a score came
// about. Tests: tests/gallery (targets 7, 11, 14, 49; two to six sides).
#pragma once

#include <span>
#include <string_view>

#include "ui/draw/canvas.hpp"

namespace allfours::ui {

struct PegRow {
  std::string_view label;
  std::string_view short_label;  // if the label is too long
  ImU32 colour = 0;              // of the peg
  float score = 0;               // position of the peg; between whole numbers while it moves
  int shown = 0;                 // the number at the right
  int previous = -1;             // position of the trailing peg (the previous score); -1 → none
  int games_won = 0;             // of a series, a bullseye each …
  int games_needed = 0;          // … of so many; 0: no series
};

struct PegBoard {
  int target = 14;               // 1–61
  std::span<const PegRow> rows;  // 1–6
  bool compact = false;          // without labels: for small embeds
};

// Height of the board at this width (long targets take several lines per side).
float peg_board_height(const Canvas& canvas, const PegBoard& board, float width);
void peg_board(const Canvas& canvas, const PegBoard& board, const Rect& area);
// Position of a row's peg for a score, for the flight of a point from its card to the peg.
ImVec2 peg_place(const Canvas& canvas, const PegBoard& board, const Rect& area, int row,
                 float score);

}  // namespace allfours::ui
