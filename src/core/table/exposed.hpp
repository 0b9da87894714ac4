// Exposed cards (RULES.md §4), with `table_rules`: who may expose a card, and which exposed cards
// may be called for. `choice` uses these functions. For a seat's view they answer from the cards it
// can see: an exposed card may still be illegal because of hidden ones. Pure functions of the
// table. Knows no log. Tests: tests/rules/exposed_card_test.cpp,
// tests/properties/table_rules_test.cpp.
#pragma once

#include "core/table/table.hpp"

namespace allfours {

// Cards of this hand that lie face up on the table.
constexpr CardSet exposed_of(const Table& table, int seat) {
  return table.exposed & table.hands[at(seat)];
}
// The seat that owns this exposed card; -1: none.
int exposed_with(const Table& table, Card card);
// Cards, of all hands, called for in this trick and not played yet.
CardSet still_called_for(const Table& table);

// True if this seat may expose a card now: during the play, out of turn, and not from a hand that
// is face down for its owner.
bool may_expose(const Table& table, int seat);

// Legal cards of a seat that is to play to this trick, whether or not one of its cards was called
// for.
inline CardSet legal_for(const Table& table, int seat) {
  const CardSet hand = table.hands[at(seat)];
  return trick_size(table) == 0 ? hand : table.growing.legal(table.rules, hand);
}

// True if this seat may call for this exposed card, should it be legal: an opponent's card, in a
// trick later than the one in which it was exposed, before its owner has played to that trick; one
// card per trick.
bool may_call_card(const Table& table, int by, Card card);
// Exposed cards of this seat that `by` may call for now and that are legal.
CardSet callable(const Table& table, int by, int seat);

}  // namespace allfours
