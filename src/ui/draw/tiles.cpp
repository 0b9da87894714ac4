#include "ui/draw/tiles.hpp"

#include <algorithm>

namespace allfours::ui {

namespace {

constexpr float edge = 18;       // margin of its text
constexpr float sign_room = 38;  // of the sign, up to the words

Text title_style(const Tile& tile) {
  return tile.kind == TileKind::gold ? Text::title : Text::strong;
}

float left_of_words(const Tile& tile) { return tile.icon == Icon::none ? edge : edge + sign_room; }

// A soft overlay for hover and press.
ImU32 touched(const Theme& theme, const PillState& state) {
  if (state.pressed) return theme.pill_pressed;
  return state.hovered ? theme.pill_hovered : theme.pill;
}

}  // namespace

float tile_width(const Canvas& canvas, const Tile& tile) {
  const float words = std::max(text_width(canvas, title_style(tile), tile.title),
                               text_width(canvas, Text::small, tile.note));
  return left_of_words(tile) + words + edge + (tile.at_right == Icon::none ? 0.0F : 20.0F);
}

void draw_tile(const Canvas& canvas, const Tile& tile, const Rect& area, PillState state,
               float right_room) {
  const TraceGroup group(canvas, "a button", area);
  trace_solid(canvas, "button", area);
  const Theme& theme = *canvas.theme;
  const bool gold = tile.kind == TileKind::gold;
  const float corner = gold ? area.height() * 0.5F : std::min(16.0F, area.height() * 0.5F);
  ImU32 title = theme.on_felt;
  ImU32 note = theme.on_felt_muted;
  ImU32 sign = theme.highlight;
  switch (tile.kind) {
    case TileKind::gold: {
      const ImU32 ground = state.pressed   ? theme.primary_pressed
                           : state.hovered ? theme.primary_hovered
                                           : theme.primary;
      soft_shadow(canvas, area.moved(0, 3), corner, 10.0F, 0.40F, theme.shadow);
      gradient_box(canvas, area, corner, mix(ground, IM_COL32_WHITE, 0.18F), ground);
      title = note = sign = theme.on_primary;
      break;
    }
    case TileKind::felt:
      box(canvas, area, corner, fade(theme.felt_dark, 0.55F));
      box(canvas, area, corner, touched(theme, state), theme.pill_edge);
      break;
    case TileKind::wood:
      soft_shadow(canvas, area.moved(0, 3), corner, 8.0F, 0.35F, theme.shadow);
      gradient_box(canvas, area, corner, theme.wood_light, theme.wood_dark);
      box(canvas, area, corner, touched(theme, state), theme.wood_edge);
      title = note = sign = theme.on_wood;
      break;
  }
  if (state.focused) focus_ring(canvas, area, corner);
  const float press = state.pressed ? canvas.pixel : 0.0F;
  const float middle = area.centre().y + press;
  const float left = area.min.x + left_of_words(tile);
  const float end = area.width() < 260 ? space::small : edge;
  const float room = area.max.x - end - right_room - left - (tile.at_right == Icon::none ? 0 : 20);
  if (tile.icon != Icon::none) {
    icon(canvas, tile.icon, ImVec2(area.min.x + edge + 11, middle), gold ? 22.0F : 20.0F, sign);
  }
  if (tile.at_right != Icon::none) {
    icon(canvas, tile.at_right, ImVec2(area.max.x - edge - 4, middle), 16, note);
  }
  // Too long in the smallest letters: in two lines, without its note.
  if (text_width(canvas, Text::small_strong, tile.title) > room) {
    const auto lines = [&](float y, bool draw) {
      return paragraph(canvas, Text::small_strong, ImVec2(left, y), room, title, tile.title,
                       Align::left, draw);
    };
    lines(middle - lines(0, false) * 0.5F, true);
    return;
  }
  const Text style = title_style(tile);
  const float title_tall = canvas.fonts->line_height(style);
  const float note_tall = tile.note.empty() ? 0.0F : canvas.fonts->line_height(Text::small);
  float y = middle - (title_tall + note_tall) * 0.5F;
  // In a small window without its note.
  const bool noted = note_tall > 0 && text_width(canvas, Text::small, tile.note) <= room;
  text_fitted(canvas, style, ImVec2(left, noted ? y : middle - title_tall * 0.5F), room, title,
              tile.title);
  if (noted) text(canvas, Text::small, ImVec2(left, y + title_tall), note, tile.note);
}

float narrow_tile_width(const Canvas& canvas, std::string_view title) {
  return text_width(canvas, Text::small_strong, title) + 2 * space::small;
}

void draw_narrow_tile(const Canvas& canvas, Icon sign, std::string_view title, const Rect& area,
                      PillState state) {
  const TraceGroup group(canvas, "a button", area);
  trace_solid(canvas, "button", area);
  const Theme& theme = *canvas.theme;
  const float corner = 16;
  box(canvas, area, corner, fade(theme.felt_dark, 0.55F));
  box(canvas, area, corner, touched(theme, state), theme.pill_edge);
  if (state.focused) focus_ring(canvas, area, corner);
  constexpr float sign_tall = 18;
  const float tall = sign_tall + space::tiny + canvas.fonts->line_height(Text::small_strong);
  const ImVec2 middle(area.centre().x, area.centre().y + (state.pressed ? canvas.pixel : 0.0F));
  const float top = middle.y - tall * 0.5F;
  icon(canvas, sign, ImVec2(middle.x, top + sign_tall * 0.5F), sign_tall, theme.highlight);
  text(canvas, Text::small_strong, ImVec2(middle.x, top + sign_tall + space::tiny), theme.on_felt,
       title, Align::centre);
}

}  // namespace allfours::ui
