// A screen for the tests of the ui room, without window or graphics: Dear ImGui with the game's own
// fonts, a frame of an app at any size with its trace, and its picture by a rasteriser of our own.
#pragma once

#include <cstdint>
#include <filesystem>
#include <set>
#include <string_view>
#include <vector>

#include "ui/ui.hpp"

namespace allfours {

// A window as the gallery shows it.
struct Window {
  std::string_view name;
  float width = 0, height = 0;
  float scale = 1;
  bool touch = false;
};

// The layouts of src/README.md §6, smallest first.
std::span<const Window> windows();
// Their scales: fonts are built once for each.
std::set<float> scales();

// All of a file; std::runtime_error where there is none.
std::vector<std::byte> bytes_of(const std::filesystem::path& path);

struct Picture {
  int width = 0, height = 0;
  std::vector<std::uint8_t> pixels;  // RGB, rows from the top
};

// The frame of one window, moved in one step to where everything rests.
struct Drawn {
  ui::Trace trace;
  std::vector<ui::Target> targets;
};

class Screen {
 public:
  // The folder that assets/build made; `courts`, its courts.pam, or empty for none. Throws
  // std::runtime_error where something is missing.
  Screen(const std::filesystem::path& assets, const std::filesystem::path& courts);
  ~Screen();
  Screen(const Screen&) = delete;
  Screen& operator=(const Screen&) = delete;

  Drawn draw(App& app, const Window& window, bool dark);
  // One frame so many milliseconds after the last, with whatever is on its way.
  Drawn draw_moving(App& app, const Window& window, double passed);
  // Presses there and lets go, and does what that means; in two frames.
  void press(App& app, const Window& window, ImVec2 place);
  // What was drawn last, as it goes to the graphics; and as a picture.
  const ImDrawData& drawn() const;
  Picture picture() const;

 private:
  struct State;
  ui::Trace frame(App& app, const Window& window, double passed, bool dark, bool reduced_motion);

  std::unique_ptr<State> state_;
};

}  // namespace allfours
