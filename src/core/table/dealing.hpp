// Pack order, packets and the ceremony that finds the first dealer (RULES.md §2.1, §2.2, §3). The
// only place where seeds become cards: streams `deal/HAND` (a redeal: `deal/HAND/N`), `cut/HAND…`,
// `first_dealer`. Returns events that say where cards go; `apply` moves them. Knows no player.
// Tests: tests/core/table/dealing_test.cpp.
#pragma once

#include "core/table/table.hpp"

namespace allfours {

// The shuffled pack of a hand; `redeals` counts how often the hand was dealt again.
Pack shuffled_pack(std::uint64_t seed_key, int hand, int redeals);

// California Jack: number of cards above the trump card shown, 4 to 48.
int cut_depth(std::uint64_t seed_key, int hand, int redeals);

// Correct number of cards for each seat in the next deal (the first six, or three of a run).
SeatCounts right_counts(const Table& table);
// Dealing by hand (hand_dealing): the most cards one seat can get, and all seats together.
int most_to_a_seat(const Table& table);
int most_to_all(const Table& table);

// Size of a seat's packet number `packet`, from 0, of the next deal; beyond the last packet, the
// size of the last.
int packet_size(const Table& table, int packet);

// The next deal as an event: as its dealer counted it out, or correctly. A surplus or shortage
// falls in the last packet.
Event deal_event(const Table& table);

// For a finished deal: the turn, from 0, in which a seat got its i-th card, where one packet to one
// seat is a turn; and the number of turns.
int packet_turn(const Table& table, int seat, int i);
int packet_turns(const Table& table);

// Number of cards that a deal and a card turned after it require.
int cards_for_run(const Table& table);

Event first_dealer_event(const Table& table);

// Partners by jacks (§3 West Yorkshire): four people are shown cards one by one until they get a
// jack; red jacks are partners, and black. Returns the person at each seat, person 0 always at seat
// 0; the old order if the event found no partners.
std::array<std::int8_t, 4> seated_by_jacks(const Event& first_dealer);

}  // namespace allfours
