// Steps of `apply` shared by table.cpp (the regular hand) and apply_irregular.cpp. Knows nothing
// beyond the table. Tests: tests/core/table/table_test.cpp, tests/rules/revoke_test.cpp,
// tests/rules/looking_test.cpp.
#pragma once

#include "core/table/table.hpp"

namespace allfours {

constexpr auto small(int i) { return static_cast<std::int8_t>(i); }

// Somebody must choose.
inline void ask(Table& table, Phase phase, int seat) {
  table.phase = phase;
  table.turn = small(seat);
}

// An automatic event is next.
inline void happens(Table& table, Phase phase) {
  table.phase = phase;
  table.turn = -1;
}

// Removes a card from a hand.
inline void lose(Table& table, int seat, Card card) {
  if (card.known()) table.hands[at(seat)].remove(card);
  --table.hand_count[at(seat)];
}

// After a play and its awards: completes the trick, or asks the next seat.
inline void continue_trick(Table& table) {
  if (trick_size(table) == seats_in_play(table)) return happens(table, Phase::trick);
  int seat = table.plays[at(table.play_count - 1)].seat;
  do seat = next_seat(table, seat);
  while (is_out(table, seat));
  ask(table, Phase::play, seat);
}

// Before the settlement each seat, from eldest on, may call a revoke; `passes` have passed.
void ask_for_calls(Table& table, int passes);

// Before the first lead of a misdealt hand each opponent of the dealer, from eldest on, may call
// it; `passes` have passed.
void ask_about_misdeal(Table& table, int passes);

// Applies an irregular decision.
void apply_irregular(Table& table, const Event& event);
// True if an award for this is a penalty for an irregularity; and how the game continues after it.
bool is_penalty(AwardFor what);
void after_penalty(Table& table, const Event& award);

}  // namespace allfours
