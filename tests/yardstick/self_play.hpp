// One game in which one function decides for every seat. A hand that may be laid down is laid down.
// Used by gaps.hpp and habits.hpp, which measure.
#pragma once

#include <cstdlib>

#include "core/game/record.hpp"
#include "core/table/seat_view.hpp"
#include "players/player.hpp"

namespace allfours {

// `decide_for` takes what the seat sees, its choice and a random stream, and returns its decision,
// which must be legal.
template <typename Decide>
void play_game(const Setup& setup, Decide decide_for) {
  Table table = new_table(setup);
  const auto ignore = [](const Table&, const Event&) {};
  follow(table, ignore);
  for (int decisions = 0;; ++decisions) {
    const Question asked = next_question(table, 0);
    if (asked.seat < 0) return;
    Decision decision = Decision::of_lay_down(asked.seat);
    if (!asked.lay_down) {
      Stream stream = decision_stream(table.seed_key, asked.seat, decisions);
      decision = decide_for(seen_from(table, asked.seat), choice(table), stream);
    }
    if (decide(table, decision, ignore)) std::abort();
  }
}

}  // namespace allfours
