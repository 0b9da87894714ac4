// The play kernel (src/README.md §4): legal cards, the winner of a trick and card points, on 52-bit
// masks. Table, bots and searches all use it; there is no second copy. Implements RULES.md §2 "Who
// may play what" and the card points of §1. No allocation, no state. Knows seats only by number; no
// sides, no score. Tests: tests/core/rules/kernel_test.cpp.
#pragma once

#include "core/cards/cards.hpp"
#include "core/rules/rules.hpp"

namespace allfours {

// The state a follower needs: the suit led, and the highest trump if the trick is trumped.
struct TrickState {
  Suit led{};
  bool trumped = false;  // a plain suit was led and a trump has been played to it
  Rank best_trump{};     // meaningful when trumped
};

// The same from the suit led and the winning card so far.
constexpr TrickState trick_before(Suit led, Card best, Suit trump) {
  return {led, led != trump && best.suit() == trump, best.rank()};
}

// True if a player who can follow suit may trump instead.
constexpr bool may_ruff(PlayRule play) {
  switch (play) {
    case PlayRule::follow_or_trump:
    case PlayRule::follow_or_trump_else_trump:
      return true;
    case PlayRule::strict:
    case PlayRule::no_ruff:
      break;
    case PlayRule::trump_only:
    case PlayRule::free:
      return true;
  }
  return false;
}

// True if a player who cannot follow suit must trump if able.
constexpr bool must_ruff(PlayRule play) {
  switch (play) {
    case PlayRule::follow_or_trump_else_trump:
    case PlayRule::strict:
      return true;
    case PlayRule::follow_or_trump:
    case PlayRule::no_ruff:
    case PlayRule::trump_only:
    case PlayRule::free:
      break;
  }
  return false;
}

// True if a hand that can follow suit must do so, or trump where that is allowed.
constexpr bool must_follow(PlayRule play, bool trump_led) {
  switch (play) {
    case PlayRule::follow_or_trump:
    case PlayRule::follow_or_trump_else_trump:
    case PlayRule::strict:
    case PlayRule::no_ruff:
      break;
    case PlayRule::trump_only:
      return trump_led;
    case PlayRule::free:
      return false;
  }
  return true;
}

// Legal cards of a hand in a trick with this suit led; `under` are the trumps below the best trump
// on a plain suit.
constexpr CardSet legal_to_follow(const RuleSet& rules, CardSet hand, CardSet all_trumps,
                                  CardSet all_led, CardSet under) {
  // With trumps led all rules that ask to follow agree: a trump if able.
  const CardSet trumps = hand & all_trumps;
  const CardSet led = hand & all_led;
  const CardSet following = may_ruff(rules.play) ? led | trumps : led;
  const CardSet otherwise = must_ruff(rules.play) && !trumps.empty() ? trumps : hand;
  const CardSet bound = led.empty() ? otherwise : following;
  const CardSet legal = must_follow(rules.play, all_led == all_trumps) ? bound : hand;
  if (!rules.no_undertrump) return legal;
  const CardSet rest = legal - under;
  return rest.empty() ? legal : rest;
}

constexpr CardSet legal_to_follow(const RuleSet& rules, CardSet hand, Suit trump,
                                  const TrickState& trick) {
  const std::uint64_t below = (std::uint64_t{1} << Card(trump, trick.best_trump).index) - 1;
  const CardSet trumps = CardSet::of(trump);
  return legal_to_follow(rules, hand, trumps, CardSet::of(trick.led),
                         CardSet(trick.trumped ? below : 0) & trumps);
}

// The cards that beat `best`, the winning card so far, which is of the suit led or a trump.
constexpr CardSet beating(Card best, CardSet trumps, CardSet led) {
  const bool trumped = !(trumps & CardSet::of(best)).empty();
  const CardSet lower((std::uint64_t{2} << best.index) - 1);
  return trumped ? trumps - lower : (led - lower) | trumps;
}
constexpr CardSet beating(Card best, CardSet trumps) {
  return beating(best, trumps, CardSet::of(best.suit()));
}

// True if `card` is one of them.
constexpr bool beats(Card card, Card best, Suit trump) {
  if (card.suit() == best.suit()) return card.index > best.index;
  return card.suit() == trump;
}

// A trick as it grows, for players and searches that go through many.
struct GrowingTrick {
  CardSet trumps, led, under;
  CardSet beating;  // the cards that would win it

  constexpr void lead(Card card, Suit trump) {
    trumps = CardSet::of(trump);
    led = CardSet::of(card.suit());
    under = CardSet();
    beating = allfours::beating(card, trumps, led);
  }
  // Adds a card after the lead; true if it wins so far.
  constexpr bool follow(Card card) {
    // Branch-free: the winner is unpredictable.
    const bool wins = !(beating & CardSet::of(card)).empty();
    const CardSet then = allfours::beating(card, trumps, led);
    const CardSet below = led == trumps ? CardSet() : trumps - then - CardSet::of(card);
    beating = wins ? then : beating;
    under = wins ? below : under;
    return wins;
  }
  constexpr CardSet legal(const RuleSet& rules, CardSet hand) const {
    return legal_to_follow(rules, hand, trumps, led, under);
  }
  constexpr bool operator==(const GrowingTrick&) const = default;
};

constexpr int card_points(Rank rank) {
  switch (rank) {
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

constexpr int card_points(Card card) { return card_points(card.rank()); }

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
