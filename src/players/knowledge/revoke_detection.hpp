// Detection of others' irregularities (RULES.md §4, `table_rules`). A later card proves a revoke: a
// seat that plays a card which would have made an earlier one illegal held it then. Bots call
// exactly what their seat can prove. Everybody sees how many cards a seat was dealt. Knows no
// hidden card. Tests: tests/rules/revoke_test.cpp, tests/rules/misdeal_test.cpp,
// tests/properties/table_rules_test.cpp.
#pragma once

#include <optional>

#include "core/table/seat_view.hpp"

namespace allfours {

// True if this seat can prove that plays[place], of another side, was a revoke.
bool proves_revoke(const SeatView& view, int place);

// A call of the first provable revoke of this hand that has not been called.
std::optional<Decision> noticed(const SeatView& view);

// The same for the first of these seats (bit s: seat s), from eldest on, with something to call: a
// misdeal at once, a revoke between tricks and before the settlement.
std::optional<Decision> speaks_up(const Table& table, unsigned seats);

}  // namespace allfours
