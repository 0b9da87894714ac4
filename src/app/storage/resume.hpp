// Resuming games: the texts to store, restoring a game, and finding the game that an address means.
// Other tabs resume and delete games, too. Knows no storage. Tests:
// tests/app/features/saved/saved_games_test.cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/features/saved/saved_games.hpp"

namespace allfours {

class App;
struct AppState;

// Puts a saved game on the table again.
void resume(App& app, const SavedGame& saved);
// The stored form of the game at the table.
SavedGame saved(const App& app);
// Puts the game at the table among the saved games, before another one, or none, comes to the
// table.
void keep_game(App& app);

// From now on the game at the table is saved.
void start_saving(AppState& state);
// Gives it a storage name if it is saved and has none.
void name_own(AppState& state);

// Texts to store: for this tab the game it shows; for the next visit the game at the table, if it
// is the person's (the same text then), and the saved games. A stored game that is none of
// them must be deleted.
std::string tab_text(const App& app);
std::optional<std::string> own_text(const App& app);
// The list of saved games, with deleted ones where they were.
std::vector<SavedText> listed_games(const AppState& state);

// Another tab has saved or deleted games: replaces the list.
void read_saved_games(App& app, std::vector<SavedText> kept);
// Another tab has resumed the game of this name: gives ours a new one.
void keep_apart(App& app, std::string_view id);

}  // namespace allfours
