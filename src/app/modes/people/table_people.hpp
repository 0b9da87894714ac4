// Several people at one screen: the curtain between their turns, so that nobody sees another's hand
// (Session::passes). Knows no devices. Tests: tests/app/modes/people.
#pragma once

#include "app/narration/caption.hpp"

namespace allfours {

struct TableState;

// The seat to be taken before the game goes on; -1 without a curtain.
int next_person(const TableState& table);
// Text of the curtain; empty if there is none.
Caption curtain_caption(const TableState& table);
bool take_seat(TableState& table);
// The turn passes to another person: true if the curtain drops now.
bool pass_on(TableState& table);

}  // namespace allfours
