// Estimated duration of a game, for the button that starts it. Uses mean lengths of games that
// `sensible` plays with itself, kept as constants and checked by the test. Knows no session and no
// clock. Tests: tests/app/start/game_length_test.cpp.
#pragma once

#include "core/game/record.hpp"

namespace allfours {

// Whole minutes, at least one, at the default pace and two seconds per decision of the person.
// Scales with a changed target. `series`: the length of a series of such games
// (core/game/series.hpp), which ends early on average.
int game_minutes(const Setup& setup, int series = 1);

}  // namespace allfours
