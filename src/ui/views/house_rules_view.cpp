// The house rules: the named ones, then every field of the rule set, with name, meaning, value and
// source.
#include <algorithm>

#include "ui/views/scene.hpp"
#include "words/field_words.hpp"
#include "words/rule_outline.hpp"
#include "words/variant_words.hpp"

namespace allfours::ui {

namespace {

constexpr float row_padding = 10;

struct Row {
  std::string action;  // of its button
  std::string label, meaning, value;
  std::string_view lower;  // a number's field, which has a second button
  bool changed;
};

struct RowGroup {
  std::string_view title;
  std::vector<Row> rows;
};

std::string with_source(const Seen& seen, std::string meaning, std::string_view source) {
  if (source.empty()) return meaning + " (" + std::string(seen.words->our_ruling) + ")";
  return meaning + " (" +
         fill(seen.words->source, {{"text", source_names(seen.language, source)}}) + ")";
}

Row row_of(const Field& field, const Seen& seen) {
  const RuleSet& rules = seen.start->rules();
  const RuleSet& usual = seen.start->variant().rules;
  const Language language = seen.language;
  const int value = field.get(rules);
  return {"rule_up:" + std::string(field.name),
          upper_first(field_label(language, field)),
          with_source(seen, field_meaning(language, field), field.source),
          value_label(language, field, value),
          field.kind == Field::Kind::number ? field.name : std::string_view(),
          value != field.get(usual)};
}

Row row_of(const NamedRule& rule, const Seen& seen) {
  const Language language = seen.language;
  const bool is_set = rule.is_set(seen.start->rules());
  return {"named_rule:" + std::string(rule.name),
          named_rule_label(language, rule),
          with_source(seen, named_rule_meaning(language, rule), rule.source),
          std::string(is_set ? seen.words->value_yes : seen.words->value_no),
          {},
          is_set};
}

std::vector<RowGroup> rows_of(const Seen& seen) {
  const StartScreen& start = *seen.start;
  std::vector<RowGroup> groups{{seen.words->named_rules, {}}};
  for (const NamedRule& rule : named_rules()) {
    if (rule.is_of(start.variant())) groups.front().rows.push_back(row_of(rule, seen));
  }
  if (groups.front().rows.empty()) groups.clear();
  for (const FieldGroup& part :
       field_groups(seen.language, start.rules_when_opened(), start.variant().rules)) {
    groups.push_back({part.title, {}});
    for (const Field* field : part.fields) groups.back().rows.push_back(row_of(*field, seen));
  }
  return groups;
}

void control(Scene& scene, const Row& row, float right, float y) {
  const Canvas& canvas = scene.canvas;
  const float height = scene.input.touch() ? 44.0F : 32.0F;
  Pill look;
  look.kind = PillKind::on_paper;
  if (row.lower.empty()) {
    look.label = row.value;
    action_pill(scene, look, ImVec2(right - pill_width(canvas, look, height), y), height,
                row.action);
    return;
  }
  look.label = "+";
  const float step = std::max(height, pill_width(canvas, look, height));
  float x = right - step;
  action_pill(scene, look, ImVec2(x, y), height, row.action);
  x -= 40;
  text_in(canvas, Text::strong, Rect::at(x, y, 40, height), canvas.theme->ink, row.value);
  look.label = "−";
  x -= step;
  action_pill(scene, look, ImVec2(x, y), height, "rule_down:" + std::string(row.lower));
}

float draw_row(Scene& scene, const Row& row, const Rect& area, bool draw) {
  const Canvas& canvas = scene.canvas;
  const Theme& theme = *canvas.theme;
  const float left = area.min.x + space::large;
  const float right = area.max.x - space::large;
  Pill look;
  look.kind = PillKind::on_paper;
  look.label = row.value;
  const float control_width = row.lower.empty() ? pill_width(canvas, look, 44) : 150.0F;
  // A long value is below if it leaves no room beside it.
  const float room = area.width() - 2 * space::large;
  const bool below = room - control_width - space::medium < 130;
  const float text_width_ = below ? room : room - control_width - space::medium;
  // A long name goes on in a second line.
  const auto name = [&](bool draw_it) {
    return paragraph(canvas, Text::strong, ImVec2(left, area.min.y + row_padding), text_width_,
                     theme.ink, row.label, Align::left, draw_it);
  };
  const float line = name(false);
  const float words = line + paragraph(canvas, Text::small, ImVec2(), text_width_, 0, row.meaning,
                                       Align::left, false);
  const float control_tall = scene.input.touch() ? space::touch : 32.0F;
  const float tall = 2 * row_padding + words + (below ? control_tall + space::tiny : 0.0F);
  if (!draw) return tall;
  if (row.changed) marked_row(canvas, Rect::at(area.min.x, area.min.y, area.width(), tall));
  rule(canvas, area.min.x, area.max.x, area.min.y);
  const float y = area.min.y + row_padding;
  name(true);
  paragraph(canvas, Text::small, ImVec2(left, y + line), text_width_, theme.ink_muted, row.meaning);
  control(scene, row, right, below ? y + words + space::tiny : y);
  return tall;
}

}  // namespace

void house_rules_view(Scene& scene) {
  const Canvas& canvas = scene.canvas;
  const Words& w = *scene.seen.words;
  const Rect window = Rect::at(0, 0, scene.frame.width, scene.frame.height);
  scene.input.cover();
  veil(canvas, window);
  scene.input.add("house_rules", window);
  const float width = std::min(680.0F, window.width() - 2 * space::small);
  const float margin = window.height() > 500 ? 32.0F : space::small;
  const Rect area =
      Rect::at(window.width() * 0.5F - width * 0.5F, margin, width, window.height() - 2 * margin);
  const TraceGroup group(canvas, "the house rules", area);
  paper_card(canvas, area);
  scene.input.add("", area);
  const float head = 56;
  const Rect book{ImVec2(area.min.x, area.min.y + head), ImVec2(area.max.x, area.max.y - 6)};

  const std::vector<RowGroup> groups = rows_of(scene.seen);
  const float heading_room = book.width() - 2 * space::large;
  const auto heading = [&](const RowGroup& part, float y, bool draw) {
    return row_padding + space::tiny +
           paragraph(canvas, Text::small_strong, ImVec2(book.min.x + space::large, y + row_padding),
                     heading_room, canvas.theme->link, part.title, Align::left, draw);
  };
  float tall = 0;
  for (const RowGroup& part : groups) {
    tall += heading(part, 0, false);
    for (const Row& row : part.rows) tall += draw_row(scene, row, book, false);
  }
  float& scroll = scene.motion.rules_scroll;
  scroll =
      std::clamp(scroll - scene.input.drag_in(book), 0.0F, std::max(0.0F, tall - book.height()));
  {
    const TraceGroup rows_group(canvas, "the rows of the house rules", book, true);
    canvas.list->PushClipRect(book.min, book.max, true);
    float y = book.min.y - scroll;
    for (const RowGroup& part : groups) {
      y += heading(part, y, true);
      for (const Row& row : part.rows) {
        const Rect place = Rect::at(book.min.x, y, book.width(), 0);
        const float row_tall = draw_row(scene, row, place, false);
        if (y + row_tall > book.min.y && y < book.max.y) draw_row(scene, row, place, true);
        y += row_tall;
      }
    }
    canvas.list->PopClipRect();
  }

  // The head last, so that its buttons are above rows scrolled under it.
  scene.input.add("", Rect{area.min, ImVec2(area.max.x, book.min.y)});
  Pill look;
  look.kind = PillKind::on_paper;
  look.icon = Icon::close;
  float x = area.max.x - space::medium - action_pill_width(scene, look, 34);
  action_pill(scene, look, ImVec2(x, area.min.y + 11), 34, "house_rules");
  // In a small window the sign alone.
  look.icon = width < 420 ? Icon::refresh : Icon::none;
  look.label = width < 420 ? std::string_view() : w.usual_rules;
  x -= action_pill_width(scene, look, 34) + space::small;
  action_pill(scene, look, ImVec2(x, area.min.y + 11), 34, "usual_rules");
  std::string title =
      std::string(w.house_rules) + " · " +
      std::string(variant_short_name(scene.seen.language, scene.seen.start->variant()));
  const float left = area.min.x + (width < 260 ? space::tiny : space::large);
  const float room = x - left - (width < 260 ? space::tiny : space::small);
  if (text_width(canvas, Text::title, title) > room) title = w.house_rules;
  text_fitted(canvas, Text::title, ImVec2(left, area.min.y + 17), room, canvas.theme->ink, title);
}

}  // namespace allfours::ui
