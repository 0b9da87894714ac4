// A table with hidden cards filled in: one possible world, on which the core's rules continue
// (apply, next_event, settlement) as on any table. Knows no likelihood, and does not check that the
// world is consistent with what was seen. Tests: tests/players/knowledge/known_hands_test.cpp.
#pragma once

#include <array>
#include <span>

#include "core/table/table.hpp"

namespace allfours {

using Hands = std::array<CardSet, max_players>;  // by seat

// The table (normally a view's) with these hands, which must have the table's card counts and
// contain the cards it knows, else the program aborts; and with the next cards of the pack where
// they matter: for a run or a stock. The rest stays unknown: discards of others, and the seed; a
// next hand would be dealt from an empty seed, so stop at `hand_end`.
Table with_hands(const Table& table, const Hands& hands, std::span<const Card> pack = {});

}  // namespace allfours
