// The count of card points for Game on the felt, in the place of its award: a line for each side
// with the cards counted so far, in a fan, and their sum. card_cues.cpp moves the cards. Knows no
// rule: the app says which cards count, and when. Tests: tests/ui, tests/gallery.
#pragma once

#include <vector>

#include "ui/views/award_view.hpp"

namespace allfours::ui {

struct CountedPose {
  Card card;
  int seat = 0;  // that took it
  CardPose pose;
};

// Of the cards counted so far; none where a line has no room for a readable card.
std::vector<CountedPose> count_poses(const Scene& scene, const AwardPlace& place);
// Title, names and sums.
void count_words(Scene& scene, const AwardPlace& place);

}  // namespace allfours::ui
