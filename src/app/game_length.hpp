// How long a game takes, before it is begun: for the button that begins it.
// Knows no session and no clock: mean lengths of games that `sensible` plays with itself, told once
// and held against such games by the test. Tests: tests/app/game_length_test.cpp.
#pragma once

#include "core/record.hpp"

namespace allfours {

// Whole minutes, at least one, at the usual pace, of a person who takes two seconds a decision. A
// target of its own makes the game as much longer or shorter.
int game_minutes(const Setup& setup);

}  // namespace allfours
