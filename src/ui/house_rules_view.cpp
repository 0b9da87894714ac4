// The house rules: every field of the rule set with its name, meaning, value and source.
#include <algorithm>

#include "ui/scene.hpp"
#include "words/field_words.hpp"
#include "words/rule_outline.hpp"
#include "words/variant_words.hpp"

namespace allfours::ui {

namespace {

constexpr float row_padding = 10;

struct Row {
  const Field* field;
  std::string label, meaning, value;
  bool changed;
};

Row row_of(const Field& field, const Seen& seen) {
  const RuleSet& rules = seen.start().rules();
  const RuleSet& usual = seen.start().variant().rules;
  const Language language = seen.language();
  const int value = field.get(rules);
  return {&field, upper_first(field_label(language, field)), field_meaning(language, field),
          value_label(language, field, value), value != field.get(usual)};
}

void control(Scene& scene, const Row& row, float right, float y) {
  const Canvas& canvas = scene.canvas;
  const float height = scene.input.touch() ? 44.0F : 32.0F;
  const std::string name(row.field->name);
  Pill look;
  look.kind = PillKind::on_paper;
  if (row.field->kind != Field::Kind::number) {
    look.label = row.value;
    action_pill(scene, look, ImVec2(right - pill_width(canvas, look, height), y), height,
                "rule_up:" + name);
    return;
  }
  look.label = "+";
  const float step = std::max(height, pill_width(canvas, look, height));
  float x = right - step;
  action_pill(scene, look, ImVec2(x, y), height, "rule_up:" + name);
  x -= 40;
  text_in(canvas, Text::strong, Rect::at(x, y, 40, height), canvas.theme->ink, row.value);
  look.label = "−";
  x -= step;
  action_pill(scene, look, ImVec2(x, y), height, "rule_down:" + name);
}

float draw_row(Scene& scene, const Row& row, const Rect& area, bool draw) {
  const Canvas& canvas = scene.canvas;
  const Theme& theme = *canvas.theme;
  const float left = area.min.x + space::large;
  const float right = area.max.x - space::large;
  Pill look;
  look.kind = PillKind::on_paper;
  look.label = row.value;
  const float control_width =
      row.field->kind == Field::Kind::number ? 150.0F : pill_width(canvas, look, 44);
  // Where a long value leaves no room beside it, it stands below.
  const float room = area.width() - 2 * space::large;
  const bool below = room - control_width - space::medium < 130;
  const float text_width_ = below ? room : room - control_width - space::medium;
  const float line = canvas.fonts->line_height(Text::strong);
  const std::string meaning =
      row.meaning + " (" +
      fill(scene.seen.words().source,
           {{"text", source_names(scene.seen.language(), row.field->source)}}) +
      ")";
  const float words =
      line + paragraph(canvas, Text::small, ImVec2(), text_width_, 0, meaning, Align::left, false);
  const float control_tall = scene.input.touch() ? space::touch : 32.0F;
  const float tall = 2 * row_padding + words + (below ? control_tall + space::tiny : 0.0F);
  if (!draw) return tall;
  if (row.changed) marked_row(canvas, Rect::at(area.min.x, area.min.y, area.width(), tall));
  rule(canvas, area.min.x, area.max.x, area.min.y);
  const float y = area.min.y + row_padding;
  text(canvas, Text::strong, ImVec2(left, y), theme.ink, row.label);
  paragraph(canvas, Text::small, ImVec2(left, y + line), text_width_, theme.ink_muted, meaning);
  control(scene, row, right, below ? y + words + space::tiny : y);
  return tall;
}

}  // namespace

void house_rules_view(Scene& scene) {
  if (!scene.seen.start().house_rules_open()) return;
  const Canvas& canvas = scene.canvas;
  const Words& w = scene.seen.words();
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

  const StartScreen& start = scene.seen.start();
  const std::vector<FieldGroup> groups =
      field_groups(scene.seen.language(), start.rules_when_opened(), start.variant().rules);
  const float line = canvas.fonts->line_height(Text::small_strong);
  const float heading = line + row_padding + space::tiny;
  float tall = 0;
  for (const FieldGroup& part : groups) {
    tall += heading;
    for (const Field* field : part.fields) {
      tall += draw_row(scene, row_of(*field, scene.seen), book, false);
    }
  }
  float& scroll = scene.motion.rules_scroll;
  scroll =
      std::clamp(scroll - scene.input.drag_in(book), 0.0F, std::max(0.0F, tall - book.height()));
  {
    const TraceGroup rows_group(canvas, "the rows of the house rules", book, true);
    canvas.list->PushClipRect(book.min, book.max, true);
    float y = book.min.y - scroll;
    for (const FieldGroup& part : groups) {
      text_clipped(canvas, Text::small_strong,
                   ImVec2(book.min.x + space::large, y + heading - line - space::tiny),
                   book.width() - 2 * space::large, canvas.theme->link, part.title);
      y += heading;
      for (const Field* field : part.fields) {
        const Row row = row_of(*field, scene.seen);
        const Rect place = Rect::at(book.min.x, y, book.width(), 0);
        const float row_tall = draw_row(scene, row, place, false);
        if (y + row_tall > book.min.y && y < book.max.y) draw_row(scene, row, place, true);
        y += row_tall;
      }
    }
    canvas.list->PopClipRect();
  }

  // The head last, so that its buttons lie over rows that are scrolled under it.
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
      std::string(variant_short_name(scene.seen.language(), scene.seen.start().variant()));
  if (text_width(canvas, Text::title, title) > x - area.min.x - space::large - space::small) {
    title = w.house_rules;
  }
  text_fitted(canvas, Text::title, ImVec2(area.min.x + space::large, area.min.y + 17),
              x - area.min.x - space::large - space::small, canvas.theme->ink, title);
}

}  // namespace allfours::ui
