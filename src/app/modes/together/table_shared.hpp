// The game of people on devices (shared_game.hpp) at a table. Knows no messages. Tests:
// tests/app/modes/together.
#pragma once

#include <vector>

#include "app/context.hpp"

namespace allfours {

class SharedGame;
struct TableState;

// Follows a game of people on devices until it is over, after this number of events that the
// person has seen.
void share_game(TableState& table, SharedGame& shared, int seen);
// As Session::follow.
bool follow(TableState& table);
// At its end a game of people on devices becomes a usual one.
void leave_ended_share(TableState& table);
// Opens the dialog where others wait for something from the person here.
std::vector<Action> shared_actions(const TableState& table);

}  // namespace allfours
