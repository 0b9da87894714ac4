// Calling for exposed cards (RULES.md §4), where `table_rules` lets players err: which card a seat
// calls for, by what it can see. Where the trick would very probably be its side's, it calls for a
// card that counts, or for one that High, Low or Jack is for; when it is the owner's turn, since it
// knows most of the trick then. Knows no hidden card: whether a card may be played at all, only its
// owner sees, and the table refuses what may not. Tests: tests/rules/calling_test.cpp,
// tests/properties/table_rules_test.cpp.
#pragma once

#include <optional>

#include "core/seat_view.hpp"

namespace allfours {

// What the view's seat calls for now; nothing: it does not.
std::optional<Decision> calls_for(const SeatView& view);

// The same of the first of these seats (bit s: seat s), from eldest on, that calls for a card which
// may be played.
std::optional<Decision> calls_for(const Table& table, unsigned seats);

}  // namespace allfours
