// The award on the felt: its card enlarged, a stamp, the reason, and which of the four points have
// been counted. card_cues.cpp moves the cards. Knows no rule: the core decides the counting order.
// Tests: tests/ui, tests/gallery.
#pragma once

#include <optional>

#include "ui/views/scene.hpp"

namespace allfours::ui {

// Name of all of it in a trace.
inline constexpr std::string_view award_part = "the award";

struct AwardPlace {
  const HistoryRow* row = nullptr;  // its row in the score book; null while Game is counted
  int point = -1;                   // which of the four: 0 High … 3 Game; -1: none
  bool settles = false;             // all tricks are played: the four points are being counted
  bool beside = false;              // the words are beside the card, not below
  Rect area;                        // of card and words
  Rect card;  // its position; without width: no single card belongs to the point
  Rect words;
  bool keeps_pile = false;    // the pile, which is beside it, stays visible
  bool covers_strip = false;  // covers the last award's strip: there is no other room
  bool has_boxes = false;
  std::array<Rect, 4> boxes;  // in counting order
  bool large_boxes = false;   // each contains a card
  ImVec2 go_on;               // top centre of the line that says how to go on
};

// The position of the award, if one is shown.
std::optional<AwardPlace> award_place(const Scene& scene);
// The reason as a sentence; returns its height.
float award_reason(const Scene& scene, const AwardPlace& place, ImVec2 at, float width, bool draw);
// The point of a box, and the position of the card in a large one.
int point_of_box(const Scene& scene, int box);
Rect card_of_box(const Rect& box);
// The award that scored this point in this hand so far, or null.
const HistoryRow* award_of_point(const Scene& scene, int point);

void place_award_boxes(AwardPlace& place, const Layout& layout);
void award_boxes(Scene& scene, const AwardPlace& place);
// A placeholder for a card that is not in play, or still to come.
void empty_award_card(const Scene& scene, const Rect& area, int point);

// Drawn below the cards, and above them.
void award_ground(Scene& scene);
void award_words(Scene& scene);

}  // namespace allfours::ui
