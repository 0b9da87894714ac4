// Moments of games for the gallery and the layout checks: every phase that a screen must have room
// for (ui/phases.hpp), with every number of players that has it. Played by `sensible`; the same
// moment on every machine.
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

// All moments of these phases (of all phases if `only` is empty), by number of players. Throws
// std::runtime_error if a phase is not found.
std::vector<MomentSeen> moments_seen(std::span<const std::string_view> only = {},
                                     std::string_view language = "en");
// One phase in any game. Throws std::runtime_error if it is not found.
MomentSeen moment_of(std::string_view phase, std::string_view variant, int players);

}  // namespace allfours
