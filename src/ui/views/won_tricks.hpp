// Positions of the tricks won by a side, and the text below them: beside the hand on a desk, the
// person's side at the left and the other at the right, if there is room; elsewhere the plates
// count them. Knows no rule. Tests: tests/ui.
#pragma once

#include <optional>
#include <string>

#include "ui/views/scene.hpp"

namespace allfours::ui {

struct WonTricks {
  int tricks = 0;  // face down; an open trick is elsewhere
  ImVec2 first;    // centre of the first card
  float width = 0;
  float step = 0;     // distance between cards
  std::string words;  // "You & Nora: 4 tricks", including the open one
  ImVec2 words_at;    // top centre of the words
};

// Empty if the side has won none yet, or they do not fit.
std::optional<WonTricks> won_tricks(const Scene& scene, int side);
CardPose won_pose(const WonTricks& won, int trick);

}  // namespace allfours::ui
