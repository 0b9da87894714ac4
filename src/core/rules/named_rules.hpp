// Named house rules, listed in RULES.md §3 for a variant ("Options"): practice at some tables or in
// older books, and other readings of a source. Each sets some fields of the rule set. Knows no
// words: texts/*/fields.ftl has the names. Tests: tests/core/rules/named_rules_test.cpp.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "core/rules/rules.hpp"

namespace allfours {

struct NamedRule {
  struct Change {
    std::string_view field, value;
  };

  std::string_view name;  // "honley"
  std::string_view variants;
  std::array<Change, 6> changes;  // unused places have no field
  std::string_view source;        // "002"; empty: a ruling of this project
  int best_of = 1;                // length of a series played by it; 1: single games

  bool is_of(const Variant& variant) const;
  // True if all its fields have its values.
  bool is_set(const RuleSet& rules) const;
  // The rules with it; or without it, with the usual values of its fields.
  RuleSet with(RuleSet rules) const;
  RuleSet without(RuleSet rules, const RuleSet& usual) const;
};

std::span<const NamedRule> named_rules();
// The rule with this name, if the variant has it; else null.
const NamedRule* find_named_rule(const Variant& variant, std::string_view name);

}  // namespace allfours
