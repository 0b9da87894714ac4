// Where the tricks that a side has won lie, and what stands below them: beside the hand on a desk,
// the person's side at the left and the other at the right, where there is the room; elsewhere they
// are counted on the plates. Knows no rule. Tests: tests/ui.
#pragma once

#include <optional>
#include <string>

#include "ui/scene.hpp"

namespace allfours::ui {

struct WonTricks {
  int tricks = 0;  // face down; one that stays open lies elsewhere
  ImVec2 first;    // middle of the first card
  float width = 0;
  float step = 0;     // from card to card
  std::string words;  // "You & Nora: 4 tricks", with the open one
  ImVec2 words_at;    // their middle above
};

// Nothing where a side has won none yet, or there is no room for them.
std::optional<WonTricks> won_tricks(const Scene& scene, int side);
CardPose won_pose(const WonTricks& won, int trick);

}  // namespace allfours::ui
