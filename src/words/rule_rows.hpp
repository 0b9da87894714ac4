// The outline of the rules as data: its paragraphs in reading order, the condition and the sources
// of each (RULES.md §2 to §4, its [R] marks). Knows no sentence. Tests:
// tests/words/rule_texts_test.cpp.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "words/rule_outline.hpp"

namespace allfours {

enum class RulePart : std::uint8_t {
  brief,
  players,
  deal,
  trump,
  turned,
  play,
  points,
  end,
  mistakes
};
inline constexpr int rule_part_count = 9;
// "players", as in the key of the heading.
std::string_view rule_part_id(RulePart part);

// A field of the rule set, or a general rule that no field changes.
struct RuleRow {
  RulePart part{};
  std::string_view key;  // the field's name, or the name of a general paragraph
  bool is_field = false;
  bool (*applies)(const OutlinedGame&) = nullptr;  // whether it matters in this game; null: always
  // A field whose default (RuleSet) is mentioned only as a house rule.
  bool silent_at_default = false;
  std::string_view source;  // of a general paragraph; empty: the variant's own
  // Variants (ids separated by spaces) in which this reading is ours; "*": all; "! …": all except.
  std::string_view ours;
  std::string_view only;  // variants that have the paragraph; empty: all
};

std::span<const RuleRow> rule_rows();

// A rule that a source names and no variant has by default: a key, or the beginning of several.
struct RuleOption {
  std::string_view rule, source;
  // Variants whose page names it, and for a beginning the value named; empty: none.
  std::string_view shown_for, shown;
};
std::span<const RuleOption> rule_options_known();

// True if the variant is in such a list: ids separated by spaces, "*", or "! " and ids.
bool lists(std::string_view ids, std::string_view id);

// True if the game is for more than one number of players.
bool mixed(const OutlinedGame& game);

// True if some number of players of this game has three sides or more.
bool has_three_sides(const OutlinedGame& game);

}  // namespace allfours
