// The choices of the start screen, from top to bottom: a game to resume, Play, the deals and the
// puzzle of the day, lessons, puzzles, duel and season, and the lists of games. Knows no position
// of its own: start_view.cpp places it. Tests: tests/ui/layout/layout_test.cpp.
#pragma once

#include "ui/views/scene.hpp"

namespace allfours::ui {

// `column`: width in pixels. `low`: smaller tiles, for a low window.
struct ChoicesSize {
  float column;
  bool low;
};

float start_choices_height(Scene& scene, const ChoicesSize& size);
void draw_start_choices(Scene& scene, const ChoicesSize& size, float left, float top);

}  // namespace allfours::ui
