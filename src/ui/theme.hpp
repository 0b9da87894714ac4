// The colours, radii and distances of the game, by role, in a light and a dark dress.
//
// Does not know: cards, rules, fonts, the screen's layout. Only the colour type of Dear ImGui.
// Text and its ground meet WCAG AA (4.5 : 1).
// Test: the static_asserts at the end of theme.cpp; the build fails when a pair falls short.
#pragma once

#include <imgui.h>

#include <array>
#include <cstddef>

namespace allfours::ui {

// A colour from 0xRRGGBB and an opacity 0–1.
constexpr ImU32 rgb(unsigned hex, float alpha = 1.0F) {
  return IM_COL32((hex >> 16) & 0xFF, (hex >> 8) & 0xFF, hex & 0xFF,
                  static_cast<unsigned>(alpha * 255.0F + 0.5F));
}

// Blends two colours, opacity included; amount 0 gives `from`, 1 gives `to`.
ImU32 mix(ImU32 from, ImU32 to, float amount);
// The same colour with its opacity multiplied.
ImU32 fade(ImU32 colour, float alpha);
// WCAG contrast of two opaque colours, 1–21.
double contrast(ImU32 a, ImU32 b);

enum class ThemeKind { light, dark };

struct Theme {
  // The table.
  ImU32 felt_light, felt_middle, felt_dark;
  ImU32 on_felt, on_felt_muted;  // text on the felt
  ImU32 plate, plate_edge;       // name plates and other dark pills on the felt
  ImU32 bubble, bubble_ink;

  // The bar at the top and its pills.
  ImU32 bar, bar_edge, on_bar, on_bar_muted;
  ImU32 pill, pill_hovered, pill_pressed, pill_edge, on_pill;
  ImU32 primary, primary_hovered, primary_pressed, on_primary;
  ImU32 focus;  // keyboard focus ring

  // The score book and everything else on paper.
  ImU32 paper, paper_raised, paper_sunk;  // page, box on the page, foot of the page
  ImU32 paper_marked, mark;               // the newest row and the bar at its left edge
  ImU32 ink, ink_muted, rule, link, warning;
  ImU32 chip, on_chip;                 // the chosen tab
  ImU32 paper_hovered, paper_pressed;  // a row or a button on paper under the pointer

  // Sides: index 0–5; partners share one. `on_side` is readable on every one of them.
  std::array<ImU32, 6> side;
  ImU32 on_side;
  ImU32 nought, on_nought;  // the badge of a point nobody scored

  // The pegging board.
  ImU32 wood_light, wood_dark, wood_edge, hole, on_wood;

  // Cards.
  ImU32 stock, stock_edge;                       // face
  std::array<ImU32, 4> suit_two_colour;          // clubs diamonds hearts spades
  std::array<ImU32, 4> suit_four_colour;         // the same order
  std::array<ImU32, 4> suit_on_dark_two_colour;  // on felt, bar and plates
  std::array<ImU32, 4> suit_on_dark_four_colour;
  std::array<ImU32, 4> suit_on_paper_two_colour;  // in lines of text on paper
  std::array<ImU32, 4> suit_on_paper_four_colour;
  ImU32 court_line;  // the frame round a court
  ImU32 back_border, back_line;
  ImU32 back_light, back_dark, back_brown_light, back_brown_dark;
  ImU32 highlight;  // glow round a card that is meant

  ImU32 shadow;  // black with full opacity; drawing sets the strength
  ImU32 scrim;   // over the table under a sheet or dialog
};

const Theme& theme_of(ThemeKind kind);

// Distances and radii in CSS pixels.
namespace space {
inline constexpr float hair = 2, tiny = 4, small = 8, medium = 12, large = 16, huge = 24, vast = 32;
inline constexpr float touch = 44;  // no target smaller on a touch screen
}  // namespace space
namespace radius {
inline constexpr float small = 4, badge = 6, box = 8, sheet = 14, pill = 999;
}  // namespace radius

}  // namespace allfours::ui
