// The hint at a table: availability, texts, and its request to the worker. Knows no reviews. Tests:
// tests/app/features/hint.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/bots/thinking.hpp"

namespace allfours {

struct TableState;

// Hints are available in this game, and for the person's present choice.
bool offers_hint(const TableState& table);
bool can_hint(const TableState& table);
// Text of the hint strip: the advice, progress, or the warning about hints; and the reasons.
// Empty if there is none.
std::string hint_headline(const TableState& table);
std::string hint_text(const TableState& table, int most_reasons = 99);

// Verbs: true if something was done or said.
bool toggle_hint(TableState& table);
bool close_hint(TableState& table);
// The request for advice if the person waits for it, and its reply.
std::optional<Thought> hint_request(const TableState& table);
void hear_advice(TableState& table, std::string_view text);

}  // namespace allfours
