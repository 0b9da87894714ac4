// The rules of a game as an outline: sections of paragraphs in reading order, each with its text,
// its sources, and whether it is a ruling of this project where they are silent ([R] in RULES.md).
// Derived from the rule set, so that a house rule changes the text. The sheet in the game,
// `allfours rules` and the pages of web/rules show it. Implements RULES.md §2 to §4 as text. Knows
// no table, event or screen; rule_rows.cpp has its rows, texts/*/rules.ftl and sources.ftl its
// sentences. Tests: tests/words/rule_outline_test.cpp, rule_texts_test.cpp.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/table/table.hpp"
#include "words/words.hpp"

namespace allfours {

// A variant with house rules, and a range of numbers of players: an outline can be for all of them
// at once.
struct OutlinedGame {
  const Variant* variant = nullptr;
  RuleSet rules;
  int fewest = 0, most = 0;
};

OutlinedGame outlined(const Setup& setup);
// For every number of players that the variant allows.
OutlinedGame outlined(const Variant& variant, const RuleSet& rules);

struct RuleParagraph {
  // "high.dealt", the field and value it explains (the `rule` of an award, rule_of); or a name of
  // its own, "run_out". An option with any number: "stake_game.#".
  std::string key;
  bool field = false;
  // With light markup: _word_ and __word__ are stressed, • begins an item, ¶ a new paragraph.
  std::string text;
  // Ids of the sources, "002". Empty for a ruling of this project, and for a changed rule without a
  // source.
  std::vector<std::string> sources;
  bool ours = false;     // [R]: a ruling of this project
  std::string reason;    // the reason of the ruling
  bool changed = false;  // a house rule that differs from the variant
};

struct RuleSection {
  std::string id, heading;
  std::vector<RuleParagraph> paragraphs;
};

// The sections with content.
std::vector<RuleSection> rule_outline(const OutlinedGame& game, Language language);
// True if the outline has this general paragraph, which belongs to no field.
bool says_general_rule(const OutlinedGame& game, std::string_view key);
// Address of this paragraph on the pages about the rules, in a language's folder:
// "german.html#no_trump". The variant's page has its preset, and options named by a source; other
// house rules are on their common page, "house-rules.html#target.any".
std::string rule_place(const Setup& setup, std::string_view key);
// The keys of those other house rules, "target.9".
std::vector<std::string> rules_elsewhere(const Setup& setup);
// House rules that a source names for this variant.
std::vector<RuleParagraph> rule_options(const OutlinedGame& game, Language language);

// The changed rules in short, "no undertrumping · target 9"; empty if none is changed. Lists those
// of the outline: a field without effect in this game is left out.
std::string changed_rules_text(const OutlinedGame& game, Language language);

// The introduction of a game and its origin; and the same in a sentence.
std::string_view game_intro(const Variant& variant, Language language);
std::string_view game_summary(const Variant& variant, Language language);

// Without markup; items and paragraphs on lines of their own.
std::string plain_text(std::string_view text);

struct RuleSource {
  std::string id;  // "002": its number in RULES.md, not for readers
  std::string_view name, entry, language;
};
std::vector<RuleSource> rule_sources(Language language);
// "McLeod, in German"; for a paragraph: all names, separated by commas, or "Our ruling".
std::string source_name(Language language, std::string_view id);
// The same for the ids of Field::source and Variant::source, "001, 002".
std::string source_names(Language language, std::string_view ids);
std::string sources_of(const RuleParagraph& paragraph, Language language);

}  // namespace allfours
