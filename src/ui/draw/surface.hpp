// Output and input of the ui: one of ImGui's draw lists with its font atlas, and a pointer with its
// events, one frame at a time. ImGui's windows and frames are not used. Lengths in CSS pixels.
// Knows no app, no SDL, no graphics. Tests: tests/ui/draw/surface_test.cpp.
#pragma once

#include <imgui.h>
#include <imgui_internal.h>

#include <vector>

namespace allfours::ui {

// Position of a pointer that is not over the canvas: outside of everything.
inline constexpr ImVec2 nowhere{-100000, -100000};

// The pointer in one frame.
struct Pointer {
  ImVec2 place = nowhere;
  ImVec2 moved{};   // Movement since the last frame; zero when entering or leaving the canvas.
  float wheel = 0;  // steps; above 0: away from the person
  bool down = false;
  bool went_down = false, went_up = false;  // in this frame
};

class Surface {
 public:
  Surface();
  Surface(const Surface&) = delete;
  Surface& operator=(const Surface&) = delete;

  ImFontAtlas& atlas() { return atlas_; }
  // Tessellation of curves: device pixels per CSS pixel.
  void set_scale(float scale);

  // Queues pointer events for the next frames. A frame consumes only what it can distinguish: a
  // press and its release are two frames, and so are a press and the movement after it.
  void point_at(ImVec2 place) { waiting_.push_back({What::move, place}); }
  void press(bool down) { waiting_.push_back({down ? What::down : What::up, {}}); }
  void roll(float steps) { waiting_.push_back({What::roll, {0, steps}}); }
  // Events are left for another frame.
  bool input_waits() const { return !waiting_.empty(); }

  // Begin and end of a frame's drawing. The result of `end` is valid until the next `begin`;
  // `framebuffer_scale` is device pixels per CSS pixel, each way.
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
