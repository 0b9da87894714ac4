// Art on the cards: outlines of the suits, positions of the pips, position of each court card in
// the atlas. The outlines are ours; the courts come from assets/build (see assets/README.md).
//
// A card is an index 0–51: suit × 13 + rank; suits clubs diamonds hearts spades; rank 0 = deuce …
// 12 = ace. Does not know: values of cards, trumps, textures, sizes on screen. Tests:
// tests/gallery, which draws it; the layout numbers agree with assets/atlas.mjs.
#pragma once

#include <imgui.h>

#include <span>
#include <string>
#include <string_view>

#include "ui/draw/canvas.hpp"

namespace allfours::ui {

inline constexpr int clubs = 0, diamonds = 1, hearts = 2, spades = 3;
inline constexpr int jack = 9, queen = 10, king = 11, ace = 12;  // ranks

constexpr int suit_of(int card) { return card / 13; }
constexpr int rank_of(int card) { return card % 13; }
constexpr bool is_court(int card) { return rank_of(card) >= jack && rank_of(card) <= king; }
// "2" … "10", "J", "Q", "K", "A", with the letters of Words::rank_letters.
std::string rank_label(std::string_view letters, int card);

// Height of a card for width 1 (the deck's own 240 × 336).
inline constexpr float card_aspect = 1.4F;

// A suit in a square of side 1 centred at 0, 0; with enough points to look round when
// `device_pixels` high.
Outline suit_outline(int suit, float device_pixels);

// Position of a pip: x in columns -1 0 1, y from -1 (top row) to 1 (bottom row).
struct Pip {
  float x, y;
  bool inverted;
};
std::span<const Pip> pips(int rank);  // 2–10; empty for courts and the ace

// --- The court atlas ---------------------------------------------------------------------------
// courts.svg, which the page draws 1024 × 512 or twice as large (web/page/courts.js): twelve cells,
// four a row, in the order of the cards. A cell holds the upper half of the picture inside the
// frame; the lower half is the same, turned by half a turn. Sides are powers of two, so that WebGL
// 1 allows mipmaps; upload with LINEAR_MIPMAP_LINEAR. The small one is crisp on cards up to 305
// device pixels wide, the large one up to twice that.
struct UvRect {
  ImVec2 min, max;
};
UvRect court_uv(int card);
// True if the large pip fits at the left of the picture's upper half (else at the right).
bool court_pip_is_left(int card);
// Position of the frame on the card, for card width 1, as half extents from the centre.
inline constexpr ImVec2 court_half_extent{82.4F / 240.0F, 130.4F / 240.0F};

}  // namespace allfours::ui
