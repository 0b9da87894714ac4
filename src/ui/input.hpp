// Pressing things: what is where, what is under the pointer, what has been pressed and let go.
// A thing is named by the action it takes (App::act). Things registered later lie on top.
// Knows no app and no drawing. Tests: tests/browser.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/paint.hpp"
#include "ui/surface.hpp"
#include "ui/ui.hpp"

namespace allfours::ui {

class Input {
 public:
  // Takes the pointer of this frame. Pressed things stay pressed from frame to frame.
  // `focused` is what the keyboard would press.
  void begin(const Pointer& pointer, bool touch, std::string_view focused);

  // Registers something that can be pressed; its state as drawn last frame and now.
  PillState add(std::string_view id, const Rect& area);
  // The same for a shape that is not a box: `inside` answers for the pointer.
  PillState add(std::string_view id, const Rect& area, bool inside);
  // Of what is registered from now on only what lies in this area can be pressed: it scrolls there;
  // the whole window again with none.
  void clip(std::optional<Rect> area) { clip_ = area; }
  // Everything registered so far cannot be pressed this frame: something lies over it.
  void cover();

  // What begins with `verb` may be dragged and let go in `area`, which completes it as a press
  // does; as one of this other verb, if there is one.
  void drop_in(std::string_view verb, const Rect& area, std::string_view instead = {});
  // What is being dragged, and how far; empty if nothing is.
  std::string_view dragged() const {
    return pointer_.down && dragged_ ? pressed_ : std::string_view();
  }
  ImVec2 drag() const {
    return {pointer_.place.x - press_place_.x, pointer_.place.y - press_place_.y};
  }

  // The action that was completed this frame: pressed and let go on the same thing. Empty if none.
  const std::string& taken() const { return taken_; }
  void end();
  // Nothing under the pointer changed; else another frame must draw it as hovered.
  bool settled() const { return under_ == under_before_; }

  const std::vector<Target>& targets() const { return targets_; }
  bool touch() const { return touch_; }
  ImVec2 pointer() const { return pointer_.place; }
  // How far a drag has moved this frame, upright, where it started in this area; and the wheel.
  float drag_in(const Rect& area);
  // Something under this point of the last frame scrolls.
  bool takes_wheel(ImVec2 point) const;

 private:
  std::vector<Target> targets_;
  std::vector<Rect> scrolling_;
  std::optional<Rect> clip_;
  std::string under_;         // topmost thing under the pointer this frame
  std::string under_before_;  // and in the last frame, which is what is drawn as hovered
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
