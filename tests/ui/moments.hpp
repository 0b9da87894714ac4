// Moments of games for the gallery and the checks of what is drawn: every phase that a screen has
// to have room for, with every number of players that knows it.
// Played by the sensible player; the same moment on every machine.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/app.hpp"

namespace allfours {

// A phase of the game as it is looked for.
struct SoughtPhase {
  std::string_view name;   // a word for files: "mid_trick"
  std::string_view title;  // for people
  std::string_view games;  // variants with players in which to look: "trinidad/4 seven-up/3"
  bool (*is_it)(const App& app);
  void (*then)(App& app) = nullptr;  // what is pressed once it is there
  bool levels = false;               // every other seat has a level of its own
  bool first_game = false;           // the person has not been told anything yet
  bool several = false;              // people play at every seat, at one screen
  bool mistakes = false;             // they can be made (table_rules)
};

std::span<const SoughtPhase> sought_phases();

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
