// The strip of a phone: the four points so far, or the last award; it opens the whole score book.
#include <algorithm>
#include <span>

#include "ui/views/award_view.hpp"
#include "ui/views/card_cues.hpp"

namespace allfours::ui {

namespace {

// As much of a sentence as `lines` hold, ending with "…" if truncated.
void short_paragraph(const Canvas& canvas, ImVec2 place, float width, ImU32 colour,
                     std::string_view words, int lines) {
  const float most = static_cast<float>(lines) * canvas.fonts->line_height(Text::small) + 0.5F;
  const auto fits = [&](const std::string& part) {
    return paragraph(canvas, Text::small, place, width, 0, part, Align::left, false) <= most;
  };
  std::string part(words);
  bool whole = true;
  while (!fits(part)) {
    whole = false;
    const auto space = words.find_last_of(' ');
    if (space == std::string_view::npos) return;
    words = words.substr(0, space);
    part = std::string(words) + "…";
  }
  paragraph(canvas, Text::small, place, width, colour, part);
  if (!whole) trace_shortened(canvas);
}

void award(const Canvas& canvas, const Scene& scene, const HistoryRow& row, const Rect& area) {
  const Theme& theme = *canvas.theme;
  const float line = canvas.fonts->line_height(Text::strong);
  const int lines =
      static_cast<int>((area.height() - 18 - line) / canvas.fonts->line_height(Text::small));
  const float y = lines > 0 ? area.min.y + 9 : area.centre().y - line * 0.5F;
  badge(canvas, Rect::at(area.min.x + space::small, y - 2, 34, std::min(30.0F, line + 6)),
        points_text(row.points), side_colour(scene, row.side));
  const float left = area.min.x + 52;
  const float right = area.max.x - 34;
  text(canvas, Text::strong, ImVec2(right, y), theme.ink, row.score, Align::right);
  const float room = right - text_width(canvas, Text::strong, row.score) - space::small - left;
  const Text style =
      text_width(canvas, Text::strong, row.title) <= room ? Text::strong : Text::small_strong;
  const float lower = (line - canvas.fonts->line_height(style)) * 0.5F;
  const float title =
      text_clipped(canvas, style, ImVec2(left, y + lower), room, theme.ink, row.title);
  std::string who = " · " + row.who;
  if (row.side >= 0 && text_width(canvas, Text::body, who) > room - title) {
    who = " · " + side_initials(scene, row.side);
  }
  // The badge's colour and the sentence say it too.
  if (text_width(canvas, Text::body, who) > room - title) who.clear();
  text(canvas, Text::body, ImVec2(left + title, y), theme.ink, who);
  if (lines > 0) {
    short_paragraph(canvas, ImVec2(left, y + line + 1), area.max.x - space::medium - left,
                    theme.ink_muted, row.why, lines);
  }
}

// Beside the mark of a point; closer where there is little room, and not beside its card then.
constexpr float mark_room(bool close) { return close ? 10.0F : 14.0F; }
constexpr float below_room(bool close) { return close ? 0.0F : mark_room(close); }
constexpr float little_card = 19;

// A point that is open has a dash in place of its card or its card points, which are written closer
// together where there is little room.
std::string below_title(const SoFarBox& point, bool close) {
  std::string below = point.big.empty() ? std::string("–") : point.big;
  if (close) std::erase(below, ' ');
  return below;
}

float width_of(const Canvas& canvas, const SoFarBox& point, bool close) {
  const float below = point.card.known()
                          ? CardPainter::mini_width(canvas, point.card.index, little_card)
                          : text_width(canvas, Text::small, below_title(point, close));
  return std::max(mark_room(close) + text_width(canvas, Text::small_strong, point.short_title),
                  below_room(close) + below);
}

float width_of(const Canvas& canvas, std::span<const SoFarBox> points, bool close) {
  float width = 0;
  for (const SoFarBox& point : points) width += width_of(canvas, point, close);
  return width;
}

// The four points so far side by side: how each stands and in whose colour, and its card or the
// card points. Each is as wide as its words; the rest of the room is between them. The arrow gives
// way to them in the narrowest windows.
void four_points(const Scene& scene, const Rect& area) {
  const Canvas& canvas = scene.canvas;
  const Theme& theme = *canvas.theme;
  const auto points = scene.seen.table().points.boxes;
  constexpr float lines_gap = 3;
  float arrow_room = 34;
  const bool close = width_of(canvas, points, false) > area.width() - space::medium - arrow_room;
  const float left = close ? space::small * 0.5F : space::medium;
  if (width_of(canvas, points, close) > area.width() - left - arrow_room) {
    arrow_room = space::tiny;
  } else {
    icon(canvas, Icon::up, ImVec2(area.max.x - 17, area.centre().y), 14, theme.ink_muted);
  }
  const float room = area.width() - left - arrow_room;
  const float gap = (room - width_of(canvas, points, close)) / static_cast<float>(points.size());
  const float line = canvas.fonts->line_height(Text::small_strong);
  const float top = area.centre().y - (line + lines_gap + little_card) * 0.5F;
  float x = area.min.x + left;
  for (const SoFarBox& point : points) {
    standing_mark(canvas, point.state, ImVec2(x + 5, top + line * 0.5F),
                  point.side < 0 ? theme.ink_muted : side_colour(scene, point.side));
    text(canvas, Text::small_strong, ImVec2(x + mark_room(close), top), theme.ink,
         point.short_title);
    const ImVec2 below(x + below_room(close), top + line + lines_gap);
    if (point.card.known()) {
      scene.painter.mini(canvas, point.card.index, below, little_card);
    } else {
      text(canvas, Text::small, below, point.big.empty() ? theme.ink_muted : theme.ink,
           below_title(point, close));
    }
    x += width_of(canvas, point, close) + gap;
  }
}

// In the smallest window the strip replaces the hand once all cards are played, so that the points
// are shown there, too.
bool has_room(Scene& scene) {
  Layout& layout = scene.layout;
  if (layout.kind == LayoutKind::smallest) {
    const SeenTable& game = scene.seen.table();
    const Table& table = game.view.table;
    if (table.hand == 0 || table.hand_count[static_cast<std::size_t>(game.view.seat)] > 0) {
      return false;
    }
    layout.strip =
        Rect{ImVec2(space::small, layout.table.max.y - 58 - space::small),
             ImVec2(layout.table.max.x - space::small, layout.table.max.y - space::small)};
  }
  if (layout.narrow() && (hand_is_over(scene) || scene.seen.table().looking_back)) return false;
  if (const auto award = award_place(scene); award && award->covers_strip) return false;
  return !message_covers_strip(scene);
}

}  // namespace

void history_strip(Scene& scene) {
  if (!has_room(scene)) return;
  const Rect& area = scene.layout.strip;
  const Canvas& canvas = scene.canvas;
  const auto& rows = *scene.seen.table().history;
  if (rows.empty()) return;  // a game that waits to begin
  const HistoryRow* last = nullptr;
  for (auto row = rows.rbegin(); row != rows.rend() && last == nullptr; ++row) {
    if (row->kind == HistoryRow::Kind::award || row->kind == HistoryRow::Kind::heading)
      last = &*row;
  }
  const bool so_far = scene.seen.table().points.are_shown && !scene.seen.table().award.is_up;
  const TraceGroup group(canvas, so_far ? "the four points" : "the last award", area);
  paper_card(canvas, area);
  scene.input.add("history", area);
  if (so_far) {
    four_points(scene, area);
    return;
  }
  const float line = canvas.fonts->line_height(Text::strong);
  const bool slim = area.height() < 50;
  const float y = slim ? area.centre().y : area.min.y + 9 + line * 0.5F;
  icon(canvas, Icon::up, ImVec2(area.max.x - 17, y), 14, canvas.theme->ink_muted);
  const float left = area.min.x + space::medium;
  const float room = area.width() - space::medium - 34;
  if (last == nullptr || (slim && last->kind != HistoryRow::Kind::award)) {
    // The newest line only, since there is room for one; a long one in small letters.
    const std::string& newest = rows.back().title;
    if (text_width(canvas, Text::body, newest) <= room) {
      text(canvas, Text::body, ImVec2(left, area.centre().y - line * 0.5F), canvas.theme->ink,
           newest);
      return;
    }
    const float tall =
        paragraph(canvas, Text::small, ImVec2(), room, 0, newest, Align::left, false);
    const float most = 2 * canvas.fonts->line_height(Text::small);
    short_paragraph(canvas, ImVec2(left, area.centre().y - std::min(tall, most) * 0.5F), room,
                    canvas.theme->ink, newest, 2);
    return;
  }
  if (last->kind == HistoryRow::Kind::award) {
    award(canvas, scene, *last, area);
    return;
  }
  text_clipped(canvas, Text::strong, ImVec2(left, area.min.y + 9), room, canvas.theme->ink,
               last->title);
  if (rows.back().title != last->title) {
    text_clipped(canvas, Text::small, ImVec2(left, area.min.y + 11 + line),
                 area.width() - 2 * space::medium, canvas.theme->ink_muted, rows.back().title);
  }
}

}  // namespace allfours::ui
