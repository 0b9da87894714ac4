#include "players/knowledge/knowledge.hpp"

#include <algorithm>
#include <memory>

namespace allfours {

namespace {

// A seat that stands likes the suit, one that begs does not, and a dealer who gives has paid a
// point for it: factors on the expected number of trumps in such hands.
constexpr double stood = 1.25;
constexpr double begged = 0.5;
constexpr double gave = 1.25;

constexpr std::array<double, pack_size + 1> one_of = [] {
  std::array<double, pack_size + 1> shares{};
  for (int n = 1; n <= pack_size; ++n) shares[at(n)] = 1.0 / n;
  return shares;
}();

// For a hand without hidden cards.
constexpr NoneOf hides_none = [] {
  NoneOf ones{};
  ones.fill(1);
  return ones;
}();

// For a hand with this many hidden cards of so many unseen. Few combinations occur, again and
// again: each is computed once and cached.
const NoneOf& none_of_row(double cards, int unseen) {
  struct Row {
    double cards;
    int unseen;
    std::unique_ptr<Row> next;
    NoneOf none;
  };
  constexpr int places = 1024;
  thread_local std::array<std::unique_ptr<Row>, places> rows;
  std::unique_ptr<Row>* row = &rows[at((static_cast<int>(cards * 4) * 11 + unseen) % places)];
  for (; *row != nullptr; row = &(*row)->next) {
    if ((*row)->cards == cards && (*row)->unseen == unseen) return (*row)->none;
  }
  row->reset(new Row{cards, unseen, nullptr, {}});
  NoneOf& none_of = (*row)->none;
  double none = none_of[0] = 1;
  for (int k = 0; k < std::min(rank_count, unseen); ++k) {
    const double left = 1 - cards * one_of[at(unseen - k)];
    none *= left > 0 ? left : 0;
    none_of[at(k + 1)] = none;
  }
  return none_of;
}

}  // namespace

Knowledge::Knowledge(const SeatView& view, Suit trump)
    : table_(&view.table),
      seat_(view.seat),
      side_(side_of(view.table, view.seat)),
      trump_(trump),
      ruff_while_following_(may_ruff(view.table.rules.play)),
      trumps_(CardSet::of(trump)),
      hand_(view.table.hands[at(view.seat)]) {
  const Table& table = *table_;
  for (int seat = side_; seat < table.players; seat += table.sides) ours_ |= 1u << seat;
  theirs_ = ((1u << table.players) - 1) & ~ours_;
  unseen_ = CardSet::pack() - hand_ - table.discarded[at(seat_)];
  for (int i = table.trick_start; i < table.play_count; ++i) {
    if (i != table.hole) unseen_.remove(table.plays[at(i)].card);
  }
  for (const CardSet taken : table.taken) unseen_ -= taken;
  for (int i = 0; i < table.turned_count; ++i) unseen_.remove(table.turned[at(i)]);
  if (table.top.known()) unseen_.remove(table.top);
  for (int other = 0; other < table.players; ++other) {
    if (is_out(table, other)) unseen_ -= table.dealt[at(other)];
    // A face-down hand is as unknown as another's.
    const CardSet cards = table.hands[at(other)];
    const CardSet known = other == seat_ ? CardSet() : cards;
    hands_[at(other)] = {.known = known,
                         .ruled_out = {},
                         .may_hold = {},
                         .none_trump = &hides_none,
                         .none_plain = &hides_none,
                         .hidden = table.hand_count[at(other)] - cards.count()};
    shown_ |= known;
  }
  unseen_ -= shown_;
  unseen_count_ = unseen_.count();
  may_come_ = unseen_ | shown_;
  rule_out_cards();
  weigh_hands();
}

// A hand cannot contain a card that would have made its play illegal (002: "Ein Spieler, der keinen
// Trumpf in den ersten Stich spielt, hat keine Trumpfkarten").
void Knowledge::rule_out_cards() {
  const Table& table = *table_;
  if (!table.trump_fixed) return;
  const int seats = seats_in_play(table);
  // Tricks are split by size; laying a hand down changes it, so earlier tricks are skipped.
  const int whole = table.laid_down == 0 ? 0 : table.trick_start;
  // Plays before a card that was taken back and not replaced yet.
  const int played = table.hole >= 0 ? table.hole : table.play_count;
  for (int lead = whole; lead < played; lead += seats) {
    const int end = std::min(lead + seats, played);
    const CardSet led = CardSet::of(table.plays[at(lead)].card.suit());
    // Bit i: plays[i] did not follow suit.
    std::uint64_t others = 0;
    for (int i = lead + 1; i < end; ++i) {
      others |= std::uint64_t{(led & CardSet::of(table.plays[at(i)].card)).empty()} << i;
    }
    if (others == 0) continue;
    // The trick before each of them: cards that follow suit change nothing for the others.
    GrowingTrick trick;
    trick.lead(table.plays[at(lead)].card, trump_);
    for (; others != 0; others &= others - 1) {
      const Play& play = table.plays[at(std::countr_zero(others))];
      if (play.seat != seat_) rule_out_beside(trick, play);
      trick.follow(play.card);
    }
  }
  // A card that was called for (§4) is legal in its hand: nothing illegal can be called for.
  const int size = (played - whole) % seats;
  if (size == 0 || table.called_for.empty()) return;
  const Suit led = table.plays[at(played - size)].card.suit();
  for (int other = 0; other < table.players; ++other) {
    for (const Card card : table.called_for& table.hands[at(other)]) {
      const TrickState followed{led, false, Rank::two};
      for (const Suit suit : {led, trump_}) {
        const CardSet both = CardSet::of(card) | CardSet::of(Card(suit, Rank::two));
        if (!legal_to_follow(table.rules, both, trump_, followed).contains(card)) {
          hands_[at(other)].ruled_out |= CardSet::of(suit);
        }
      }
    }
  }
}

// Cards excluded by one play that did not follow suit in this trick.
void Knowledge::rule_out_beside(const GrowingTrick& trick, const Play& play) {
  const bool trumped = !(trick.trumps & CardSet::of(play.card)).empty();
  CardSet& out = hands_[at(play.seat)].ruled_out;
  const auto rule_out = [&](CardSet suit) {
    if ((suit - out).empty()) return;
    const auto legal_beside = [&](CardSet rank) {
      const CardSet both = CardSet::of(play.card) | (suit & rank);
      return trick.legal(table_->rules, both).contains(play.card);
    };
    if (legal_beside(CardSet::of(Rank::two))) return;
    // In a plain suit all cards are alike.
    if (suit == trick.trumps && legal_beside(CardSet::of(Rank::ace))) return;
    out |= suit;
  };
  rule_out(trick.led);
  if (!trumped) rule_out(trick.trumps);
}

void Knowledge::weigh_hands() {
  const Table& table = *table_;
  int in_hands = 0;
  for (int other = 0; other < table.players; ++other) in_hands += hands_[at(other)].hidden;
  if (table.rules.trump == TrumpBy::cut) in_hands += pack_size - table.next_card;
  const int most = std::max(1, unseen_count_);
  const double unseen = most;
  hands_share_ = std::min(1.0, in_hands / unseen);

  const int dealt_each = hand_size + run_size * std::max(0, table.deals - 1);
  for (int other = 0; other < table.players; ++other) {
    if (other == seat_) continue;
    Hand& hand = hands_[at(other)];
    if (hand.hidden > 0) hand.may_hold = unseen_ - hand.ruled_out;
    double trump_weight = 1;
    if (table.trump_fixed && table.rules.trump == TrumpBy::turn_up) {
      // Cards discarded down to six are seldom trumps.
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
    const double hidden = hand.hidden;
    hand.none_trump = &none_of_row(std::min(unseen, hidden * trump_weight), unseen_count_);
    hand.none_plain = &none_of_row(hidden, unseen_count_);
  }
}

}  // namespace allfours
