// Order of the pack, packets and the first dealer's ceremony (RULES.md §2.1, §2.2, §3).
// Here alone seeds become cards: streams `deal/HAND` (a redeal: `deal/HAND/N`), `cut/HAND…`,
// `first_dealer`.
// Changes no table: its events say which cards go where, and apply puts them there. Knows no
// player. Tests: tests/rules/dealing_test.cpp.
#pragma once

#include "core/table.hpp"

namespace allfours {

// The shuffled pack of the table's hand; `redeals` counts how often it was dealt again.
Pack shuffled_pack(std::uint64_t seed_key, int hand, int redeals);

// California Jack: how many cards lie above the shown trump card, 4 to 48.
int cut_depth(std::uint64_t seed_key, int hand, int redeals);

// How many cards of the next deal (the first six, or a run's three) are each seat's.
SeatCounts right_counts(const Table& table);
// By hand (hand_dealing): how many a seat can get instead, and all seats together.
int most_to_a_seat(const Table& table);
int most_to_all(const Table& table);

// How many cards a seat's packet of the next deal has, counted from 0; after the last as many as
// it.
int packet_size(const Table& table, int packet);

// The next deal of the table as an event: as its dealer has counted it out, or rightly. What is too
// much or too little is so in the last packet.
Event deal_event(const Table& table);

// After a deal: the turn, from 0, in which a seat got its i-th card of this deal, counting a packet
// to one seat as a turn; and how many turns there were.
int packet_turn(const Table& table, int seat, int i);
int packet_turns(const Table& table);

// How many cards a deal and a turned card after it need.
int cards_for_run(const Table& table);

Event first_dealer_event(const Table& table);

// Partners by jacks (§3 West Yorkshire): cards are faced one by one to four people, of whom one
// with a jack gets no more; red jacks are partners, and black. Who of them sits at each seat,
// person 0 always at seat 0; as they were where the event found no partners.
std::array<std::int8_t, 4> seated_by_jacks(const Event& first_dealer);

}  // namespace allfours
