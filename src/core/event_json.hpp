// Events as JSON, one object a line (EVENTS.md). Field order is fixed here, so that the same log is
// the same bytes everywhere. Tests: tests/rules/event_json_test.cpp, tests/golden.
#pragma once

#include <string>

#include "core/table.hpp"

namespace allfours {

// The version of dealing and rules that a record's log follows from (EVENTS.md "Record").
inline constexpr int log_version = 1;

// Appends the event as one JSON object, without a line end. What a redacted log does not know is
// null.
void append_json(std::string& out, const Event& event, const Setup& setup);

// Every field of the rule set as a JSON object.
void append_json(std::string& out, const RuleSet& rules);

// Text as a JSON string, with quotes.
void append_json_string(std::string& out, std::string_view text);

// The rule behind an award: "high.dealt", "hang_jack.true", "game_tie.nobody": field and value.
std::string rule_of(const Event& award, const RuleSet& rules);

}  // namespace allfours
