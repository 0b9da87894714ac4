// Positions of all cards of the table: pile, others' hands, trick, the person's hand. Sets the
// stage for this moment and draws it; registers presses and drags. Knows no rule. Tests: tests/ui,
// tests/gallery.
#pragma once

#include "ui/views/scene.hpp"

namespace allfours::ui {

void draw_cards(Scene& scene);

// The place of a seat, clockwise from the person at the screen.
int place_of(const Scene& scene, int seat);
// The place of the first trick's winner; the person's own if the winner is not known. Precondition:
// the hand has a complete trick.
int first_trick_place(const SeenTable& game);
// The summary covers the middle then.
bool hand_is_over(const Scene& scene);

}  // namespace allfours::ui
