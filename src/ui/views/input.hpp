// Pressing and dragging: registered areas, the one under the pointer, completed presses. An area is
// named by its action (App::act). Areas registered later are on top. Knows no app and no drawing.
// Tests: tests/browser.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/draw/paint.hpp"
#include "ui/draw/surface.hpp"
#include "ui/ui.hpp"

namespace allfours::ui {

class Input {
 public:
  // Takes the pointer of this frame. Presses persist across frames. `focused` is the action with
  // the keyboard focus.
  void begin(const Pointer& pointer, bool touch, std::string_view focused);

  // Registers a pressable area; returns its state as of the last frame and now.
  PillState add(std::string_view id, const Rect& area);
  // The same for any other shape: `inside` tells whether the pointer is on it.
  PillState add(std::string_view id, const Rect& area, bool inside);
  // Limits areas registered from now on to this one, which scrolls; without argument to the window.
  void clip(std::optional<Rect> area) { clip_ = area; }
  // Disables everything registered so far for this frame: something covers it.
  void cover();

  // Actions that begin with `verb` may be dragged and dropped in `area`, which completes them like
  // a press; as an action of `instead`, if given.
  void drop_in(std::string_view verb, const Rect& area, std::string_view instead = {});
  // The action being dragged, and its distance; empty if none.
  std::string_view dragged() const {
    return pointer_.down && dragged_ ? pressed_ : std::string_view();
  }
  ImVec2 drag() const {
    return {pointer_.place.x - press_place_.x, pointer_.place.y - press_place_.y};
  }

  // The action completed this frame: pressed and released on the same area. Empty if none.
  const std::string& taken() const { return taken_; }
  void end();
  // The area under the pointer is unchanged; else another frame must draw the hover.
  bool settled() const { return under_ == under_before_; }

  const std::vector<Target>& targets() const { return targets_; }
  bool touch() const { return touch_; }
  ImVec2 pointer() const { return pointer_.place; }
  // Vertical movement of a drag this frame that started in this area; and the wheel.
  float drag_in(const Rect& area);
  // True if something under this point of the last frame scrolls.
  bool takes_wheel(ImVec2 point) const;

 private:
  std::vector<Target> targets_;
  std::vector<Rect> scrolling_;
  std::optional<Rect> clip_;
  std::string under_;         // topmost area under the pointer this frame
  std::string under_before_;  // and in the last frame: the one drawn as hovered
  std::string pressed_;
  std::string taken_;
  std::string focused_;
  Pointer pointer_;
  ImVec2 press_place_;
  std::string drop_verb_;
  std::string drop_instead_;
  Rect drop_area_;
  bool touch_ = false;
  bool dragged_ = false;
};

}  // namespace allfours::ui
