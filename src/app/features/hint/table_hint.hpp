// The hint at a table: availability, texts, and the reply of the worker. Knows no reviews. Tests:
// tests/app/features/hint.
#pragma once

#include <string>
#include <string_view>

namespace allfours {

struct TableState;

// Hints are available in this game, and for the person's present choice.
bool offers_hint(const TableState& table);
bool can_hint(const TableState& table);
// Text of the hint strip: the advice, progress, or the warning about hints; and the reasons.
// Empty if there is none.
std::string hint_headline(const TableState& table);
std::string hint_text(const TableState& table);

// Verbs: true if something was done or said.
bool toggle_hint(TableState& table);
bool close_hint(TableState& table);
// The reply to the request for advice.
bool hear_advice(TableState& table, std::string_view text);

}  // namespace allfours
