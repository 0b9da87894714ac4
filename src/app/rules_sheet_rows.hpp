// What the rules sheet is made of, as data: which lines there are, in the order of play, when each
// has something to say, and who says so (RULES.md §2, §3, the [R] marks); and the shape of a
// language's sentences. Knows no sentence. Tests: tests/app/rules_sheet_texts_test.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/table.hpp"
#include "words/words.hpp"

namespace allfours {

enum class SheetPart : std::uint8_t { players, deal, trump, play, points, end };
inline constexpr int sheet_part_count = 6;

// A field of the rule set, or a general rule that no field changes.
struct SheetRow {
  SheetPart part{};
  std::string_view key;  // the field's name, or the general line's own
  bool is_field = false;
  bool (*applies)(const Setup&) = nullptr;  // does it matter in this game? null: always
  // A field: no, none or nobody is only said where it is a house rule.
  bool silent_at_zero = false;
  std::string_view source;  // of a general line
  // Variants (ids between spaces) for which this reading is marked [R]; "*": all; "! …": all but.
  std::string_view resolved;
  std::string_view only;  // variants that have the line; empty: all
};

// The rows in the order in which they are read.
std::span<const SheetRow> sheet_rows();

// Options that a source names and no variant has by itself: a rule id or its beginning, and where.
struct SheetOption {
  std::string_view rule, source;
};
std::span<const SheetOption> sheet_options();

// A sentence. It may hold {n}, {points} ("3 points"), {players}, {sides} ("four"); with `|` it has
// two forms, the first for a game in which everybody plays alone, the second for partners.
struct SheetText {
  std::string_view key, text;
};

struct SheetTexts {
  std::array<std::string_view, sheet_part_count> headings;
  std::string_view heading_trump_only;    // where nobody begs
  std::string_view numbers;               // two to six, with commas
  std::string_view one_point, points;     // "1 point", "{n} points"
  std::span<const SheetText> paragraphs;  // by variant id
  // By rule id; a number's is "target.#". ":many" (three sides or more) or ":stock" after it: said
  // instead in such a game.
  std::span<const SheetText> rules;
  std::span<const SheetText> general;  // by the row's key
};

const SheetTexts& sheet_texts_in(Language language);

// The text of this key; empty if there is none.
std::string_view sheet_text(std::span<const SheetText> texts, std::string_view key);

}  // namespace allfours
