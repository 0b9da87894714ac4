// Whole games between computer players: what `allfours simulate`, the tests and the benchmarks run.
// Knows no screen and no clock.
// Tests: tests/properties/simulation_test.cpp.
#pragma once

#include <cstdlib>

#include "core/game.hpp"
#include "players/erring.hpp"
#include "players/noticing.hpp"
#include "players/player.hpp"
#include "players/player_names.hpp"

namespace allfours {

// One player a seat.
using Seats = std::array<const Player*, max_players>;

// The seats that call for exposed cards, and those that drop cards by themselves (bit s: seat s).
struct Habits {
  unsigned call = 0;
  unsigned drop = 0;
};

// What somebody does out of turn before this question (table_rules): one who has erred takes a card
// back, one errs, one who has noticed a misdeal or a revoke calls it, or one calls for an exposed
// card.
std::optional<Decision> out_of_turn(const Table& table, int decisions, const Errors& errors,
                                    const Habits& habits);

// Plays the game from its first event to its last, or until `enough()` where somebody would choose.
// `sink(table, event)` is called for each event, with the table as it stands before the event.
// Where the rules let them, players err as `errors` says.
template <typename Sink, typename Enough>
void play_game(const Setup& setup, const Seats& seats, Sink&& sink, Enough&& enough,
               const Errors& errors = {}) {
  Table table = new_table(setup);
  follow(table, sink);
  int decisions = 0;
  int kept = 0;
  const bool may_err = setup.rules.table_rules;
  Habits habits;
  for (int seat = 0; seat < setup.players; ++seat) {
    const std::string_view name = seats[static_cast<std::size_t>(seat)]->name;
    if (calls_cards(name)) habits.call |= 1U << seat;
    if (drops_cards(name)) habits.drop |= 1U << seat;
  }
  while (!enough()) {
    if (may_err) {
      if (const auto spoken = out_of_turn(table, decisions, errors, habits)) {
        if (decide(table, *spoken, sink)) std::abort();
        ++decisions;
        kept = 0;
        continue;
      }
    }
    const Question asked = next_question(table, kept);
    if (asked.seat < 0) return;
    const Player& player = *seats[static_cast<std::size_t>(asked.seat)];
    if (asked.lay_down) {
      Stream stream = decision_stream(table.seed_key, asked.seat, decisions);
      if (!player.lays_down(seen_from(table, asked.seat), stream)) {
        ++kept;
        continue;
      }
    }
    Decision decision =
        asked.lay_down ? Decision::of_lay_down(asked.seat) : choose_at(player, table, decisions);
    if (may_err && (errors.revokes > 0 || errors.slips > 0)) {
      Stream slips = error_stream(table.seed_key, asked.seat, decisions);
      decision = erred(choice(table), decision, errors, slips);
    }
    if (decide(table, decision, sink)) std::abort();  // players choose what can be
    ++decisions;
    kept = 0;
  }
}

template <typename Sink>
void play_game(const Setup& setup, const Seats& seats, Sink&& sink) {
  play_game(setup, seats, sink, [] { return false; });
}

// Between players who err so.
template <typename Sink>
void play_erring_game(const Setup& setup, const Seats& seats, const Errors& errors, Sink&& sink) {
  play_game(
      setup, seats, sink, [] { return false; }, errors);
}

// The seed of game `i` of a series; game 0 has the series' own, so that each game can be had alone.
std::string series_seed(std::string_view seed, int i);

}  // namespace allfours
