// Saving and restoring the game at a table, and whether it counts. Knows no storage. Tests:
// tests/app/features/saved.
#pragma once

#include "app/features/saved/saved_game.hpp"

namespace allfours {

struct TableState;

// The person's own game, played without help: stakes are paid, also with several people at the
// screen.
bool settles(const TableState& table);
// Marks a game that settles and is no practice as counted; false if it is already or does not
// count.
bool mark_as_counted(TableState& table);
// The stored form, except for what only the app knows.
SavedGame saved_game(const TableState& table);
// The state of a saved game. Precondition: the table has just been made of the same game.
void restore(TableState& table, const SavedGame& saved);

}  // namespace allfours
