// The page as it is seen: draws the app's screens on its surface and turns pointer
// input into the app's actions. Everything on the screen follows from what may be seen of the app
// (app/seen.hpp); what is kept here is only how things move and where they were drawn.
// Knows no rule, no SDL, no DOM, no storage: the platform owns window, events, textures and time.
// Tests: tests/ui, tests/gallery; tests/browser presses what is reported here.
#pragma once

#include <imgui.h>

#include <memory>
#include <string>
#include <vector>

#include "app/seen.hpp"
#include "ui/canvas.hpp"
#include "ui/fonts.hpp"
#include "ui/surface.hpp"

namespace allfours::ui {

// What a frame is drawn on and with. Lengths in CSS pixels, time in milliseconds.
struct Frame {
  float width = 0, height = 0;
  double now = 0;
  bool reduced_motion = false;  // nothing flies
  bool touch = false;           // the last pointer was a finger: no hover
  bool dark = false;            // the page is dark; what the person chose goes before
  Trace* trace = nullptr;       // what is drawn is written down there, for tests
};

// Something that can be pressed, where it was drawn last: the id is an action for App::act.
struct Target {
  std::string id;
  Rect area;         // the part that is not covered by others
  bool cut = false;  // it is scrolled half out of sight: that is the part that is seen
};

class Ui {
 public:
  explicit Ui(Fonts::Sources fonts);
  ~Ui();

  // For fonts().build at a new scale, or when it lacks letters, between frames.
  Fonts& fonts();
  // The letters of all that this app may say: before fonts().build.
  void want_letters(const Seen& seen);
  // Where the pointer's doings go, and what a frame has drawn.
  Surface& surface();
  // The texture of courts.svg (card_painter.hpp); 0 until it is there.
  void set_courts(ImTextureID texture);

  // Draws one frame between surface().begin and surface().end, following the pointer.
  // True while something moves, was pressed, or lacked its letters, and another frame is wanted at
  // once.
  bool draw(const Seen& seen, const Frame& frame);
  // What was pressed and let go in the frame drawn last, for App::act; empty if nothing was.
  const std::string& taken() const;

  // What can be pressed in the frame drawn last, topmost last.
  const std::vector<Target>& targets() const;
  // Something under this point of it scrolls.
  bool takes_wheel(float x, float y) const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace allfours::ui
