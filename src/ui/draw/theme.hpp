// Colours, radii and distances by role, in a light and a dark scheme. assets/colours.txt defines
// the colours, also for the pages.
//
// Does not know: cards, rules, fonts, the screen's layout. Only the colour type of Dear ImGui.
// Tests: tests/colours, which checks text contrast (WCAG AA, 4.5 : 1) and that no colour is defined
// anywhere else.
#pragma once

#include <imgui.h>

#include <array>

#include "ui/colours.hpp"

namespace allfours::ui {

// Blends two colours, opacity included; amount 0 gives `from`, 1 gives `to`.
ImU32 mix(ImU32 from, ImU32 to, float amount);
// The colour with its opacity multiplied.
ImU32 fade(ImU32 colour, float alpha);
// WCAG contrast of two opaque colours, 1–21.
double contrast(ImU32 a, ImU32 b);

enum class ThemeKind { light, dark };
enum class FeltKind { green, blue, wine };  // in the order of Settings::Felt

// assets/colours.txt describes each colour; those selected by number are arrays here.
struct Theme : Colours {
  // Sides: index 0–5; partners share one. `on_side` is readable on each of them.
  std::array<ImU32, 6> side;
  // Suits: clubs diamonds hearts spades, of either pack; on cards, on felt, bar and plates, and in
  // text on paper.
  std::array<ImU32, 4> suit_two_colour;
  std::array<ImU32, 4> suit_four_colour;
  std::array<ImU32, 4> suit_on_dark_two_colour;
  std::array<ImU32, 4> suit_on_dark_four_colour;
  std::array<ImU32, 4> suit_on_paper_two_colour;
  std::array<ImU32, 4> suit_on_paper_four_colour;
};

const Theme& theme_of(ThemeKind kind, FeltKind felt);

// Distances and radii in CSS pixels.
namespace space {
inline constexpr float hair = 2, tiny = 4, small = 8, medium = 12, large = 16, huge = 24;
inline constexpr float touch = 44;  // minimum target on a touch screen
}  // namespace space
namespace radius {
inline constexpr float small = 4, badge = 6, box = 8, sheet = 14, pill = 999;
}  // namespace radius

}  // namespace allfours::ui
