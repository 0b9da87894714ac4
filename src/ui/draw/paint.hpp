// Furniture: felt, bar, paper, pills, nameplates, speech bubbles, badges, tabs. Pure drawing:
// states such as hovered come from the caller, who also handles input.
//
// Does not know: cards, rules, input, positions. Tests: tests/gallery, which draws it.
#pragma once

#include <string_view>

#include "ui/draw/canvas.hpp"
#include "ui/draw/icons.hpp"

namespace allfours::ui {

// --- Grounds -----------------------------------------------------------------------------------
// The felt with a soft pool of light whose middle is at `light` (0–1 of the area).
void felt(const Canvas& canvas, const Rect& area, ImVec2 light = ImVec2(0.5F, 0.45F));
// The bar at the top: dark, with a hairline below.
void bar(const Canvas& canvas, const Rect& area);
// A page of the score book; `sheet` rounds the upper corners and casts a shadow (on a phone).
void paper(const Canvas& canvas, const Rect& area, bool sheet = false);
// A box on the felt made of paper: the last award, a dialog.
void paper_card(const Canvas& canvas, const Rect& area, float corner = radius::sheet);
// A horizontal hairline.
void rule(const Canvas& canvas, float x0, float x1, float y);
// The mark of the newest row: a light ground and a bar at its left edge.
void marked_row(const Canvas& canvas, const Rect& area, float strength = 1.0F);

// Darkens everything drawn so far.
void veil(const Canvas& canvas, const Rect& window, float strength = 1.0F);

// --- Buttons -----------------------------------------------------------------------------------
enum class PillKind {
  quiet,     // outline on bar or felt
  primary,   // filled gold: the main action
  on_paper,  // outline on paper
  tab,       // on paper; `chosen` fills it
};
struct PillState {
  bool hovered = false, pressed = false, focused = false, disabled = false, chosen = false;
};
struct Pill {
  PillKind kind = PillKind::quiet;
  Icon icon = Icon::none;
  std::string_view label;   // may be empty: icon only
  std::string_view strong;  // a second part in bold: "deal **KINGSTON-42**"
  bool large = false;       // 44 px and more, body text: choices in the game
  std::string_view note{};  // a second, small line below the label of a large pill without icon
};
// Preferred width of a pill at its height (32 px, large 44 px; the caller may give more).
float pill_width(const Canvas& canvas, const Pill& pill, float height);
void pill(const Canvas& canvas, const Pill& pill, const Rect& area, PillState state = {});
// A switch on paper, `on` 0–1 (in between while moving), 44 × 26.
void toggle(const Canvas& canvas, ImVec2 top_left, float on, PillState state = {});
void focus_ring(const Canvas& canvas, const Rect& area, float corner);

// --- People ------------------------------------------------------------------------------------
struct Plate {
  std::string_view name;
  std::string_view initial;  // one letter in the coloured disc
  int person = 0;            // whose face replaces it (avatars.hpp); 0: none
  ImU32 colour = 0;          // of the side
  bool dealer = false;       // shows `dealer_mark`
  int tricks = 0;            // won, as a small pile with its number; 0 → none
  bool active = false;       // in turn: a ring in the side's colour
  float thinking = -1.0F;    // ≥ 0: three dots, phase 0–1; -1 → none
  std::string_view level{};  // after the name; empty: only as bars, in the disc
  int strength = 0;          // number of bars filled …
  int strengths = 0;         // … of this many; 0 → none
  std::string_view dealer_mark{};
};
float plate_width(const Canvas& canvas, const Plate& plate, float height = 32.0F);
void plate(const Canvas& canvas, const Plate& plate, const Rect& area);
// A count of tricks placed by a side, from this left end; and its width.
void trick_count(const Canvas& canvas, ImVec2 left, int tricks);
float tricks_width(const Canvas& canvas, int tricks);
// A disc with a letter, as on the plates.
void disc(const Canvas& canvas, ImVec2 centre, float diameter, ImU32 colour, ImU32 ink,
          std::string_view letter);

enum class Tail { none, down, up, left, right };
// A speech bubble; the tail points at `at` along its side. `alpha` fades it.
ImVec2 bubble_size(const Canvas& canvas, std::string_view words, float max_width = 260.0F);
void bubble(const Canvas& canvas, const Rect& area, std::string_view words, Tail tail, ImVec2 at,
            float alpha = 1.0F);

// --- Points ------------------------------------------------------------------------------------
// "+1" "+3" "0" "−1" in a rounded square; colour 0 → the nought's.
void badge(const Canvas& canvas, const Rect& area, std::string_view points, ImU32 colour,
           float alpha = 1.0F);
// A point in flight: a glowing peg.
void flying_point(const Canvas& canvas, ImVec2 centre, float diameter, ImU32 colour,
                  float alpha = 1.0F);

}  // namespace allfours::ui
