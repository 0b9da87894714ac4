// The theme of a puzzle (players/advice/puzzle.hpp), from the effect of its only good card: for the
// search for puzzles, and for the test that compares texts with cards. Knows no words. Tests:
// tests/app/modes/puzzle/puzzle_test.cpp.
#pragma once

#include <optional>
#include <string_view>

#include "players/advice/puzzle.hpp"

namespace allfours {

struct PuzzleIdea {
  std::string_view name;  // the key in the texts, such as "duck"
  Card right;             // the only good card
  Card other;             // the tempting bad card of the theme
};

// Empty unless there is exactly one good card for the seat in turn and a theme applies.
std::optional<PuzzleIdea> idea_of(Puzzle& puzzle, const Table& table);

}  // namespace allfours
