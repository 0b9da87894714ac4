// Texts for the fields of the rule set and their values: labels and one-line meanings for the
// house-rules dialog, and short phrases for a changed rule, from texts/*/fields.ftl. Knows no
// table, event or screen, and not which rules a game has. Tests: tests/words/field_words_test.cpp.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/rules/named_rules.hpp"
#include "words/words.hpp"

namespace allfours {

// "hang jack"
std::string field_label(Language language, const Field& field);
// "yes", "14", "follow or trump"; `value` as from Field::get.
std::string value_label(Language language, const Field& field, int value);
// The effect of the field at the table, in a sentence.
std::string field_meaning(Language language, const Field& field);
// The fields in order, under headings by subject. Those these rules have changed come first, under
// a heading of their own.
struct FieldGroup {
  std::string_view title;
  std::vector<const Field*> fields;
};
std::vector<FieldGroup> field_groups(Language language, const RuleSet& rules, const RuleSet& usual);
// The name of a named rule, and a short description.
std::string named_rule_label(Language language, const NamedRule& rule);
std::string named_rule_meaning(Language language, const NamedRule& rule);
// "no hang jack", "target 9"
std::string changed_phrase(Language language, const Field& field, int value);

}  // namespace allfours
