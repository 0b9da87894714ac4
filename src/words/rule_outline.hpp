// The rules of a game as an outline: sections of paragraphs in reading order, each with its text,
// the sources that say so, and whether it is a ruling of our own where they are silent ([R] in
// RULES.md). Made from the rule set, so that a house rule changes the text; the sheet in the game,
// `allfours rules` and the pages of web/rules are made of it. Implements RULES.md §2 to §4 as text.
// Knows no table, event or screen; its rows are in rule_rows.cpp, its sentences in
// texts/*/rules.ftl and sources.ftl. Tests: tests/words/rule_outline_test.cpp, rule_texts_test.cpp.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/table.hpp"
#include "words/words.hpp"

namespace allfours {

// Whose rules: a variant with house rules, and how many sit down. Where a variant leaves that open,
// an outline can be for all of its numbers at once.
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
  // In light marks: _word_ and __word__ are stressed, • begins an item, ¶ a new paragraph.
  std::string text;
  // Who says so, by id, "002". Empty for a ruling of our own, and for a changed rule that is played
  // nowhere so.
  std::vector<std::string> sources;
  bool ours = false;     // [R]: a ruling of our own
  std::string reason;    // why, if it is
  bool changed = false;  // a house rule that differs from the variant
};

struct RuleSection {
  std::string id, heading;
  std::vector<RuleParagraph> paragraphs;
};

// The sections that say something.
std::vector<RuleSection> rule_outline(const OutlinedGame& game, Language language);
// Does the outline have a paragraph of this name, which no field is about?
bool says_general_rule(const OutlinedGame& game, std::string_view key);
// Where the pages about the rules explain this paragraph of the game's outline, in a language's
// folder: "german.html#no_trump". The variant's page says its preset, and options that a source
// names; any other house rule stands with all of them, "house-rules.html#target.any".
std::string rule_place(const Setup& setup, std::string_view key);
// The keys of those other house rules, "target.9".
std::vector<std::string> rules_elsewhere(const Setup& setup);
// House rules that a source names for this variant.
std::vector<RuleParagraph> rule_options(const OutlinedGame& game, Language language);

// The changed rules in few words, "no undertrumping · target 9"; empty if none is changed. Says
// those that the outline says: a field that has no effect in this game does not count.
std::string changed_rules_text(const OutlinedGame& game, Language language);

// What game it is and where it is from; and the same in a sentence.
std::string_view game_intro(const Variant& variant, Language language);
std::string_view game_summary(const Variant& variant, Language language);

// The light marks taken out; items and paragraphs on lines of their own.
std::string plain_text(std::string_view text);

struct RuleSource {
  std::string id;  // "002": its number in RULES.md, not for readers
  std::string_view name, entry, language;
};
std::vector<RuleSource> rule_sources(Language language);
// "McLeod, in German"; of a paragraph: all names with commas, or "Our ruling".
std::string source_name(Language language, std::string_view id);
// The same for ids as Field::source and Variant::source have them, "001, 002".
std::string source_names(Language language, std::string_view ids);
std::string sources_of(const RuleParagraph& paragraph, Language language);

}  // namespace allfours
