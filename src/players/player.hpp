// Computer players behind one interface. A player is a pure function of what its seat can know and
// of a random stream of its own; it never sees the table itself, and keeps nothing in between.
// Knows no hidden card.
// Tests: tests/rules/players_test.cpp, tests/properties/simulation_test.cpp.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "core/random.hpp"
#include "core/seat_view.hpp"

namespace allfours {

struct Player {
  std::string_view name;
  // The decision of the seat whose turn it is, which is the view's seat.
  Decision (*choose)(const SeatView& view, Stream& stream);
  // Asked between tricks where the hand is worthless (throw_in): lay it down?
  bool (*lays_down)(const SeatView& view, Stream& stream);
  bool looks_ahead = false;  // takes milliseconds for a decision, the others microseconds
  bool looks = true;         // at more than what it may choose among
  bool draws = true;         // from its stream; else it decides without chance
};

// All, in the order of player_names.hpp.
std::span<const Player> players();
const Player* find_player(std::string_view name);
// The one that plays where nobody has chosen another. Whoever needs no other carries no other.
const Player& sensible_player();

// The stream of one decision, so that the same moment of the same game is always decided alike:
// `player/SEAT/DECISIONS`, where `decisions` counts those made in the game so far.
Stream decision_stream(std::uint64_t seed_key, int seat, int decisions);

// What this player decides on his turn; whoever has taken a card back (RULES.md §4) plays any
// other.
Decision choose_as(const Player& player, const SeatView& view, Stream& stream);
// The same from the table, for whose turn it is, with the decision's stream: view and stream are
// made where there is something to choose, and for who looks at the one or draws from the other.
Decision choose_at(const Player& player, const Table& table, int decisions);

// The one possible decision where there is no other: all players take it.
std::optional<Decision> only_decision(const Choice& now);

// Any decision of a choice of something else than cards to play.
Decision any_other_of(const Choice& now, Stream& stream);
// Any decision of a choice, each as likely as the next.
inline Decision any_of(const Choice& now, Stream& stream) {
  if (now.kind != Decision::Kind::play) return any_other_of(now, stream);
  return Decision::of_play(now.seat, now.cards.at(stream.below(now.cards.count())));
}

// The players themselves.
Decision choose_randomly(const SeatView& view, Stream& stream);
Decision choose_as_beginner(const SeatView& view, Stream& stream);
Decision choose_sensibly(const SeatView& view, Stream& stream);

}  // namespace allfours
