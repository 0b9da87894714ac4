// Whole games between computer players: what `allfours simulate`, the tests and the benchmarks run.
// Tests: tests/properties/simulation_test.cpp.
#pragma once

#include <functional>

#include "players/player.hpp"

namespace allfours {

// One player a seat.
using Seats = std::array<const Player*, max_players>;

// Plays the game from its first event to its last. `sink(table, event)` is called for each event,
// with the table as it stands before the event.
template <typename Sink>
void play_game(const Setup& setup, const Seats& seats, Sink&& sink) {
  Table table = new_table(setup);
  Event event;
  int decisions = 0;
  const auto happen = [&](const Event& what) {
    sink(table, what);
    apply(table, what);
  };
  const auto decide_for = [&](const Decision& decision) {
    happen(std::get<Event>(judge(table, decision)));
    ++decisions;
  };
  for (;;) {
    while (next_event(table, event)) happen(event);
    if (table.phase == Phase::over) return;
    // Seats with a worthless hand are asked first; the answer of one changes who may still do so.
    int asked_last = -1;
    for (Asked asked = may_lay_down(table); asked.count > 0;) {
      int next = -1;
      bool passed = asked_last < 0;
      for (int i = 0; i < asked.count && next < 0; ++i) {
        const int seat = asked.seats[static_cast<std::size_t>(i)];
        if (passed) next = seat;
        if (seat == asked_last) passed = true;
      }
      if (next < 0) break;
      asked_last = next;
      Stream stream = decision_stream(table.seed_key, next, decisions);
      if (!seats[static_cast<std::size_t>(next)]->lays_down(seen_from(table, next), stream)) {
        continue;
      }
      decide_for(Decision::of_lay_down(next));
      asked = may_lay_down(table);
      asked_last = -1;
    }
    const int seat = table.turn;
    Stream stream = decision_stream(table.seed_key, seat, decisions);
    decide_for(seats[static_cast<std::size_t>(seat)]->choose(seen_from(table, seat), stream));
  }
}

// The seed of game `i` of a series; game 0 has the series' own, so that each game can be had alone.
std::string series_seed(std::string_view seed, int i);

}  // namespace allfours
