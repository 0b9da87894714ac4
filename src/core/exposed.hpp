// Exposed cards (RULES.md §4), where `table_rules` lets players err: who may expose one, and which
// of them may be called for. `choice` judges by these. Of a view they say what may be so for all
// that its seat can see: a card that lies face up may still be illegal beside hidden ones. Pure
// functions of the table. Knows no log. Tests: tests/rules/exposed_card_test.cpp,
// tests/properties/table_rules_test.cpp.
#pragma once

#include "core/table.hpp"

namespace allfours {

// What of this hand lies face up on the table.
constexpr CardSet exposed_of(const Table& table, int seat) {
  return table.exposed & table.hands[at(seat)];
}
// The seat whose exposed card this is; -1: nobody's.
int exposed_with(const Table& table, Card card);
// The cards of all hands that were called for to this trick, and are still to be played.
CardSet still_called_for(const Table& table);

// May this seat expose a card now? While cards are played, when it is not to play itself, and not
// from a hand that lies face down for its owner.
bool may_expose(const Table& table, int seat);

// What a seat that is to play to this trick may play, whether or not a card of it was called for.
inline CardSet legal_for(const Table& table, int seat) {
  const CardSet hand = table.hands[at(seat)];
  return trick_size(table) == 0 ? hand : table.growing.legal(table.rules, hand);
}

// May this seat call for this exposed card, should it be legal? An opponent's, in a trick later
// than the one in which it was exposed, before its owner has played to that trick; one card a
// trick.
bool may_call_card(const Table& table, int by, Card card);
// Those of this seat that may be called for now by `by`, and are legal.
CardSet callable(const Table& table, int by, int seat);

}  // namespace allfours
