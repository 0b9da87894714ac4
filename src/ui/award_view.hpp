// A point that has just been scored, on the felt: its card large, a stamp, why, and which of the
// four have been counted. The cards themselves move with all others (scenery.cpp).
// Knows no rule: what is counted in which order is the core's. Tests: tests/ui, tests/gallery.
#pragma once

#include <optional>

#include "ui/scene.hpp"

namespace allfours::ui {

// What all of it is called in a trace.
inline constexpr std::string_view award_part = "the award";

struct AwardPlace {
  const HistoryRow* row = nullptr;  // what the book says of it
  int point = -1;                   // which of the four: 0 High … 3 Game; -1: none of them
  bool settles = false;             // all tricks are played: the four points are counted
  bool beside = false;              // the words stand beside the card, not below
  Rect area;                        // of card and words
  Rect card;                        // its place; no width: the point is about no one card
  Rect words;
  bool keeps_pile = false;    // which lies beside it
  bool covers_strip = false;  // of the last award: there is no other room
  bool has_boxes = false;
  std::array<Rect, 4> boxes;  // in the order of counting
  bool large_boxes = false;   // a card lies in each
  ImVec2 go_on;               // upper middle of the line that says how
};

// Where it stands, while one is up.
std::optional<AwardPlace> award_place(const Scene& scene);
// Which of the four the box holds, and where the card lies in a large one.
int point_of_box(const Scene& scene, int box);
Rect card_of_box(const Rect& box);
// The award by which that point was scored in this hand so far, or null.
const HistoryRow* award_of_point(const Scene& scene, int point);

void place_award_boxes(AwardPlace& place, const Layout& layout);
void award_boxes(Scene& scene, const AwardPlace& place);
// Where a card would be that is not in play, or about to come.
void empty_award_card(const Scene& scene, const Rect& area, int point);

// Drawn below the cards, and above them.
void award_ground(Scene& scene);
void award_words(Scene& scene);

}  // namespace allfours::ui
