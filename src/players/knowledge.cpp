#include "players/knowledge.hpp"

#include <algorithm>

namespace allfours {

namespace {

// Who stands likes the suit, who begs does not, and a dealer who gives paid a point for it: such
// hands hold so many times the trumps that chance would give them.
constexpr double stood = 1.25;
constexpr double begged = 0.5;
constexpr double gave = 1.25;

constexpr std::array<double, pack_size + 1> one_of = [] {
  std::array<double, pack_size + 1> shares{};
  for (int n = 1; n <= pack_size; ++n) shares[at(n)] = 1.0 / n;
  return shares;
}();

}  // namespace

Knowledge::Knowledge(const SeatView& view, Suit trump)
    : table_(&view.table),
      seat_(view.seat),
      side_(side_of(view.table, view.seat)),
      trump_(trump),
      hand_(view.table.hands[at(view.seat)]) {
  const Table& table = *table_;
  for (int seat = side_; seat < table.players; seat += table.sides) ours_ |= 1u << seat;
  unseen_ = CardSet::pack() - hand_ - table.discarded[at(seat_)];
  for (int i = 0; i < table.play_count; ++i) {
    if (i != table.hole) unseen_.remove(table.plays[at(i)].card);
  }
  for (int i = 0; i < table.turned_count; ++i) unseen_.remove(table.turned[at(i)]);
  if (table.top.known()) unseen_.remove(table.top);
  for (int other = 0; other < table.players; ++other) {
    if (is_out(table, other)) unseen_ -= table.dealt[at(other)];
    if (other == seat_) {
      // A hand that lies face down for its owner is as unknown as another's.
      hidden_[at(other)] = table.hand_count[at(other)] - hand_.count();
      continue;
    }
    known_[at(other)] = table.hands[at(other)];
    shown_ |= table.hands[at(other)];
    hidden_[at(other)] = table.hand_count[at(other)] - table.hands[at(other)].count();
  }
  unseen_ -= shown_;
  unseen_count_ = unseen_.count();

  const Suit plain = trump_ == Suit::clubs ? Suit::diamonds : Suit::clubs;
  const Card low_trump(trump_, Rank::two);
  ruff_while_following_ =
      legal_to_follow(table.rules, CardSet::of(Card(plain, Rank::two)) | CardSet::of(low_trump),
                      trump_, TrickState{plain, false, Rank::two})
          .contains(low_trump);
  rule_out_cards();
  weigh_hands();
}

// A card that would have made the card played illegal was not in that hand (002: "Ein Spieler, der
// keinen Trumpf in den ersten Stich spielt, hat keine Trumpfkarten").
void Knowledge::rule_out_cards() {
  const Table& table = *table_;
  if (!table.trump_fixed) return;
  const int seats = seats_in_play(table);
  TrickState trick;
  Card best;
  int size = 0;
  // Tricks are cut by size; a hand laid down changes it, so what came before that is passed over.
  const int whole = table.laid_down == 0 ? 0 : table.trick_start;
  for (int i = whole; i < table.play_count; ++i) {
    const Play& play = table.plays[at(i)];
    if (!play.card.known()) break;  // taken back, and not replaced yet
    if (size == 0) {
      trick = TrickState{play.card.suit(), false, Rank::two};
      best = play.card;
    } else {
      if (play.card.suit() != trick.led && play.seat != seat_) {
        const auto rule_out = [&](Suit suit) {
          if ((CardSet::of(suit) - ruled_out_[at(play.seat)]).empty()) return;
          const CardSet played = CardSet::of(play.card);
          const CardSet low = CardSet::of(Card(suit, Rank::two));
          const CardSet high = CardSet::of(Card(suit, Rank::ace));
          if (legal_to_follow(table.rules, played | low, trump_, trick).contains(play.card)) return;
          if (legal_to_follow(table.rules, played | high, trump_, trick).contains(play.card))
            return;
          ruled_out_[at(play.seat)] |= CardSet::of(suit);
        };
        rule_out(trick.led);
        if (play.card.suit() != trump_) rule_out(trump_);
      }
      if (beats(play.card, best, trump_)) best = play.card;
      trick.trumped = trick.led != trump_ && best.suit() == trump_;
      trick.best_trump = best.rank();
    }
    size = size + 1 == seats ? 0 : size + 1;
  }
  // A card that was called for (§4) is legal in its hand as well: nothing else can be called for.
  if (size == 0 || table.called_for.empty()) return;
  for (int other = 0; other < table.players; ++other) {
    for (const Card card : table.called_for& table.hands[at(other)]) {
      const TrickState followed{trick.led, false, Rank::two};
      for (const Suit suit : {trick.led, trump_}) {
        const CardSet both = CardSet::of(card) | CardSet::of(Card(suit, Rank::two));
        if (!legal_to_follow(table.rules, both, trump_, followed).contains(card)) {
          ruled_out_[at(other)] |= CardSet::of(suit);
        }
      }
    }
  }
}

void Knowledge::weigh_hands() {
  const Table& table = *table_;
  int in_hands = 0;
  for (int other = 0; other < table.players; ++other) in_hands += hidden_[at(other)];
  if (table.rules.trump == TrumpBy::cut) in_hands += pack_size - table.next_card;
  const int most = std::max(1, unseen_count_);
  const double unseen = most;
  hands_share_ = std::min(1.0, in_hands / unseen);

  // No further than there are such cards.
  const int unseen_trumps = (unseen_ & CardSet::of(trump_)).count();
  const int further = std::min(rank_count, std::max(unseen_trumps, unseen_count_ - unseen_trumps));
  const int dealt_each = hand_size + run_size * std::max(0, table.deals - 1);
  for (int other = 0; other < table.players; ++other) {
    if (other == seat_) continue;
    double trump_weight = 1;
    if (table.trump_fixed && table.rules.trump == TrumpBy::turn_up) {
      // Discards down to six are seldom trumps.
      const int held = table.hand_count[at(other)] + table.tricks;
      if (held <= hand_size && dealt_each > hand_size) {
        trump_weight *= static_cast<double>(dealt_each) / hand_size;
      } else if (dealt_each == hand_size) {
        if (table.accepted && other == eldest(table)) trump_weight *= stood;
        if (table.beggar == other) trump_weight *= begged;
        if (table.giver == other) trump_weight *= gave;
      }
    } else if (!table.trump_fixed && table.beggar == other && table.turned_count > 0 &&
               trump_ == table.turned[0].suit()) {
      trump_weight *= begged;
    }
    const double hidden = hidden_[at(other)];
    const double trumps = std::min(unseen, hidden * trump_weight);
    double none_trump = 1;
    double none_plain = 1;
    for (int k = 0; k <= further; ++k) {
      none_trump_[at(other)][at(k)] = none_trump;
      none_plain_[at(other)][at(k)] = none_plain;
      const int left = most - k;
      if (left <= 0) {
        none_trump = none_plain = 0;
        continue;
      }
      const double each = one_of[at(left)];
      none_trump *= std::max(0.0, 1 - trumps * each);
      none_plain *= std::max(0.0, 1 - hidden * each);
    }
  }
}

double Knowledge::with_partners(Card card) const {
  double none = 1;
  for (int other = 0; other < table_->players; ++other) {
    if (ours(other) && other != seat_) none *= none_of(other, CardSet::of(card));
  }
  return 1 - none;
}

CardSet Knowledge::beaters(Card best, CardSet among) const {
  const CardSet able = higher(best, among);
  return best.suit() == trump_ ? able : able | (among & CardSet::of(trump_));
}

CardSet Knowledge::higher(Card card, CardSet among) const {
  const CardSet lower((std::uint64_t{2} << card.index) - 1);
  return (among & CardSet::of(card.suit())) - lower;
}

double Knowledge::can_beat(int seat, Card best, Suit led) const {
  const CardSet higher_cards = beaters(best, may_come());
  if (led == trump_ || best.suit() == trump_) {
    double chance = some_of(seat, higher_cards & CardSet::of(trump_));
    if (led != trump_ && !ruff_while_following_) {
      chance *= none_of(seat, CardSet::of(led) & may_come());
    }
    return chance;
  }
  const double follows = some_of(seat, higher_cards & CardSet::of(led));
  double ruffs = some_of(seat, higher_cards & CardSet::of(trump_));
  if (!ruff_while_following_) ruffs *= none_of(seat, CardSet::of(led) & may_come());
  return 1 - (1 - follows) * (1 - ruffs);
}

}  // namespace allfours
