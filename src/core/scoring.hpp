// Who scores what (RULES.md §2 "Whose point it is", §2.7, §3): the awards due at each moment, in
// order. Pure functions of the table; `apply` counts the steps.
// Knows no log, and changes nothing.
// Tests: tests/rules/scoring_test.cpp.
#pragma once

#include "core/table.hpp"

namespace allfours {

// What a turned card is worth at once (0: nothing).
int turn_up_award_points(const Table& table);
Event turn_up_award(const Table& table);

// Awards due when trump is fixed: a turned card that scores only now, then the gift.
int trump_award_count(const Table& table);
Event trump_award(const Table& table, int step);

Event begged_point_award(const Table& table);

// Awards of the settlement; those that nobody scores are among them, with side -1.
int settlement_award_count(const Table& table);
Event settlement_award(const Table& table, int step);

// The last play claims High at once (early_high).
bool claims_high(const Table& table);
Event early_high_award(const Table& table);

// The last play could neither follow nor trump while the stock lasts (no_follow_penalty).
bool failed_to_follow(const Table& table);
Event no_follow_award(const Table& table);

// Stakes (§3 West Yorkshire): can some side still make all four points of this hand, judged on the
// actual cards? A decided game's last hand is played on while one can. A view, which does not know
// the cards, takes it that one can.
bool all_fours_possible(const Table& table);

// What each player of a side gets when the game is over, or pays where it is negative.
Scores stakes_paid(const Table& table);

// May the dealer give, or would the gift let a side win that did not beg (gift_bar)?
bool gift_barred(const Table& table);

// Card points taken by each side so far.
Scores card_points_taken(const Table& table);

// The side that has or ties for the most card points and scores Game; -1: nobody.
int game_winner(const Table& table, const Scores& points);

}  // namespace allfours
