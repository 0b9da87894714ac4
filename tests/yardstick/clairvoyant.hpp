// Who sees all hands: the limit that players who do not can be measured by. Plays a card that the
// exact solver finds best when all cards lie open, "sensible"'s where that is one of them, and says
// and discards what "sensible" does. Where the solver cannot finish (four hands of nine cards, a
// stock), it plays as "sensible" until it can, so that there the limit lies higher still.
// No player of the game: only matches know it (main.cpp).
// Tests: tests/rules/strength_test.cpp.
#pragma once

#include "core/table.hpp"
#include "players/player.hpp"

namespace allfours::yardstick {

inline constexpr std::uint64_t clairvoyant_nodes = 200'000;  // for a decision

// The decision of the seat whose turn it is.
Decision choose_seeing_all(const Table& table, Stream& stream);

}  // namespace allfours::yardstick
