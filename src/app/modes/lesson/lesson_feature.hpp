// Lessons and puzzles as a feature: their lists, starting and ending them. Knows no screen. Tests:
// tests/app/modes/lesson/lesson_test.cpp, tests/app/modes/puzzle/puzzle_test.cpp.
#pragma once

#include "app/feature.hpp"

namespace allfours {

bool end_lesson(App& app);

// The lesson at the table for the text of this tab, "begging:7"; empty if there is none, or if it
// is over.
std::string lesson_text(const App& app);
// Goes on with the lesson of such a text at its step, once the lessons are loaded. Does nothing if
// the text names no lesson.
void resume_lesson(App& app, std::string_view text);

}  // namespace allfours
