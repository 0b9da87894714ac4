// Irregularities (RULES.md §4), where `table_rules` lets a player err: what was a revoke, who may
// take one back, who may call one, who may look at cards that lie face down, who may call a deal
// wrong, and what it costs.
// `choice` judges such decisions by these, `apply` folds them. Pure functions of the table. Knows
// no log.
// Tests: tests/rules/revoke_test.cpp, tests/rules/looking_test.cpp, tests/rules/misdeal_test.cpp,
// tests/properties/table_rules_test.cpp.
#pragma once

#include "core/table.hpp"

namespace allfours {

// Was plays[place] outside the legal set? A view knows its own, and those that were called.
constexpr bool is_revoke(const Table& table, int place) {
  return place >= 0 && (table.revokes >> place & 1) != 0;
}

// The trick, from 1, to which plays[place] was played.
int trick_of(const Table& table, int place);
// The place in `plays` of this seat's card to that trick; -1: it has played none.
int place_of(const Table& table, int seat, int trick);

// What of the hand from which plays[place] came the table knows, that card included.
CardSet held_at(const Table& table, int place);
// What would have been legal there from a hand of these cards.
CardSet legal_at(const Table& table, int place, CardSet held);

// The place in `plays` of the revoke that this seat may take back now: until the next lead, and
// unless it has been called. -1: none.
int may_take_back(const Table& table, int seat);

// May this seat call that one's card to a trick of this hand a revoke? An opponent's, each card
// once, from the completed trick until the settlement.
bool may_call(const Table& table, int by, int seat, int trick);

// Was this revoke a top trump withheld when trumps were led, which loses the whole game?
bool loses_game(const Table& table, int place);

// May this seat look at its cards, which lie face down until the pitch? The pitcher's partner can,
// once.
bool may_look(const Table& table, int seat);

// The awards for having looked.
int looked_award_count(const Table& table);
Event looked_award(const Table& table, int step);

// May this seat say that the cards of this hand were dealt wrongly? An opponent of the dealer,
// before the first card is led.
bool may_call_misdeal(const Table& table, int by);

// The awards for the misdeal that was called.
int misdeal_award_count(const Table& table);
Event misdeal_award(const Table& table, int step);

// The awards for the revoke that was called last.
int revoke_award_count(const Table& table);
Event revoke_award(const Table& table, int step);

}  // namespace allfours
