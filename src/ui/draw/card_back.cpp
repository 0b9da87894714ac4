#include "ui/draw/card_back.hpp"

#include <algorithm>

namespace allfours::ui {

namespace {

// Bands one way, then bands another way over them; their widths as shares of the distance between
// two of them.
struct Bands {
  ImVec2 across;
  float width;
  ImU32 colour;
};
struct Pattern {
  ImU32 ground;
  Bands first, second;
};

Pattern pattern_of(Back back, const Theme& theme) {
  constexpr ImVec2 falling(1, 1), rising(1, -1), upright(1, 0), level(0, 1);
  const auto weave = [&](ImU32 light, ImU32 dark) {
    return Pattern{dark, {falling, 0.5F, light}, {rising, 0.16F, fade(dark, 0.55F)}};
  };
  switch (back) {
    case Back::brown:
      return weave(theme.back_brown_light, theme.back_brown_dark);
    case Back::blue: {  // a trellis
      const ImU32 light = theme.back_blue_light;
      return {theme.back_blue_dark, {falling, 0.24F, light}, {rising, 0.24F, light}};
    }
    case Back::green: {  // checks
      const ImU32 light = theme.back_green_light;
      return {theme.back_green_dark, {upright, 0.5F, light}, {level, 0.5F, fade(light, 0.55F)}};
    }
    case Back::red:
      break;
  }
  return weave(theme.back_light, theme.back_dark);
}

// The part of the box where across · point is between offset and offset + width.
void band(const Canvas& canvas, const Rect& box, const Bands& bands, float offset, float width) {
  ImVec2 polygon[8];
  int count = 0;
  // Walks round the box and keeps the part inside the band.
  const ImVec2 corner_at[4] = {box.min, ImVec2(box.max.x, box.min.y), box.max,
                               ImVec2(box.min.x, box.max.y)};
  const auto measure = [&](ImVec2 p) {
    return p.x * bands.across.x + p.y * bands.across.y - offset;
  };
  for (int i = 0; i < 4; ++i) {
    const ImVec2 a = corner_at[i], b = corner_at[(i + 1) % 4];
    const float from = measure(a), to = measure(b);
    if (from >= 0.0F && from <= width) polygon[count++] = a;
    const float cuts[2] = {from < to ? 0.0F : width, from < to ? width : 0.0F};
    for (const float cut : cuts) {
      const float t = (cut - from) / (to - from);
      if (t > 0.0F && t < 1.0F && count < 8) polygon[count++] = a + (b - a) * t;
    }
  }
  if (count > 2) canvas.list->AddConvexPolyFilled(polygon, count, bands.colour);
}

void draw_bands(const Canvas& canvas, const Rect& box, const Bands& bands, float pitch) {
  const auto along = [&](float x, float y) { return x * bands.across.x + y * bands.across.y; };
  const auto [low, high] = std::minmax({along(box.min.x, box.min.y), along(box.max.x, box.min.y),
                                        along(box.max.x, box.max.y), along(box.min.x, box.max.y)});
  for (float offset = low + pitch * 0.25F; offset < high; offset += pitch) {
    band(canvas, box, bands, offset, pitch * bands.width);
  }
}

}  // namespace

void back_pattern(const Canvas& canvas, Back back, const Rect& area, float width) {
  const Theme& theme = *canvas.theme;
  const Pattern pattern = pattern_of(back, theme);
  const float corner = std::max(std::clamp(width * 0.06F, 2.5F, 12.0F) - width * 0.03F, 1.5F);
  box(canvas, area, corner, pattern.ground);
  const Rect inside = area.grown(-std::max(width * 0.022F, canvas.pixel));
  const float pitch = std::max(width * 0.105F, 5.0F);
  draw_bands(canvas, inside, pattern.first, pitch);
  if (pitch * 0.2F > canvas.pixel * 0.9F) draw_bands(canvas, inside, pattern.second, pitch);
  if (width > 40.0F) {
    box(canvas, inside, corner * 0.6F, 0, theme.back_line, std::max(canvas.pixel, width * 0.007F));
  }
}

}  // namespace allfours::ui
