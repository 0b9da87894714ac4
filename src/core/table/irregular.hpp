// Irregularities (RULES.md §4), with `table_rules`: revokes and who may take them back or call
// them, looking at face-down cards, calling a misdeal, and the penalties. `choice` judges with
// these functions, `apply` folds the events. Pure functions of the table. Knows no log. Tests:
// tests/rules/revoke_test.cpp, tests/rules/looking_test.cpp, tests/rules/misdeal_test.cpp,
// tests/properties/table_rules_test.cpp.
#pragma once

#include "core/table/table.hpp"

namespace allfours {

// True if plays[place] was outside the legal set. A view knows its own revokes and called ones.
constexpr bool is_revoke(const Table& table, int place) {
  return place >= 0 && (table.revokes >> place & 1) != 0;
}

// Number, from 1, of the trick of plays[place].
int trick_of(const Table& table, int place);
// Index in `plays` of this seat's card to that trick; -1: none.
int place_of(const Table& table, int seat, int trick);

// The known cards of the hand from which plays[place] came, including that card.
CardSet held_at(const Table& table, int place);
// The legal cards there from a hand of these cards.
CardSet legal_at(const Table& table, int place, CardSet held);

// Index in `plays` of the revoke that this seat may take back now: until the next lead, unless it
// has been called. -1: none.
int may_take_back(const Table& table, int seat);

// True if `by` may call `seat`'s card to a trick of this hand a revoke: an opponent's card, once
// per card, from the completed trick until the settlement.
bool may_call(const Table& table, int by, int seat, int trick);

// True if this revoke loses the whole game (revoke_penalty).
bool loses_game(const Table& table, int place);

// True if this seat, the pitcher's partner, may look at its face-down cards now, before the pitch;
// once.
bool may_look(const Table& table, int seat);

// The awards for having looked.
int looked_award_count(const Table& table);
Event looked_award(const Table& table, int step);

// True if this seat, an opponent of the dealer, may call a misdeal now, before the first lead.
bool may_call_misdeal(const Table& table, int by);

// The awards for the misdeal called.
int misdeal_award_count(const Table& table);
Event misdeal_award(const Table& table, int step);

// The awards for the revoke called last.
int revoke_award_count(const Table& table);
Event revoke_award(const Table& table, int step);

}  // namespace allfours
