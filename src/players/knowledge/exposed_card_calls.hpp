// Calls for exposed cards (RULES.md §4, `table_rules`): which card a seat calls for, from what it
// can see. If the trick is very likely its side's, it calls for a card with card points or one that
// High, Low or Jack depends on; in its owner's turn, when most of the trick is known. Knows no
// hidden card: only its owner sees whether the card may be played, and the table refuses an illegal
// call. Tests: tests/players/knowledge/exposed_card_calls_test.cpp,
// tests/properties/table_rules_test.cpp.
#pragma once

#include <optional>

#include "core/table/seat_view.hpp"

namespace allfours {

// The call of the view's seat now; empty: none.
std::optional<Decision> calls_for(const SeatView& view);

// The first legal call among these seats (bit s: seat s), from eldest on.
std::optional<Decision> calls_for(const Table& table, unsigned seats);

}  // namespace allfours
