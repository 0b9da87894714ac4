#include "ui/input.hpp"

#include <algorithm>
#include <cmath>

namespace allfours::ui {

namespace {
// A press that wanders further than this is a drag.
constexpr float drag_distance = 10;
}  // namespace

void Input::begin(bool touch, std::string_view focused) {
  focused_ = focused;
  const ImGuiIO& io = ImGui::GetIO();
  touch_ = touch;
  pointer_ = io.MousePos;
  went_down_ = ImGui::IsMouseClicked(ImGuiMouseButton_Left);
  went_up_ = ImGui::IsMouseReleased(ImGuiMouseButton_Left);
  down_ = ImGui::IsMouseDown(ImGuiMouseButton_Left);
  if (went_down_) {
    press_place_ = pointer_;
    dragged_ = false;
  }
  if (down_ &&
      std::hypot(pointer_.x - press_place_.x, pointer_.y - press_place_.y) > drag_distance) {
    dragged_ = true;
  }
  under_before_ = under_;
  under_.clear();
  taken_.clear();
  targets_.clear();
  scrolling_.clear();
  drop_verb_.clear();
  clip_.reset();
}

void Input::drop_in(std::string_view verb, const Rect& area) {
  drop_verb_ = verb;
  drop_area_ = area;
}

PillState Input::add(std::string_view id, const Rect& area) {
  return add(id, area, area.contains(pointer_));
}

PillState Input::add(std::string_view id, const Rect& area, bool inside) {
  Target target{std::string(id), area};
  if (clip_) {
    Rect& seen = target.area;
    seen.min.y = std::max(seen.min.y, clip_->min.y);
    seen.max.y = std::min(seen.max.y, clip_->max.y);
    if (seen.height() <= 0) return {};
    target.cut = seen.height() < area.height();
    inside = inside && seen.contains(pointer_);
  }
  targets_.push_back(std::move(target));
  if (inside) under_ = id;
  PillState state;
  state.hovered = !touch_ && !(down_ && dragged_) && under_before_ == id;
  state.focused = !id.empty() && id == focused_;
  state.pressed = down_ && pressed_ == id && inside;
  return state;
}

void Input::cover() {
  drop_verb_.clear();
  targets_.clear();
  under_.clear();
}

void Input::end() {
  if (went_down_) pressed_ = under_;
  if (went_up_) {
    const bool dropped = dragged_ && !drop_verb_.empty() && pressed_.starts_with(drop_verb_) &&
                         drop_area_.contains(pointer_);
    if (dropped || (!dragged_ && !pressed_.empty() && pressed_ == under_)) taken_ = pressed_;
    pressed_.clear();
  }
}

bool Input::takes_wheel(ImVec2 point) const {
  return std::any_of(scrolling_.begin(), scrolling_.end(),
                     [&](const Rect& area) { return area.contains(point); });
}

float Input::drag_in(const Rect& area) {
  scrolling_.push_back(area);
  const ImGuiIO& io = ImGui::GetIO();
  float moved = 0;
  if (area.contains(pointer_)) moved += io.MouseWheel * 48;
  if (down_ && dragged_ && area.contains(press_place_)) moved += io.MouseDelta.y;
  return moved;
}

}  // namespace allfours::ui
