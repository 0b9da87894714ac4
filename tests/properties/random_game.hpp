// Random games for the property tests: all possible decisions are equally likely.
#pragma once

#include <cstdlib>
#include <string>
#include <vector>

#include "core/cards/random.hpp"
#include "core/table/table.hpp"

namespace allfours {

// The number of games per variant: ALLFOURS_TEST_GAMES, or `usual`.
inline int test_games(int usual) {
  const char* text = std::getenv("ALLFOURS_TEST_GAMES");
  const long long games = text == nullptr ? 0 : std::atoll(text);
  return games > 0 ? static_cast<int>(games * usual / 10000) + 1 : usual;
}

// A random choice for the seat to decide.
Decision random_choice(const Table& table, Stream& stream);
// The same, but a seat that may lay its hand down sometimes does so.
Decision random_decision(const Table& table, Stream& stream);

// More events than any game has.
inline constexpr long endless = 1000000;

// Plays until the end of the game; false if it does not end. For each event it calls `sink(table,
// event)` with the table before the event; `sink` returns whether to continue.
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

// The setup of a variant with this seed.
Setup setup_for(const Variant& variant, int players, const std::string& seed);
// The setups of every variant with every number of players.
std::vector<Setup> all_setups(const std::string& seed);

// Changes this many fields at random; the result may be invalid. Targets stay low, so that games
// are short.
void change_randomly(Setup& setup, Stream& stream, int changes);

}  // namespace allfours
