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
// Goes on with the person's game that began under this name: closes the dialog over it, or resumes
// it. Says that a game of a newer version cannot be read. False if the game is neither at the table
// nor saved.
bool back_to_own_game(App& app, std::string_view origin);

}  // namespace allfours
