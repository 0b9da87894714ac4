// Shared declarations of the bot "sensible": rules of thumb (002 "Taktische Hinweise") measured in
// one currency, the chance of winning the game (point_odds.hpp), from the seat's knowledge
// (knowledge.hpp). Reads the rule set, never the variant's name, and looks no further than the
// current trick. Knows no hidden card. Tests: tests/players/sensible/sensible_test.cpp.
#pragma once

#include <algorithm>
#include <cmath>

#include "players/chances/point_odds.hpp"
#include "players/knowledge/knowledge.hpp"
#include "players/player.hpp"

namespace allfours::sensible {

// Parameters, in card points and probabilities: fitted to the value of cards in some 54,000
// positions of ten games by playouts, then confirmed in matches against the previous parameters
// (tests/yardstick). Against one opponent trumps are led more readily: the trick they cost draws
// one of his trumps, and half of the high ones win anyway.
struct Habits {
  // Card points a card can be expected to bring home, deuce to ace.
  std::array<double, rank_count> trump;
  std::array<double, rank_count> plain;
  // Bonus for a plain card that can only be beaten by a trump (002: a "Bobby"), and for such a ten.
  double bobby, bobby_ten;
  // Card points that others add to a trick: a partner gives as much as possible to a trick already
  // won (002), an opponent as little; and for a ten they may hold, where it would win, and where
  // not.
  double given_gladly, given_grudgingly, ten_wins, ten_loses;
  // 002: instead of winning a cheap trick, leave the lead to an opponent and play last to the next.
  // With two players the lead passes at once, so it does not matter.
  double cost_of_lead;
  // Leads and follows: bonuses fitted to the value that `expert` gives each card. Trump leads: the
  // only trump, better kept to trump with; one of several; per further trump; per ace and king of a
  // plain suit in hand, which win once trumps are drawn; a trump above the jack while the jack is
  // out, to hunt it; a guard of the jack in hand; the two, where Low goes to who was dealt it.
  double only_trump_led, of_trumps_led, trump_led, drawn_for_high, hunter_led, guard_led, two_led;
  // Any lead: the highest card left of its suit.
  double highest_led;
  // Plain leads: a singleton while holding trumps; per card of the suit; a small card from a suit
  // with the ten or a higher card; the ten.
  double single_led, long_led, under_honour_led, ten_led;
  // Following: a trump on a trick without card points; a trump where the suit led is in hand; a
  // court card or an ace on a trick that it does not win, unless it is surely ours; a small card
  // that guards a ten of another suit.
  double ruffs_nothing, ruffs_able, court_thrown, ten_bared;
  // Probability that a player who can take a trick does so, whatever its value; and the reduction
  // if the trick was raised.
  double eager, raised;
  // The jack: value of a guard; chance of losing it anyway; a guard drawn by a lead; chance of
  // bringing it home in a later trick, played last.
  double cover, never_safe, drawn, safe_last;
  std::array<double, 5> danger;  // chance that ours is caught, by number of other trumps
  // Low: how often it stays with its holder; how often it falls in a trick we win.
  double low_saved, low_falls;
};

constexpr Habits habits_of_two{
    .trump = {1.2, 2.7, 2.7, 3.2, 3.0, 3.0, 3.0, 3.0, 7.2, 5.1, 4.1, 5.2, 6.6},
    .plain = {-0.1, -0.1, -0.1, -0.05, 0.05, 0.1, 0.1, 0.3, -0.35, 0.1, 0.15, 0.5, 1.1},
    .bobby = 0.3,
    .bobby_ten = 6.5,
    .given_gladly = 2.4,
    .given_grudgingly = 1,
    .ten_wins = 1,
    .ten_loses = 0.4,
    .cost_of_lead = 0,
    .only_trump_led = -1,
    .of_trumps_led = 1.5,
    .trump_led = 0.25,
    .drawn_for_high = 1.3,
    .hunter_led = 2.5,
    .guard_led = -0.5,
    .two_led = 1,
    .highest_led = 0.5,
    .single_led = -0.25,
    .long_led = 0.8,
    .under_honour_led = -3,
    .ten_led = -4,
    .ruffs_nothing = -2.5,
    .ruffs_able = -2,
    .court_thrown = -3.5,
    .ten_bared = -0.5,
    .eager = 0.75,
    .raised = 0.5,
    .cover = 0.5,
    .never_safe = 0.05,
    .drawn = 0.6,
    .safe_last = 1,
    .danger = {0.38, 0.25, 0.22, 0.15, 0.10},
    .low_saved = 0.88,
    .low_falls = 0.17,
};

constexpr Habits habits_of_more{
    .trump = {3.0, 3.1, 4.2, 3.3, 3.8, 4.6, 4.9, 6.3, 9.6, 6.7, 7.2, 8.5, 9.8},
    .plain = {0.0, 0.0, -0.1, -0.1, 0.1, 0.1, 0.1, 0.1, -0.25, 0.2, 0.2, 0.4, 0.9},
    .bobby = 0.2,
    .bobby_ten = 4,
    .given_gladly = 1.5,
    .given_grudgingly = 0.8,
    .ten_wins = 0.8,
    .ten_loses = 0.4,
    .cost_of_lead = 3,
    .only_trump_led = -2.8,
    .of_trumps_led = 5,
    .trump_led = 0,
    .drawn_for_high = 4.5,
    .hunter_led = 5,
    .guard_led = -2.5,
    .two_led = 1.9,
    .highest_led = 2,
    .single_led = 0,
    .long_led = 0.7,
    .under_honour_led = -1.5,
    .ten_led = -1,
    .ruffs_nothing = -2.7,
    .ruffs_able = -1.5,
    .court_thrown = -2.4,
    .ten_bared = -1.3,
    .eager = 0.45,
    .raised = 0.625,
    .cover = 0.6,
    .never_safe = 0.1,
    .drawn = 0.8,
    .safe_last = 0.6,
    .danger = {0.42, 0.29, 0.12, 0.15, 0.10},
    .low_saved = 0.88,
    .low_falls = 0.17,
};

constexpr const Habits& habits(const Table& table) {
  return table.players == 2 ? habits_of_two : habits_of_more;
}

// Future value of a card in hand, in card points: the tricks it wins and their cards, minus what it
// may lose.
inline double keeping(const Knowledge& known, Card card) {
  const auto rank = static_cast<std::size_t>(card.rank());
  const Habits& usual = habits(known.table());
  if (card.suit() == known.trump()) return usual.trump[rank];
  double worth = usual.plain[rank];
  if (card.rank() >= Rank::ten) {
    const double top = known.none_with_opponents(known.higher(card, known.may_come()), card.suit());
    worth += top * (card.rank() == Rank::ten ? usual.bobby_ten : usual.bobby);
  }
  return worth;
}
double keeping(const Knowledge& known, CardSet hand);

// Outcome of the jack's point while the trump jack is unplayed, if our hand is `hand` (a subset of
// the current one, with the jack if it contains it) and each opponent has lost `drawn` more trumps.
class JackOdds {
 public:
  explicit JackOdds(const Knowledge& known);
  Odds with(CardSet hand, double drawn = 0) const;

