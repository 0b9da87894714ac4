#include "ui/draw/paint.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <cmath>

#include "ui/draw/avatars.hpp"
#include "words/words.hpp"

namespace allfours::ui {
namespace {

// A cheap, even noise of ±0.5 from two whole numbers: breaks up banding in the felt's gradient.
float noise(int x, int y) {
  unsigned n = static_cast<unsigned>(x) * 374761393U + static_cast<unsigned>(y) * 668265263U;
  n = (n ^ (n >> 13)) * 1274126177U;
  return static_cast<float>((n ^ (n >> 16)) & 0xFFFF) / 65535.0F - 0.5F;
}

float smooth(float t) {
  t = std::clamp(t, 0.0F, 1.0F);
  return t * t * (3.0F - 2.0F * t);
}

struct PillColours {
  ImU32 ground, edge, words;
};

PillColours pill_colours(const Theme& theme, PillKind kind, const PillState& state) {
  switch (kind) {
    case PillKind::quiet: {
      const ImU32 ground = state.pressed   ? theme.pill_pressed
                           : state.hovered ? theme.pill_hovered
                                           : theme.pill;
      return {state.chosen ? theme.pill_hovered : ground,
              state.hovered || state.chosen ? fade(theme.pill_edge, 1.6F) : theme.pill_edge,
              theme.on_pill};
    }
    case PillKind::primary: {
      const ImU32 ground = state.pressed   ? theme.primary_pressed
                           : state.hovered ? theme.primary_hovered
                                           : theme.primary;
      return {ground, 0, theme.on_primary};
    }
    case PillKind::on_paper: {
      const ImU32 ground = state.pressed   ? theme.paper_pressed
                           : state.hovered ? theme.paper_hovered
                                           : fade(theme.paper_raised, 1.0F);
      return {ground, theme.rule, theme.ink};
    }
    case PillKind::tab: {
      if (state.chosen) return {theme.chip, 0, theme.on_chip};
      const ImU32 ground = state.pressed   ? theme.paper_pressed
                           : state.hovered ? theme.paper_hovered
                                           : fade(theme.paper_hovered, 0.0F);
      return {ground, 0, theme.ink_muted};
    }
  }
  return {};
}

Text pill_text(const Pill& pill) {
  if (pill.kind == PillKind::primary) return pill.large ? Text::strong : Text::small_strong;
  return pill.large ? Text::body : Text::small;
}

struct PillParts {
  float icon, icon_gap, label, strong_gap, strong, padding;
  float total() const { return icon + icon_gap + label + strong_gap + strong; }
};

PillParts measure(const Canvas& canvas, const Pill& pill, PillState state, float height) {
  PillParts parts{};
  const Text style =
      pill.kind == PillKind::tab && state.chosen ? Text::small_strong : pill_text(pill);
  parts.label = text_width(canvas, style, pill.label);
  parts.strong = text_width(canvas, pill.large ? Text::strong : Text::small_strong, pill.strong);
  if (pill.icon != Icon::none) parts.icon = pill.large ? 20.0F : 16.0F;
  if (parts.icon > 0.0F && parts.label + parts.strong > 0.0F) parts.icon_gap = 7.0F;
  if (parts.label > 0.0F && parts.strong > 0.0F) parts.strong_gap = 7.0F;
  parts.padding = parts.label + parts.strong > 0.0F ? height * 0.42F : height * 0.30F;
  return parts;
}

}  // namespace

void felt(const Canvas& canvas, const Rect& area, ImVec2 light) {
  const Theme& theme = *canvas.theme;
  ImDrawList* list = canvas.list;
  // A grid of vertices with the exact gradient at each; the GPU interpolates between them.
  constexpr int columns = 40, rows = 40;
  const ImVec2 uv = list->_Data->TexUvWhitePixel;
  const ImVec2 middle = area.min + area.size() * light;
  const float reach = 0.5F * std::sqrt(ImLengthSqr(area.size())) * 1.02F;
  // An ellipse, a little nearer to the area's own shape than a circle.
  const float stretch = std::sqrt(std::max(area.width(), 1.0F) / std::max(area.height(), 1.0F));
  const float wide = std::clamp(stretch, 0.75F, 1.35F);
  list->PrimReserve(columns * rows * 6, (columns + 1) * (rows + 1));
  const auto base = static_cast<ImDrawIdx>(list->_VtxCurrentIdx);
  for (int y = 0; y <= rows; ++y) {
    for (int x = 0; x <= columns; ++x) {
      const ImVec2 share(static_cast<float>(x) / columns, static_cast<float>(y) / rows);
      const ImVec2 at = area.min + area.size() * share;
      const ImVec2 from_light = (at - middle) * ImVec2(1.0F / wide, wide);
      float t = std::sqrt(ImLengthSqr(from_light)) / reach;
      // The noise moves each vertex by up to one step of eight bits, so that no rings are visible.
      t += noise(x, y) * 0.03F;
      const ImU32 colour =
          t < 0.5F ? mix(theme.felt_light, theme.felt_middle, smooth(t * 2.0F) * 0.5F + t)
                   : mix(theme.felt_middle, theme.felt_dark, smooth((t - 0.5F) * 1.55F));
      list->PrimWriteVtx(at, uv, colour);
    }
  }
  for (int y = 0; y < rows; ++y) {
    for (int x = 0; x < columns; ++x) {
      const auto corner = [&](int dx, int dy) {
        return base + static_cast<ImDrawIdx>((y + dy) * (columns + 1) + x + dx);
      };
      for (const ImDrawIdx i :
           {corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 0), corner(1, 1), corner(0, 1)})
        list->PrimWriteIdx(i);
    }
  }
}

