// The rules sheet: the rules of one game in sentences, in the order of play, made from its rule
// set, so that a house rule changes the text. Each sentence says which field and value it explains
// (the `rule` of an award, rule_of), which source it comes from, and whether it is a choice of ours
// where the source is silent ([R] in RULES.md). Implements RULES.md §2 and §3 as text. Knows no
// table, event or screen; its lines are listed in rules_sheet_rows.cpp, its sentences are in
// rules_sheet_en.cpp. Tests: tests/app/rules_sheet_test.cpp, rules_sheet_texts_test.cpp.
#pragma once

#include <string>
#include <vector>

#include "core/table.hpp"
#include "words/words.hpp"

namespace allfours {

struct RulesLine {
  std::string rule;  // "high.dealt": the field and value it explains; empty: no field changes it
  std::string text;  // one or two sentences
  // "001, 002": where it is said. Of a resolution: the sources that are silent. Of a changed rule:
  // where it is played so; empty if nowhere.
  std::string source;
  bool resolution = false;  // [R]: a choice of ours where the source is silent
  bool changed = false;     // a house rule that differs from the variant
};

struct RulesSection {
  std::string heading;
  std::vector<RulesLine> lines;
};

struct RulesSheet {
  std::string title;
  std::string paragraph;  // the variant's own: what game it is, and where it is from
  std::vector<RulesSection> sections;
};

RulesSheet rules_sheet(const Setup& setup, Language language);

// The changed rules in few words, "no undertrumping · target 9"; empty if none is changed. Says
// those that the sheet says: a field that has no effect in this game does not count.
std::string changed_rules_text(const Setup& setup, Language language);

}  // namespace allfours
