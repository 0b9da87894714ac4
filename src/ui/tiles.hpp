// The large buttons of the first screen: a sign, a title, what it is beneath it, and what stands at
// its right.
// Pure drawing: states come from the caller. Does not know: games, input, where anything stands.
// Tests: tests/ui/layout_test.cpp, tests/gallery.
#pragma once

#include <string_view>

#include "ui/paint.hpp"

namespace allfours::ui {

enum class TileKind {
  gold,  // the one thing that most people want
  felt,  // outlined, on felt
  wood,  // what is counted: a game that is going on
};

struct Tile {
  TileKind kind = TileKind::felt;
  Icon icon = Icon::none;
  std::string_view title;
  std::string_view note;  // beneath it, where there is one
  Icon at_right = Icon::none;
};

// What its words need, with its sign and its edges.
float tile_width(const Canvas& canvas, const Tile& tile);
// Draws it, and what it has to say between its sign and `right_room` pixels before its right end.
void draw_tile(const Canvas& canvas, const Tile& tile, const Rect& area, PillState state,
               float right_room = 0);

}  // namespace allfours::ui
