// Part of the yardstick (yardstick.hpp), as src/players had it.
#pragma once

#include "players/player.hpp"
#include "yardstick/knowledge.hpp"
#include "yardstick/prospect.hpp"

namespace allfours::yardstick {

// What a card in hand is worth later, in card points: the tricks it wins and what they bring, less
// what it may lose to others.
double keeping(const Knowledge& known, Card card);
double keeping(const Knowledge& known, CardSet hand);

// What becomes of the jack's point, the trump jack being not yet played, if our hand is this one
// and each opponent has lost so many trumps more.
Odds jack_odds(const Knowledge& known, CardSet hand, double drawn = 0);

// The chance that this trump is the lowest in play.
double chance_lowest(const Knowledge& known, Card card);

// The chance to score Game with such a lead in card points and so many still to move.
double chance_of_game(double lead, double spread);

// Where the four points are likely to go, each seat getting `more` further cards from the pack.
Outlook outlook(const Knowledge& known, int more = 0);

// How many points each side needs, points due before the settlement's four included.
Needs needs(const Knowledge& known);

// The chance of winning with this suit as trump: each seat gets `more` cards, and the sides score
// these points first.
double value_of_suit(const SeatView& view, Suit suit, int more, int to_us, int to_them);

Say choose_word(const SeatView& view, SaySet possible);
Suit choose_suit_to_pitch(const SeatView& view, CardSet hand);
CardSet choose_discards(const SeatView& view, int count);
Card choose_card(const SeatView& view, CardSet legal);

}  // namespace allfours::yardstick
