// The yardstick: `sensible` before any bot searched, frozen so that later bots can always be
// measured against the same opponent. A copy of its sources, on the current kernel, in its own
// namespace; never changed, and used only by the tests and `yardstick`, which plays matches against
// it.
// Tests: tests/players/strength_test.cpp.
#pragma once

#include "players/player.hpp"

namespace allfours::yardstick {

Decision choose(const SeatView& view, Stream& stream);

// Named "yardstick".
extern const Player player;

}  // namespace allfours::yardstick
