// Parses the number of an action: "moment:12", "step:-1". Knows no action. Tests:
// tests/app/table/app_moments_test.cpp.
#pragma once

#include <string_view>

#include "core/text/number.hpp"

namespace allfours {

// The number, or `otherwise` if the text is not one.
inline int number_in(std::string_view text, int otherwise) {
  return whole_number(text).value_or(otherwise);
}

}  // namespace allfours
