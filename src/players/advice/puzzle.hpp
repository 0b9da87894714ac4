// A puzzle: a hand in its middle with open cards, a seat, and a goal its side must reach against
// best play (the exact solver's). Tells whether a table makes a puzzle, which cards keep the goal,
// what everybody else plays, and when the goal is reached or lost. Uses the solver and the core's
// settlement. Knows no link, no words and no screen. Tests: tests/players/advice/puzzle_test.cpp,
// tests/app/modes/puzzle/puzzle_test.cpp; `allfours bench puzzles` found those of the repository.
#pragma once

#include <optional>
#include <string_view>
#include <variant>

#include "core/table/scoring.hpp"
#include "players/search/solver.hpp"

namespace allfours {

// A point of the hand for the side of the seat; win: the game, by the end of this hand.
enum class Goal : std::uint8_t { jack, hang, low, game, all, win };
inline constexpr int goal_count = 6;

// The word in links, such as "hang".
std::string_view wire(Goal goal);
std::optional<Goal> find_goal(std::string_view word);

// Why a table is no puzzle for a seat.
enum class NoPuzzle : std::uint8_t {
  not_playing,  // nobody has a card to play, or hidden cards will be drawn
  settled,      // already decided, whatever is played
  too_long,     // too many positions to search
  too_good      // the others can prevent it
};

class Puzzle {
 public:
  Puzzle(Goal goal, int seat) : goal_(goal), seat_(seat), solver_(14) {}

  Goal goal() const { return goal_; }
  int seat() const { return seat_; }

  // Empty if the seat's side can reach the goal and can miss it.
  std::optional<NoPuzzle> fault(const Table& table);

  enum class Standing : std::uint8_t { open, reached, missed };
  // Reached: certain, whatever is played. Missed: the others can prevent it from here.
  Standing standing(const Table& table);
  // Good cards of the seat in turn: for the puzzle's side those that keep the goal reachable, for
  // the others those that prevent it; empty if there are none. Precondition: a card must be played.
  CardSet right(const Table& table);
  // Decision of the seat in turn: one of these cards, for the others the most difficult for the
  // solver of the puzzle; before the play, words that keep the hand as dealt.
  Decision best(const Table& table);

 private:
  bool reached(const Table& table, const FourPoints& points) const;
  Solver::Answer solve(const Table& table);
  bool certain(const Table& table, bool reached) const;
  Card card(const Table& table);
  int trouble(Table table, Card card);

  Goal goal_;
  int seat_;
  Solver solver_;
};

}  // namespace allfours
