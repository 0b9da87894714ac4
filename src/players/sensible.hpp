// Inside the computer player "sensible": what its files share. It decides by rules of thumb
// (002 "Taktische Hinweise") weighed in one coin, the chance of winning the game (prospect.hpp),
// over what it can know (knowledge.hpp). It reads the rule set, never the variant's name, looks no
// further than the trick on the table. Knows no hidden card.
// Tests: tests/rules/sensible_test.cpp.
#pragma once

#include <algorithm>
#include <cmath>

#include "players/knowledge.hpp"
#include "players/player.hpp"
#include "players/prospect.hpp"

namespace allfours::sensible {

// Its habits, in card points and chances: found by what cards were worth in some 54,000 positions
// of ten games when the hands were played out, then tried in matches against the habits before
// (tests/yardstick). Against one opponent trumps are led more readily: the one trick that they cost
// draws a trump of his, and half of the high ones win anyhow.
struct Habits {
  // Card points a card can be expected to bring home, deuce to ace.
  std::array<double, rank_count> trump;
  std::array<double, rank_count> plain;
  // More for a plain card that none can beat but by trumping (002: a "Bobby"), and for such a ten.
  double bobby, bobby_ten;
  // Card points others add to a trick: a partner gives what he can to a trick that is won (002), an
  // opponent what he must; and of a ten they may hold, where it would win, and where not.
  double given_gladly, given_grudgingly, ten_wins, ten_loses;
  // 002: rather than make a cheap trick, leave the lead to an opponent and play last to the next.
  // With two players the lead passes to the other at once, and it does not matter.
  double cost_of_lead;
  // Leads: for each further trump with a trump; of a plain card alone in its suit, having trumps;
  // of a small one from the ace.
  double trump_led, single_led, under_ace_led;
  // How surely who can take a trick does so, whatever there is in it; and the less if it was
  // raised.
  double eager, raised;
  // The jack: what guards it; that it is lost all the same; a guard drawn by a lead; that it is
  // brought home in a trick to come, played last.
  double cover, never_safe, drawn, safe_last;
  std::array<double, 5> danger;  // that ours is caught, with so many others of its suit
  // Low: how often it stays with who holds it; how often a trick is won in which it must fall.
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
    .trump_led = 0.25,
    .single_led = -0.25,
    .under_ace_led = -0.25,
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
    .cost_of_lead = 2,
    .trump_led = 0,
    .single_led = 0,
    .under_ace_led = -0.25,
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

// What a card in hand is worth later, in card points: the tricks it wins and what they bring, less
// what it may lose to others.
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

// What becomes of the jack's point, the trump jack being not yet played, if our hand is this one,
// of cards that it holds now and with the jack if that is among them, and each opponent has lost so
// many trumps more.
class JackOdds {
 public:
  explicit JackOdds(const Knowledge& known);
  Odds with(CardSet hand, double drawn = 0) const;

 private:
  const Knowledge& known_;
  Card jack_;
  double exposed_ = 0;  // ours: the chance that an opponent holds a higher trump
  // Theirs, or in the stock: the chances of where it is, and how many trumps guard it from ours.
  double theirs_ = 0, partners_ = 0, stock_ = 0, guards_ = 0;
};

// The chance that this trump is the lowest in play.
double chance_lowest(const Knowledge& known, Card card);

// The chance to score Game with such a lead in card points and so many still to move.
inline double chance_of_game(double lead, double spread) {
  const double x = 0.8 * lead / std::max(1.0, spread);
  return 0.5 + 0.5 * x / std::sqrt(1 + x * x);
}

// May the jack's point still fall either way?
bool jack_open(const Knowledge& known);

// Our card points taken so far less those of the best other side.
int lead_in_points(const Knowledge& known);

// What of an outlook has been worked out already.
struct Worked {
  Odds jack;        // of its point, while that is open (jack_open)
  double kept = 0;  // what the hand is worth keeping
  int lead = 0;     // in card points
};

// Where the four points are likely to go, each seat getting `more` further cards from the pack.
Outlook outlook(const Knowledge& known, int more = 0, const Worked* worked = nullptr);

// How many points each side needs, points due before the settlement's four included, when the next
// hand is the next dealer's, or is dealt again.
Needs needs(const Knowledge& known, bool deals_again = false);

// The chance of winning with this suit as trump.
double value_of_suit(const SeatView& view, Suit suit);

Say choose_word(const SeatView& view, SaySet possible);
Suit choose_suit_to_pitch(const SeatView& view, CardSet hand);
CardSet choose_discards(const SeatView& view, int count);
Card choose_card(const SeatView& view, CardSet legal);

}  // namespace allfours::sensible
