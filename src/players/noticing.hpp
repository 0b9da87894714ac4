// What players notice of others' irregularities (RULES.md §4), where `table_rules` lets them err.
// A revoke is known by the cards that came later: who plays a card that made an earlier one illegal
// held it then. Nobody calls what his seat cannot prove, and everybody calls what he can. How many
// cards somebody was dealt everybody sees. Knows no hidden card.
// Tests: tests/rules/revoke_test.cpp, tests/rules/misdeal_test.cpp,
// tests/properties/table_rules_test.cpp.
#pragma once

#include <optional>

#include "core/seat_view.hpp"

namespace allfours {

// Can this seat prove that another side's plays[place] was a revoke?
bool proves_revoke(const SeatView& view, int place);

// A call of the first revoke of this hand that the seat can prove and that has not been called.
std::optional<Decision> noticed(const SeatView& view);

// The same for the first of these seats (bit s: seat s), from eldest on, that has something to
// call: a misdeal at once, a revoke between tricks and before the settlement, when people look up.
std::optional<Decision> speaks_up(const Table& table, unsigned seats);

}  // namespace allfours