void bar(const Canvas& canvas, const Rect& area) {
  canvas.list->AddRectFilled(area.min, area.max, canvas.theme->bar);
  canvas.list->AddRectFilled({area.min.x, area.max.y - canvas.pixel}, area.max,
                             canvas.theme->bar_edge);
}

void paper(const Canvas& canvas, const Rect& area, bool sheet) {
  const Theme& theme = *canvas.theme;
  trace_solid(canvas, "paper", area);
  if (!sheet) {
    // A short shadow to the left, where the table is lower.
    const ImU32 dark = fade(theme.shadow, 0.30F), gone = fade(theme.shadow, 0.0F);
    canvas.list->AddRectFilledMultiColor({area.min.x - 10.0F, area.min.y}, {area.min.x, area.max.y},
                                         gone, dark, dark, gone);
    canvas.list->AddRectFilled(area.min, area.max, theme.paper);
    return;
  }
  soft_shadow(canvas, area.moved(0, -2), radius::sheet, 22.0F, 0.45F, theme.shadow);
  canvas.list->AddRectFilled(area.min, area.max, theme.paper, radius::sheet,
                             ImDrawFlags_RoundCornersTop);
}

void paper_card(const Canvas& canvas, const Rect& area, float corner) {
  trace_solid(canvas, "paper", area);
  soft_shadow(canvas, area.moved(0, 4), corner, 16.0F, 0.40F, canvas.theme->shadow);
  box(canvas, area, corner, canvas.theme->paper);
}

void veil(const Canvas& canvas, const Rect& window, float strength) {
  trace_layer(canvas);
  canvas.list->AddRectFilled(window.min, window.max, fade(canvas.theme->scrim, strength));
}

void rule(const Canvas& canvas, float x0, float x1, float y) {
  const float line = std::round(y / canvas.pixel) * canvas.pixel;
  canvas.list->AddRectFilled({x0, line}, {x1, line + std::max(canvas.pixel, 1.0F)},
                             canvas.theme->rule);
}

void marked_row(const Canvas& canvas, const Rect& area, float strength) {
  canvas.list->AddRectFilled(area.min, area.max, fade(canvas.theme->paper_marked, strength));
  canvas.list->AddRectFilled(area.min, {area.min.x + 4.0F, area.max.y},
                             fade(canvas.theme->mark, strength));
}

