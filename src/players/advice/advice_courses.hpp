// Part of the adviser (adviser.hpp): the course of a hand in one world after one option, to the end
// of the hand. "sensible" plays every seat; given a solver, the solver plays as long as it can.
// Knows no likelihood and no reason. Tests: tests/core/advice/advice_test.cpp.
#pragma once

#include <vector>

#include "core/advice/advice.hpp"
#include "players/player.hpp"
#include "players/search/solver.hpp"

namespace allfours {

// The four points, as indices of a Course.
enum class CoursePoint : std::uint8_t { high, low, jack, game };

struct Course {
  double worth = 0;           // chance that our side wins the game, at the end of the hand
  std::int8_t winner = -1;    // the side that has won the game by then
  bool at_once = false;       // and it did so before anybody else could choose
  std::int8_t trick_to = -1;  // the seat that takes the first completed trick
  std::array<std::int8_t, 4> point{-1, -1, -1,
                                   -1};  // the side that scores the point, by CoursePoint
  Scores gained{};                       // per side, all points scored from here on
  bool answered = false;                 // the dealer answers a beg …
  Say answer{};                          // … with this word
};

// A solver, and the value of outcomes for the advised side.
struct Line {
  Solver& solver;
  const OutcomeValues& values;
  std::uint64_t nodes;  // budget for each card
  // If set, receives the cards played, and a play by no seat after each complete trick.
  std::vector<Play>* told = nullptr;
  bool left = false;
};

// Values of outcomes for a side, on the scale of Course::worth.
OutcomeValues course_values(const Table& table, int side);

// Preconditions: all cards of the world are known; the option is legal in it, for the seat of its
// decision.
Course course_of(Table world, const Option& option, Stream& stream, Line* line = nullptr);

}  // namespace allfours
