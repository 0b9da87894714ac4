// The ui: draws the app's screens on its surface and turns pointer input into actions of the app.
// The screen follows from the view model (app/view_model.hpp); only movement and positions are kept
// here. Knows no rule, no SDL, no DOM, no storage: the platform owns window, events, textures and
// time. Tests: tests/ui, tests/gallery; tests/browser presses the targets reported here.
#pragma once

#include <imgui.h>

#include <memory>
#include <string>
#include <vector>

#include "app/view_model.hpp"
#include "ui/draw/canvas.hpp"
#include "ui/draw/fonts.hpp"
#include "ui/draw/surface.hpp"

namespace allfours::ui {

// Parameters of a frame. Lengths in CSS pixels, time in milliseconds.
struct Frame {
  float width = 0, height = 0;
  double now = 0;
  bool reduced_motion = false;  // no animation
  bool touch = false;           // the last pointer was a finger: no hover
  bool dark = false;            // the page is dark; the person's choice has priority
  Trace* trace = nullptr;       // records what is drawn, for tests
};

// A pressable area of the last frame: the id is an action for App::act.
struct Target {
  std::string id;
  Rect area;         // the part not covered by others
  bool cut = false;  // partly scrolled out of sight: `area` is the visible part
};

class Ui {
 public:
  explicit Ui(Fonts::Sources fonts);
  ~Ui();

  // For fonts().build between frames, at a new scale or if letters are missing.
  Fonts& fonts();
  // Requests the letters of all texts of this app: before fonts().build.
  void want_letters(const Seen& seen);
  // Receives pointer events, and has the drawing of a frame.
  Surface& surface();
  // The texture of courts.svg (card_painter.hpp); 0 while it is missing.
  void set_courts(ImTextureID texture);

  // Draws one frame between surface().begin and surface().end. True if another frame is wanted at
  // once: something moves, was pressed, or lacked letters.
  bool draw(const Seen& seen, const Frame& frame);
  // The action completed in the last frame, for App::act; empty if none.
  const std::string& taken() const;

  // The pressable areas of the last frame, topmost last.
  const std::vector<Target>& targets() const;
  // True if something under this point scrolls.
  bool takes_wheel(float x, float y) const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace allfours::ui
