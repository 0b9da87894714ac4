// English names and meanings of variants and fields, for programs. Generated, like the phrases of
// fault.hpp, by src/words/compile.mjs from src/words/texts/en, the only source of all sentences.
// Knows no other language (src/words). A build without the text compiler has no_english.cpp
// instead. Tests: tests/core/rules/rule_set_test.cpp.
#pragma once

#include <string_view>

namespace allfours {

// "Trinidad All Fours"; empty for an unknown id.
std::string_view english_name(std::string_view variant);
// The effect of a field at the table, in a sentence.
std::string_view english_meaning(std::string_view field);

}  // namespace allfours
