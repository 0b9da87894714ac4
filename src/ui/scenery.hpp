// All cards of the table and where each lies: pile, the others' hands, the trick, the person's
// hand. Sets the stage for this moment and draws it; registers what can be pressed or dragged.
// Knows no rule. Tests: tests/ui, tests/gallery.
#pragma once

#include "ui/scene.hpp"

namespace allfours::ui {

void draw_cards(Scene& scene);

// The place of a seat, clockwise from the person at the screen.
int place_of(const Scene& scene, int seat);
// The summary lies over the middle then.
bool hand_is_over(const Scene& scene);

}  // namespace allfours::ui
