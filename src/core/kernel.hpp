// The play kernel (src/README.md §4): legal cards, the trick's winner and card points, on 52-bit
// masks. The table, the computer players and every search call these; there is no second copy.
// Implements RULES.md §2 "Who may play what" and §1 card points. No allocation, no state.
// Knows no seats but by number, no sides, no score.
// Tests: tests/rules/kernel_test.cpp.
#pragma once

#include "core/cards.hpp"
#include "core/rules.hpp"

namespace allfours {

// What a follower must know of the trick: the suit led and its highest trump so far, if trumped.
struct TrickState {
  Suit led{};
  bool trumped = false;  // a plain suit was led and a trump has been played to it
  Rank best_trump{};     // meaningful when trumped
};

constexpr CardSet legal_to_follow(const RuleSet& rules, CardSet hand, Suit trump,
                                  const TrickState& trick) {
  const CardSet trumps = hand & CardSet::of(trump);
  const CardSet led = hand & CardSet::of(trick.led);
  if (trick.led == trump) return trumps.empty() ? hand : trumps;

  CardSet legal = hand;
  switch (rules.play) {
    case PlayRule::follow_or_trump:
      legal = led.empty() ? hand : led | trumps;
      break;
    case PlayRule::follow_or_trump_else_trump:
      legal = led.empty() ? (trumps.empty() ? hand : trumps) : led | trumps;
      break;
    case PlayRule::strict:
      legal = led.empty() ? (trumps.empty() ? hand : trumps) : led;
      break;
    case PlayRule::no_ruff:
      legal = led.empty() ? hand : led;
      break;
  }
  if (rules.no_undertrump && trick.trumped) {
    // Trumps below the best trump of the trick.
    const std::uint64_t below = (std::uint64_t{1} << Card(trump, trick.best_trump).index) - 1;
    const CardSet rest = legal - (CardSet(below) & CardSet::of(trump));
    if (!rest.empty()) legal = rest;
  }
  return legal;
}

// Does `card` beat `best`, the winning card so far, in a trick where `best` can only be of the
// suit led or a trump?
constexpr bool beats(Card card, Card best, Suit trump) {
  if (card.suit() == best.suit()) return card.rank() > best.rank();
  return card.suit() == trump;
}

constexpr int card_points(Card card) {
  switch (card.rank()) {
    case Rank::ace:
      return 4;
    case Rank::king:
      return 3;
    case Rank::queen:
      return 2;
    case Rank::jack:
      return 1;
    case Rank::ten:
      return 10;
    default:
      return 0;
  }
}

constexpr int card_points(CardSet cards) {
  return 4 * (cards & CardSet::of(Rank::ace)).count() +
         3 * (cards & CardSet::of(Rank::king)).count() +
         2 * (cards & CardSet::of(Rank::queen)).count() +
         (cards & CardSet::of(Rank::jack)).count() + 10 * (cards & CardSet::of(Rank::ten)).count();
}

inline constexpr CardSet counting_cards = CardSet::of(Rank::ace) | CardSet::of(Rank::king) |
                                          CardSet::of(Rank::queen) | CardSet::of(Rank::jack) |
                                          CardSet::of(Rank::ten);

}  // namespace allfours
