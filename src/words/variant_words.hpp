// What each variant is called in each language, and the words of a language at its table. Proper
// names stay as they are.
// Knows no rule.
// Tests: tests/app/variant_words_test.cpp.
#pragma once

#include <string_view>

#include "core/rules.hpp"
#include "words/words.hpp"

namespace allfours {

std::string_view variant_name(Language language, const Variant& variant);
// Where there is little room.
std::string_view variant_short_name(Language language, const Variant& variant);

std::string_view family_name(const Words& words, Family family);

// Where a game has words of its own, they are said too: Trinidad's *beg* and *stand*.
const Words& words_at_table(Language language, const Variant& variant);

}  // namespace allfours
