// A puzzle: a hand in its middle whose cards all lie open, a seat, and a goal its side is to reach
// against the best that can be done (the exact solver's). Says whether such a goal can be stated of
// a table, which cards keep it, what everybody else plays, and when it is reached or lost.
// By the solver and the core's settlement: no rule is written here again.
// Knows no link, no words and no screen. Tests: tests/rules/puzzle_test.cpp,
// tests/app/puzzle_test.cpp; those of the repository are found by `allfours bench puzzles`.
#pragma once

#include <optional>
#include <string_view>
#include <variant>

#include "core/scoring.hpp"
#include "players/solver.hpp"

namespace allfours {

// Of the points of the hand, for the side of the seat; win: the game, at this hand's end.
enum class Goal : std::uint8_t { jack, hang, low, game, all, win };
inline constexpr int goal_count = 6;

// "hang", as links have it.
std::string_view wire(Goal goal);
std::optional<Goal> find_goal(std::string_view word);

// Why a table is no puzzle for a seat.
enum class NoPuzzle : std::uint8_t {
  not_playing,  // nobody has a card to play, or it is not known which cards will be drawn
  settled,      // it is nobody's any more, or somebody's for certain, whatever is played
  too_long,     // there is too much to be tried
  too_good      // the others can prevent it
};

class Puzzle {
 public:
  Puzzle(Goal goal, int seat) : goal_(goal), seat_(seat), solver_(14) {}

  Goal goal() const { return goal_; }
  int seat() const { return seat_; }

  // Nothing where the seat's side can reach the goal, and could miss it.
  std::optional<NoPuzzle> fault(const Table& table);

  enum class Standing : std::uint8_t { open, reached, missed };
  // Reached: whatever is played. Missed: the others can prevent it from here.
  Standing standing(const Table& table);
  // What whoever must play a card may play: for the seat's side the cards after which the goal can
  // still be had, for the others those after which it cannot; none if there are none. Somebody must
  // play a card.
  CardSet right(const Table& table);
  // What whoever must decide does: one of these cards, for the others the one after which it is
  // hardest for the seat; words before the play so that the hand is played as it was dealt.
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
