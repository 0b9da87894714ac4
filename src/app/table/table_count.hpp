// The count of the card points for Game: before its award is shown, the cards that count are shown
// one after another, tens first (RULES.md §2, Game). Knows no picture. Tests:
// tests/app/table/table_count_test.cpp.
#pragma once

#include <vector>

#include "core/table/table.hpp"

namespace allfours {

struct TableState;

struct CountedCard {
  Card card;
  int seat = 0;  // that took it
  bool operator==(const CountedCard&) const = default;
};

// The cards with points that have been taken: by points, the highest first.
std::vector<CountedCard> cards_to_count(const Table& table);
// The award for Game is the next event: starts the count in its place. False if it is not, or has
// been counted, or its points are not those of the cards taken.
bool begin_count(TableState& table);
bool counts_now(const TableState& table);
// The cards counted so far. Precondition: counts_now.
std::vector<CountedCard> counted_so_far(const TableState& table);

}  // namespace allfours
