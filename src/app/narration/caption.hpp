// A caption over the table. Knows no screen. Tests: tests/app/modes/lesson/lesson_test.cpp.
#pragma once

#include <string>

namespace allfours {

// A headline, and two or three sentences.
struct Caption {
  std::string title;
  std::string text;
};

}  // namespace allfours
