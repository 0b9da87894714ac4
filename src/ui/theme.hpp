// The colours, radii and distances of the game, by role, in a light and a dark dress. The colours
// themselves are in assets/colours.txt, for the pages too.
//
// Does not know: cards, rules, fonts, the screen's layout. Only the colour type of Dear ImGui.
// Tests: tests/colours, which finds text that cannot be read on its ground (WCAG AA, 4.5 : 1), and
// a colour that is written anywhere else.
#pragma once

#include <imgui.h>

#include <array>

#include "ui/colours.hpp"

namespace allfours::ui {

// Blends two colours, opacity included; amount 0 gives `from`, 1 gives `to`.
ImU32 mix(ImU32 from, ImU32 to, float amount);
// The same colour with its opacity multiplied.
ImU32 fade(ImU32 colour, float alpha);
// WCAG contrast of two opaque colours, 1–21.
double contrast(ImU32 a, ImU32 b);

enum class ThemeKind { light, dark };

// What each colour is for stands beside it in assets/colours.txt; here they are in order where they
// are chosen by number.
struct Theme : Colours {
  // Sides: index 0–5; partners share one. `on_side` is readable on every one of them.
  std::array<ImU32, 6> side;
  // Suits: clubs diamonds hearts spades, of either pack; on cards, on felt, bar and plates, and in
  // lines of text on paper.
  std::array<ImU32, 4> suit_two_colour;
  std::array<ImU32, 4> suit_four_colour;
  std::array<ImU32, 4> suit_on_dark_two_colour;
  std::array<ImU32, 4> suit_on_dark_four_colour;
  std::array<ImU32, 4> suit_on_paper_two_colour;
  std::array<ImU32, 4> suit_on_paper_four_colour;
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
