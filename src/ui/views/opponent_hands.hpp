// The cards of the other players: positions as cues of the stage; exposed cards can be pressed.
// Knows no rule. Tests: tests/ui.
#pragma once

#include <vector>

#include "ui/draw/card_animator.hpp"
#include "ui/views/scene.hpp"

namespace allfours::ui {

// Position of the i-th of `count` backs at a seat.
CardPose back_pose(const Scene& scene, int seat, int i, int count);
void put_down_hand(Scene& scene, int seat, std::vector<Cue>& cues);

}  // namespace allfours::ui
