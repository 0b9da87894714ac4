// Events as JSON, one object a line (EVENTS.md). Field order is fixed here, so that the same log is
// the same bytes everywhere. What a redacted log does not know is null. A decision's own fields are
// decision_text.hpp's. Knows no rule: reading back is log_reader.hpp.
// Tests: tests/rules/event_json_test.cpp, tests/golden.
#pragma once

#include <string>

#include "core/json_writer.hpp"
#include "core/table.hpp"

namespace allfours {

// The version of dealing and rules that a record's log follows from (EVENTS.md "Record").
inline constexpr int log_version = 1;

void write_json(JsonWriter& json, const Event& event, const Setup& setup);
// Every field of the rule set.
void write_json(JsonWriter& json, const RuleSet& rules);
// All of them, or as a `game` line has them: a field that came later only where it is changed.
void write_rules(JsonWriter& json, const RuleSet& rules, bool all);
// "Jh"; null for a card that is not known.
void write_json(JsonWriter& json, Card card);
void write_json(JsonWriter& json, CardSet cards);
// So many cards of a list from `first` on; null if they are not known.
void write_cards(JsonWriter& json, const CardList& cards, int first, int count);
// A list of words in their order.
void write_words(JsonWriter& json, SaySet says);

// Appends the event as one JSON object, without a line end.
void append_json(std::string& out, const Event& event, const Setup& setup);

// The rule behind an award: "high.dealt", "hang_jack.true", "game_tie.nobody": field and value.
std::string rule_of(const Event& award, const RuleSet& rules);

}  // namespace allfours
