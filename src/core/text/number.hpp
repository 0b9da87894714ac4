// Reads whole numbers of foreign texts: digits, after a minus sign if the number is negative. Knows
// nothing of their meaning. Tests: tests/core/text/number_test.cpp.
#pragma once

#include <charconv>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

namespace allfours {

// The number that the whole text is, from least to most; empty for any other text. Zeros may lead.
inline std::optional<int> whole_number(std::string_view text,
                                       int least = std::numeric_limits<int>::min(),
                                       int most = std::numeric_limits<int>::max()) {
  int number = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc() || stop != end || number < least || number > most) return std::nullopt;
  return number;
}

// That number in its only spelling, that of `std::to_string`: no zeros lead.
inline std::optional<int> plain_number(std::string_view text, int least, int most) {
  const auto number = whole_number(text, least, most);
  return number && std::to_string(*number) == text ? number : std::nullopt;
}

// That number into `into`; false, without effect, for any other text.
inline bool read_number(std::string_view text, int& into, int least,
                        int most = std::numeric_limits<int>::max()) {
  const auto number = whole_number(text, least, most);
  into = number.value_or(into);
  return number.has_value();
}

// Digits from least to most, below 8, one bit each: "02" adds 1 and 4 to `into`. False for any
// other text, which may have added some, and for an empty one.
inline bool read_digits(std::string_view text, int least, int most, std::uint8_t& into) {
  for (const char digit : text) {
    if (digit < '0' + least || digit > '0' + most) return false;
    into |= static_cast<std::uint8_t>(1U << (digit - '0'));
  }
  return !text.empty();
}
inline std::string digits_text(std::uint8_t digits) {
  std::string text;
  for (int digit = 0; digit < 8; ++digit) {
    if ((digits >> digit & 1) != 0) text += std::to_string(digit);
  }
  return text;
}

}  // namespace allfours
