// The lessons: a game that is played through, and what is told and asked on the way; and the
// puzzles (players/puzzle.hpp). They are data (lessons/*.lesson and puzzles.txt, as lessons.mjs
// says; texts in texts/*/lessons.ftl), made into C++ at build time: the first lesson is in the
// program, the others and the puzzles, with their texts, in a pack a language that comes when they
// are asked for. Knows no rule and no game. Tests: tests/app/lesson_test.cpp,
// tests/app/puzzle_test.cpp, that they are true, too; tests/handed/handed_words_test.cpp.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "words/words.hpp"

namespace allfours {

struct LessonStep {
  int moment;  // so many events of the log are shown
  int why;     // the award (its place in the log, from 1) whose reason is offered; 0: none
  bool asks;   // the person is to take the record's next decision; else to go on
  std::string_view text;  // the key of a headline, ¶, sentences
  std::string_view more;  // of sentences behind them, or empty
};

struct Lesson {
  std::string_view id;    // "learn", as in actions
  std::string_view link;  // the whole record (core/record.hpp)
  std::span<const LessonStep> steps;
  bool of_family = false;  // it is about a family of games, else about how to play any
};

// A puzzle that is kept here, among those of links.
struct PuzzleText {
  std::string_view id;     // "12", as in actions and settings: it stays whatever comes
  std::string_view cards;  // that the person holds when it begins, "3"
  std::string_view idea;   // the key of it: "duck"
  std::string_view other;  // the wrong card that the idea is about, "Jh"
  std::string_view link;   // the game as far as it goes, and the goal
};

// Those that are here, in the order in which they are offered, the first one for whoever has never
// played. What they are views of stays, the span only until the next pack comes.
std::span<const Lesson> lessons();
Lesson first_lesson();
std::span<const PuzzleText> puzzles();
// The one of this link, or null.
const PuzzleText* find_puzzle(std::string_view link);
// How a pack of lessons begins.
inline constexpr std::string_view lessons_sign = "allfours lessons ";
// The further ones are here with their texts in this language.
bool has_lessons(Language language);
// Takes them: the bytes of a pack. Nothing, and nothing has changed, if they are none.
std::optional<Language> take_lessons(std::string bytes);
// A text of a lesson by its key, of the game or of the further lessons; where these have none in
// the language of the words, in one that they have.
std::string_view lesson_phrase(const Words& words, std::string_view key);
// What it is called, and what it is in a few words.
std::string_view lesson_title(const Words& words, const Lesson& lesson);
std::string_view lesson_note(const Words& words, const Lesson& lesson);
// A text of the puzzles, "puzzle-goal-hang", of "goal-hang".
std::string_view puzzle_phrase(const Words& words, std::string_view name);
// What a puzzle with this goal asks, so many cards being held: "Hang the jack in three tricks".
std::string puzzle_title(const Words& words, std::string_view goal, std::string_view cards);
std::string puzzle_title(const Words& words, const PuzzleText& puzzle);
// The id of the game that it is of.
std::string_view puzzle_variant(const PuzzleText& puzzle);

}  // namespace allfours
