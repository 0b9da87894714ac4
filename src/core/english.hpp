// What the core has in English for programs: what variants and fields are called. It is data like
// the phrases of fault.hpp: src/words/compile.mjs makes all of it from src/words/texts/en, where
// every sentence stands once. Knows no other language (src/words). A build without the reader of
// the texts has none of it: no_english.cpp. Tests: tests/rules/rule_set_test.cpp.
#pragma once

#include <string_view>

namespace allfours {

// "Trinidad All Fours"; nothing of an id that is no variant's.
std::string_view english_name(std::string_view variant);
// What a field changes at the table, in a sentence.
std::string_view english_meaning(std::string_view field);

}  // namespace allfours
