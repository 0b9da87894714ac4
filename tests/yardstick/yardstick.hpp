// The yardstick: `sensible` as it was before anything looked ahead, kept as it is so
// that later players can be measured against the same opponent for ever. A copy of its sources, on
// the kernel of today, in a namespace of its own; never mended, and in no program but the tests'
// and `yardstick`, which plays matches against it.
// Tests: tests/rules/strength_test.cpp.
#pragma once

#include "players/player.hpp"

namespace allfours::yardstick {

Decision choose(const SeatView& view, Stream& stream);

// By the name "yardstick".
extern const Player player;

}  // namespace allfours::yardstick
