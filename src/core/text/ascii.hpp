// Digits and letters of ASCII, whatever the locale. Knows no other characters (utf8.hpp).
// Tests: tests/core/text/number_test.cpp.
#pragma once

namespace allfours {

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_small_letter(char c) { return c >= 'a' && c <= 'z'; }
constexpr bool is_letter_or_digit(char c) {
  return is_digit(c) || is_small_letter(c) || (c >= 'A' && c <= 'Z');
}

}  // namespace allfours
