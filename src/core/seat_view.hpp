// What one seat can know (src/README.md §3): a table, or a log, with everything else removed: the
// seed, the pack, other hands and discards, the legal sets of others, and a hand that still lies
// face down for its owner. Computer players, the ui and the embed's seat mode get only this.
// Knows no player, and not who asks.
// Tests: tests/properties/seat_view_test.cpp (hidden cards swapped: the same view; a redacted log
// folds to the masked table).
#pragma once

#include <span>

#include "core/table.hpp"

namespace allfours {

struct SeatView {
  int seat = -1;
  Table table;  // is_view; a hand not known has a count but no cards
};

// Seat -1 is nobody: what everybody knows.
SeatView seen_from(const Table& table, int seat);

// The setup as a seat may know it: without seed and given cards.
Setup redacted(const Setup& setup);

// The log as this seat may know it at its end. Cards not known are no_card, sets of legal cards or
// words not known are empty. Seat -1 is nobody.
Events redacted(const Setup& setup, std::span<const Event> log, int seat);

// A table that folds a redacted log.
Table new_view_table(const Setup& setup);

// Does this seat's hand lie face down for its owner until trump is fixed (face_down)?
bool dealt_face_down(const RuleSet& rules, int players, int dealer, int seat);

}  // namespace allfours
