#include "ui/draw/peg_board.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <cmath>

#include "words/words.hpp"

namespace allfours::ui {
namespace {

// Geometry of the holes, computed from the width.
struct BoardLayout {
  float margin, label, number;  // widths; the label with the bullseyes of a series
  float bullseyes;
  bool short_labels;
  float hole;   // distance of two holes
  float gap;    // extra distance after every fifth
  int in_line;  // holes per line, a multiple of five if there are several lines
  int lines;    // per side
  float line_height, row_gap;
};

constexpr float largest_hole = 15.0F, smallest_hole = 7.5F, smallest_compact = 6.5F;

constexpr float bullseye_step = 13.0F, bullseye_size = 4.5F;  // distance, radius

// Seven Up and its like are scored with seven counters per side (Foster).
constexpr int most_counters = 7;
constexpr float largest_counter = 22.0F;
bool has_counters(const PegBoard& board) { return board.target <= most_counters; }

float span_of(int holes, float hole) {
  const float gaps = holes <= most_counters ? 0.0F : static_cast<float>((holes - 1) / 5);
  return hole * static_cast<float>(holes) + hole * 0.45F * gaps;
}

// The layout with labels of this width.
BoardLayout lay_out(const Canvas& canvas, const PegBoard& board, float width, float label) {
  BoardLayout layout{};
  layout.margin = board.compact ? 8.0F : 12.0F;
  const int bullseyes = board.rows.empty() ? 0 : board.rows.front().games_needed;
  layout.bullseyes = bullseye_step * static_cast<float>(bullseyes);
  layout.label = (board.compact ? 0.0F : label + 12.0F) + layout.bullseyes;
  layout.number = text_width(canvas, Text::strong, "00") + 8.0F;
  const float room = width - 2 * layout.margin - layout.label - layout.number;
  const int target = std::clamp(board.target, 1, 61);
  layout.in_line = target;
  layout.lines = 1;
  const float smallest = board.compact ? smallest_compact : smallest_hole;
  while (span_of(layout.in_line, smallest) > room && layout.in_line > 5) {
    ++layout.lines;
    const int share = (target + layout.lines - 1) / layout.lines;
    layout.in_line = (share + 4) / 5 * 5;
    if (layout.lines > 12) break;
  }
  const float largest = has_counters(board) ? largest_counter : largest_hole;
  layout.hole = std::clamp(room / span_of(layout.in_line, 1.0F), 4.0F, largest);
  layout.gap = has_counters(board) ? 0.0F : layout.hole * 0.45F;
  layout.line_height = layout.lines > 1 ? std::max(layout.hole * 1.02F, 10.0F) : 0.0F;
  layout.row_gap = board.compact ? 18.0F : 22.0F;
  return layout;
}

// All labels long or all short, so that they look alike. Long ones may take holes some of their
// size, but no further line.
BoardLayout lay_out(const Canvas& canvas, const PegBoard& board, float width) {
  const float usual_share = width * 0.34F;
  const float largest_share = width * 0.5F;
  float whole = 0;
  float cut = 0;
  for (const PegRow& row : board.rows) {
    whole = std::max(whole, text_width(canvas, Text::body, row.label));
    cut = std::max(cut, text_width(canvas, Text::body, row.short_label));
  }
  const BoardLayout with_whole = lay_out(canvas, board, width, whole);
  if (board.compact || whole <= usual_share) return with_whole;
  BoardLayout with_cut = lay_out(canvas, board, width, std::min(cut, usual_share));
  const bool room = whole <= largest_share && with_whole.lines == with_cut.lines &&
                    with_whole.hole >= smallest_hole;
  with_cut.short_labels = true;
  return room ? with_whole : with_cut;
}

float row_height(const BoardLayout& layout) {
  return layout.row_gap + layout.line_height * static_cast<float>(layout.lines - 1);
}

// Centre of hole 1 … target of a row; hole 0 is the start, left of the first.
ImVec2 hole_at(const BoardLayout& layout, const Rect& area, float top, int row, float number) {
  const float index = std::max(number - 1.0F, -1.0F);
  const float whole = std::floor(std::max(index, 0.0F));
  const int line = std::min(static_cast<int>(whole) / layout.in_line, layout.lines - 1);
  const float in_line = index - static_cast<float>(line * layout.in_line);
  const float fives = std::floor(std::max(in_line, 0.0F) / 5.0F);
  // The peg crosses the gap between the fifth and the sixth hole evenly.
  const float part = std::max(in_line, 0.0F) - fives * 5.0F;
  const float crossing = part > 4.0F ? (part - 4.0F) * layout.gap : 0.0F;
  float x = area.min.x + layout.margin + layout.label + layout.hole * (in_line + 0.5F) +
            layout.gap * fives + crossing;
  if (number <= 0.0F) x = area.min.x + layout.margin + layout.label - layout.hole * 0.5F;
  const float y = top + row_height(layout) * static_cast<float>(row) + layout.row_gap * 0.5F +
                  layout.line_height * static_cast<float>(line);
  return {x, y};
}

float top_of(const BoardLayout& layout, const PegBoard& board, const Rect& area) {
  const float used = row_height(layout) * static_cast<float>(board.rows.size());
  return area.min.y + (area.height() - used) * 0.5F;
}

// A length > 0 modulo `round`.
float wrapped(float length, float round) { return length - round * std::floor(length / round); }

void wood(const Canvas& canvas, const Rect& area) {
  const Theme& theme = *canvas.theme;
  const float corner = radius::box;
  soft_shadow(canvas, area.moved(0, 3), corner, 12.0F, 0.40F, theme.shadow);
  gradient_box(canvas, area, corner, theme.wood_light, theme.wood_dark);
  // The grain: a few long, slightly bent fibres.
  const Rect inner = area.grown(-2.0F);
  for (int fibre = 0; fibre < 9; ++fibre) {
    const float f = static_cast<float>(fibre);
    const float share = wrapped(f * 0.381966F + 0.12F, 1.0F);
    const float y = inner.min.y + inner.height() * share;
    const float bend = (wrapped(f * 0.73F, 1.0F) - 0.5F) * 5.0F;
    const float from = inner.min.x + inner.width() * wrapped(f * 0.27F, 0.4F);
    const float to = inner.max.x - inner.width() * wrapped(f * 0.41F, 0.35F);
    const float limit_low = inner.min.y + 1.0F, limit_high = inner.max.y - 1.0F;
    canvas.list->PathLineTo({from, std::clamp(y, limit_low, limit_high)});
    canvas.list->PathBezierCubicCurveTo(
        {from + (to - from) * 0.3F, std::clamp(y + bend, limit_low, limit_high)},
        {from + (to - from) * 0.6F, std::clamp(y - bend, limit_low, limit_high)},
        {to, std::clamp(y + bend * 0.4F, limit_low, limit_high)}, 10);
    canvas.list->PathStroke(
        fade(fibre % 2 == 0 ? theme.wood_edge : theme.on_wood, fibre % 2 == 0 ? 0.13F : 0.045F), 0,
        1.2F);
  }
  box(canvas, area, corner, 0, theme.wood_edge, 1.0F);
  // Light on the upper edge.
  canvas.list->AddLine({area.min.x + corner, area.min.y + 1.5F},
                       {area.max.x - corner, area.min.y + 1.5F}, fade(theme.on_wood, 0.22F),
                       canvas.pixel);
}

// A hole with a lit lower rim, as one small mesh: boards have up to 366 of them.
void drilled_hole(const Canvas& canvas, ImVec2 at, float r) {
  constexpr int around = 12;
  ImDrawList* list = canvas.list;
  const ImVec2 uv = list->_Data->TexUvWhitePixel;
  const ImU32 dark = canvas.theme->hole;
  const ImU32 light = canvas.theme->on_wood;
  const float edge = canvas.pixel * 0.5F;
  list->PrimReserve((around - 2 + around * 4) * 3, around * 3);
  const unsigned base = list->_VtxCurrentIdx;
  for (int ring = 0; ring < 3; ++ring) {
    const float reach = ring == 0 ? r - edge : ring == 1 ? r + edge : r * 1.25F + edge;
    for (int i = 0; i < around; ++i) {
      const float angle = static_cast<float>(i) * 2.0F * 3.14159265F / around;
      const ImVec2 out(std::cos(angle), std::sin(angle));
      const float lit = std::max(out.y, 0.0F) * 0.34F;
      list->PrimWriteVtx(at + out * reach, uv,
                         ring == 0 ? dark : fade(light, ring == 1 ? lit : 0.0F));
    }
  }
  const auto corner = [&](int ring, int i) {
    list->PrimWriteIdx(
        static_cast<ImDrawIdx>(base + static_cast<unsigned>(ring * around + i % around)));
  };
  for (int i = 2; i < around; ++i) {
    corner(0, 0);
    corner(0, i - 1);
    corner(0, i);
  }
  for (int ring = 1; ring < 3; ++ring) {
    for (int i = 0; i < around; ++i) {
      corner(ring - 1, i);
      corner(ring, i);
      corner(ring, i + 1);
      corner(ring - 1, i);
      corner(ring, i + 1);
      corner(ring - 1, i + 1);
    }
  }
}

// A dish, and the part of a counter laid into it, 0 to 1.
void counter(const Canvas& canvas, ImVec2 at, float r, ImU32 colour, float laid) {
  const Theme& theme = *canvas.theme;
  canvas.list->AddCircleFilled(at + ImVec2(0, r * 0.10F), r, fade(theme.on_wood, 0.16F));
  canvas.list->AddCircleFilled(at, r, fade(theme.hole, 0.72F));
  if (laid <= 0.0F) return;
  const float size = r * (0.4F + 0.6F * laid);
  const Rect around{at - ImVec2(size, size), at + ImVec2(size, size)};
  soft_shadow(canvas, around.moved(0, size * 0.25F), size, size * 0.8F, 0.5F * laid, theme.shadow);
  canvas.list->AddCircleFilled(at, size, mix(colour, theme.hole, 0.38F));
  canvas.list->AddCircleFilled(at - ImVec2(0, size * 0.10F), size * 0.92F, colour);
  canvas.list->AddCircle(at - ImVec2(0, size * 0.10F), size * 0.62F, mix(colour, theme.hole, 0.35F),
                         0, std::max(canvas.pixel, 1.0F));
}

// The games of a series that a side needs, as rings; those won as bullseyes.
void bullseyes(const Canvas& canvas, const PegRow& row, const Rect& area) {
  for (int i = 0; i < row.games_needed; ++i) {
    const ImVec2 at(area.min.x + bullseye_step * (static_cast<float>(i) + 0.5F), area.centre().y);
    const bool won = i < row.games_won;
    canvas.list->AddCircle(at, bullseye_size, fade(canvas.theme->on_wood, won ? 1.0F : 0.6F), 0,
                           1.3F);
    if (won) canvas.list->AddCircleFilled(at, bullseye_size * 0.6F, row.colour);
  }
  if (row.games_needed > 0) trace_words(canvas, "games won", area);
}

void peg(const Canvas& canvas, ImVec2 at, float hole, ImU32 colour, bool trailing) {
  const Theme& theme = *canvas.theme;
  const float r = hole * (trailing ? 0.30F : 0.46F);
  if (trailing) {
    canvas.list->AddCircleFilled(at, r, mix(theme.hole, colour, 0.62F));
    return;
  }
  const Rect around{at - ImVec2(r, r), at + ImVec2(r, r)};
  soft_shadow(canvas, around.moved(0, r * 0.35F), r, r * 1.1F, 0.55F, theme.shadow);
  canvas.list->AddCircleFilled(at, r, mix(colour, theme.hole, 0.42F));
  canvas.list->AddCircleFilled(at - ImVec2(0, r * 0.10F), r * 0.88F, colour);
  canvas.list->AddCircleFilled(at - ImVec2(r * 0.22F, r * 0.34F), r * 0.36F,
                               mix(colour, IM_COL32_WHITE, 0.55F));
}

}  // namespace

float peg_board_height(const Canvas& canvas, const PegBoard& board, float width) {
  const BoardLayout layout = lay_out(canvas, board, width);
  return row_height(layout) * static_cast<float>(board.rows.size()) +
         (board.compact ? 8.0F : 14.0F);
}

ImVec2 peg_place(const Canvas& canvas, const PegBoard& board, const Rect& area, int row,
                 float score) {
  const BoardLayout layout = lay_out(canvas, board, area.width());
  return hole_at(layout, area, top_of(layout, board, area), row,
                 std::min(score, static_cast<float>(board.target)));
}

void peg_board(const Canvas& canvas, const PegBoard& board, const Rect& area) {
  const Theme& theme = *canvas.theme;
  const BoardLayout layout = lay_out(canvas, board, area.width());
  const float top = top_of(layout, board, area);
  const TraceGroup group(canvas, "the pegging board", area);
  trace_solid(canvas, "pegging board", area);
  wood(canvas, area);
  int number = 0;
  for (const PegRow& row : board.rows) {
    const float first_y = hole_at(layout, area, top, number, 1.0F).y;
    const float middle_y =
        first_y + layout.line_height * static_cast<float>(layout.lines - 1) * 0.5F;
    const float line = canvas.fonts->line_height(Text::body);
    if (!board.compact)
      text_clipped(canvas, Text::body,
                   {area.min.x + layout.margin, middle_y - canvas.fonts->size(Text::body) * 0.5F},
                   layout.label - layout.bullseyes - 11.0F, theme.on_wood,
                   layout.short_labels ? row.short_label : row.label);
    const float games_x =
        area.min.x + layout.margin + layout.label - layout.bullseyes - (board.compact ? 0 : 8.0F);
    bullseyes(canvas, row,
              Rect::at(games_x, middle_y - bullseye_size, layout.bullseyes, 2 * bullseye_size));
    for (int hole = 1; hole <= board.target && has_counters(board); ++hole) {
      const ImVec2 at = hole_at(layout, area, top, number, static_cast<float>(hole));
      counter(canvas, at, std::min(layout.hole * 0.42F, 8.5F), row.colour,
              std::clamp(row.score - static_cast<float>(hole) + 1.0F, 0.0F, 1.0F));
    }
    for (int hole = 1; hole <= board.target && !has_counters(board); ++hole) {
      const ImVec2 at = hole_at(layout, area, top, number, static_cast<float>(hole));
      drilled_hole(canvas, at, std::max(layout.hole * 0.31F, 1.6F));
      if (hole == board.target)  // the winning hole is ringed
        canvas.list->AddCircle(at, layout.hole * 0.31F + std::max(1.5F, layout.hole * 0.12F),
                               fade(theme.on_wood, 0.55F), 0, 1.2F);
    }
    // The trailing peg shows the side's previous score.
    if (!has_counters(board) && row.previous > 0 && static_cast<float>(row.previous) < row.score)
      peg(canvas, hole_at(layout, area, top, number, static_cast<float>(row.previous)), layout.hole,
          row.colour, true);
    if (row.score > 0.0F && !has_counters(board)) {
      ImVec2 at =
          hole_at(layout, area, top, number, std::min(row.score, static_cast<float>(board.target)));
      // From hole to hole it hops.
      at.y -= layout.hole * 0.4F * std::sin(pi * (row.score - std::floor(row.score)));
      peg(canvas, at, layout.hole, row.colour, false);
    }
    for (int line_of_holes = 0; line_of_holes < layout.lines; ++line_of_holes) {
      const int first = line_of_holes * layout.in_line + 1;
      const int last = std::min(first + layout.in_line - 1, board.target);
      if (first > last) break;
      const ImVec2 from = hole_at(layout, area, top, number, static_cast<float>(first));
      const ImVec2 to = hole_at(layout, area, top, number, static_cast<float>(last));
      const float r = layout.hole * 0.31F;
      trace_words(canvas, "holes", Rect{from - ImVec2(r, r), to + ImVec2(r, r)});
    }
    const float right = area.max.x - layout.margin;
    text_in(canvas, Text::strong,
            Rect::at(right - layout.number, middle_y - line * 0.5F, layout.number, line),
            theme.on_wood, number_text(row.shown), Align::right);
    ++number;
  }
}

}  // namespace allfours::ui
