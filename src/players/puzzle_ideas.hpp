// What the idea of a puzzle is (players/puzzle.hpp), by what its one right card does: for whoever
// looks for puzzles, and for the test that holds the words about them against the cards.
// Knows no words. Tests: tests/app/puzzle_test.cpp.
#pragma once

#include <optional>
#include <string_view>

#include "players/puzzle.hpp"

namespace allfours {

struct PuzzleIdea {
  std::string_view name;  // "duck", as texts call it
  Card right;             // the only one
  Card other;             // one that is wrong, which the idea is about
};

// Nothing where there is not exactly one right card for the seat, whose turn it is, or nothing can
// be said of it.
std::optional<PuzzleIdea> idea_of(Puzzle& puzzle, const Table& table);

}  // namespace allfours
