// The base of the drawing layer: rectangles, a canvas, text, gradients, soft shadows. Lengths in
// CSS pixels; `Canvas::pixel` is one device pixel, for hairlines and anti-aliasing.
//
// Does not know: cards, rules, input, positions. Tests: tests/gallery, which draws it; nothing is
// measured.
#pragma once

#include <imgui.h>

#include <numbers>
#include <span>
#include <string_view>

#include "ui/draw/fonts.hpp"
#include "ui/draw/theme.hpp"
#include "ui/draw/trace.hpp"

namespace allfours::ui {

inline constexpr float pi = std::numbers::pi_v<float>;

struct Rect {
  ImVec2 min, max;

  static Rect at(float x, float y, float width, float height) {
    return {ImVec2(x, y), ImVec2(x + width, y + height)};
  }
  float width() const { return max.x - min.x; }
  float height() const { return max.y - min.y; }
  ImVec2 size() const { return {width(), height()}; }
  ImVec2 centre() const { return {(min.x + max.x) * 0.5F, (min.y + max.y) * 0.5F}; }
  bool contains(ImVec2 p) const {
    return p.x >= min.x && p.x < max.x && p.y >= min.y && p.y < max.y;
  }
  // True if they overlap.
  bool meets(const Rect& other) const {
    return min.x < other.max.x && other.min.x < max.x && min.y < other.max.y && other.min.y < max.y;
  }
  Rect grown(float by) const {
    return {ImVec2(min.x - by, min.y - by), ImVec2(max.x + by, max.y + by)};
  }
  Rect moved(float dx, float dy) const {
    return {ImVec2(min.x + dx, min.y + dy), ImVec2(max.x + dx, max.y + dy)};
  }
};

enum class Align { left, centre, right };
// Left edge of something of this width.
inline float left_of(Align align, float x, float width) {
  return align == Align::left ? x : align == Align::right ? x - width : x - width * 0.5F;
}

// First argument of every drawing function. Cheap to copy; created for each frame and list.
struct Canvas {
  // Also sets the list's anti-aliasing fringe to one device pixel.
  Canvas(ImDrawList* draw_list, const Theme& the_theme, const Fonts& the_fonts);

  ImDrawList* list;
  const Theme* theme;
  const Fonts* fonts;
  float pixel;                                      // one device pixel in CSS pixels
  bool four_colour = false;                         // colours of suits in text (♣♦♥♠)
  std::string_view rank_letters = "23456789TJQKA";  // of the ranks, as in Words
  Trace* trace = nullptr;                           // records what is drawn, for tests
};

// --- Text --------------------------------------------------------------------------------------
// One line; `pos` is the left, middle or right end of its top edge by `align`. The characters
// ♣♦♥♠ are drawn as shapes in the colour of their suit on dark or light ground, whichever fits the
// text's own colour. Returns the width.
float text(const Canvas& canvas, Text style, ImVec2 pos, ImU32 colour, std::string_view words,
           Align align = Align::left);
// One line centred in a box; vertically by its capitals.
void text_in(const Canvas& canvas, Text style, const Rect& box, ImU32 colour,
             std::string_view words, Align align = Align::centre);
float text_width(const Canvas& canvas, Text style, std::string_view words);
// As much of the line as fits into `width`, ending with "…" if truncated.
float text_clipped(const Canvas& canvas, Text style, ImVec2 pos, float width, ImU32 colour,
                   std::string_view words);
// The same, in smaller letters of the same weight if these avoid truncation.
float text_fitted(const Canvas& canvas, Text style, ImVec2 pos, float width, ImU32 colour,
                  std::string_view words);
// A paragraph broken at spaces (and at '\n'); returns its height. `draw = false` only measures.
float paragraph(const Canvas& canvas, Text style, ImVec2 pos, float width, ImU32 colour,
                std::string_view words, Align align = Align::left, bool draw = true);

// --- Shapes ------------------------------------------------------------------------------------
// A soft shadow (or glow) of a rounded box: full strength `alpha` under the box, gone `blur`
// outside. `angle` turns the box round its centre, clockwise in radians.
void soft_shadow(const Canvas& canvas, const Rect& box, float corner, float blur, float alpha,
                 ImU32 colour, float angle = 0.0F);
// A rounded box filled from top to bottom colour.
void gradient_box(const Canvas& canvas, const Rect& box, float corner, ImU32 top, ImU32 bottom);
// A rounded box with a hairline (or thicker) edge inside it; an edge of 0 opacity is left out.
void box(const Canvas& canvas, const Rect& area, float corner, ImU32 fill, ImU32 edge = 0,
         float thickness = 1.0F);

// A filled simple polygon, triangulated once by the caller. Points are transformed by position +
// rotate(scale × point); one fringe pixel of anti-aliasing.
struct Outline {
  std::span<const ImVec2> points;             // clockwise on screen
  std::span<const ImVec2> normals;            // outward, mitred, one per point
  std::span<const unsigned short> triangles;  // indices into points
};
void fill(const Canvas& canvas, const Outline& outline, ImVec2 position, ImVec2 scale, float angle,
          ImU32 colour);

// Turns every vertex added since `first` (an earlier list->VtxBuffer.Size) round a centre, then
// moves it.
struct Turn {
  ImVec2 from;           // this point …
  ImVec2 to;             // … is moved here
  float angle = 0.0F;    // clockwise, radians
  float squeeze = 1.0F;  // of the width before turning: 1 → whole, 0 → edge on
};
void turn_since(ImDrawList* list, int first, const Turn& turn);

}  // namespace allfours::ui
