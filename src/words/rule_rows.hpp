// What the outline of the rules is made of, as data: which paragraphs there are, in reading order,
// when each has something to say, and who says so (RULES.md §2 to §4, its [R] marks). Knows no
// sentence. Tests: tests/words/rule_texts_test.cpp.
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
  std::string_view key;  // the field's name, or the general paragraph's own
  bool is_field = false;
  bool (*applies)(const OutlinedGame&) = nullptr;  // does it matter here? null: always
  // A field: no, none or nobody is only said where it is a house rule.
  bool silent_at_zero = false;
  std::string_view source;  // of a general paragraph; empty: the variant's own
  // Variants (ids between spaces) for which this reading is our own; "*": all; "! …": all but.
  std::string_view ours;
  std::string_view only;  // variants that have the paragraph; empty: all
};

std::span<const RuleRow> rule_rows();

// A rule that a source names and no variant has by itself: a key, or the beginning of several.
struct RuleOption {
  std::string_view rule, source;
  // Variants whose page names it, and where it is a beginning, the value named; empty: none.
  std::string_view shown_for, shown;
};
std::span<const RuleOption> rule_options_known();

// Is the variant in such a list: ids between spaces, "*", or "! " and ids?
bool lists(std::string_view ids, std::string_view id);

// May the game be played by more numbers of players than one?
bool mixed(const OutlinedGame& game);

// Is there a number of players of this game with three sides or more?
bool has_three_sides(const OutlinedGame& game);

}  // namespace allfours
