#include "players/knowledge/exposed_card_calls.hpp"

#include <algorithm>

#include "core/table/exposed.hpp"
#include "players/knowledge/knowledge.hpp"

namespace allfours {

namespace {

// A trick with this chance of winning counts as its side's.
constexpr double sure_enough = 0.8;

class Caller {
 public:
  Caller(const SeatView& view, int owner)
      : table_(view.table), known_(view), owner_(owner), owner_leads_(trick_size(view.table) == 0) {
    int seat = owner;
    const int after = seats_in_play(table_) - trick_size(table_) - 1;
    for (int i = 0; i < after; ++i) {
      do seat = next_seat(table_, seat);
      while (is_out(table_, seat));
      later_ |= 1u << seat;
    }
  }

  // Loss of the other side with this card; 0: none.
  int price(Card card) const {
    int price = card_points(card);
    if (card.suit() != table_.trump) return price;
    const bool is_jack = card.rank() == Rank::jack;
    if (is_jack && table_.rules.jack == PointTo::taken)
      price += table_.rules.hang_jack ? 10 * table_.rules.hang_points : 10;
    // The lowest trump that may still be in play.
    const CardSet trumps = CardSet::of(table_.trump);
    CardSet seen;
    for (const CardSet cards : table_.dealt) seen |= cards & trumps;
    const CardSet lower = known_.may_come() & trumps;
    const bool lowest = seen.first() == card && (lower.empty() || lower.first() == card);
    if (lowest && table_.rules.low == PointTo::taken) price += 10;
    return price;
  }

  // The chance that our side takes the trick to which the owner plays this card.
  double chance(Card card) const {
    if (owner_leads_) return held(card, card.suit(), false);
    const Play winning = winning_play(table_);
    const Suit led = table_.plays[at(table_.trick_start)].card.suit();
    if (beats(card, winning.card, table_.trump)) return held(card, led, false);
    return held(winning.card, led, known_.ours(winning.seat));
  }

 private:
  bool plays_later(int seat) const { return (later_ >> seat & 1) != 0; }

  // The chance that it stays ours, with `best` winning before the seats after the owner play.
  double held(Card best, Suit led, bool ours) const {
    if (ours) return none_beats(best, led);
    double chance = 0;
    if (plays_later(known_.seat())) {
      const TrickState trick{led, led != table_.trump && best.suit() == table_.trump, best.rank()};
      const CardSet legal = legal_to_follow(table_.rules, known_.hand(), table_.trump, trick);
      for (const Card card : known_.beaters(best, legal)) {
        chance = std::max(chance, none_beats(card, led));
      }
    }
    return chance;
  }

  // The chance that no opponent who plays after the owner beats this card.
  double none_beats(Card card, Suit led) const {
    double none = 1;
    for (int seat = 0; seat < table_.players; ++seat) {
      if (!plays_later(seat) || known_.ours(seat) || seat == owner_) continue;
      none *= 1 - known_.can_beat(seat, card, led);
    }
    return none;
  }

  const Table& table_;
  Knowledge known_;
  int owner_;
  bool owner_leads_;
  unsigned later_ = 0;  // bit s: seat s plays to this trick after the owner
};

}  // namespace

std::optional<Decision> calls_for(const SeatView& view) {
  const Table& table = view.table;
  if (table.exposed.empty() || table.phase != Phase::play || !table.trump_fixed) {
    return std::nullopt;
  }
  const int owner = table.turn;
  // A last card is played anyway.
  if (owner == view.seat || table.hand_count[at(owner)] < 2) return std::nullopt;
  const CardSet cards = callable(table, view.seat, owner);
  if (cards.empty()) return std::nullopt;
  const Caller caller(view, owner);
  Card best;
  int most = 0;
  for (const Card card : cards) {
    const int price = caller.price(card);
    if (price <= most || caller.chance(card) < sure_enough) continue;
    most = price;
    best = card;
  }
  if (!best.known()) return std::nullopt;
  return Decision::of_call_card(view.seat, owner, best);
}

std::optional<Decision> calls_for(const Table& table, unsigned seats) {
  if (table.exposed.empty() || table.turn < 0) return std::nullopt;
  for (int i = 0; i < table.players; ++i) {
    const int seat = (eldest(table) + i) % table.players;
    if ((seats >> seat & 1) == 0) continue;
    const auto call = calls_for(seen_from(table, seat));
    if (call && std::holds_alternative<Event>(judge(table, *call))) return call;
  }
  return std::nullopt;
}

}  // namespace allfours
