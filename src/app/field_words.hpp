// The words for the fields of the rule set and their values: labels and one-line meanings for the
// house-rules dialog, and short phrases for a rule that was changed. A language is one table.
// Knows no table, event or screen, and not which rules a game has. Tests:
// tests/app/field_words_test.cpp.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/rules.hpp"
#include "words/words.hpp"

namespace allfours {

// One row a field. `changed` is how a changed value is said beside the variant's name, with {n} for
// a number and {value} for a word; `off` is said instead for a flag's false and a number's 0, and
// is empty where there is no such value.
struct FieldRow {
  std::string_view field, label, meaning, changed, off;
};

// One row a word: "play.strict".
struct ValueRow {
  std::string_view value, label;
};

struct FieldWords {
  std::string_view yes, no;
  std::span<const FieldRow> fields;
  std::span<const ValueRow> values;
};

const FieldWords& field_words_in(Language language);

// "hang jack"
std::string field_label(Language language, const Field& field);
// "yes", "14", "follow or trump"; the value as Field::get gives it.
std::string value_label(Language language, const Field& field, int value);
// What the field changes at the table, in a sentence.
std::string field_meaning(Language language, const Field& field);
// "no hang jack", "target 9"
std::string changed_phrase(Language language, const Field& field, int value);

}  // namespace allfours
