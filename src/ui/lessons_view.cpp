// All lessons: a row each, with what has been taken marked.
#include <algorithm>

#include "ui/scene.hpp"

namespace allfours::ui {

namespace {

constexpr float lessons_bar = 56;
constexpr float lesson_rim = 14;   // of a row, across
constexpr float lesson_sign = 30;  // room of the mark at its right

class LessonList {
 public:
  explicit LessonList(Scene& scene)
      : scene_(scene), canvas_(scene.canvas), theme_(*scene.canvas.theme), w_(scene.seen.words()) {
    const float width = scene.frame.width;
    width_ = std::min(width - 2 * (width > 500 ? 20.0F : 10.0F), 680.0F);
    left_ = (width - width_) * 0.5F;
  }

  void draw() {
    const Rect window = Rect::at(0, 0, scene_.frame.width, scene_.frame.height);
    felt(canvas_, window);
    const Rect page{ImVec2(0, lessons_bar), window.max};
    float& scroll = scene_.motion.lessons_scroll;
    scroll = std::clamp(scroll - scene_.input.drag_in(page), 0.0F,
                        std::max(0.0F, list(0, false) - page.height()));
    canvas_.list->PushClipRect(page.min, page.max, true);
    {
      const TraceGroup group(canvas_, "the lessons", page, true);
      scene_.input.clip(page);
      list(page.min.y - scroll, true);
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
    action_pill(scene_, back, ImVec2(space::small, (lessons_bar - tall) * 0.5F), tall,
                "lesson_list");
    const float x = space::small + wide + space::medium;
    text_in(canvas_, Text::title,
            Rect{ImVec2(x, 0), ImVec2(area.max.x - space::small, lessons_bar)}, theme_.on_bar,
            w_.lessons, Align::left);
  }

  // From here down; its height.
  float list(float top, bool draw) {
    float tall = 0;
    for (const Lesson& lesson : lessons()) tall += row(lesson, Rect::at(0, 0, 0, 0), false);
    const bool coming = scene_.seen.lessons_coming();
    const float note = coming
                           ? 2 * space::medium + paragraph(canvas_, Text::body, ImVec2(), width_, 0,
                                                           w_.lessons_coming, Align::left, false)
                           : 0.0F;
    if (draw) {
      const Rect area = Rect::at(left_, top + space::medium, width_, tall);
      paper_card(canvas_, area);
      float y = area.min.y;
      for (const Lesson& lesson : lessons()) {
        if (y > area.min.y) rule(canvas_, area.min.x + 1, area.max.x - 1, y);
        y += row(lesson, Rect::at(left_, y, width_, 0), true);
      }
      if (coming) {
        paragraph(canvas_, Text::body, ImVec2(left_, y + space::medium), width_,
                  theme_.on_felt_muted, w_.lessons_coming);
      }
    }
    return tall + note + 2 * space::medium;
  }

  float row(const Lesson& lesson, const Rect& area, bool draw) {
    const float wide = width_ - 2 * lesson_rim - lesson_sign;
    const std::string_view note = lesson_note(w_, lesson);
    const float line = canvas_.fonts->line_height(Text::strong);
    const float tall =
        std::max(scene_.frame.touch ? space::touch : 0.0F,
                 2 * space::small + line +
                     paragraph(canvas_, Text::small, ImVec2(), wide, 0, note, Align::left, false));
    if (!draw) return tall;
    const Rect place = Rect::at(area.min.x, area.min.y, width_, tall);
    const TraceGroup group(canvas_, "a lesson", place, true);
    const PillState state = scene_.input.add("learn:" + std::string(lesson.id), place);
    if (state.hovered || state.pressed) {
      box(canvas_, place, 0, state.pressed ? theme_.paper_pressed : theme_.paper_hovered);
    }
    if (state.focused) box(canvas_, place.grown(-2), 4, 0, theme_.focus_on_paper, 2);
    const float x = place.min.x + lesson_rim;
    text(canvas_, Text::strong, ImVec2(x, place.min.y + space::small), theme_.ink,
         lesson_title(w_, lesson));
    paragraph(canvas_, Text::small, ImVec2(x, place.min.y + space::small + line), wide,
              theme_.ink_muted, note);
    const bool done = scene_.seen.settings().lessons_done.contains(lesson.id);
    icon(canvas_, done ? Icon::check : Icon::right,
         ImVec2(place.max.x - lesson_rim - 8, place.centre().y), done ? 18.0F : 14.0F,
         done ? theme_.mark : theme_.ink_muted);
    return tall;
  }

  Scene& scene_;
  const Canvas& canvas_;
  const Theme& theme_;
  const Words& w_;
  float left_ = 0, width_ = 0;
};

}  // namespace

void lessons_view(Scene& scene) { LessonList(scene).draw(); }

}  // namespace allfours::ui
