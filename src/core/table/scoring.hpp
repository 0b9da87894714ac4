// Awards (RULES.md §2 "Whose point it is", §2.7, §3): those due at each moment, in order; and the
// score of a hand for a given distribution of the four points, for lookahead. Pure functions of the
// table, except `count_award`; `apply` counts the steps. Knows no log. Tests:
// tests/core/table/scoring_test.cpp, tests/players/search/outcome_test.cpp.
#pragma once

#include "core/table/table.hpp"

namespace allfours {

// Points a turned card scores at once (0: none).
int turn_up_award_points(const Table& table);
Event turn_up_award(const Table& table);

// Awards due when trump is fixed: a turned card that scores only now, then the gift.
int trump_award_count(const Table& table);
Event trump_award(const Table& table, int step);

Event begged_point_award(const Table& table);

// Index among the four points: 0 High … 3 Game; -1: none of them.
int place_among_four(AwardFor what);
// The four in counting order.
std::array<int, 4> counting_order(const RuleSet& rules);

// Awards of the settlement, including those that nobody scores, with side -1.
int settlement_award_count(const Table& table);
Event settlement_award(const Table& table, int step);

// Distribution of the four points of a hand: a side each, -1 for nobody.
struct FourPoints {
  std::int8_t high = -1;
  std::int8_t low = -1;
  std::int8_t jack = -1;
  std::int8_t game = -1;
  bool hanged = false;   // the jack was captured from another side (hang_jack)
  bool claimed = false;  // High was scored early, on the ace, before the others (early_high)
  bool operator==(const FourPoints&) const = default;
};

// The cards of High, Low and Jack; no_card if none is in play.
struct PointCards {
  Card high, low, jack;
};
PointCards point_cards(const Table& table);
// The same where these cards are in play.
PointCards point_cards(CardSet in_play, Suit trump);
// The cards dealt or drawn in this hand, and kept.
CardSet cards_dealt(const Table& table);

// The seat whose set contains this card; -1: none.
int seat_with(const std::array<CardSet, max_players>& sets, Card card);

// True for a jack dealt to one seat and captured by a seat of another side, where that counts
// (hang_jack); false while it is not taken (-1).
bool is_hanged(const Table& table, int dealt, int taken);

// The distribution from the cards dealt and taken, all cards being known. Final at the end of the
// hand; before, a point for a card not taken yet is nobody's. Does not set `claimed`.
FourPoints four_points(const Table& table);

// Result of a hand.
struct Settled {
  Scores score{};              // per side
  std::int8_t winner = -1;     // the side that won the game
  std::int8_t all_fours = -1;  // the side that made all four points
  bool operator==(const Settled&) const = default;
};

// The result of the hand on this table if its points fall this way: all awards still due, in order,
// up to the target. Ignores the cards.
Settled settled(const Table& table, const FourPoints& points);

// Updates score, winner and points made for an award; a part of `apply`.
void count_award(Table& table, const Event& event);

// Stakes (§3 West Yorkshire): true if some side can still make all four points of this hand, from
// the actual cards; the last hand of a decided game is then played on. A view, which does not know
// the cards, assumes true.
bool all_fours_possible(const Table& table);

// The game is decided and the hand need not be played on (§3 stakes).
inline bool over_and_done(const Table& table) {
  return table.winner >= 0 && (table.rules.stake_all_fours == 0 || !all_fours_possible(table));
}

// True if the last play, or this play, claims High at once (early_high).
bool claims_high(const Table& table, const Play& play);
inline bool claims_high(const Table& table) {
  // A revoke claims nothing.
  return table.rules.early_high && (table.revokes >> table.latest & 1) == 0 &&
         claims_high(table, table.plays[at(table.latest)]);
}
Event early_high_award(const Table& table);

// True if the last play neither followed nor trumped while the stock lasts (no_follow_penalty).
inline bool failed_to_follow(const Table& table) {
  if (table.rules.no_follow_penalty == 0 || table.next_card >= pack_size) return false;
  // A player who must trump if able (validate) and does neither was unable, or has revoked.
  if ((table.revokes >> table.latest & 1) != 0) return false;
  const Suit led = table.plays[at(table.trick_start)].card.suit();
  const Suit played = table.plays[at(table.latest)].card.suit();
  return played != led && played != table.trump;
}
Event no_follow_award(const Table& table);

// Amount each player of a side gets at the end of the game; negative: pays.
Scores stakes_paid(const Table& table);

// True if the gift would let a side win that did not beg (gift_bar).
bool gift_barred(const Table& table);

// Card points taken by each side so far.
Scores card_points_taken(const Table& table);

// The side that scores Game: most card points, or a tie that it wins; -1: nobody.
int game_winner(const Table& table, const Scores& points);

}  // namespace allfours