float pill_width(const Canvas& canvas, const Pill& pill, float height) {
  // A chosen tab is bold; always measured so, lest the row jump.
  const PillParts parts = measure(canvas, pill, {.chosen = true}, height);
  return std::max(std::ceil(parts.total() + 2.0F * parts.padding), height);
}

void focus_ring(const Canvas& canvas, const Rect& area, float corner) {
  box(canvas, area.grown(4.0F), corner + 4.0F, 0, canvas.theme->shadow, 2.0F);
  box(canvas, area.grown(3.0F), corner + 3.0F, 0, canvas.theme->focus, 2.0F);
}

void pill(const Canvas& canvas, const Pill& pill, const Rect& area, PillState state) {
  const TraceGroup group(canvas, "a button", area);
  trace_solid(canvas, "button", area);
  const Theme& theme = *canvas.theme;
  if (state.disabled) state = {.disabled = true, .chosen = state.chosen};
  PillColours colours = pill_colours(theme, pill.kind, state);
  const float corner = area.height() * 0.5F;
  if (state.disabled) {
    const bool filled = pill.kind == PillKind::primary;
    colours.ground = filled ? fade(mix(colours.ground, theme.disabled, 0.6F), 0.75F)
                            : fade(colours.ground, 0.5F);
    colours.edge = fade(colours.edge, 0.55F);
    colours.words = fade(colours.words, filled ? 0.65F : 0.5F);
  }
  if (pill.kind == PillKind::primary && !state.disabled && !state.pressed)
    soft_shadow(canvas, area.moved(0, 2), corner, 7.0F, 0.35F, theme.shadow);
  if (pill.kind == PillKind::primary && !state.disabled) {
    gradient_box(canvas, area, corner, mix(colours.ground, IM_COL32_WHITE, 0.16F), colours.ground);
  } else {
    box(canvas, area, corner, colours.ground);
  }
  box(canvas, area, corner, 0, colours.edge, 1.0F);
  if (state.focused) focus_ring(canvas, area, corner);

  if (!pill.note.empty()) {
    const float label = canvas.fonts->line_height(Text::strong);
    const float both = label + canvas.fonts->line_height(Text::small);
    const float top = area.centre().y - both * 0.5F;
    const ImVec2 middle(area.centre().x, top + (state.pressed ? canvas.pixel : 0.0F));
    text(canvas, Text::strong, middle, colours.words, pill.label, Align::centre);
    text(canvas, Text::small, middle + ImVec2(0, label), colours.words, pill.note, Align::centre);
    return;
  }
  const Text style =
      pill.kind == PillKind::tab && state.chosen ? Text::small_strong : pill_text(pill);
  const PillParts parts = measure(canvas, pill, state, area.height());
  float x = area.centre().x - parts.total() * 0.5F;
  const float press = state.pressed ? canvas.pixel : 0.0F;
  if (parts.icon > 0.0F) {
    icon(canvas, pill.icon, {x + parts.icon * 0.5F, area.centre().y + press}, parts.icon,
         colours.words);
    x += parts.icon + parts.icon_gap;
  }
  const Rect line{{x, area.min.y + press}, {x + parts.label, area.max.y + press}};
  text_in(canvas, style, line, colours.words, pill.label, Align::left);
  x += parts.label + parts.strong_gap;
  text_in(canvas, pill.large ? Text::strong : Text::small_strong,
          {{x, line.min.y}, {area.max.x, line.max.y}}, colours.words, pill.strong, Align::left);
}

