// Boxes of the four points while they are counted: done, current, and still to come.
#include <algorithm>

#include "app/narration/point_status_text.hpp"
#include "core/table/scoring.hpp"
#include "ui/draw/card_marks.hpp"
#include "ui/views/award_view.hpp"

namespace allfours::ui {

namespace {

constexpr float box_gap = space::small;

void draw_box(Scene& scene, const AwardPlace& place, const Rect& area, int point) {
  const Canvas& canvas = scene.canvas;
  const Theme& theme = *canvas.theme;
  const SeenTable& game = scene.seen.table();
  const HistoryRow* row = award_of_point(scene, point);
  const bool now = point == place.point;
  const SoFarBox look = game.points.boxes[at(point)];
  const TraceGroup group(canvas, award_part);
  box(canvas, area, radius::box, fade(theme.plate, row != nullptr ? 1.0F : 0.45F),
      now ? theme.highlight : fade(theme.on_felt_muted, row != nullptr ? 0.3F : 0.8F),
      now ? 2.0F : 1.0F);
  const bool large = place.large_boxes;
  const Rect card = card_of_box(area);
  const float left = large ? card.max.x + space::small : area.min.x + 3;
  const float width = area.max.x - left - 3;
  const float x = large ? left : area.centre().x;
  const Align align = large ? Align::left : Align::centre;
  float y = area.min.y + (large ? 12.0F : 6.0F);
  text(canvas, Text::small_strong, ImVec2(x, y), now ? theme.highlight : theme.on_felt,
       look.short_title, align);
  y += canvas.fonts->line_height(Text::small) + (large ? 4.0F : 2.0F);
  if (large && (row == nullptr || now || row->cards.count() != 1)) {
    empty_award_card(scene, card, point);
  }
  const Card seen = row != nullptr && row->cards.count() == 1 ? row->cards.first() : look.card;
  if (point == 3) {
    // The total is counted up first.
    if (row != nullptr && !now)
      text(canvas, Text::small, ImVec2(x, y), theme.on_felt, look.big, align);
  } else if (!large && seen.known()) {
    const float mini = CardPainter::mini_width(canvas, seen.index, 19);
    scene.painter.mini(canvas, seen.index, ImVec2(area.centre().x - mini * 0.5F, y - 1), 19);
  } else if (large && row == nullptr && seen.known()) {
    scene.painter.mini(canvas, seen.index, ImVec2(x, y), 19);
  }
  y += large && point != 3 && row != nullptr ? 2.0F : 22.0F;
  if (row == nullptr) return;
  const float badge_wide = 32;
  const Rect badge_area =
      Rect::at(large ? left : area.centre().x - badge_wide * 0.5F, y - 2, badge_wide, 20);
  badge(canvas, badge_area, points_text(row->points), side_colour(scene, row->side));
  y += large ? 22.0F : 19.0F;
  // If the names do not fit, the badge's colour says it.
  for (const std::string& who :
       {row->who, row->side < 0 ? std::string() : side_initials(scene, row->side)}) {
    if (y + canvas.fonts->line_height(Text::small) > area.max.y + 1) break;
    if (text_width(canvas, Text::small, who) > width) continue;
    text(canvas, Text::small, ImVec2(x, y), theme.on_felt_muted, who, align);
    break;
  }
}

}  // namespace

void empty_award_card(const Scene& scene, const Rect& area, int point) {
  const Canvas& canvas = scene.canvas;
  const ImU32 ink = fade(canvas.theme->on_felt_muted, 0.5F);
  box(canvas, area, radius::box, fade(canvas.theme->plate, 0.5F), ink, 1.5F);
  const Table& table = scene.seen.table().view.table;
  const float size = area.width() * 0.4F;
  if (point == 3) {
    icon(canvas, Icon::cards, area.centre(), size, ink);
  } else if (table.trump_fixed) {
    draw_pip(canvas, static_cast<int>(table.trump), area.centre(), size, ink);
  }
}

// The boxes side by side, in place of the hand, which has been played.
void place_award_boxes(AwardPlace& place, const Layout& layout) {
  place.large_boxes = layout.kind == LayoutKind::desk && layout.table.width() >= 660;
  const float most = place.large_boxes ? 184.0F : 150.0F;
  const float room = layout.table.width() - 2 * space::small;
  const float wide = std::min(most, (room - 3 * box_gap) / 4);
  const float tall = place.large_boxes ? 108.0F : 88.0F;
  const float low = layout.table.max.y - (layout.is_low_or_smallest() ? space::tiny : space::large);
  float x = layout.middle_x - (wide * 4 + box_gap * 3) * 0.5F;
  for (Rect& box : place.boxes) {
    box = Rect::at(x, low - tall, wide, tall);
    x += wide + box_gap;
  }
}

void award_boxes(Scene& scene, const AwardPlace& place) {
  for (int i = 0; i < 4; ++i) draw_box(scene, place, place.boxes[at(i)], point_of_box(scene, i));
}

int point_of_box(const Scene& scene, int box) {
  return counting_order(scene.seen.table().view.table.rules)[at(box)];
}

Rect card_of_box(const Rect& box) {
  const float tall = box.height() - 2 * space::medium;
  return Rect::at(box.min.x + space::medium, box.min.y + space::medium, tall / card_aspect, tall);
}

const HistoryRow* award_of_point(const Scene& scene, int point) {
  const auto& rows = *scene.seen.table().history;
  for (auto row = rows.rbegin(); row != rows.rend() && row->kind != HistoryRow::Kind::heading;
       ++row) {
    if (row->kind == HistoryRow::Kind::award && place_among_four(row->award) == point) return &*row;
  }
  return nullptr;
}

}  // namespace allfours::ui
