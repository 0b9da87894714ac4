// The marks that cards are printed with: ranks and suits, at any place and size.
//
// Does not know: whole cards, where they lie, the courts. Tests: tests/gallery.
#pragma once

#include <string>

#include "ui/canvas.hpp"

namespace allfours::ui {

// Width of a rank with its capitals `height` high. "10" is drawn tighter than the font would.
float rank_size(const Canvas& canvas, const std::string& label, float height);
// Draws a rank with its middle at `centre`, narrower if need be (`max_width` above 0), upside down
// on demand.
void draw_rank(const Canvas& canvas, const std::string& label, ImVec2 centre, float height,
               ImU32 ink, bool inverted, float max_width);
void draw_pip(const Canvas& canvas, int suit, ImVec2 centre, float size, ImU32 ink,
              bool inverted = false);

}  // namespace allfours::ui
