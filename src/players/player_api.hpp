// The functions other rooms call: decisions of bots and advice in a game. Used by the JavaScript
// API (script/calls.hpp) and the page (app/bots/worker_protocol.hpp). Precondition of all: the game
// is not over and the seat is asked. Knows no text of a request or reply. Tests:
// tests/script/calls_test.cpp.
#pragma once

#include <optional>

#include "core/advice/advice.hpp"
#include "core/game/game.hpp"
#include "players/player.hpp"

namespace allfours {

// Decision of the seat in turn.
Decision chosen(const Game& game, const Player& player);
// True if this seat, which may, lays its hand down.
bool lays_down_hand(const Game& game, const Player& player, int seat);
// Decision of the seat asked next (next_question), or of one that acts out of turn; empty once the
// game is over.
std::optional<Decision> decide_next(const Game& game, const Player& player);

// True if this seat may lay its hand down before the next lead.
bool may_lay_down_hand(const Game& game, int seat);
// What `expert` would do, and why.
Advice advised(const Game& game, int seat);

}  // namespace allfours
