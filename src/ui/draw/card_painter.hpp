// Paints cards: faces, backs, cards turning over, and the small cards of the score book, at any
// position, angle and size; vertices only, so they are sharp at every devicePixelRatio.
//
// A card is an index 0–51 as in card_art.hpp. Does not know: rules, owners of cards, input. Tests:
// tests/gallery, which draws it.
#pragma once

#include <imgui.h>

#include <array>

#include "ui/draw/canvas.hpp"
#include "ui/draw/card_art.hpp"
#include "ui/draw/card_back.hpp"

namespace allfours::ui {

// Position and appearance of a card.
struct CardPose {
  ImVec2 centre;
  float width = 100.0F;   // CSS pixels; the height follows (× card_aspect)
  float angle = 0.0F;     // radians, clockwise
  float dim = 0.0F;       // 0 → bright, 1 → as dark as an illegal card gets; stays opaque
  float glow = 0.0F;      // 0 → none, 1 → ring and glow in `glow_colour`
  ImU32 glow_colour = 0;  // 0 → the theme's highlight
  float lift = 0.0F;     // 0 → lies on the table, 1 → held well above it: larger, softer shadow
  float shadow = 1.0F;   // strength; 0 → none (inside a stack)
  float alpha = 1.0F;    // fading in or out
  float squeeze = 1.0F;  // of the width, for turning over; see turning()
  // Width in CSS pixels of the visible strip at the index (a card in a fan, covered by the next):
  // the index stays inside it. 0 → the whole card is visible.
  float visible_width = 0.0F;
  bool left_handed = false;  // the index is in the upper right corner

  float height() const { return width * card_aspect; }
};

// The four corners of a card, clockwise from the top left of its face.
std::array<ImVec2, 4> corners(const CardPose& pose);
// True if the point is on the card. For picking, take the topmost.
bool covers(const CardPose& pose, ImVec2 point);

class CardPainter {
 public:
  // The texture of assets/build's courts.svg; while it is 0, courts are drawn as a large letter and
  // suit, so that play need not wait for it.
  void set_courts(ImTextureID texture) { courts_ = texture; }
  void set_four_colour(bool on) { four_colour_ = on; }
  void set_back(Back back) { back_ = back; }
  bool four_colour() const { return four_colour_; }

  void face(const Canvas& canvas, int card, const CardPose& pose) const;
  void back(const Canvas& canvas, const CardPose& pose) const;
  // A card turning over: `turned` 0 → back up, 1 → face up, narrower in between.
  void turning(const Canvas& canvas, int card, CardPose pose, float turned) const;

  // The small card of the score book, "K♦" in a box `height` high; returns its width. text() in
  // canvas.hpp draws "K♦" within a line.
  float mini(const Canvas& canvas, int card, ImVec2 top_left, float height,
             bool dimmed = false) const;
  static float mini_width(const Canvas& canvas, int card, float height);

  // A suit as a shape, `size` high, in the pack's colour for a light or dark ground.
  void suit(const Canvas& canvas, int suit, ImVec2 centre, float size, bool on_dark) const;
  ImU32 suit_colour(const Theme& theme, int suit) const;

 private:
  void stock(const Canvas& canvas, const CardPose& pose, ImU32 fill, ImU32 edge) const;
  void indices(const Canvas& canvas, int card, const CardPose& pose, ImU32 ink) const;
  void pip_face(const Canvas& canvas, int card, const CardPose& pose, ImU32 ink) const;
  void ace_face(const Canvas& canvas, int card, const CardPose& pose, ImU32 ink) const;
  void court_face(const Canvas& canvas, int card, const CardPose& pose, ImU32 ink) const;

  ImTextureID courts_{};
  bool four_colour_ = false;
  Back back_ = Back::red;
};

}  // namespace allfours::ui
