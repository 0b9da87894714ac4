// What a decision was when it was made, by its place in the log of a game: a word, a card led or
// put under another, and what became of it; for those who look back. By the play kernel, as data.
// Knows no words and not what would have been better. Tests: tests/rules/occasion_test.cpp.
#pragma once

#include "core/game.hpp"

namespace allfours {

struct Occasion {
  enum class How : std::uint8_t {
    says,
    discards,
    lays_down,
    speaks_up,  // what is done out of turn (§4), and dealing by hand
    led,        // and nobody of another side took it
    led_into,   // `other` of another side took the trick
    under,      // `other` was winning, and went on winning for all that this card could do
    over,       // it beat `other`, and the trick stayed with its side
    beaten,     // it was winning, until `other` of another side took the trick
    trumps,     // the same as `over`, but with a trump on another suit
    thrown      // neither of the suit of `other`, which was winning, nor a trump
  };
  How how{};
  std::int8_t seat = -1;
  std::int16_t hand = 0;
  std::int8_t trick = 0;  // its number in the hand, from 1; 0: before the play
  Card card;              // the card played
  Card other;
  bool operator==(const Occasion&) const = default;
};

// The event at this place of the log, from 0, is a decision. Of a trick that is not complete, what
// has become of it so far.
Occasion occasion_of(const Game& game, int event);

}  // namespace allfours
