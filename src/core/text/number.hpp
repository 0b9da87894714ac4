// Reads whole numbers of foreign texts: digits, after a minus sign if the number is negative. Knows
// nothing of their meaning. Test: tests/core/text/number_test.cpp.
#pragma once

#include <charconv>
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

}  // namespace allfours
