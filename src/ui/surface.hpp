// What is drawn on and pointed at: one of ImGui's draw lists with its atlas of letters, and a
// pointer with what it has done, a frame at a time. ImGui's windows and its own frames are not
// used. Lengths in CSS pixels. Knows no app, no SDL, no graphics. Tests: tests/ui/surface_test.cpp.
#pragma once

#include <imgui.h>
#include <imgui_internal.h>

#include <vector>

namespace allfours::ui {

// Where a pointer is that is not over the page: outside of everything.
inline constexpr ImVec2 nowhere{-100000, -100000};

// The pointer as a frame finds it.
struct Pointer {
  ImVec2 place = nowhere;
  ImVec2 moved{};   // since the frame before; from or to nowhere is no way
  float wheel = 0;  // steps turned, away from the person above 0
  bool down = false;
  bool went_down = false, went_up = false;  // in this frame
};

class Surface {
 public:
  Surface();
  Surface(const Surface&) = delete;
  Surface& operator=(const Surface&) = delete;

  ImFontAtlas& atlas() { return atlas_; }
  // How round curves are drawn: device pixels to a CSS pixel.
  void set_scale(float scale);

  // What the pointer does, for frames to come. A frame takes no more of it than can be told apart:
  // a press and its end are two frames, and so are a press and what moves after it.
  void point_at(ImVec2 place) { waiting_.push_back({What::move, place}); }
  void press(bool down) { waiting_.push_back({down ? What::down : What::up, {}}); }
  void roll(float steps) { waiting_.push_back({What::roll, {0, steps}}); }
  // There is some left for another frame.
  bool input_waits() const { return !waiting_.empty(); }

  // Around what a frame draws. `end` hands out what is valid until the next `begin`;
  // `framebuffer_scale` is in pixels to a CSS pixel, each way.
  void begin(ImVec2 size);
  ImDrawData& end(ImVec2 framebuffer_scale);
  ImDrawList& list() { return list_; }
  const ImDrawData& drawn() const { return drawn_; }
  const Pointer& pointer() const { return pointer_; }

 private:
  enum class What { move, down, up, roll };
  struct Happening {
    What what;
    ImVec2 place;
  };
  void take_input();

  ImFontAtlas atlas_;
  ImDrawListSharedData shared_;
  ImDrawList list_{&shared_};
  ImDrawData drawn_;
  ImVec2 size_;
  Pointer pointer_;
  std::vector<Happening> waiting_;
};

}  // namespace allfours::ui
