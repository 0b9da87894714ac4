// A table whose hidden cards are filled in: one world that a seat takes to be possible, on which
// the core's rules go on (apply, next_event, settlement) as if all had been dealt so. Knows nothing
// of what is likely, and does not look whether the world fits what has been seen. Tests:
// tests/rules/known_hands_test.cpp.
#pragma once

#include <array>
#include <span>

#include "core/table.hpp"

namespace allfours {

using Hands = std::array<CardSet, max_players>;  // per seat

// The table (a view's, as a rule) with these hands, which hold as many cards each as the table
// says, among them those the table knows of; and with the cards that lie in the pack, from the next
// one to come off, where they matter: a run, a stock. A hand that holds another number stops the
// program. What the table cannot know stays unknown: discards of others, the seed (a next hand
// would be dealt from the seed of nothing: stop at `hand_end`).
Table with_hands(const Table& table, const Hands& hands, std::span<const Card> pack = {});

}  // namespace allfours
