// Part of the yardstick (yardstick.hpp), as src/players had it.
#pragma once

#include "core/table/seat_view.hpp"

namespace allfours::yardstick {

class Knowledge {
 public:
  // As trump stands in the view, or as it would be if this suit were trump.
  explicit Knowledge(const SeatView& view) : Knowledge(view, view.table.trump) {}
  Knowledge(const SeatView& view, Suit trump);

  const Table& table() const { return *table_; }
  int seat() const { return seat_; }
  int side() const { return side_; }
  bool ours(int seat) const { return side_of(*table_, seat) == side_; }
  Suit trump() const { return trump_; }
  CardSet trumps() const { return CardSet::of(trump_); }
  CardSet hand() const { return hand_; }
  // Cards that may be in a hidden hand, in the rest of the pack, or among others' discards.
  CardSet unseen() const { return unseen_; }
  // Cards known to be in other hands.
  CardSet shown() const { return shown_; }
  // Cards that other hands may still play.
  CardSet may_come() const { return unseen_ | shown_; }

  // The chance that a seat holds none of these cards.
  double none_of(int seat, CardSet cards) const;
  double some_of(int seat, CardSet cards) const { return 1 - none_of(seat, cards); }
  // The chance that no opponent (no seat of another side) holds any of them.
  double none_with_opponents(CardSet cards) const;
  // The chance that a card is in play at all, in a hand now hidden (or still to be drawn).
  double in_play(Card card) const;
  // The chance that an opponent holds this card.
  double with_opponents(Card card) const { return 1 - none_with_opponents(CardSet::of(card)); }
  double with_partners(Card card) const;

  // The cards of `among` that beat this one where it is winning; of its own suit only.
  CardSet beaters(Card best, CardSet among) const;
  CardSet higher(Card card, CardSet among) const;
  // The chance that a seat can beat this card in a trick where `led` was led.
  double can_beat(int seat, Card best, Suit led) const;

  int unseen_count() const { return unseen_count_; }

 private:
  void rule_out_cards();
  void weigh_hands();

  const Table* table_;
  int seat_;
  int side_;
  Suit trump_;
  bool ruff_while_following_ = false;  // may a hand that can follow a plain suit trump instead?
  CardSet hand_, unseen_, shown_;
  int unseen_count_ = 0;
  std::array<int, max_players> hidden_{};
  std::array<CardSet, max_players> known_{};
  std::array<CardSet, max_players> ruled_out_{};
  // none_[seat][k]: the chance of holding none of k given unseen cards, trumps or others.
  using Chances = std::array<double, rank_count + 1>;
  std::array<Chances, max_players> none_trump_{}, none_plain_{};
  double hands_share_ = 0;  // of the unseen cards, how many are or come into play
};

}  // namespace allfours::yardstick
