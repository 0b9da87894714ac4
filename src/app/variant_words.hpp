// What each variant is called in each language. Proper names stay as they are.
// Tests: tests/app/variant_words_test.cpp.
#pragma once

#include <string_view>

#include "app/words.hpp"
#include "core/rules.hpp"

namespace allfours {

std::string_view variant_name(Language language, const Variant& variant);
// Where there is little room.
std::string_view variant_short_name(Language language, const Variant& variant);

}  // namespace allfours
