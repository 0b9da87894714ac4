// Small cards with notes: the evidence for a point, the tricks of the score book, the last trick,
// and all hands at the end of a hand.
#include <algorithm>

#include "ui/views/scene.hpp"

namespace allfours::ui {

CardRow card_row(Scene& scene, const std::vector<CardNote>& cards, ImVec2 place, float width,
                 float card_height, bool draw) {
  const Canvas& canvas = scene.canvas;
  const Theme& theme = *canvas.theme;
  const float note_height = canvas.fonts->line_height(Text::small);
  const bool notes = std::any_of(cards.begin(), cards.end(),
                                 [](const CardNote& one) { return !one.note.empty(); });
  const float line = card_height + (notes ? note_height + 2 : 0.0F) + space::small;
  CardRow row;
  float x = 0;
  float y = 0;
  for (const CardNote& one : cards) {
    const float card = CardPainter::mini_width(canvas, one.card.index, card_height);
    const float wide = std::max(card, text_width(canvas, Text::small, one.note));
    if (x > 0 && x + wide > width) {
      x = 0;
      y += line;
    }
    const Rect cell = Rect::at(place.x + x, place.y + y, wide, line);
    row.cells.push_back(cell);
    if (draw) {
      const ImVec2 corner(cell.centre().x - card * 0.5F, cell.min.y);
      if (one.marked) {
        const Rect ring = Rect::at(corner.x, corner.y, card, card_height).grown(2);
        box(canvas, ring, radius::small, theme.mark);
      }
      scene.painter.mini(canvas, one.card.index, corner, card_height);
      if (!one.note.empty()) {
        text(canvas, one.marked ? Text::small_strong : Text::small,
             ImVec2(cell.centre().x, cell.min.y + card_height + 3), theme.ink, one.note,
             Align::centre);
      }
    }
    x += wide + space::small;
  }
  row.height = cards.empty() ? 0.0F : y + line;
  return row;
}

float evidence_lines(Scene& scene, const Evidence& lines, ImVec2 place, float width,
                     float card_height, bool draw) {
  const Canvas& canvas = scene.canvas;
  const Theme& theme = *canvas.theme;
  float y = place.y;
  for (const EvidenceLine& line : lines) {
    const bool rule_line = !line.rule.empty();
    if (!line.text.empty()) {
      y += paragraph(canvas, Text::small, ImVec2(place.x, y), width,
                     rule_line ? theme.ink_muted : theme.ink, line.text, Align::left, draw) +
           space::tiny;
    }
    if (!line.cards.empty()) {
      y += card_row(scene, line.cards, ImVec2(place.x, y + 2), width, card_height, draw).height + 4;
    }
    if (rule_line) y += rule_links(scene, line.rule, ImVec2(place.x, y), draw, width);
  }
  return y - place.y;
}

float word_link(Scene& scene, std::string_view word, const std::string& action, ImVec2 place,
                float tall) {
  const Canvas& canvas = scene.canvas;
  const float line = canvas.fonts->line_height(Text::small);
  const float width = text_width(canvas, Text::small, word);
  const float y = place.y + (tall - line) * 0.5F;
  text(canvas, Text::small, ImVec2(place.x, y), canvas.theme->link, word);
  rule(canvas, place.x, place.x + width, y + line - 2);
  const float wide = std::max(width + 12, space::touch);
  // Only the visible part: outside its list there are other things to press.
  const ImVec2 first = canvas.list->GetClipRectMin();
  const ImVec2 last = canvas.list->GetClipRectMax();
  const Rect seen{ImVec2(place.x - 6, std::max(place.y, first.y)),
                  ImVec2(place.x - 6 + wide, std::min(place.y + tall, last.y))};
  if (seen.height() >= 4) scene.input.add(action, seen);
  return wide;
}

float rule_links_width(const Scene& scene) {
  const Words& w = *scene.seen.words;
  return std::max(text_width(scene.canvas, Text::small, w.rule) + 12, space::touch) +
         text_width(scene.canvas, Text::small, w.rule_explained) + space::small;
}

float rule_links(Scene& scene, std::string_view rule_id, ImVec2 place, bool draw, float width) {
  const Words& w = *scene.seen.words;
  const float tall = scene.input.touch() ? space::touch : 26.0F;
  const bool one_row = rule_links_width(scene) <= width;
  const float all = one_row ? tall : 2 * tall;
  if (!draw) return all;
  const std::string id(rule_id);
  const float wide = word_link(scene, w.rule, "rules:" + id, place, tall);
  const ImVec2 next =
      one_row ? ImVec2(place.x + wide + space::small, place.y) : ImVec2(place.x, place.y + tall);
  word_link(scene, w.rule_explained, "explain:" + id, next, tall);
  return all;
}

namespace {

float page_width(const Scene& scene) {
  return std::min(620.0F, scene.frame.width - 2 * space::small);
}

// Beside the close button.
float title_room(float width) { return width - 2 * space::large - 60; }

// A page over the table: heading, lines, close button.
void evidence_page(Scene& scene, std::string_view heading, const Evidence& lines,
                   std::string_view action, float card_height) {
  const Canvas& canvas = scene.canvas;
  const Rect window = Rect::at(0, 0, scene.frame.width, scene.frame.height);
  scene.input.cover();
  veil(canvas, window);
  scene.input.add(action, window);
  const float width = page_width(scene);
  const float inner = width - 2 * space::large;
  const float wanted = evidence_lines(scene, lines, ImVec2(), inner, card_height, false) + 70;
  const float tall = std::min(wanted, window.height() - 2 * space::small);
  const Rect area = Rect::at(window.width() * 0.5F - width * 0.5F,
                             window.height() * 0.5F - tall * 0.5F, width, tall);
  const TraceGroup group(canvas, "the open hands", area);
  paper_card(canvas, area);
  scene.input.add("", area);
  const Rect book{ImVec2(area.min.x, area.min.y + 58), ImVec2(area.max.x, area.max.y - 8)};
  float& scroll = scene.motion.evidence_scroll;
  scroll = std::clamp(scroll - scene.input.drag_in(book), 0.0F,
                      std::max(0.0F, wanted - 70 - book.height()));
  canvas.list->PushClipRect(book.min, book.max, true);
  {
    const TraceGroup rows(canvas, "the lines of the open hands", book, true);
    evidence_lines(scene, lines, ImVec2(book.min.x + space::large, book.min.y - scroll), inner,
                   card_height, true);
  }
  canvas.list->PopClipRect();
  const float line = canvas.fonts->line_height(Text::title);
  text_fitted(canvas, Text::title, ImVec2(area.min.x + space::large, area.min.y + 29 - line * 0.5F),
              title_room(width), canvas.theme->ink, heading);
  Pill look;
  look.kind = PillKind::on_paper;
  look.icon = Icon::close;
  const float pill_height = space::touch;
  action_pill(
      scene, look,
      ImVec2(area.max.x - space::small - pill_width(canvas, look, pill_height), area.min.y + 7),
      pill_height, action);
}

}  // namespace

namespace {

// The award of the summary that was pressed.
const HistoryRow* row_of_page(const Scene& scene) {
  const SeenTable& game = scene.seen.table();
  if (scene.motion.why_page == 0) return nullptr;
  for (const HistoryRow& row : *game.history) {
    if (row.kind == HistoryRow::Kind::award && row.moment == scene.motion.why_page &&
        game.looking.opened->evidence(row.moment) != nullptr) {
      return &row;
    }
  }
  return nullptr;
}

Evidence with_reason(const Scene& scene, const HistoryRow& row) {
  Evidence lines = *scene.seen.table().looking.opened->evidence(row.moment);
  lines.insert(lines.begin(), EvidenceLine{row.why, {}, {}});
  return lines;
}

}  // namespace

void open_hands_view(Scene& scene) {
  const Seen& seen = scene.seen;
  const Words& w = *seen.words;
  if (seen.table().looking.all_hands_open) {
    std::string heading = std::string(w.hands_all) + " · " +
                          fill(w.hand_over, {{"n", number_text(seen.table().view.table.hand)}});
    if (text_width(scene.canvas, Text::title, heading) > title_room(page_width(scene))) {
      heading = w.hands_all;
    }
    evidence_page(scene, heading, seen.table().looking.all_hands, "all_hands", 24);
  } else if (seen.table().looking.last_trick_open) {
    if (const auto trick = seen.table().looking.last_trick) {
      evidence_page(scene, w.last_trick, {*trick}, "last_trick",
                    scene.layout.kind == LayoutKind::smallest ? 32.0F : 44.0F);
    }
  } else if (const HistoryRow* row = row_of_page(scene)) {
    evidence_page(scene, row->title + " · " + row->who, with_reason(scene, *row),
                  "why:" + std::to_string(row->moment), 26);
  } else {
    scene.motion.evidence_scroll = 0;
  }
}

}  // namespace allfours::ui
