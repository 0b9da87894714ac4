// What happens at a table by itself: events shown one after another, playback, and bots that
// decide. Times are those of Context::now, in milliseconds. Knows no verb. Tests:
// tests/app/table/app_playback_test.cpp.
#pragma once

namespace allfours {

struct Event;
struct TableState;
class Thinking;

// The table advances by itself at the moment shown.
bool is_moving(const TableState& table);
// An event, a bot's decision or a card without a press comes next; nothing waits for the person.
bool something_pending(const TableState& table);
bool waits_for_next_hand(const TableState& table);
// The next event is due.
bool is_due(const TableState& table);
// Playback advances one event if due; true if it did.
bool move_on(TableState& table);
// Shows the next event and returns a copy of it, since an exposed card may make the log grow.
// Precondition: not everything is shown.
Event show_next(TableState& table);
// Everything is shown and a bot must choose: lets it. Precondition: no request is pending. False
// if the fallback bot decided instead.
bool let_bot_decide(TableState& table, Thinking& thinking);

}  // namespace allfours
