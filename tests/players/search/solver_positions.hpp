// For the tests of the solver: positions of every kind, and their values by plain minimax on the
// core's own table, which shares only the rules with the solver.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "core/table/scoring.hpp"
#include "properties/random_game.hpp"

namespace allfours {

using WorthOfEnd = std::function<double(const Settled&)>;

// The result of the hand; the table is at its end.
Settled end_of(const Table& table);
// By brute force: the value for `side`, with the others playing against it.
double brute_force(const Table& table, int side, const WorthOfEnd& worth);
// The value after this card of the seat to play.
double brute_force(const Table& table, Card card, int side, const WorthOfEnd& worth);

// A position from a random game near its target, in which a card is to be played and all hands
// together have at most this many cards. Hands are thinned out now and then, so that high trumps
// remain. Empty if the game reached no such position.
std::optional<Table> small_position(const Setup& setup, Stream& stream, int cards);
// A valid rule set: a random variant with a number of players, with or without house rules.
Setup random_rules(Stream& stream, int changes);
std::string text_of(const Table& table);

}  // namespace allfours
