// What a seat can infer (RULES.md §2): where unseen cards may be, which suits a hand lacks, who can
// beat whom in the current trick. Derived from a SeatView and the play kernel. Knows no tactics and
// no values. Tests: tests/players/players_test.cpp.
#pragma once

#include <algorithm>

#include "core/table/seat_view.hpp"

namespace allfours {

// [k]: chance of holding none of k given unseen cards, up to a suit.
using NoneOf = std::array<double, rank_count + 1>;

class Knowledge {
 public:
  // With the view's trump, or as if this suit were trump.
  explicit Knowledge(const SeatView& view) : Knowledge(view, view.table.trump) {}
  Knowledge(const SeatView& view, Suit trump);

  const Table& table() const { return *table_; }
  int seat() const { return seat_; }
  int side() const { return side_; }
  bool ours(int seat) const { return (ours_ >> seat & 1) != 0; }
  Suit trump() const { return trump_; }
  CardSet trumps() const { return trumps_; }
  CardSet hand() const { return hand_; }
  // Cards that may be in a hidden hand, in the rest of the pack, or among others' discards.
  CardSet unseen() const { return unseen_; }
  // Cards known to be in other hands.
  CardSet shown() const { return shown_; }
  // Cards that other hands may still play.
  CardSet may_come() const { return may_come_; }

  // The chance that a seat holds none of these cards.
  double none_of(int seat, CardSet cards) const;
  double some_of(int seat, CardSet cards) const { return 1 - none_of(seat, cards); }
  // The same for cards of this one suit.
  double none_of(int seat, CardSet cards, Suit suit) const;
  double some_of(int seat, CardSet cards, Suit suit) const {
    return 1 - none_of(seat, cards, suit);
  }
  // For one card.
  double holds(int seat, Card card) const { return some_of(seat, CardSet::of(card), card.suit()); }
  // The chance that no opponent (seat of another side) holds any of these cards of this suit.
  double none_with_opponents(CardSet cards, Suit suit) const;
  // The chance that a card is in play: in a hidden hand, or still to be drawn.
  double in_play(Card card) const;
  // The same for any unseen card.
  double share_in_play() const { return hands_share_; }
  // The chance that an opponent holds this card.
  double with_opponents(Card card) const {
    return 1 - none_with_opponents(CardSet::of(card), card.suit());
  }
  double with_partners(Card card) const;

  // The cards of `among` that beat this winning card; and those of its own suit only.
  CardSet beaters(Card best, CardSet among) const;
  CardSet higher(Card card, CardSet among) const;
  // The chance that a seat can trump a trick led in this plain suit.
  double can_ruff(int seat, Suit led) const;
  // The chance that a seat can beat this card in a trick led in `led`; for a plain suit, `ruffs` is
  // the result of can_ruff.
  double can_beat(int seat, Card best, Suit led, double ruffs) const;
  double can_beat(int seat, Card best, Suit led) const {
    return can_beat(seat, best, led, led == trump_ ? 0 : can_ruff(seat, led));
  }

  int unseen_count() const { return unseen_count_; }

 private:
  void rule_out_cards();
  void rule_out_beside(const GrowingTrick& trick, const Play& play);
  void weigh_hands();

  const Table* table_;
  int seat_;
  int side_;
  Suit trump_;
  unsigned ours_ = 0, theirs_ = 0;     // bit s: seat s is on our side, or on another
  bool ruff_while_following_ = false;  // a hand that can follow a plain suit may trump instead
  CardSet trumps_;
  CardSet hand_, unseen_, shown_, may_come_;
  int unseen_count_ = 0;
  // Knowledge of a seat's hand.
  struct Hand {
    CardSet known, ruled_out;
    CardSet may_hold;  // among the unseen cards
    // Cached rows with the lifetime of the thread.
    const NoneOf* none_trump;
    const NoneOf* none_plain;
    int hidden;
  };
  std::array<Hand, max_players> hands_;  // of the seats in play
  double hands_share_ = 0;  // share of the unseen cards that are in play or will come into play
};

inline double Knowledge::none_of(int seat, CardSet cards) const {
  const Hand& hand = hands_[at(seat)];
  if (!(hand.known & cards).empty()) return 0;
  const CardSet open = cards & hand.may_hold;
  if (open.empty()) return 1;
  const int trumps = (open & trumps_).count();
  const int plain = std::min(open.count() - trumps, rank_count);
  return (*hand.none_trump)[at(trumps)] * (*hand.none_plain)[at(plain)];
}

inline double Knowledge::none_of(int seat, CardSet cards, Suit suit) const {
  const Hand& hand = hands_[at(seat)];
  if (!(hand.known & cards).empty()) return 0;
  const int count = (cards & hand.may_hold).count();
  return (*(suit == trump_ ? hand.none_trump : hand.none_plain))[at(count)];
}

inline double Knowledge::none_with_opponents(CardSet cards, Suit suit) const {
  double none = 1;
  if (cards.empty()) return none;
  for (unsigned seats = theirs_; seats != 0; seats &= seats - 1) {
    none *= none_of(std::countr_zero(seats), cards, suit);
  }
  return none;
}

inline double Knowledge::in_play(Card card) const {
  if (hand_.contains(card) || shown_.contains(card) || table_->top == card) return 1;
  return unseen_.contains(card) ? hands_share_ : 0;
}

inline double Knowledge::with_partners(Card card) const {
  double none = 1;
  for (unsigned seats = ours_ & ~(1u << seat_); seats != 0; seats &= seats - 1) {
    none *= none_of(std::countr_zero(seats), CardSet::of(card), card.suit());
  }
  return 1 - none;
}

inline CardSet Knowledge::beaters(Card best, CardSet among) const {
  return among & beating(best, trumps());
}

inline CardSet Knowledge::higher(Card card, CardSet among) const {
  const CardSet lower((std::uint64_t{2} << card.index) - 1);
  return (among & CardSet::of(card.suit())) - lower;
}

inline double Knowledge::can_ruff(int seat, Suit led) const {
  const double ruffs = some_of(seat, may_come_ & trumps_, trump_);
  return ruff_while_following_ ? ruffs : ruffs * none_of(seat, may_come_ & CardSet::of(led), led);
}

inline double Knowledge::can_beat(int seat, Card best, Suit led, double ruffs) const {
  const double beats = some_of(seat, higher(best, may_come_), best.suit());
  if (led == trump_) return beats;
  if (best.suit() != trump_) return 1 - (1 - beats) * (1 - ruffs);
  return ruff_while_following_ ? beats : beats * none_of(seat, may_come_ & CardSet::of(led), led);
}

}  // namespace allfours
