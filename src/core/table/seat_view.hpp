// The knowledge of one seat (src/README.md §3): a table, or a log, without the seed, the pack,
// other hands and discards, legal sets of others, and a hand that is face down for its owner. Bots,
// the ui and the embed's seat mode get only this. Knows no player, and not who asks. Tests:
// tests/properties/seat_view_test.cpp (hidden cards swapped: the same view; a redacted log folds to
// the masked table).
#pragma once

#include <span>

#include "core/table/table.hpp"

namespace allfours {

struct SeatView {
  int seat = -1;
  Table table;  // is_view; a hidden hand has a count but no cards
};

// Seat -1 is nobody: public knowledge only.
SeatView seen_from(const Table& table, int seat);

// The setup as a seat may know it: without seed and given cards.
Setup redacted(const Setup& setup);

// The log as this seat may know it at its end. Hidden cards are no_card, hidden sets of legal cards
// or words are empty. Seat -1 is nobody.
Events redacted(const Setup& setup, std::span<const Event> log, int seat);

// A table for folding a redacted log.
Table new_view_table(const Setup& setup);

// True if this seat's hand is face down for its owner until trump is fixed (face_down).
bool dealt_face_down(const RuleSet& rules, int players, int dealer, int seat);

}  // namespace allfours
