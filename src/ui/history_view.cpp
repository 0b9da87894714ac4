// The hand history: a score book at the side of the table, or a strip with the last award that
// opens the whole book as a sheet (look/README.md).
#include <algorithm>

#include "ui/scene.hpp"

namespace allfours::ui {

namespace {

// Rows are drawn from the newest up, so only what is seen is measured.
class Book {
 public:
  Book(Scene& scene, const Rect& area) : scene_(scene), area_(area) {}

  void draw() {
    const auto& rows = scene_.app.history();
    Motion& motion = scene_.motion;
    if (static_cast<int>(rows.size()) != motion.rows) {
      if (static_cast<int>(rows.size()) > motion.rows) motion.row_time = scene_.frame.now;
      motion.rows = static_cast<int>(rows.size());
      if (motion.scroll < 40) motion.scroll = 0;
    }
    motion.scroll = std::max(0.0F, motion.scroll + scene_.input.drag_in(area_));
    ImDrawList* list = scene_.canvas.list;
    list->PushClipRect(area_.min, area_.max, true);
    const TraceGroup group(scene_.canvas, "the rows of the history", area_, true);
    float bottom = area_.max.y + motion.scroll;
    float shown_top = bottom;
    for (std::size_t i = rows.size(); i-- > 0;) {
      if (!shown(rows[i])) continue;
      const float tall = height(rows[i]);
      const Rect place = Rect::at(area_.min.x, bottom - tall, area_.width(), tall);
      bottom -= tall;
      shown_top = bottom;
      if (place.min.y > area_.max.y) continue;
      if (place.max.y < area_.min.y) break;
      places_.push_back({i, place});
    }
    // The book begins at the top while it is short, and cannot be scrolled past its beginning.
    const float over = shown_top - area_.min.y;
    float shift = 0;
    if (over > 0) {
      motion.scroll = std::max(0.0F, motion.scroll - over);
      shift = -over;
    }
    std::size_t newest = rows.size();
    for (std::size_t i = rows.size(); i-- > 0 && newest == rows.size();) {
      if (shown(rows[i])) newest = i;
    }
    for (const auto& [i, place] : places_) {
      row(rows[i], place.moved(0, shift), i == newest);
    }
    list->PopClipRect();
  }

 private:
  bool shown(const HistoryRow& row) const {
    switch (row.kind) {
      case HistoryRow::Kind::heading:
      case HistoryRow::Kind::award:
      case HistoryRow::Kind::game_over:
        return true;
      case HistoryRow::Kind::event:
        return scene_.app.everything();
    }
    return false;
  }

  float height(const HistoryRow& row) {
    const Rect place = Rect::at(area_.min.x, 0, area_.width(), 0);
    switch (row.kind) {
      case HistoryRow::Kind::heading:
        return 32;
      case HistoryRow::Kind::award:
        return award_row(scene_, row, place, false, false, false);
      case HistoryRow::Kind::game_over:
        return 40;
      case HistoryRow::Kind::event:
        return paragraph(scene_.canvas, Text::small, ImVec2(), area_.width() - 2 * space::large, 0,
                         row.title, Align::left, false) +
               space::small;
    }
    return 0;
  }

  void row(const HistoryRow& row, const Rect& place, bool newest) {
    const Canvas& canvas = scene_.canvas;
    const Theme& theme = *canvas.theme;
    const Rect visible{ImVec2(place.min.x, std::max(place.min.y, area_.min.y)),
                       ImVec2(place.max.x, std::min(place.max.y, area_.max.y))};
    const PillState state = scene_.input.add("moment:" + std::to_string(row.moment), visible);
    if (state.hovered && row.kind != HistoryRow::Kind::heading) {
      canvas.list->AddRectFilled(place.min, place.max, theme.paper_hovered);
    }
    switch (row.kind) {
      case HistoryRow::Kind::heading:
        heading(row, place);
        break;
      case HistoryRow::Kind::award:
        award_row(scene_, row, place, newest, true, true);
        break;
      case HistoryRow::Kind::game_over:
        text(canvas, Text::strong, ImVec2(place.min.x + space::large, place.min.y + 10), theme.ink,
             row.title);
        break;
      case HistoryRow::Kind::event:
        paragraph(canvas, Text::small, ImVec2(place.min.x + space::large, place.min.y + 4),
                  place.width() - 2 * space::large, theme.ink_muted, row.title);
        break;
    }
  }

