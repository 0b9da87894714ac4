#include "ui/views/input.hpp"

#include <algorithm>

namespace allfours::ui {

namespace {
// A press that moves further than this is a drag.
constexpr float drag_distance = 10;
}  // namespace

void Input::begin(const Pointer& pointer, bool touch, std::string_view focused) {
  focused_ = focused;
  touch_ = touch;
  pointer_ = pointer;
  if (pointer.went_down) {
    press_place_ = pointer.place;
    dragged_ = false;
  }
  const float x = pointer.place.x - press_place_.x;
  const float y = pointer.place.y - press_place_.y;
  if (pointer.down && x * x + y * y > drag_distance * drag_distance) dragged_ = true;
  under_before_ = under_;
  under_.clear();
  taken_.clear();
  targets_.clear();
  scrolling_.clear();
  drop_verb_.clear();
  clip_.reset();
}

void Input::drop_in(std::string_view verb, const Rect& area, std::string_view instead) {
  drop_verb_ = verb;
  drop_instead_ = instead;
  drop_area_ = area;
}

PillState Input::add(std::string_view id, const Rect& area) {
  return add(id, area, area.contains(pointer_.place));
}

PillState Input::add(std::string_view id, const Rect& area, bool inside) {
  Target target{std::string(id), area};
  if (clip_) {
    Rect& seen = target.area;
    seen.min.y = std::max(seen.min.y, clip_->min.y);
    seen.max.y = std::min(seen.max.y, clip_->max.y);
    if (seen.height() <= 0) return {};
    target.cut = seen.height() < area.height();
    inside = inside && seen.contains(pointer_.place);
  }
  targets_.push_back(std::move(target));
  if (inside) under_ = id;
  PillState state;
  state.hovered = !touch_ && !(pointer_.down && dragged_) && under_before_ == id;
  state.focused = !id.empty() && id == focused_;
  state.pressed = pointer_.down && pressed_ == id && inside;
  return state;
}

void Input::cover() {
  drop_verb_.clear();
  targets_.clear();
  under_.clear();
}

void Input::end() {
  if (pointer_.went_down) pressed_ = under_;
  if (pointer_.went_up) {
    const bool dropped = dragged_ && !drop_verb_.empty() && pressed_.starts_with(drop_verb_) &&
                         drop_area_.contains(pointer_.place);
    if (dropped || (!dragged_ && !pressed_.empty() && pressed_ == under_)) taken_ = pressed_;
    if (dropped && !drop_instead_.empty()) {
      taken_ = drop_instead_ + pressed_.substr(drop_verb_.size());
    }
    pressed_.clear();
  }
}

bool Input::takes_wheel(ImVec2 point) const {
  return std::any_of(scrolling_.begin(), scrolling_.end(),
                     [&](const Rect& area) { return area.contains(point); });
}

float Input::drag_in(const Rect& area) {
  scrolling_.push_back(area);
  float moved = 0;
  if (area.contains(pointer_.place)) moved += pointer_.wheel * 48;
  if (pointer_.down && dragged_ && area.contains(press_place_)) moved += pointer_.moved.y;
  return moved;
}

}  // namespace allfours::ui
