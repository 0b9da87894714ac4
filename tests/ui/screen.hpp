// A screen for the tests of the ui room, without window or graphics: Dear ImGui with the game's
// fonts, a frame of an app at any size with its trace, and its picture by the software rasteriser.
#pragma once

#include <cstdint>
#include <filesystem>
#include <set>
#include <string_view>
#include <vector>

#include "ui/ui.hpp"

namespace allfours {

// A window of the gallery.
struct Window {
  std::string_view name;
  float width = 0, height = 0;
  float scale = 1;
  bool touch = false;
};

// The layouts of src/README.md §6, smallest first.
std::span<const Window> windows();
// Their scales: fonts are built once per scale.
std::set<float> scales();

// The contents of a file; throws std::runtime_error if it is missing.
std::vector<std::byte> bytes_of(const std::filesystem::path& path);

struct Picture {
  int width = 0, height = 0;
  std::vector<std::uint8_t> pixels;  // RGB, rows from the top
};

// The frame of one window after all animations.
struct Drawn {
  ui::Trace trace;
  std::vector<ui::Target> targets;
  bool moving = false;  // another frame is wanted
};

class Screen {
 public:
  // The folder built by assets/build; `courts`: its courts.pam, or empty for none. Throws
  // std::runtime_error if a file is missing.
  Screen(const std::filesystem::path& assets, const std::filesystem::path& courts);
  ~Screen();
  Screen(const Screen&) = delete;
  Screen& operator=(const Screen&) = delete;

  Drawn draw(App& app, const Window& window, bool dark);
  // One frame, this many milliseconds after the last, with animations.
  Drawn draw_moving(App& app, const Window& window, double passed);
  // Presses and releases there, and takes the action; in two frames.
  void press(App& app, const Window& window, ImVec2 place);
  // The last frame, as draw data for the GPU and as a picture.
  const ImDrawData& drawn() const;
  Picture picture() const;

 private:
  struct State;
  Drawn frame(App& app, const Window& window, double passed, bool dark, bool reduced_motion);

  std::unique_ptr<State> state_;
};

}  // namespace allfours
