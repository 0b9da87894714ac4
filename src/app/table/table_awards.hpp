// The time that the newest event stays on the screen, and awards that stay until a touch: in
// lessons, and in a person's first games, which are counted here. Knows no picture. Tests:
// tests/app/table.
#pragma once

#include "app/session/award_weight.hpp"

namespace allfours {

struct TableState;

// The newest event is an award displayed on the felt: for its time, or until a touch; for an
// earlier moment as long as that is shown.
bool award_is_up(const TableState& table);
AwardWeight weight_of_award(const TableState& table);
// It stays until a touch: in a lesson, and in a person's first games.
bool award_waits(const TableState& table);

// Sets the time at which the table goes on from the newest event.
void schedule_next_event(TableState& table);
// The person plays in this game from now on.
void note_person_plays(TableState& table);

}  // namespace allfours
