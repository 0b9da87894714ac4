// The interface of bots. A player is a pure function of a seat's view and a random stream; it never
// sees the table itself and keeps no state. Knows no hidden card. Tests:
// tests/players/players_test.cpp, tests/properties/simulation_test.cpp.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "core/cards/random.hpp"
#include "core/table/seat_view.hpp"

namespace allfours {

struct Player {
  std::string_view name;
  // The decision of the seat in turn, which is the view's seat.
  Decision (*choose)(const SeatView& view, Stream& stream);
  // Asked between tricks with a worthless hand (throw_in): lay it down?
  bool (*lays_down)(const SeatView& view, Stream& stream);
  bool looks_ahead = false;  // searches: milliseconds per decision; the others take microseconds
  bool looks = true;         // uses more than the legal choices
  bool draws = true;         // draws from its stream; else it is deterministic
};

// All players, in the order of player_names.hpp.
std::span<const Player> players();
const Player* find_player(std::string_view name);
// The default player. A program that needs no other links no other.
const Player& sensible_player();

// The stream of one decision, so that the same moment of the same game is always decided alike:
// `player/SEAT/DECISIONS`, where `decisions` counts those made in the game so far.
Stream decision_stream(std::uint64_t seed_key, int seat, int decisions);

// The player's decision in turn; after taking a card back (RULES.md §4) it plays another.
Decision choose_as(const Player& player, const SeatView& view, Stream& stream);
// The same from the table, for the seat in turn, with the decision's stream. Creates view and
// stream only if there is a choice and the player uses them.
Decision choose_at(const Player& player, const Table& table, int decisions);

// The only legal decision, if there is only one: all players take it.
std::optional<Decision> only_decision(const Choice& now);

// A random decision of a choice other than a card to play.
Decision any_other_of(const Choice& now, Stream& stream);
// A uniformly random decision of a choice.
inline Decision any_of(const Choice& now, Stream& stream) {
  if (now.kind != Decision::Kind::play) return any_other_of(now, stream);
  return Decision::of_play(now.seat, now.cards.at(stream.below(now.cards.count())));
}

// The players.
Decision choose_randomly(const SeatView& view, Stream& stream);
Decision choose_as_beginner(const SeatView& view, Stream& stream);
Decision choose_sensibly(const SeatView& view, Stream& stream);

}  // namespace allfours
