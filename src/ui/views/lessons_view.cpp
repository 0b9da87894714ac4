// All lessons, and all puzzles: one row each, with a mark for those completed.
#include <algorithm>

#include "ui/views/scene.hpp"
#include "words/lessons.hpp"
#include "words/variant_words.hpp"

namespace allfours::ui {

namespace {

constexpr float lessons_bar = 56;
constexpr float lesson_rim = 14;    // of a row, horizontal
constexpr float lesson_sign = 30;   // room of the mark at its right
constexpr float lesson_wide = 860;  // two columns from this width on

struct LearnRow {
  std::string action;
  std::string title;
  std::string note;
  bool done = false;
};

// Rows on one sheet of paper, optionally with a heading above it.
struct LearnGroup {
  std::string heading;
  std::vector<LearnRow> rows;
};

class LearnList {
 public:
  // `back` is the action that opens and closes the list.
  LearnList(Scene& scene, std::string_view title, std::string_view back, float& scroll)
      : scene_(scene),
        canvas_(scene.canvas),
        theme_(*scene.canvas.theme),
        title_(title),
        back_(back),
        scroll_(scroll) {
    const float width = scene.frame.width;
    const float margin = width > 500 ? 20.0F : 10.0F;
    columns_ = width >= lesson_wide ? 2 : 1;
    const float all = std::min(width - 2 * margin, columns_ == 2 ? 1200.0F : 680.0F);
    left_ = (width - all) * 0.5F;
    width_ = columns_ == 2 ? (all - space::large) * 0.5F : all;
  }

  // Adds rows to the column that suits them best.
  void add(LearnGroup group, int column) {
    if (!group.rows.empty()) groups_[at(std::min(column, columns_ - 1))].push_back(group);
  }
  void note(std::string_view text) { note_ = text; }

  void draw() {
    const Rect window = Rect::at(0, 0, scene_.frame.width, scene_.frame.height);
    felt(canvas_, window);
    const Rect page{ImVec2(0, lessons_bar), window.max};
    scroll_ = std::clamp(scroll_ - scene_.input.drag_in(page), 0.0F,
                         std::max(0.0F, list(0, false) - page.height()));
    canvas_.list->PushClipRect(page.min, page.max, true);
    {
      const TraceGroup group(canvas_, "the lessons", page, true);
      scene_.input.clip(page);
      list(page.min.y - scroll_, true);
      scene_.input.clip(std::nullopt);
    }
    canvas_.list->PopClipRect();
    head(Rect::at(0, 0, window.width(), lessons_bar));
  }

 private:
  void head(const Rect& area) {
    const TraceGroup group(canvas_, "the bar", area);
    bar(canvas_, area);
    Pill back;
    back.icon = Icon::left;
    const float tall = scene_.frame.touch ? space::touch : 38.0F;
    const float wide = action_pill_width(scene_, back, tall);
    action_pill(scene_, back, ImVec2(space::small, (lessons_bar - tall) * 0.5F), tall, back_);
    const float x = space::small + wide + space::medium;
    text_in(canvas_, Text::title,
            Rect{ImVec2(x, 0), ImVec2(area.max.x - space::small, lessons_bar)}, theme_.on_bar,
            title_, Align::left);
  }

  // From here down; returns its height.
  float list(float top, bool draw) {
    float tall = 0;
    for (int column = 0; column < columns_; ++column) {
      const float x = left_ + static_cast<float>(column) * (width_ + space::large);
      float y = top + space::medium;
      for (const LearnGroup& group : groups_[at(column)]) y += sheet(group, x, y, draw);
      tall = std::max(tall, y - top);
    }
    if (!note_.empty()) {
      tall += paragraph(canvas_, Text::body, ImVec2(left_, top + tall), width_,
                        theme_.on_felt_muted, note_, Align::left, draw) +
              space::medium;
    }
    return tall;
  }

  float sheet(const LearnGroup& group, float x, float top, bool draw) {
    float y = top;
    if (!group.heading.empty()) {
      y += paragraph(canvas_, Text::small_strong, ImVec2(x + space::tiny, y), width_ - space::tiny,
                     theme_.on_felt_muted, group.heading, Align::left, draw) +
           space::tiny;
    }
    float tall = 0;
    for (const LearnRow& one : group.rows) tall += row(one, x, 0, false);
    if (draw) {
      paper_card(canvas_, Rect::at(x, y, width_, tall));
      float line = y;
      for (const LearnRow& one : group.rows) {
        if (line > y) rule(canvas_, x + 1, x + width_ - 1, line);
        line += row(one, x, line, true);
      }
    }
    return y + tall + space::medium - top;
  }

