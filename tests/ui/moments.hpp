// Moments of games for the gallery and the checks of what is drawn: every phase that a screen has
// to have room for (ui/phases.hpp), with every number of players that knows it.
// Played by the sensible player; the same moment on every machine.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/app.hpp"

namespace allfours {

struct MomentSeen {
  std::string phase;
  std::string title;
  std::string variant;
  int players = 0;  // 0: before a game
  std::unique_ptr<App> app;
};

// All moments of these phases (all phases where `only` is empty), a number of players after the
// other. Throws std::runtime_error where a phase is not to be found.
std::vector<MomentSeen> moments_seen(std::span<const std::string_view> only = {},
                                     std::string_view language = "en");
// One phase in any game. Throws std::runtime_error where it is not to be found.
MomentSeen moment_of(std::string_view phase, std::string_view variant, int players);

}  // namespace allfours
