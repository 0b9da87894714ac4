// For the tests of the solver: positions of every kind, and what they are worth by plain minimax on
// the core's own table, which shares nothing with the solver but the rules.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "core/scoring.hpp"
#include "properties/random_game.hpp"

namespace allfours {

using WorthOfEnd = std::function<double(const Settled&)>;

// What the hand ends with; the table stands at its end.
Settled end_of(const Table& table);
// By trying every play of everybody: the worth to `side`, the others playing against it.
double brute_force(const Table& table, int side, const WorthOfEnd& worth);
// … after this card of the seat to play.
double brute_force(const Table& table, Card card, int side, const WorthOfEnd& worth);

// A moment at which a card is to be played, with no more than so many cards in all hands together:
// of a game played at random, near its target, with hands thinned out now and then so that high
// trumps are still there; nothing if the game did not come to one.
std::optional<Table> small_position(const Setup& setup, Stream& stream, int cards);
// A valid house rule made of a random variant, or a variant itself, with a number of players.
Setup random_rules(Stream& stream, int changes);
std::string text_of(const Table& table);

}  // namespace allfours
