// Events as JSON, one object per line (EVENTS.md). The order of fields is fixed here, so that equal
// logs are equal bytes everywhere. Unknown values of a redacted log are null. decision_text.hpp
// writes the fields of decisions; log_reader.hpp reads logs back. Knows no rule. Tests:
// tests/core/log/event_json_test.cpp, tests/golden.
#pragma once

#include <string>

#include "core/table/table.hpp"
#include "core/text/json_writer.hpp"

namespace allfours {

// Version of dealing and rules that a record's log depends on (EVENTS.md "Record").
inline constexpr int log_version = 1;

void write_json(JsonWriter& json, const Event& event, const Setup& setup);
// Every field of the rule set.
void write_json(JsonWriter& json, const RuleSet& rules);
// A field of a rule set: its name, permitted values, meaning and source.
void write_json(JsonWriter& json, const Field& field);
// All fields, or those of a `game` line: fields added later appear only with a changed value.
void write_rules(JsonWriter& json, const RuleSet& rules, bool all);
// "Jh"; null for a hidden card.
void write_json(JsonWriter& json, Card card);
void write_json(JsonWriter& json, CardSet cards);
// `count` cards of a list from `first` on; null if they are hidden.
void write_cards(JsonWriter& json, const CardList& cards, int first, int count);
// A list of words in the order of Say.
void write_words(JsonWriter& json, SaySet says);

// Appends the event as one JSON object, without a line end.
void append_json(std::string& out, const Event& event, const Setup& setup);

// The rule of an award as field and value: "high.dealt", "hang_jack.true", "game_tie.nobody".
std::string rule_of(const Event& award, const RuleSet& rules);

}  // namespace allfours
