// The start screen as a feature: the selections there, beginning the selected game, and playing
// again. Knows no picture. Tests: tests/app/start/app_start_test.cpp, tests/app/app_test.cpp.
#pragma once

#include "app/feature.hpp"

namespace allfours {

struct AppState;

inline constexpr std::string_view opponents_dialog = "opponents";

// Defined in opponents_dialog.cpp.
void write_opponents(JsonWriter& json, const App& app);

// The button of the start screen that Enter presses: "resume" if a game waits, else "start".
std::string_view start_action(const AppState& state);
// Begins the selected game, or says why it cannot be played.
bool begin(App& app);

}  // namespace allfours
