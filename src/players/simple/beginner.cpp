// The bot "beginner": knows the rules, and makes the mistakes of people who have just learnt them.
// It begs and gives by the number of its trumps, pitches its longest suit, leads aces and high
// trumps while it has any, and takes every trick that it can, even its partner's, with its highest
// card. It discards its lowest card on a lost trick, a ten as readily as a deuce, and remembers no
// card played. Knows no hidden card. Tests: tests/players/simple/beginner_test.cpp,
// tests/players/strength_test.cpp.
#include <algorithm>

#include "players/player.hpp"
#include "players/simple/mistake_model.hpp"

namespace allfours {

namespace {

constexpr int trumps_to_stand = 2;
constexpr int trumps_to_give = 4;
constexpr int trumps_to_lead = 3;
// With table_rules, one card in this many is illegal, and one deal in this many is miscounted.
constexpr int careless = 40;

constexpr std::array all_suits{Suit::clubs, Suit::diamonds, Suit::hearts, Suit::spades};

int held(const SeatView& view, Suit suit) {
  return (view.table.hands[at(view.seat)] & CardSet::of(suit)).count();
}

Say word(const SeatView& view, SaySet possible) {
  const Table& table = view.table;
  const Card turned = table.turned[at(std::max(0, table.turned_count - 1))];
  const int trumps = turned.known() ? held(view, turned.suit()) : 0;
  const auto either = [&](bool first, Say one, Say other) {
    const Say say = first ? one : other;
    const Say otherwise = first ? other : one;
    return (possible & say_bit(say)) != 0 ? say : otherwise;
  };
  switch (table.phase) {
    case Phase::eldest_answers:
      return either(trumps >= trumps_to_stand, Say::stand, Say::beg);
    case Phase::dealer_answers:
      return either(trumps >= trumps_to_give, Say::give, Say::run);
    case Phase::eldest_chooses:
      return either(trumps == 0, Say::run, Say::take_point);
    case Phase::bunch_question:
      return either(trumps < trumps_to_stand, Say::bunch, Say::pass);
    case Phase::bunch_answer:
      return either(trumps < trumps_to_stand, Say::agree, Say::insist);
    default:
      return static_cast<Say>(std::countr_zero(possible));
  }
}

bool lower(Card a, Card b) {
  return a.rank() != b.rank() ? a.rank() < b.rank() : a.suit() < b.suit();
}

Card lowest(CardSet cards) {
  Card worst = cards.first();
  for (const Card card : cards) worst = lower(card, worst) ? card : worst;
  return worst;
}
Card highest(CardSet cards) {
  Card best = cards.first();
  for (const Card card : cards) best = lower(best, card) ? card : best;
  return best;
}

// Trumps are never thrown away while there is anything else.
Card worst(CardSet cards, Suit trump) {
  const CardSet plain = cards - CardSet::of(trump);
  return lowest(plain.empty() ? cards : plain);
}

// The highest card of the longest suit; the higher one of two equally long suits.
Card pitched(CardSet hand) {
  Card best;
  int most = 0;
  for (const Suit suit : all_suits) {
    const CardSet cards = hand & CardSet::of(suit);
    if (cards.empty() || cards.count() < most) continue;
    if (cards.count() == most && cards.last().rank() <= best.rank()) continue;
    best = cards.last();
    most = cards.count();
  }
  return best;
}

Card lead(CardSet hand, Suit trump) {
  const CardSet aces = hand & CardSet::of(Rank::ace);
  if (!aces.empty()) return aces.first();
  const CardSet trumps = hand & CardSet::of(trump);
  if (trumps.count() >= trumps_to_lead) return trumps.last();
  const CardSet plain = hand - trumps;
  return highest(plain.empty() ? hand : plain);
}

Card follow(const Table& table, CardSet legal) {
  const Card best = winning_play(table).card;
  CardSet winning;
  for (const Card card : legal) {
    if (beats(card, best, table.trump)) winning.add(card);
  }
  const CardSet plain = winning - CardSet::of(table.trump);
  if (!plain.empty()) return highest(plain);
  // The lowest trump on a plain suit, the highest on a trump.
  if (!winning.empty()) return best.suit() == table.trump ? winning.last() : winning.first();
  return worst(legal, table.trump);
}

}  // namespace

Decision choose_as_beginner(const SeatView& view, Stream& stream) {
  const Table& table = view.table;
  const Choice now = choice(table);
  switch (now.kind) {
    case Decision::Kind::say:
      return Decision::of_say(now.seat, word(view, now.says));
    case Decision::Kind::discard: {
      CardSet left = now.cards;
      CardList cards;
      for (int i = 0; i < now.discards; ++i) {
        cards.push(worst(left, table.trump));
        left.remove(cards[i]);
      }
      return Decision::of_discard(now.seat, cards);
    }
    case Decision::Kind::deal_by_hand:
      if (stream.below(careless) != 0) return Decision::of_deal(now.seat, now.counts);
      return miscounted(Decision::of_deal(now.seat, now.counts), stream);
    default:
      break;
  }
  if (!now.illegal.empty() && table.hole < 0 && stream.below(careless) == 0) {
    return Decision::of_play(now.seat, lowest(now.illegal));
  }
  if (!table.trump_fixed) return Decision::of_play(now.seat, pitched(now.cards));
  return Decision::of_play(
      now.seat, trick_size(table) == 0 ? lead(now.cards, table.trump) : follow(table, now.cards));
}

}  // namespace allfours
