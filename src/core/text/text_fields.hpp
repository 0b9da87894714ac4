// Strict parsing of lines of space-separated fields, the format of texts between programs. Knows
// nothing of their content. Tests: tests/core/advice/advice_text_test.cpp.
#pragma once

#include <string_view>

#include "core/text/number.hpp"

namespace allfours {

// Removes the field before the next `sign`, and the sign, and returns it; the whole text if there
// is none.
inline std::string_view take_field(std::string_view& text, char sign) {
  const auto end = text.find(sign);
  const std::string_view part = text.substr(0, end);
  text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
  return part;
}

// Some editors write it before a text.
inline constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

// Removes and returns the first line, without its end, which may be that of Windows.
inline std::string_view take_line(std::string_view& text) {
  std::string_view line = take_field(text, '\n');
  if (line.ends_with('\r')) line.remove_suffix(1);
  return line;
}

// Takes a number from least to most, formatted as by `std::to_string`; otherwise sets `bad`.
template <typename Number>
void take_number(std::string_view& line, int least, int most, Number& into, bool& bad) {
  const auto number = plain_number(take_field(line, ' '), least, most);
  bad = bad || !number;
  into = static_cast<Number>(number.value_or(0));
}

}  // namespace allfours
