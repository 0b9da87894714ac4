// Goals reachable in a hand with all cards open, by brute force with the core alone, as an
// independent check of players/advice/puzzle.hpp.
#pragma once

#include "core/game/game.hpp"
#include "players/advice/puzzle.hpp"

namespace allfours {

// Plays a card and the automatic events of the play; the caller handles the settlement.
inline void play_card(Table& table, Card card) {
  apply(table, std::get<Event>(judge(table, Decision::of_play(table.turn, card))));
  Event event;
  while (table.phase != Phase::play && table.phase != Phase::settlement &&
         table.phase != Phase::game_end && table.phase != Phase::hand_end &&
         next_event(table, event)) {
    apply(table, event);
  }
}

inline bool has_goal(const Table& table, Goal goal, int side) {
  const FourPoints points = four_points(table);
  switch (goal) {
    case Goal::jack:
      return points.jack == side;
    case Goal::hang:
      return points.jack == side && points.hanged;
    case Goal::low:
      return points.low == side;
    case Goal::game:
      return points.game == side;
    case Goal::all:
      return points.high == side && points.low == side && points.jack == side &&
             points.game == side;
    case Goal::win:
      return table.winner >= 0 ? table.winner == side : settled(table, points).winner == side;
  }
  return false;
}

// With three sides the others are taken to play together, as the solver takes them.
inline bool can_be_had(const Table& table, Goal goal, int seat) {
  const int side = side_of(table, seat);
  if (table.phase != Phase::play) return has_goal(table, goal, side);
  const bool ours = side_of(table, table.turn) == side;
  for (const Card card : choice(table).cards) {
    Table after = table;
    play_card(after, card);
    if (can_be_had(after, goal, seat) == ours) return ours;
  }
  return !ours;
}

}  // namespace allfours