void toggle(const Canvas& canvas, ImVec2 top_left, float on, PillState state) {
  const Theme& theme = *canvas.theme;
  const Rect area = Rect::at(top_left.x, top_left.y, 44.0F, 26.0F);
  const float strength = state.disabled ? 0.5F : 1.0F;
  const ImU32 off_ground = mix(theme.rule, theme.ink_muted, 0.45F);
  const ImU32 ground = mix(off_ground, theme.felt_middle, on);
  box(canvas, area, 13.0F, fade(ground, strength), state.hovered ? fade(theme.ink, 0.35F) : 0);
  const ImVec2 knob(area.min.x + 13.0F + 18.0F * on, area.centre().y);
  soft_shadow(canvas, {knob - ImVec2(9, 8), knob + ImVec2(9, 10)}, 9.0F, 4.0F, 0.35F * strength,
              theme.shadow);
  canvas.list->AddCircleFilled(knob, 10.0F, fade(theme.knob, strength));
  // A tick, so that colour is not the only sign.
  if (on > 0.5F) icon(canvas, Icon::check, knob, 12.0F, fade(theme.felt_middle, strength));
  if (state.focused) focus_ring(canvas, area, 13.0F);
}

void disc(const Canvas& canvas, ImVec2 centre, float diameter, ImU32 colour, ImU32 ink,
          std::string_view letter) {
  const float r = diameter * 0.5F;
  canvas.list->AddCircleFilled(centre, r, colour);
  text_in(canvas, Text::small_strong, {centre - ImVec2(r, r), centre + ImVec2(r, r)}, ink, letter);
}

namespace {
Text plate_text(float height) { return height < 30.0F ? Text::small : Text::body; }

// Bars of growing height round a position, filled up to the level.
float strength_bars(const Canvas& canvas, const Plate& plate, ImVec2 centre, float tall,
                    ImU32 colour, bool draw) {
  const float step = std::max(3.0F, tall * 0.3F);
  const float wide = step * static_cast<float>(plate.strengths) - 1.0F;
  ImVec2 foot = centre + ImVec2(-wide * 0.5F, tall * 0.5F);
  for (int bar = 1; bar <= plate.strengths && draw; ++bar) {
    const float height = tall * static_cast<float>(bar) / static_cast<float>(plate.strengths);
    canvas.list->AddRectFilled({foot.x, foot.y - height}, {foot.x + step - 1.0F, foot.y},
                               fade(colour, bar <= plate.strength ? 1.0F : 0.35F));
    foot.x += step;
  }
  return wide;
}

// After the name; without the word the bars are in the disc.
float level_width(const Canvas& canvas, const Plate& plate) {
  if (plate.level.empty() || plate.name.empty()) return 0;
  return 11.0F + strength_bars(canvas, plate, {}, 10, 0, false) +
         text_width(canvas, Text::small, plate.level);
}

void draw_level(const Canvas& canvas, const Plate& plate, float x, float y) {
  const ImU32 colour = canvas.theme->on_bar_muted;
  const float wide = strength_bars(canvas, plate, {}, 10, 0, false);
  strength_bars(canvas, plate, {x + wide * 0.5F, y}, 10, colour, true);
  text(canvas, Text::small, {x + wide + 4.0F, y - canvas.fonts->size(Text::small) * 0.5F}, colour,
       plate.level);
}
}  // namespace

float tricks_width(const Canvas& canvas, int tricks) {
  return tricks > 0 ? 17.0F + text_width(canvas, Text::small_strong, number_text(tricks)) : 0.0F;
}

void trick_count(const Canvas& canvas, ImVec2 left, int tricks) {
  const Theme& theme = *canvas.theme;
  for (const float by : {3.0F, 0.0F}) {
    const Rect card = Rect::at(left.x + by, left.y - 7.0F + (by > 0 ? 0.0F : 2.0F), 8.5F, 12.0F);
    box(canvas, card, 1.5F, theme.back_light, theme.disc, 1.2F);
  }
  text(canvas, Text::small_strong,
       ImVec2(left.x + 15.0F, left.y - canvas.fonts->line_height(Text::small) * 0.5F), theme.on_bar,
       number_text(tricks));
}