 private:
  const Knowledge& known_;
  Card jack_;
  double exposed_ = 0;  // ours: the chance that an opponent holds a higher trump
  // Theirs, or in the stock: chances of its location, and number of trumps guarding it.
  double theirs_ = 0, partners_ = 0, stock_ = 0, guards_ = 0;
};

// The chance that this trump is the lowest in play.
double chance_lowest(const Knowledge& known, Card card);

// The chance to score Game with this lead in card points and this much still to come.
inline double chance_of_game(double lead, double spread) {
  const double x = 0.8 * lead / std::max(1.0, spread);
  return 0.5 + 0.5 * x / std::sqrt(1 + x * x);
}

// True while the jack's point is open.
bool jack_open(const Knowledge& known);

// Our card points so far minus those of the best other side.
int lead_in_points(const Knowledge& known);

// Parts of an outlook computed already.
struct Worked {
  Odds jack;        // its point, while open (jack_open)
  double kept = 0;  // value of the hand for later tricks
  int lead = 0;     // in card points
};

// Likely distribution of the four points, if each seat gets `more` further cards from the pack.
Outlook outlook(const Knowledge& known, int more = 0, const Worked* worked = nullptr);

// Points each side needs, including points due before the settlement's four, for the next dealer's
// deal or a redeal.
Needs needs(const Knowledge& known, bool deals_again = false);

// The chance of winning with this suit as trump.
double value_of_suit(const SeatView& view, Suit suit);

Say choose_word(const SeatView& view, SaySet possible);
Suit choose_suit_to_pitch(const SeatView& view, CardSet hand);
CardSet choose_discards(const SeatView& view, int count);
Card choose_card(const SeatView& view, CardSet legal);

}  // namespace allfours::sensible
