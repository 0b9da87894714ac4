// Lessons and puzzles as a feature: their lists, starting and ending them. Knows no screen. Tests:
// tests/app/modes/lesson/lesson_test.cpp, tests/app/modes/puzzle/puzzle_test.cpp.
#pragma once

#include "app/feature.hpp"

namespace allfours {

bool end_lesson(App& app);

}  // namespace allfours