float plate_width(const Canvas& canvas, const Plate& plate, float height) {
  const float disc_size = height * 0.64F;
  const float end = height * 0.22F;
  // No name: the initial alone.
  if (plate.name.empty())
    return std::ceil(2 * end + disc_size + (plate.dealer ? 4.0F + disc_size : 0.0F));
  const float tricks = plate.tricks > 0 ? tricks_width(canvas, plate.tricks) + 8.0F : 0.0F;
  return std::ceil(tricks + end + disc_size + 7.0F +
                   text_width(canvas, plate_text(height), plate.name) + level_width(canvas, plate) +
                   (plate.dealer ? 7.0F + disc_size + end : height * 0.42F));
}

void plate(const Canvas& canvas, const Plate& plate, const Rect& area) {
  const TraceGroup group(canvas, "a name plate", area);
  trace_solid(canvas, "name plate", area);
  const Theme& theme = *canvas.theme;
  const float corner = area.height() * 0.5F;
  const float disc_size = area.height() * 0.64F;
  const float end = area.height() * 0.22F;
  const float y = area.centre().y;
  if (plate.active) {
    soft_shadow(canvas, area, corner, 12.0F, 0.55F, plate.colour);
    box(canvas, area.grown(2.0F), corner + 2.0F, plate.colour);
    box(canvas, area, corner, theme.plate | IM_COL32_A_MASK);
  } else {
    soft_shadow(canvas, area.moved(0, 1), corner, 6.0F, 0.25F, theme.shadow);
    box(canvas, area, corner, theme.plate, theme.plate_edge);
  }
  const ImVec2 middle(area.min.x + end + disc_size * 0.5F, y);
  const bool bars = plate.strengths > 0 && plate.level.empty() && !plate.name.empty();
  if (plate.person > 0 && !bars) {
    // Nearly as high as the plate.
    const float tall = area.height() * 0.9F;
    face(canvas, ImVec2(area.min.x + area.height() * 0.5F, y), tall, plate.person, plate.colour);
  } else {
    disc(canvas, middle, disc_size, plate.colour, theme.on_side, bars ? "" : plate.initial);
  }
  if (bars) strength_bars(canvas, plate, middle, disc_size * 0.5F, theme.on_side, true);
  const float left = area.min.x + end + disc_size + 7.0F;
  const bool tricks = plate.tricks > 0 && !plate.name.empty();
  const float behind = tricks ? tricks_width(canvas, plate.tricks) + 8.0F : 0.0F;
  const float right = -behind + (plate.dealer ? area.max.x - end - disc_size - 6.0F
                                              : area.max.x - area.height() * 0.30F);
  if (tricks) trick_count(canvas, ImVec2(right + 8.0F, y), plate.tricks);
  if (plate.thinking >= 0.0F) {
    // Three dots in place of the name's end would hide it; they are on the disc's corner instead.
    for (int dot = 0; dot < 3; ++dot) {
      const float phase = plate.thinking * 2.0F * pi - static_cast<float>(dot) * 0.9F;
      const float rise = std::max(std::sin(phase), 0.0F);
      canvas.list->AddCircleFilled({area.centre().x + (static_cast<float>(dot) - 1.0F) * 8.0F,
                                    area.max.y + 9.0F - rise * 3.0F},
                                   2.3F, fade(theme.on_felt, 0.45F + 0.55F * rise));
    }
  }
  const Text style = plate_text(area.height());
  const float text_top = y - canvas.fonts->size(style) * 0.5F;
  if (!plate.name.empty())
    text_clipped(canvas, style, {left, text_top}, right - left - level_width(canvas, plate),
                 theme.on_bar, plate.name);
  if (!plate.level.empty() && !plate.name.empty()) {
    draw_level(canvas, plate, left + text_width(canvas, style, plate.name) + 7.0F, y);
  }
  if (plate.dealer)
    disc(canvas, {area.max.x - end - disc_size * 0.5F, y}, disc_size, theme.disc, theme.on_disc,
         plate.dealer_mark);
}

