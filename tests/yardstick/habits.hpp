// `yardstick habits`: how `expert` plays in situations that a hint on play can name, and what it is
// worth. The moments come from games of `expert` against itself. At each moment with a choice the
// cards of a habit (habit_kinds.hpp) are compared with the others: the best of either kind, chosen
// in one set of worlds and valued in a fresh one. Words are valued by search, too. Prints one line
// of JSON per habit: the moments, in how many the habit was followed, and the mean gain of
// following it over not following it, with its 95 % interval, both in per cent of a game.
//   yardstick habits --variant german --games 200
// tests/strength/hints runs it for the pages about the rules.
#pragma once

#include "cli/match.hpp"

namespace allfours {

int run_habits(const Arguments& arguments);

}  // namespace allfours
