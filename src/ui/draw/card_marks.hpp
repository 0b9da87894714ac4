// Marks printed on cards: ranks and suits, at any position and size. Does not know: whole cards,
// their positions, the courts. Tests: tests/gallery.
#pragma once

#include <string>

#include "ui/draw/canvas.hpp"

namespace allfours::ui {

// Width of a rank whose capitals are `height` high. "10" is set tighter than in the font.
float rank_size(const Canvas& canvas, const std::string& label, float height);
// Draws a rank centred at `centre`, narrowed to `max_width` if that is above 0, optionally upside
// down.
void draw_rank(const Canvas& canvas, const std::string& label, ImVec2 centre, float height,
               ImU32 ink, bool inverted, float max_width);
void draw_pip(const Canvas& canvas, int suit, ImVec2 centre, float size, ImU32 ink,
              bool inverted = false);

}  // namespace allfours::ui