ImVec2 bubble_size(const Canvas& canvas, std::string_view words, float max_width) {
  const float width = std::min(text_width(canvas, Text::strong, words) + 1.0F, max_width - 28.0F);
  const float height =
      paragraph(canvas, Text::strong, {0, 0}, width, 0, words, Align::centre, false);
  return {std::ceil(width + 28.0F), std::ceil(height + 16.0F)};
}

void bubble(const Canvas& canvas, const Rect& area, std::string_view words, Tail tail, ImVec2 at,
            float alpha) {
  const TraceGroup group(canvas, "a speech bubble", area);
  trace_solid(canvas, "speech bubble", area);
  const Theme& theme = *canvas.theme;
  const float corner = std::min(11.0F, area.height() * 0.5F);
  const ImU32 ground = fade(theme.bubble, alpha);
  soft_shadow(canvas, area.moved(0, 3), corner, 11.0F, 0.38F * alpha, theme.shadow);
  box(canvas, area, corner, ground);
  constexpr float half = 8.0F, length = 9.0F, overlap = 0.75F;
  const float x = std::clamp(at.x, area.min.x + corner + half,
                             std::max(area.max.x - corner - half, area.min.x + corner + half));
  const float y = std::clamp(at.y, area.min.y + half + 2.0F,
                             std::max(area.max.y - half - 2.0F, area.min.y + half + 2.0F));
  switch (tail) {
    case Tail::none:
      break;
    case Tail::down:
      canvas.list->AddTriangleFilled({x - half, area.max.y - overlap},
                                     {x + half, area.max.y - overlap}, {x, area.max.y + length},
                                     ground);
      break;
    case Tail::up:
      canvas.list->AddTriangleFilled({x - half, area.min.y + overlap}, {x, area.min.y - length},
                                     {x + half, area.min.y + overlap}, ground);
      break;
    case Tail::left:
      canvas.list->AddTriangleFilled({area.min.x + overlap, y - half},
                                     {area.min.x + overlap, y + half}, {area.min.x - length, y},
                                     ground);
      break;
    case Tail::right:
      canvas.list->AddTriangleFilled({area.max.x - overlap, y - half}, {area.max.x + length, y},
                                     {area.max.x - overlap, y + half}, ground);
      break;
  }
  const float width = area.width() - 28.0F;
  const float height =
      paragraph(canvas, Text::strong, {0, 0}, width + 0.5F, 0, words, Align::centre, false);
  const float top =
      area.centre().y - height * 0.5F +
      (canvas.fonts->line_height(Text::strong) - canvas.fonts->size(Text::strong)) * 0.5F;
  paragraph(canvas, Text::strong, {area.min.x + 14.0F, top}, width + 0.5F,
            fade(theme.bubble_ink, alpha), words, Align::centre);
}

void badge(const Canvas& canvas, const Rect& area, std::string_view points, ImU32 colour,
           float alpha) {
  const TraceGroup group(canvas, "a badge", area);
  const Theme& theme = *canvas.theme;
  const bool nought = colour == 0;
  box(canvas, area, radius::badge, fade(nought ? theme.nought : colour, alpha));
  text_in(canvas, area.height() < 20.0F ? Text::small_strong : Text::strong, area,
          fade(nought ? theme.on_nought : theme.on_side, alpha), points);
}

void flying_point(const Canvas& canvas, ImVec2 centre, float diameter, ImU32 colour, float alpha) {
  const float r = diameter * 0.5F;
  const Rect around{centre - ImVec2(r, r), centre + ImVec2(r, r)};
  soft_shadow(canvas, around, r, diameter * 1.1F, 0.7F * alpha, colour);
  canvas.list->AddCircleFilled(centre, r, fade(mix(colour, IM_COL32_BLACK, 0.35F), alpha));
  canvas.list->AddCircleFilled(centre, r * 0.88F, fade(colour, alpha));
  canvas.list->AddCircleFilled(centre - ImVec2(r * 0.22F, r * 0.34F), r * 0.36F,
                               fade(mix(colour, IM_COL32_WHITE, 0.6F), alpha));
}

}  // namespace allfours::ui
