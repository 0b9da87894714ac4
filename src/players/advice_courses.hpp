// Inside the adviser (adviser.hpp): how a hand goes on in one world after one option, to the hand's
// end: with "sensible" in every seat, or, where a solver is lent, as the solver says for as long as
// it can. Knows no likelihood and no reason.
// Tests: tests/rules/advice_test.cpp.
#pragma once

#include <vector>

#include "core/advice.hpp"
#include "players/player.hpp"
#include "players/solver.hpp"

namespace allfours {

// The four points, as places in a Course.
enum class CoursePoint : std::uint8_t { high, low, jack, game };

struct Course {
  double worth = 0;           // the chance that our side wins the game, at the hand's end
  std::int8_t winner = -1;    // the side that has won the game by then
  bool at_once = false;       // and it did so before anybody else could choose
  std::int8_t trick_to = -1;  // who takes the first trick that ends
  std::array<std::int8_t, 4> point{-1, -1, -1, -1};  // the side that scores it, by CoursePoint
  Scores gained{};                                   // per side, all points that count from here on
  bool answered = false;                             // the dealer answers a beg …
  Say answer{};                                      // … so
};

// A solver, with what the ends are worth to the side that is advised.
struct Line {
  Solver& solver;
  const OutcomeValues& values;
  std::uint64_t nodes;  // for each card
  // Where it is asked for: the cards played, a play of no seat where a trick is complete; and
  // whether a card was not the solver's.
  std::vector<Play>* told = nullptr;
  bool left = false;
};

// What the ends are worth to a side, as a course's worth says.
OutcomeValues course_values(const Table& table, int side);

// All cards of the world are known. The option is possible in it, for the seat of its decision.
Course course_of(Table world, const Option& option, Stream& stream, Line* line = nullptr);

}  // namespace allfours
