// The cards of the others, by their seats: where each lies, as cues of the stage; an exposed one
// can be pressed. Knows no rule. Tests: tests/ui.
#pragma once

#include <vector>

#include "ui/scene.hpp"
#include "ui/stage.hpp"

namespace allfours::ui {

// Where the i-th of so many backs lies before a seat.
CardPose back_pose(const Scene& scene, int seat, int i, int count);
void put_down_hand(Scene& scene, int seat, std::vector<Cue>& cues);

}  // namespace allfours::ui
