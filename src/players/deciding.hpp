// What computer players decide in a game, and what a seat is advised there, whoever asks for it:
// the calls for JavaScript (script/calls.hpp) and the page (app/answering.hpp). What is asked has
// been looked at: the game is not over, the seat is asked. Knows no text of a question or of an
// answer. Tests: tests/script/calls_test.cpp.
#pragma once

#include <optional>

#include "core/advice.hpp"
#include "core/game.hpp"
#include "players/player.hpp"

namespace allfours {

// Of the seat whose turn it is.
Decision chosen(const Game& game, const Player& player);
// Does this seat, which may, lay its hand down?
bool wants_out(const Game& game, const Player& player, int seat);
// Of whoever is asked next (next_question), or speaks up; nothing once the game is over.
std::optional<Decision> decide_next(const Game& game, const Player& player);

// May this seat lay its hand down before the next lead?
bool may_go(const Game& game, int seat);
// What `expert` would do, and why.
Advice advised(const Game& game, int seat);

}  // namespace allfours
