// Saved games as a feature: resuming, deleting and restoring them. Knows no storage. Tests:
// tests/app/features/saved/saved_games_test.cpp.
#pragma once

#include "app/feature.hpp"

namespace allfours {

inline constexpr std::string_view saved_dialog = "kept";

// Defined in saved_games_dialog.cpp.
void write_saved_games(JsonWriter& json, const App& app);

// Resumes the saved game of this name; empty: the newest. False if there is none.
bool resume_saved(App& app, std::string_view id);

}  // namespace allfours
