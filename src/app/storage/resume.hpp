// Resuming games: which data is stored, how a game is restored, and which one an address means.
// Knows no storage. Tests: tests/app/features/saved/saved_games_test.cpp.
#pragma once

#include "app/features/saved/saved_game.hpp"

namespace allfours {

class App;

// Puts a saved game on the table again.
void resume(App& app, const SavedGame& saved);
// The stored form of the game at the table.
SavedGame saved(const App& app);
// Puts the game at the table on the shelf, before another one, or none, comes to the table.
void keep_game(App& app);

}  // namespace allfours
