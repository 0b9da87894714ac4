// House rules with a name, as RULES.md §3 has them for a variant ("Options"): what people at some
// tables, or an older book, play otherwise, and what our reading could be read otherwise. Each is
// some fields of the rule set with their values. Knows no words: texts/*/fields.ftl has the names.
// Tests: tests/rules/named_rules_test.cpp.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "core/rules.hpp"

namespace allfours {

struct NamedRule {
  struct Change {
    std::string_view field, value;
  };

  std::string_view name;  // "honley"
  std::string_view variants;
  std::array<Change, 2> changes;  // the second without a field where there is but one
  std::string_view source;        // "002"; empty: a ruling of our own

  bool is_of(const Variant& variant) const;
  // All its fields have its values.
  bool is_set(const RuleSet& rules) const;
  // The same rules with it; or without it, its fields as usual.
  RuleSet with(RuleSet rules) const;
  RuleSet without(RuleSet rules, const RuleSet& usual) const;
};

std::span<const NamedRule> named_rules();
// The one of this name, if the variant has it; else null.
const NamedRule* find_named_rule(const Variant& variant, std::string_view name);

}  // namespace allfours
