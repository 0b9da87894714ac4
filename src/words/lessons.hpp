// The lessons: a game that is played through, and what is told and asked on the way. They are data
// (lessons/*.lesson, as lessons.mjs says; texts in texts/*/lessons.ftl), made into C++ at build
// time. Knows no rule and no game. Tests: tests/app/lesson_test.cpp, that they are true, too.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "words/keys.hpp"

namespace allfours {

struct LessonStep {
  int moment;  // so many events of the log are shown
  int why;     // the award (its place in the log, from 1) whose reason is offered; 0: none
  bool asks;   // the person is to take the record's next decision; else to go on
  std::string_view Words::*text;  // a headline, ¶, sentences
  std::string_view Words::*more;  // sentences behind them, or null
};

struct Lesson {
  std::string_view id;    // "learn", as in actions
  std::string_view link;  // the whole record (core/record.hpp)
  std::string_view Words::*title;
  std::string_view Words::*note;  // what it is, in a few words
  std::span<const LessonStep> steps;
};

// In the order in which they are offered, the first one for whoever has never played.
std::span<const Lesson> lessons();

}  // namespace allfours
