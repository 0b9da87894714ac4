// Whole games between bots, for `allfours simulate`, tests and benchmarks. Knows no screen and no
// clock. Tests: tests/properties/simulation_test.cpp.
#pragma once

#include <cstdlib>

#include "core/game/game.hpp"
#include "players/knowledge/revoke_detection.hpp"
#include "players/player.hpp"
#include "players/player_names.hpp"
#include "players/simple/mistake_model.hpp"

namespace allfours {

// One player per seat.
using Seats = std::array<const Player*, max_players>;

// Seats that call for exposed cards, and seats that expose cards by themselves (bit s: seat s).
struct Habits {
  unsigned call = 0;
  unsigned drop = 0;
};

// An action out of turn before this question (table_rules): taking a card back, a mistake, calling
// a misdeal or revoke that was noticed, or calling for an exposed card.
std::optional<Decision> out_of_turn(const Table& table, int decisions, const Errors& errors,
                                    const Habits& habits);

// Plays from the first event to the end of the game, or until `enough()` at a decision.
// `sink(table, event)` gets each event with the table before it. With table_rules bots make
// mistakes at the rates of `errors`.
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
    if (decide(table, decision, sink)) std::abort();  // bots choose legally
    ++decisions;
    kept = 0;
  }
}

template <typename Sink>
void play_game(const Setup& setup, const Seats& seats, Sink&& sink) {
  play_game(setup, seats, sink, [] { return false; });
}

// Between bots that make mistakes at these rates.
template <typename Sink>
void play_erring_game(const Setup& setup, const Seats& seats, const Errors& errors, Sink&& sink) {
  play_game(
      setup, seats, sink, [] { return false; }, errors);
}

// Seed of game `i` of a series; game 0 has the series' seed, so each game can be played alone.
std::string series_seed(std::string_view seed, int i);

}  // namespace allfours
