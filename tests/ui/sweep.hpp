// Windows of every size, with the moments that need most room: the whole lattice of sizes for
// `tests/gallery --sweep`, random ones for `tests/run`. Knows no layout: ui/faults.hpp reports the
// faults of a frame.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/cards/random.hpp"
#include "ui/moments.hpp"
#include "ui/screen.hpp"

namespace allfours {

// A window in CSS pixels, as in a browser.
struct WindowSize {
  float width = 0, height = 0;
  float ratio = 1;  // device pixels per CSS pixel
  bool touch = false;
};

// 240–2560 × 200–1600, with ratios 1–3 in turn, and touch or mouse as usual for the size.
std::vector<WindowSize> lattice();
WindowSize random_size(Stream& stream);
// In the form that the platform gives to the ui; its name is empty.
Window window_of(const WindowSize& size);
// "480×403, ratio 2, touch".
std::string text_of(const WindowSize& size);

// All phases, and the fullest ones of every variant with every number of players.
std::vector<MomentSeen> fullest_moments(std::string_view language = "en");

struct Sweep {
  int windows = 0, phases = 0, frames = 0;
  std::map<std::string, int> kinds;             // faults by kind
  std::map<std::string, std::string> examples;  // the first of each kind and phase
  int faults() const;
};
// Draws this moment in this window and language, and adds its faults.
void add_to(Sweep& sweep, Screen& screen, const WindowSize& size, const MomentSeen& moment);

}  // namespace allfours
