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
  for (int i = table.trick_start; i < table.play_count; ++i) {
    if (i != table.hole) unseen_.remove(table.plays[at(i)].card);
  }
  for (const CardSet taken : table.taken) unseen_ -= taken;
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
  // Tricks are cut by size; a hand laid down changes it, so what came before that is passed over.
  const int whole = table.laid_down == 0 ? 0 : table.trick_start;
  // What was played before a card that was taken back, and is not replaced yet.
  const int played = table.hole >= 0 ? table.hole : table.play_count;
  for (int lead = whole; lead < played; lead += seats) {
    const int end = std::min(lead + seats, played);
    const CardSet led = CardSet::of(table.plays[at(lead)].card.suit());
    // Bit i: plays[i] did not follow.
    std::uint64_t others = 0;
    for (int i = lead + 1; i < end; ++i) {
      others |= std::uint64_t{(led & CardSet::of(table.plays[at(i)].card)).empty()} << i;
    }
    for (; others != 0; others &= others - 1) {
      const int i = std::countr_zero(others);
      if (table.plays[at(i)].seat != seat_) rule_out_beside(lead, i);
    }
  }
  // A card that was called for (§4) is legal in its hand as well: nothing else can be called for.
  const int size = (played - whole) % seats;
  if (size == 0 || table.called_for.empty()) return;
  const Suit led = table.plays[at(played - size)].card.suit();
  for (int other = 0; other < table.players; ++other) {
    for (const Card card : table.called_for& table.hands[at(other)]) {
      const TrickState followed{led, false, Rank::two};
      for (const Suit suit : {led, trump_}) {
        const CardSet both = CardSet::of(card) | CardSet::of(Card(suit, Rank::two));
        if (!legal_to_follow(table.rules, both, trump_, followed).contains(card)) {
          ruled_out_[at(other)] |= CardSet::of(suit);
        }
      }
    }
  }
}

// The same by plays[place], which did not follow in the trick that began at `lead`.
void Knowledge::rule_out_beside(int lead, int place) {
  const Table& table = *table_;
  const Play& play = table.plays[at(place)];
  const Suit led = table.plays[at(lead)].card.suit();
  const bool trumped = play.card.suit() == trump_;
  CardSet& out = ruled_out_[at(play.seat)];
  const CardSet asked = trumped ? CardSet::of(led) : CardSet::of(led) | trumps();
  if ((asked - out).empty()) return;
  // The trick as it was then.
  GrowingTrick trick;
  trick.lead(table.plays[at(lead)].card, trump_);
  for (int i = lead + 1; i < place; ++i) trick.follow(table.plays[at(i)].card);
  const auto rule_out = [&](Suit suit) {
    for (const Rank rank : {Rank::two, Rank::ace}) {
      const CardSet both = CardSet::of(play.card) | CardSet::of(Card(suit, rank));
      if (trick.legal(table.rules, both).contains(play.card)) return;
    }
    out |= CardSet::of(suit);
  };
  rule_out(led);
  if (!trumped) rule_out(trump_);
}

void Knowledge::weigh_hands() {
  const Table& table = *table_;
  int in_hands = 0;
  for (int other = 0; other < table.players; ++other) in_hands += hidden_[at(other)];
  if (table.rules.trump == TrumpBy::cut) in_hands += pack_size - table.next_card;
  const int most = std::max(1, unseen_count_);
  const double unseen = most;
  hands_share_ = std::min(1.0, in_hands / unseen);

  const int unseen_trumps = (unseen_ & CardSet::of(trump_)).count();
  std::array<double, max_players> expected{};  // trumps, by seat
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
    // Who has as many hidden cards, likely to be trumps alike, has the same chances.
    int alike = 0;
    while (alike < other && (alike == seat_ || expected[at(alike)] != trumps)) ++alike;
    if (alike == other) fill_none(none_trump_[at(other)], trumps, unseen_trumps);
    trump_row_[at(other)] = static_cast<std::uint8_t>(alike);
    expected[at(other)] = trumps;
    alike = 0;
    while (alike < other && (alike == seat_ || hidden_[at(alike)] != hidden_[at(other)])) ++alike;
    if (alike == other) {
      fill_none(none_plain_[at(other)], hidden,
                std::min(rank_count, unseen_count_ - unseen_trumps));
    }
    plain_row_[at(other)] = static_cast<std::uint8_t>(alike);
  }
}

void Knowledge::fill_none(Chances& none_of, double cards, int further) const {
  const int most = std::max(1, unseen_count_);
  double none = 1;
  for (int k = 0; k <= further; ++k) {
    none_of[at(k)] = none;
    const int left = most - k;
    none = left <= 0 ? 0 : none * std::max(0.0, 1 - cards * one_of[at(left)]);
  }
}

}  // namespace allfours
