// The circumstances of a decision, by its index in the log of a game: a word, a card led, a card
// played under or over another, and the outcome of the trick. Used when looking back. Computed with
// the play kernel. Knows no words and no better choice. Tests:
// tests/core/game/decision_context_test.cpp.
#pragma once

#include "core/game/game.hpp"

namespace allfours {

struct Occasion {
  enum class How : std::uint8_t {
    says,
    discards,
    lays_down,
    speaks_up,  // a decision out of turn (§4), or dealing by hand
    led,        // led, and no other side took the trick
    led_into,   // led, and `other` of another side took the trick
    under,      // `other` was winning, and this card could not beat it
    over,       // beat `other`, and its side kept the trick
    beaten,     // was winning until `other` of another side took the trick
    trumps,     // as `over`, with a trump on a plain suit
    thrown      // neither a trump nor of the suit of `other`, which was winning
  };
  How how{};
  std::int8_t seat = -1;
  std::int16_t hand = 0;
  std::int8_t trick = 0;  // number of the trick in the hand, from 1; 0: before the play
  Card card;              // the card played
  Card other;
  bool operator==(const Occasion&) const = default;
};

// Precondition: log[event] is a decision. For an incomplete trick: the outcome so far.
Occasion occasion_of(const Game& game, int event);

}  // namespace allfours
