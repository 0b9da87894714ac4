// Who scores what (RULES.md §2 "Whose point it is", §2.7, §3): the awards due at each moment, in
// order; and what a hand would score if its four points fell in a given way, for those who look
// ahead. Pure functions of the table, but for `count_award`; `apply` counts the steps.
// Knows no log.
// Tests: tests/rules/scoring_test.cpp, tests/rules/outcome_test.cpp.
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

// Which of the four points an award is: 0 High … 3 Game; -1: none of them.
int place_among_four(AwardFor what);
// The four in the order in which they are counted.
std::array<int, 4> counting_order(const RuleSet& rules);

// Awards of the settlement; those that nobody scores are among them, with side -1.
int settlement_award_count(const Table& table);
Event settlement_award(const Table& table, int step);

// How the four points of a hand fall: to a side each, -1 to nobody.
struct FourPoints {
  std::int8_t high = -1;
  std::int8_t low = -1;
  std::int8_t jack = -1;
  std::int8_t game = -1;
  bool hanged = false;   // the jack: captured from another side (hang_jack)
  bool claimed = false;  // High was scored at once, on the ace, before all the others (early_high)
  bool operator==(const FourPoints&) const = default;
};

// The cards that High, Low and Jack are for; no_card where there is none in play.
struct PointCards {
  Card high, low, jack;
};
PointCards point_cards(const Table& table);

// The seat whose set holds this card; -1: none.
int seat_with(const std::array<CardSet, max_players>& sets, Card card);

// How the points fall by what has been dealt and taken, all cards being known: at the end of the
// hand the truth; before, a point for a card not yet taken is nobody's. Says nothing of a claim.
FourPoints four_points(const Table& table);

// What a hand ends with.
struct Settled {
  Scores score{};              // per side
  std::int8_t winner = -1;     // the side that has won the game
  std::int8_t all_fours = -1;  // the side that made all four points
  bool operator==(const Settled&) const = default;
};

// The hand in play on this table, if its points fall so: all awards that are still to come, in
// order, up to the target. The cards themselves are not looked at.
Settled settled(const Table& table, const FourPoints& points);

// The score, the winner and the points made as an award leaves them; a part of `apply`.
void count_award(Table& table, const Event& event);

// Stakes (§3 West Yorkshire): can some side still make all four points of this hand, judged on the
// actual cards? A decided game's last hand is played on while one can. A view, which does not know
// the cards, takes it that one can.
bool all_fours_possible(const Table& table);

// The game is decided and the hand need not be played on (§3 stakes).
inline bool over_and_done(const Table& table) {
  return table.winner >= 0 && (table.rules.stake_all_fours == 0 || !all_fours_possible(table));
}

// The last play claims High at once (early_high); or this play would.
bool claims_high(const Table& table, const Play& play);
inline bool claims_high(const Table& table) {
  // A card that should not have been played claims nothing.
  return table.rules.early_high && (table.revokes >> table.latest & 1) == 0 &&
         claims_high(table, table.plays[at(table.latest)]);
}
Event early_high_award(const Table& table);

// The last play could neither follow nor trump while the stock lasts (no_follow_penalty).
inline bool failed_to_follow(const Table& table) {
  if (table.rules.no_follow_penalty == 0 || table.next_card >= pack_size) return false;
  // Who must trump if able (validate) and plays neither could do neither, or has revoked.
  if ((table.revokes >> table.latest & 1) != 0) return false;
  const Suit led = table.plays[at(table.trick_start)].card.suit();
  const Suit played = table.plays[at(table.latest)].card.suit();
  return played != led && played != table.trump;
}
Event no_follow_award(const Table& table);

// What each player of a side gets when the game is over, or pays where it is negative.
Scores stakes_paid(const Table& table);

// May the dealer give, or would the gift let a side win that did not beg (gift_bar)?
bool gift_barred(const Table& table);

// Card points taken by each side so far.
Scores card_points_taken(const Table& table);

// The side that has or ties for the most card points and scores Game; -1: nobody.
int game_winner(const Table& table, const Scores& points);

}  // namespace allfours
