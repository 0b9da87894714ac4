// Names of the variants in each language, and the wording of a language at a variant's table.
// Proper names are not translated. Knows no rule. Tests: tests/app/variant_words_test.cpp.
#pragma once

#include <string_view>

#include "core/rules/rules.hpp"
#include "words/words.hpp"

namespace allfours {

std::string_view variant_name(Language language, const Variant& variant);
// For narrow places.
std::string_view variant_short_name(Language language, const Variant& variant);

std::string_view family_name(const Words& words, Family family);

// With a variant's own wording: Trinidad's *beg* and *stand*.
const Words& words_at_table(Language language, const Variant& variant);

}  // namespace allfours
