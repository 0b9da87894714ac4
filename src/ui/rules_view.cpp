// The rules sheet: the rules of the game at hand, with sources and the marks of our own readings.
#include <algorithm>

#include "app/rules_sheet.hpp"
#include "ui/scene.hpp"

namespace allfours::ui {

namespace {

// Draws the sheet from the top down, or only measures it; remembers where the marked line is.
class Sheet {
 public:
  Sheet(Scene& scene, const Rect& area, float top, bool draw)
      : scene_(scene), canvas_(scene.canvas), area_(area), y_(top), draw_(draw) {}

  void write(const RulesSheet& sheet) {
    words(Text::body, sheet.paragraph, canvas_.theme->ink, 0);
    for (const RulesSection& section : sheet.sections) {
      y_ += space::medium;
      words(Text::strong, section.heading, canvas_.theme->ink, 0);
      for (const RulesLine& line : section.lines) rule_line(line);
    }
    y_ += space::huge;
  }

  float end() const { return y_; }
  float marked_at() const { return marked_at_; }

 private:
  void rule_line(const RulesLine& line) {
    const bool marked = !line.rule.empty() && line.rule == scene_.app.marked_rule();
    if (marked) marked_at_ = y_;
    const float start = y_;
    std::string text_of_line = line.text + " (" + line.source;
    if (line.resolution) text_of_line += line.source.empty() ? "[R]" : ", [R]";
    text_of_line += ")";
    if (line.source.empty() && !line.resolution) text_of_line = line.text;
    if (draw_ && marked) {
      const float tall = paragraph(canvas_, Text::body, ImVec2(), width() - 14, 0, text_of_line,
                                   Align::left, false);
      marked_row(canvas_, Rect::at(area_.min.x, start - 2, area_.width(), tall + 8));
    }
    if (draw_ && line.changed) {
      disc(canvas_, ImVec2(left() + 3, y_ + 9), 6, canvas_.theme->mark, canvas_.theme->ink, "");
    }
    words(Text::body, text_of_line, canvas_.theme->ink_muted, 14);
    y_ += space::tiny;
  }

  void words(Text style, std::string_view text_to_write, ImU32 colour, float indent) {
    y_ += paragraph(canvas_, style, ImVec2(left() + indent, y_), width() - indent, colour,
                    text_to_write, Align::left, draw_);
  }

  float left() const { return area_.min.x + space::large; }
  float width() const { return area_.width() - 2 * space::large; }

  Scene& scene_;
  const Canvas& canvas_;
  Rect area_;
  float y_;
  bool draw_;
  float marked_at_ = -1;
};

}  // namespace

void rules_view(Scene& scene) {
  if (!scene.app.rules_open()) {
    scene.motion.sheet_mark = "-";
    return;
  }
  const Canvas& canvas = scene.canvas;
  const Rect window = Rect::at(0, 0, scene.frame.width, scene.frame.height);
  scene.input.cover();
  veil(canvas, window);
  scene.input.add("close", window);
  const float width = std::min(680.0F, window.width() - 2 * space::small);
  const float margin = window.height() > 500 ? 32.0F : space::small;
  const Rect area =
      Rect::at(window.width() * 0.5F - width * 0.5F, margin, width, window.height() - 2 * margin);
  const TraceGroup group(canvas, "the rules", area);
  paper_card(canvas, area);
  scene.input.add("", area);
  const Rect book{ImVec2(area.min.x, area.min.y + 54), ImVec2(area.max.x, area.max.y - 58)};
  const RulesSheet sheet = rules_sheet(scene.app.rules_setup(), scene.app.language());

  Sheet measure(scene, book, 0, false);
  measure.write(sheet);
  float& scroll = scene.motion.sheet_scroll;
  if (scene.motion.sheet_mark != scene.app.marked_rule()) {
    scene.motion.sheet_mark = scene.app.marked_rule();
    scroll = measure.marked_at() < 0 ? 0.0F : measure.marked_at() - book.height() * 0.35F;
  }
  scroll = std::clamp(scroll - scene.input.drag_in(book), 0.0F,
                      std::max(0.0F, measure.end() - book.height()));
  canvas.list->PushClipRect(book.min, book.max, true);
  {
    const TraceGroup lines(canvas, "the lines of the rules", book, true);
    Sheet(scene, book, book.min.y - scroll, true).write(sheet);
  }
  canvas.list->PopClipRect();

  text_clipped(canvas, Text::title, ImVec2(area.min.x + space::large, area.min.y + 17),
               area.width() - 90, canvas.theme->ink, sheet.title);
  Pill explained;
  explained.kind = PillKind::on_paper;
  explained.label = scene.app.words().explained;
  const std::string& rule = scene.app.marked_rule();
  action_pill(scene, explained, ImVec2(area.min.x + space::large, area.max.y - 47), 36,
              rule.empty() ? "explain" : "explain:" + rule);
  Pill look;
  look.kind = PillKind::on_paper;
  look.icon = Icon::close;
  action_pill(
      scene, look,
      ImVec2(area.max.x - space::medium - action_pill_width(scene, look, 34), area.min.y + 11), 34,
      "close");
}

}  // namespace allfours::ui