  float row(const LearnRow& one, float left, float top, bool draw) {
    const float wide = width_ - 2 * lesson_rim - lesson_sign;
    const float title =
        paragraph(canvas_, Text::strong, ImVec2(), wide, 0, one.title, Align::left, false);
    const float tall = std::max(
        scene_.frame.touch ? space::touch : 0.0F,
        2 * space::small + title +
            paragraph(canvas_, Text::small, ImVec2(), wide, 0, one.note, Align::left, false));
    if (!draw) return tall;
    const Rect place = Rect::at(left, top, width_, tall);
    const TraceGroup group(canvas_, "a lesson", place, true);
    const PillState state = scene_.input.add(one.action, place);
    if (state.hovered || state.pressed) {
      box(canvas_, place, 0, state.pressed ? theme_.paper_pressed : theme_.paper_hovered);
    }
    if (state.focused) box(canvas_, place.grown(-2), 4, 0, theme_.focus_on_paper, 2);
    const float x = place.min.x + lesson_rim;
    paragraph(canvas_, Text::strong, ImVec2(x, place.min.y + space::small), wide, theme_.ink,
              one.title);
    paragraph(canvas_, Text::small, ImVec2(x, place.min.y + space::small + title), wide,
              theme_.ink_muted, one.note);
    icon(canvas_, one.done ? Icon::check : Icon::right,
         ImVec2(place.max.x - lesson_rim - 8, place.centre().y), one.done ? 18.0F : 14.0F,
         one.done ? theme_.mark : theme_.ink_muted);
    return tall;
  }

  Scene& scene_;
  const Canvas& canvas_;
  const Theme& theme_;
  std::string_view title_, back_;
  float& scroll_;
  std::string_view note_;
  std::array<std::vector<LearnGroup>, 2> groups_;
  int columns_ = 1;
  float left_ = 0, width_ = 0;
};

}  // namespace

void lessons_view(Scene& scene) {
  const Words& w = *scene.seen.words;
  LearnList list(scene, w.lessons, "lesson_list", scene.motion.lessons_scroll);
  LearnGroup first;
  LearnGroup families;
  for (const Lesson& lesson : lessons()) {
    LearnGroup& group = lesson.of_family ? families : first;
    group.rows.push_back({"learn:" + std::string(lesson.id), std::string(lesson_title(w, lesson)),
                          std::string(lesson_note(w, lesson)),
                          scene.seen.settings->lessons_done.contains(lesson.id)});
  }
  families.heading = lesson_phrase(w, "lesson-families");
  list.add(first, 0);
  list.add(families, 1);
  if (!puzzles().empty()) {
    LearnGroup solve;
    solve.rows.push_back(
        {"puzzle_list", std::string(w.puzzles), std::string(puzzle_phrase(w, "note"))});
    list.add(solve, 0);
  }
  if (scene.seen.lessons_coming) list.note(w.lessons_coming);
  list.draw();
}

void puzzles_view(Scene& scene) {
  const Words& w = *scene.seen.words;
  LearnList list(scene, w.puzzles, "puzzle_list", scene.motion.puzzles_scroll);
  const auto all = puzzles();
  const auto& solved = scene.seen.settings->puzzles_done;
  std::array<LearnGroup, 2> halves;
  for (const PuzzleText& puzzle : all) {
    const auto place = &puzzle - all.data();
    const Variant* variant = find_variant(puzzle_variant(puzzle));
    halves[place * 2 < std::ssize(all) ? 0 : 1].rows.push_back(
        {"solve:" + std::string(puzzle.id),
         std::string(puzzle.id) + " · " + puzzle_title(w, puzzle),
         std::string(variant == nullptr ? std::string_view()
                                        : variant_name(scene.seen.language, *variant)),
         solved.contains(puzzle.id)});
  }
  list.add(halves[0], 0);
  list.add(halves[1], 1);
  if (scene.seen.lessons_coming) list.note(w.lessons_coming);
  list.draw();
}

}  // namespace allfours::ui
