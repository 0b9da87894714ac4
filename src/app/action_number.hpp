// Parses the number of an action: "moment:12", "step:-1". Knows no action. Tests:
// tests/app/table/app_moments_test.cpp.
#pragma once

#include <charconv>
#include <string_view>

namespace allfours {

// The number, or `otherwise` if the text is not one.
inline int number_in(std::string_view text, int otherwise) {
  int value = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, value);
  return error == std::errc() && stop == end ? value : otherwise;
}

}  // namespace allfours
