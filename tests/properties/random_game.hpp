// Random games for the property tests: any possible decision, each as likely as the next.
#pragma once

#include <cstdlib>
#include <string>
#include <vector>

#include "core/random.hpp"
#include "core/table.hpp"

namespace allfours {

// How many games a variant is to be tested with: ALLFOURS_TEST_GAMES, else `usual`.
inline int test_games(int usual) {
  const char* text = std::getenv("ALLFOURS_TEST_GAMES");
  const long long games = text == nullptr ? 0 : std::atoll(text);
  return games > 0 ? static_cast<int>(games * usual / 10000) + 1 : usual;
}

// What whoever must choose could choose.
Decision random_choice(const Table& table, Stream& stream);
// The same, but a seat that may lay its hand down sometimes does.
Decision random_decision(const Table& table, Stream& stream);

// More events than any game of ours has.
inline constexpr long endless = 1000000;

// Plays on until the game is over; false if it does not end. `sink(table, event)` is called for
// each event with the table as it stands before it, and answers whether to go on.
template <typename Sink>
bool play_randomly(Table& table, Stream& stream, Sink&& sink) {
  Event event;
  for (long events = 0; events < endless; ++events) {
    if (!next_event(table, event)) {
      if (table.turn < 0) return true;
      event = std::get<Event>(judge(table, random_decision(table, stream)));
    }
    if (!sink(static_cast<const Table&>(table), static_cast<const Event&>(event))) return false;
    apply(table, event);
  }
  return false;
}

// The same as a log, from the beginning of a game.
Events random_log(const Setup& setup, Stream& stream);

// The setup of a variant with a seed of its own.
Setup setup_for(const Variant& variant, int players, const std::string& seed);
// Those of every variant with every number of players.
std::vector<Setup> all_setups(const std::string& seed);

// So many fields changed at random, valid together or not. Targets are kept low, so that games end
// soon.
void change_randomly(Setup& setup, Stream& stream, int changes);

}  // namespace allfours
