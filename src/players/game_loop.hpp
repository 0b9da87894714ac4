// Whole games between computer players: what `allfours simulate`, the tests and the benchmarks run.
// Knows no screen and no clock.
// Tests: tests/properties/simulation_test.cpp.
#pragma once

#include <cstdlib>

#include "core/game.hpp"
#include "players/player.hpp"

namespace allfours {

// One player a seat.
using Seats = std::array<const Player*, max_players>;

// Plays the game from its first event to its last, or until `enough()` where somebody would choose.
// `sink(table, event)` is called for each event, with the table as it stands before the event.
template <typename Sink, typename Enough>
void play_game(const Setup& setup, const Seats& seats, Sink&& sink, Enough&& enough) {
  Table table = new_table(setup);
  follow(table, sink);
  int decisions = 0;
  int kept = 0;
  while (!enough()) {
    const Question asked = next_question(table, kept);
    if (asked.seat < 0) return;
    const Player& player = *seats[static_cast<std::size_t>(asked.seat)];
    const SeatView seen = seen_from(table, asked.seat);
    Stream stream = decision_stream(table.seed_key, asked.seat, decisions);
    if (asked.lay_down && !player.lays_down(seen, stream)) {
      ++kept;
      continue;
    }
    const Decision decision =
        asked.lay_down ? Decision::of_lay_down(asked.seat) : player.choose(seen, stream);
    if (decide(table, decision, sink)) std::abort();  // players choose what can be
    ++decisions;
    kept = 0;
  }
}

template <typename Sink>
void play_game(const Setup& setup, const Seats& seats, Sink&& sink) {
  play_game(setup, seats, sink, [] { return false; });
}

// The seed of game `i` of a series; game 0 has the series' own, so that each game can be had alone.
std::string series_seed(std::string_view seed, int i);

}  // namespace allfours
