#include "core/table/exposed.hpp"

#include "core/table/seat_view.hpp"

namespace allfours {

namespace {

// True if this seat has played to the current trick.
bool has_played(const Table& table, int seat) {
  for (int i = table.trick_start; i < table.play_count; ++i) {
    if (table.plays[at(i)].seat == seat) return true;
  }
  return false;
}

}  // namespace

int exposed_with(const Table& table, Card card) {
  for (int seat = 0; seat < table.players; ++seat) {
    if (exposed_of(table, seat).contains(card)) return seat;
  }
  return -1;
}

CardSet still_called_for(const Table& table) {
  if (table.called_for.empty()) return CardSet();
  CardSet held;
  for (const CardSet hand : table.hands) held |= hand;
  return table.called_for & held;
}

bool may_expose(const Table& table, int seat) {
  if (!table.rules.table_rules || table.phase != Phase::play) return false;
  if (seat < 0 || seat >= table.players || seat == table.turn) return false;
  return table.trump_fixed || table.looked == seat ||
         !dealt_face_down(table.rules, table.players, table.dealer, seat);
}

bool may_call_card(const Table& table, int by, Card card) {
  if (table.phase != Phase::play || table.hole >= 0 || by < 0 || by >= table.players) return false;
  const int owner = exposed_with(table, card);
  if (owner < 0 || side_of(table, by) == side_of(table, owner)) return false;
  if (table.exposed_late.contains(card)) return false;
  if (!(table.called_for & table.hands[at(owner)]).empty()) return false;
  // Before the lead only the leader has legal cards.
  return trick_size(table) == 0 ? owner == table.turn : !has_played(table, owner);
}

CardSet callable(const Table& table, int by, int seat) {
  CardSet cards;
  for (const Card card : exposed_of(table, seat) & legal_for(table, seat)) {
    if (may_call_card(table, by, card)) cards.add(card);
  }
  return cards;
}

}  // namespace allfours
