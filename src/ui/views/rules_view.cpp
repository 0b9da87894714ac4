// The rules sheet: the rules of the current game, with sources and our own rulings.
#include <algorithm>

#include "ui/views/scene.hpp"
#include "words/rule_outline.hpp"
#include "words/variant_words.hpp"

namespace allfours::ui {

namespace {

// Draws the sheet from the top down, or only measures it; remembers the position of the marked
// line.
class Sheet {
 public:
  Sheet(Scene& scene, const Rect& area, float top, bool draw)
      : scene_(scene), canvas_(scene.canvas), area_(area), y_(top), draw_(draw) {}

  void write(std::string_view intro, const std::vector<RuleSection>& sections) {
    words(Text::body, plain_text(intro), canvas_.theme->ink, 0);
    for (const RuleSection& section : sections) {
      y_ += space::medium;
      words(Text::strong, section.heading, canvas_.theme->ink, 0);
      for (const RuleParagraph& rule : section.paragraphs) write(rule);
    }
    y_ += space::huge;
  }

  float end() const { return y_; }
  float marked_at() const { return marked_at_; }

 private:
  void write(const RuleParagraph& rule) {
    const bool marked = rule.key == scene_.seen.sheets->marked_rule;
    if (marked) marked_at_ = y_;
    const float start = y_;
    const std::string text = plain_text(rule.text);
    std::string note = sources_of(rule, scene_.seen.language);
    if (rule.ours) {
      note = fill(scene_.seen.words->with_value, {{"text", note}, {"value", rule.reason}});
    }
    if (draw_ && marked) {
      const float tall = height(Text::body, text) + height(Text::small, note);
      marked_row(canvas_, Rect::at(area_.min.x, start - 2, area_.width(), tall + 8));
    }
    if (draw_ && rule.changed) {
      disc(canvas_, ImVec2(left() + 3, y_ + 9), 6, canvas_.theme->mark, canvas_.theme->ink, "");
    }
    words(Text::body, text, canvas_.theme->ink, 14);
    words(Text::small, note, canvas_.theme->ink_muted, 14);
    y_ += space::small;
  }

  float height(Text style, std::string_view text) const {
    return paragraph(canvas_, style, ImVec2(), width() - 14, 0, text, Align::left, false);
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
  const Setup setup = scene.seen.rules_setup;
  const Language language = scene.seen.language;
  const auto sections = rule_outline(outlined(setup), language);
  const std::string_view intro = game_intro(*setup.variant, language);

  Sheet measure(scene, book, 0, false);
  measure.write(intro, sections);
  float& scroll = scene.motion.sheet_scroll;
  if (scene.motion.sheet_mark != scene.seen.sheets->marked_rule) {
    scene.motion.sheet_mark = scene.seen.sheets->marked_rule;
    scroll = measure.marked_at() < 0 ? 0.0F : measure.marked_at() - book.height() * 0.35F;
  }
  scroll = std::clamp(scroll - scene.input.drag_in(book), 0.0F,
                      std::max(0.0F, measure.end() - book.height()));
  canvas.list->PushClipRect(book.min, book.max, true);
  {
    const TraceGroup lines(canvas, "the lines of the rules", book, true);
    Sheet(scene, book, book.min.y - scroll, true).write(intro, sections);
  }
  canvas.list->PopClipRect();

  const float title_room = area.width() - 90;
  std::string_view title = variant_name(language, *setup.variant);
  if (text_width(canvas, Text::small_strong, title) > title_room) {
    title = variant_short_name(language, *setup.variant);
  }
  text_fitted(canvas, Text::title, ImVec2(area.min.x + space::large, area.min.y + 17), title_room,
              canvas.theme->ink, title);
  Pill explained;
  explained.kind = PillKind::on_paper;
  explained.label = scene.seen.words->explained;
  const std::string& rule = scene.seen.sheets->marked_rule;
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
