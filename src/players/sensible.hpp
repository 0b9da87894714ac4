// Inside the computer player "sensible": what its files share. It decides by rules of thumb
// (002 "Taktische Hinweise") weighed in one coin, the chance of winning the game (prospect.hpp),
// over what it can know (knowledge.hpp). It reads the rule set, never the variant's name, looks no
// further than the trick on the table. Knows no hidden card.
// Tests: tests/rules/sensible_test.cpp.
#pragma once

#include "players/knowledge.hpp"
#include "players/player.hpp"
#include "players/prospect.hpp"

namespace allfours::sensible {

// What a card in hand is worth later, in card points: the tricks it wins and what they bring, less
// what it may lose to others.
double keeping(const Knowledge& known, Card card);
double keeping(const Knowledge& known, CardSet hand);

// What becomes of the jack's point, the trump jack being not yet played, if our hand is this one,
// which holds the jack if ours does now, and each opponent has lost so many trumps more.
class JackOdds {
 public:
  explicit JackOdds(const Knowledge& known);
  Odds with(CardSet hand, double drawn = 0) const;

 private:
  const Knowledge& known_;
  Card jack_;
  double exposed_ = 0;  // ours: the chance that an opponent holds a higher trump
  // Theirs, or in the stock: the chances of where it is, and how many trumps guard it.
  double theirs_ = 0, partners_ = 0, stock_ = 0, guards_ = 0;
};

// The chance that this trump is the lowest in play.
double chance_lowest(const Knowledge& known, Card card);

// The chance to score Game with such a lead in card points and so many still to move.
double chance_of_game(double lead, double spread);

// May the jack's point still fall either way?
bool jack_open(const Knowledge& known);

// Where the four points are likely to go, each seat getting `more` further cards from the pack.
// `odds`: those of the jack, where they are known already.
Outlook outlook(const Knowledge& known, int more = 0, const JackOdds* odds = nullptr);

// How many points each side needs, points due before the settlement's four included.
Needs needs(const Knowledge& known);

// The chance of winning with this suit as trump: each seat gets `more` cards, and the sides score
// these points first.
double value_of_suit(const SeatView& view, Suit suit, int more, int to_us, int to_them);

Say choose_word(const SeatView& view, SaySet possible);
Suit choose_suit_to_pitch(const SeatView& view, CardSet hand);
CardSet choose_discards(const SeatView& view, int count);
Card choose_card(const SeatView& view, CardSet legal);

}  // namespace allfours::sensible