  void heading(const HistoryRow& row, const Rect& place) {
    const Canvas& canvas = scene_.canvas;
    rule(canvas, place.min.x, place.max.x, place.min.y);
    const float y = place.min.y + 9;
    text(canvas, Text::small, ImVec2(place.min.x + space::large, y), canvas.theme->ink_muted,
         row.title);
    if (!row.trump_known) return;
    text(canvas, Text::small, ImVec2(place.max.x - space::large, y), canvas.theme->ink_muted,
         fill(scene_.app.words().trumps_mark, {{"suit", suit_symbol(row.trump)}}), Align::right);
  }

  Scene& scene_;
  Rect area_;
  std::vector<std::pair<std::size_t, Rect>> places_;
};

constexpr float so_far_height = 134;

// The four points so far, a box each, at the foot of the book.
void so_far(Scene& scene, const Rect& area) {
  const Canvas& canvas = scene.canvas;
  const Theme& theme = *canvas.theme;
  const Words& w = scene.app.words();
  canvas.list->AddRectFilled(area.min, area.max, theme.paper_sunk);
  rule(canvas, area.min.x, area.max.x, area.min.y);
  const std::string heading = std::string(w.so_far) + " · " + std::string(w.so_far_note);
  text(canvas, Text::small, ImVec2(area.min.x + 14, area.min.y + 9), theme.ink_muted, heading);
  const auto boxes = scene.app.narrator().so_far(scene.app.view());
  const float gap = space::small;
  const float width = (area.width() - 28 - 3 * gap) / 4;
  float x = area.min.x + 14;
  for (const SoFarBox& look : boxes) {
    const Rect place = Rect::at(x, area.min.y + 32, width, 90);
    box(canvas, place, radius::box, theme.paper_raised, theme.rule);
    const float middle = place.centre().x;
    text(canvas, Text::small_strong, ImVec2(middle, place.min.y + 7), theme.ink, look.title,
         Align::centre);
    if (look.card.known()) {
      const float mini = CardPainter::mini_width(canvas, look.card.index, 19);
      scene.painter.mini(canvas, look.card.index, ImVec2(middle - mini * 0.5F, place.min.y + 27),
                         19);
    } else if (!look.big.empty()) {
      text(canvas, Text::small_strong, ImVec2(middle, place.min.y + 28), theme.ink, look.big,
           Align::centre);
    }
    paragraph(canvas, Text::small, ImVec2(place.min.x + 3, place.min.y + 50), width - 6,
              theme.ink_muted, look.text, Align::centre);
    x += width + gap;
  }
}

void book_with_heading(Scene& scene, const Rect& area, bool sheet) {
  const Canvas& canvas = scene.canvas;
  const Theme& theme = *canvas.theme;
  const Words& w = scene.app.words();
  const TraceGroup group(canvas, "the history", area);
  paper(canvas, area, sheet);
  text(canvas, Text::title, ImVec2(area.min.x + space::large, area.min.y + 13), theme.ink,
       w.history);
  Pill look;
  look.kind = PillKind::on_paper;
  const float arrow = sheet ? 40.0F : 30.0F;
  float x = area.max.x - space::medium;
  const auto arrow_pill = [&](Icon which, std::string_view action) {
    look.icon = which;
    x -= pill_width(canvas, look, arrow);
    action_pill(scene, look, ImVec2(x, area.min.y + 9), arrow, action);
    x -= space::tiny;
  };
  if (sheet) arrow_pill(Icon::close, "history");
  arrow_pill(Icon::right, "step:1");
  arrow_pill(Icon::left, "step:-1");

  float tab_x = area.min.x + space::medium;
  const float tab_y = area.min.y + 47;
  for (const bool everything : {false, true}) {
    look = Pill();
    look.kind = PillKind::tab;
    look.label = everything ? w.everything_tab : w.points_tab;
    const float width = pill_width(canvas, look, 30);
    const Rect place = Rect::at(tab_x, tab_y, width, 30);
    PillState state = scene.input.add(everything ? "tab:everything" : "tab:points", place);
    state.chosen = everything == scene.app.everything();
    pill(canvas, look, place, state);
    tab_x += width + space::tiny;
  }
  Rect book{ImVec2(area.min.x, tab_y + 38), area.max};
  const Table& table = scene.app.session().table();
  if (table.trump_fixed && table.play_count > 0 && !scene.app.waits_for_next_hand() &&
      !scene.app.game_over() && area.height() > 330) {
    book.max.y -= so_far_height;
    so_far(scene, Rect{ImVec2(area.min.x, book.max.y), area.max});
  }
  Book(scene, book).draw();
}

}  // namespace

float award_row(Scene& scene, const HistoryRow& row, const Rect& area, bool newest, bool draw,
                bool linked) {
  const Canvas& canvas = scene.canvas;
  const Theme& theme = *canvas.theme;
  const float left = area.min.x + 60;
  const float score_width = text_width(canvas, Text::strong, row.score);
  const float text_right = area.max.x - space::large - std::max(score_width, 44.0F) - space::small;
  // A card beside the name where the point is about one card.
  const float line = canvas.fonts->line_height(Text::strong);
  const float why_top = area.min.y + 11 + line;
  const float why_width = std::max(60.0F, text_right - left);
  const float tall = 11 + line +
                     paragraph(canvas, Text::small, ImVec2(left, why_top), why_width,
                               theme.ink_muted, row.why, Align::left, false) +
                     9;
  if (!draw) return tall;

  if (newest) marked_row(canvas, Rect::at(area.min.x, area.min.y, area.width(), tall));
  badge(canvas, Rect::at(area.min.x + space::medium, area.min.y + 10, 35, 32),
        points_text(row.points), side_colour(scene, row.side));
  float x = left;
  const float y = area.min.y + 9;
  x += text(canvas, Text::strong, ImVec2(x, y), theme.ink, row.title);
  const bool one_card = row.cards.count() == 1;
  const float mini_height = 19;
  const float mini_room =
      one_card ? CardPainter::mini_width(canvas, row.cards.first().index, mini_height) + 6 : 0.0F;
  const std::string who = " · " + row.who;
  const float who_room = text_right - x - mini_room;
  text_clipped(canvas, Text::body, ImVec2(x, y), who_room, theme.ink, who);
  x += std::min(who_room, text_width(canvas, Text::body, who)) + 6;
  if (one_card) {
    scene.painter.mini(canvas, row.cards.first().index, ImVec2(x, y - 1), mini_height);
  }
  paragraph(canvas, Text::small, ImVec2(left, why_top), why_width, theme.ink_muted, row.why);
  const float right = area.max.x - space::large;
  text(canvas, Text::strong, ImVec2(right, y), theme.ink, row.score, Align::right);
  // Where the rule is written.
  const std::string_view link = scene.app.words().rule;
  const float link_width = text_width(canvas, Text::small, link);
  const Rect place = Rect::at(right - link_width - 6, why_top - 4, link_width + 12, 26);
  text(canvas, Text::small, ImVec2(right, why_top), theme.link, link, Align::right);
  rule(canvas, right - link_width, right, why_top + canvas.fonts->line_height(Text::small) - 2);
  if (linked) scene.input.add("rules:" + row.rule, place);
  return tall;
}

void history_panel(Scene& scene) { book_with_heading(scene, scene.layout.panel, false); }

void history_strip(Scene& scene) {
  const Rect& area = scene.layout.strip;
  const Canvas& canvas = scene.canvas;
  const auto& rows = scene.app.history();
  const HistoryRow* last = nullptr;
  for (auto row = rows.rbegin(); row != rows.rend() && last == nullptr; ++row) {
    if (row->kind == HistoryRow::Kind::award || row->kind == HistoryRow::Kind::heading)
      last = &*row;
  }
  const TraceGroup group(canvas, "the last award", area);
  paper_card(canvas, area);
  scene.input.add("history", area);
  icon(canvas, Icon::up, ImVec2(area.max.x - 17, area.min.y + 19), 14, canvas.theme->ink_muted);
  if (last == nullptr) return;
  canvas.list->PushClipRect(area.min, area.max, true);
  Rect place = area;
  place.max.x -= 20;
  if (last->kind == HistoryRow::Kind::award) {
    award_row(scene, *last, place, false, true, false);
  } else {
    text(canvas, Text::strong, ImVec2(area.min.x + space::large, area.min.y + 11),
         canvas.theme->ink, last->title);
    text_clipped(canvas, Text::small, ImVec2(area.min.x + space::large, area.min.y + 34),
                 area.width() - 2 * space::large, canvas.theme->ink_muted, rows.back().title);
  }
  canvas.list->PopClipRect();
}

void history_sheet(Scene& scene) {
  Motion& motion = scene.motion;
  approach(scene, motion.sheet, scene.app.history_open() ? 1.0F : 0.0F);
  if (motion.sheet <= 0) return;
  const Rect window = Rect::at(0, 0, scene.frame.width, scene.frame.height);
  const Canvas& canvas = scene.canvas;
  scene.input.cover();
  veil(canvas, window, motion.sheet);
  scene.input.add("history", window);
  const float tall = std::min(window.height() - 40, std::max(window.height() * 0.72F, 280.0F));
  const Rect area = Rect::at(0, window.max.y - tall * motion.sheet, window.width(), tall);
  scene.input.add("", area);
  book_with_heading(scene, area, true);
}

}  // namespace allfours::ui
