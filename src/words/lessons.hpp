// The lessons: a game to play through, with captions and questions; and the puzzles
// (players/advice/puzzle.hpp). They are data (lessons/*.lesson and puzzles.txt in the format of
// lessons.mjs; texts in texts/*/lessons.ftl), compiled into C++ at build time: the first lesson
// into the program, the others and the puzzles, with their texts, into a pack per language that is
// loaded on demand. Knows no rule and no game. Tests: tests/app/modes/lesson/lesson_test.cpp,
// tests/app/modes/puzzle/puzzle_test.cpp (which also check that they are true),
// tests/handed/handed_words_test.cpp.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "words/words.hpp"

namespace allfours {

struct LessonStep {
  int moment;  // a number of events of the log
  int why;     // the award (its position in the log, from 1) whose explanation is offered; 0: none
  bool asks;   // the person must take the record's next decision; else go on
  std::string_view text;  // key of a headline, ¶, sentences
  std::string_view more;  // key of further sentences, or empty
};

struct Lesson {
  std::string_view id;    // "learn", as in actions
  std::string_view link;  // the whole record (core/game/record.hpp)
  std::span<const LessonStep> steps;
  bool of_family = false;  // about a family of games, else about play in general
};

// A built-in puzzle.
struct PuzzleText {
  std::string_view id;     // "12", as in actions and settings; never changes
  std::string_view cards;  // number of cards the person holds at the start, "3"
  std::string_view idea;   // key of the theme: "duck"
  std::string_view other;  // the wrong card of the theme, "Jh"
  std::string_view link;   // the game up to the puzzle, and the goal
};

// The loaded ones, in the order offered; the first is for people who have never played. The texts
// stay valid, the span only until the next pack is loaded.
std::span<const Lesson> lessons();
Lesson first_lesson();
std::span<const PuzzleText> puzzles();
// The puzzle with this link, or null.
const PuzzleText* find_puzzle(std::string_view link);
// The first characters of a pack of lessons.
inline constexpr std::string_view lessons_sign = "allfours lessons ";
// The other lessons are loaded with their texts in this language.
bool has_lessons(Language language);
// Loads the bytes of a pack. Empty, without effect, if they are malformed.
std::optional<Language> take_lessons(std::string bytes);
// A text of a lesson by its key, from the game or the other lessons; if these lack the language, in
// one they have.
std::string_view lesson_phrase(const Words& words, std::string_view key);
// Title and short description.
std::string_view lesson_title(const Words& words, const Lesson& lesson);
std::string_view lesson_note(const Words& words, const Lesson& lesson);
// A text of the puzzles: "puzzle-goal-hang" for "goal-hang".
std::string_view puzzle_phrase(const Words& words, std::string_view name);
// The task of a puzzle with this goal and number of cards: "Hang the jack in three tricks".
std::string puzzle_title(const Words& words, std::string_view goal, std::string_view cards);
std::string puzzle_title(const Words& words, const PuzzleText& puzzle);
// The id of its variant.
std::string_view puzzle_variant(const PuzzleText& puzzle);

}  // namespace allfours
