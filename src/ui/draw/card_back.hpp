// The patterns of the backs of cards. Does not know: whole cards, their positions, settings. Tests:
// tests/gallery, which draws them.
#pragma once

#include "ui/draw/canvas.hpp"

namespace allfours::ui {

enum class Back { red, brown, blue, green };  // in the order of Settings::Back

// The printed part of a back, in this area of a card of that width.
void back_pattern(const Canvas& canvas, Back back, const Rect& area, float width);

}  // namespace allfours::ui
