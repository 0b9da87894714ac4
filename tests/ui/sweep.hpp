// Windows of every size, with the moments of games that want most room: the lattice of all sizes
// for `tests/gallery --sweep`, some drawn by chance for `tests/run`.
// Knows no layout: what is wrong with a frame is said by ui/faults.hpp.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/random.hpp"
#include "ui/moments.hpp"
#include "ui/screen.hpp"

namespace allfours {

// A window in CSS pixels, as a browser has it.
struct WindowSize {
  float width = 0, height = 0;
  float ratio = 1;  // device pixels to a CSS pixel
  bool touch = false;
};

// 240–2560 × 200–1600, ratios 1–3 in turn; a finger or a mouse as such a window has.
std::vector<WindowSize> lattice();
WindowSize random_size(Stream& stream);
// As the platform gives it to the ui; its name is empty.
Window window_of(const WindowSize& size);
// "480×403, ratio 2, touch".
std::string text_of(const WindowSize& size);

// All phases, and of every variant with every number of players the fullest ones.
std::vector<MomentSeen> fullest_moments(std::string_view language = "en");

struct Sweep {
  int windows = 0, phases = 0, frames = 0;
  std::map<std::string, int> kinds;             // faults, by what is wrong
  std::map<std::string, std::string> examples;  // of each kind and phase, the first
  int faults() const;
};
// Draws this moment in this window, in a language, and adds what is wrong.
void add_to(Sweep& sweep, Screen& screen, const WindowSize& size, const MomentSeen& moment);

}  // namespace allfours
