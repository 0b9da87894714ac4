// The large buttons of the start screen: a sign, a title, a note below it, and something at the
// right. Pure drawing: states come from the caller. Does not know: games, input, positions. Tests:
// tests/ui/layout/layout_test.cpp, tests/gallery.
#pragma once

#include <string_view>

#include "ui/draw/paint.hpp"

namespace allfours::ui {

enum class TileKind {
  gold,  // the main action
  felt,  // outlined, on felt
  wood,  // counted things: a game in progress
};

struct Tile {
  TileKind kind = TileKind::felt;
  Icon icon = Icon::none;
  std::string_view title;
  std::string_view note;  // below the title, optional
  Icon at_right = Icon::none;
};

// Width of its text, sign and margins.
float tile_width(const Canvas& canvas, const Tile& tile);
// Draws it, with its text between its sign and `right_room` pixels before its right end.
void draw_tile(const Canvas& canvas, const Tile& tile, const Rect& area, PillState state,
               float right_room = 0);

// A narrow tile: its sign above its title. The title must fit: narrow_tile_width.
void draw_narrow_tile(const Canvas& canvas, Icon sign, std::string_view title, const Rect& area,
                      PillState state);
float narrow_tile_width(const Canvas& canvas, std::string_view title);

}  // namespace allfours::ui
