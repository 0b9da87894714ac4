// What a hand promises: the worth of cards kept, and where the four points are likely to go.
#include <algorithm>
#include <cmath>

#include "core/table/scoring.hpp"
#include "yardstick/sensible.hpp"

namespace allfours::yardstick {

namespace {

// Card points a card can be expected to bring home, deuce to ace.
constexpr std::array<double, rank_count> trump_keeping{4.0, 4.1, 4.2, 4.3, 4.5, 4.6, 4.9,
                                                       5.1, 5.9, 5.4, 7.2, 8.5, 9.8};
constexpr std::array<double, rank_count> plain_keeping{0.0, 0.0,  0.0, 0.0, 0.0, 0.1, 0.1,
                                                       0.1, -0.3, 0.1, 0.2, 0.4, 0.9};
// Against one opponent fewer tricks need a trump.
constexpr double alone = 0.75;
// More for a plain card that none can beat but by trumping (002: a "Bobby").
constexpr double bobby = 0.2;
constexpr double bobby_ten = 4.0;
// What six cards bring on average, and how far hands differ.
constexpr double average_card = 1.5;
constexpr double strength_spread = 14;

// Where a trump lies or went: chances of our side and of theirs.
struct Place {
  double us = 0;
  double them = 0;
};

Place place_of(const Knowledge& known, Card card, int more) {
  const Table& table = known.table();
  if (known.hand().contains(card)) return {1, 0};
  for (int seat = 0; seat < table.players; ++seat) {
    if (table.dealt[at(seat)].contains(card)) {
      return known.ours(seat) ? Place{1, 0} : Place{0, 1};
    }
  }
  if (!known.unseen().contains(card)) return table.top == card ? Place{0.5, 0.5} : Place{};
  Place place{known.with_partners(card), known.with_opponents(card)};
  if (table.rules.trump == TrumpBy::cut) {
    const double stock = std::max(0.0, 1 - place.us - place.them) / 2;
    return {place.us + stock, place.them + stock};
  }
  if (more > 0 && known.unseen_count() > 0) {
    const double each = static_cast<double>(more) / known.unseen_count();
    const int seats_of_ours = table.players / table.sides;
    place.us = std::min(1.0, place.us + each * seats_of_ours);
    place.them = std::min(1 - place.us, place.them + each * (table.players - seats_of_ours));
  }
  return place;
}

// Who has the highest (or lowest) trump in play.
Odds extreme_odds(const Knowledge& known, bool highest, int more) {
  Odds odds;
  double rest = 1;
  for (int i = 0; i < rank_count && rest > 0.001; ++i) {
    const int rank = highest ? rank_count - 1 - i : i;
    const Place place = place_of(known, Card(known.trump(), static_cast<Rank>(rank)), more);
    odds.us += rest * place.us;
    odds.them += rest * place.them;
    rest *= std::max(0.0, 1 - place.us - place.them);
  }
  return odds;
}

// Low goes to who takes it: it follows its holder no more often than this, until it is taken.
Odds low_taken_odds(const Knowledge& known, int more) {
  constexpr double saved = 0.7;
  const Table& table = known.table();
  const Odds dealt = extreme_odds(known, false, more);
  Odds odds{saved * dealt.us + (1 - saved) * dealt.them,
            saved * dealt.them + (1 - saved) * dealt.us};
  CardSet taken;
  for (const CardSet cards : table.taken) taken |= cards;
  taken = taken & known.trumps();
  if (taken.empty()) return odds;
  const double certain = chance_lowest(known, taken.first());
  const bool us = [&] {
    for (int seat = 0; seat < table.players; ++seat) {
      if (table.taken[at(seat)].contains(taken.first())) return known.ours(seat);
    }
    return false;
  }();
  odds.us = (us ? certain : 0) + (1 - certain) * odds.us;
  odds.them = (us ? 0 : certain) + (1 - certain) * odds.them;
  return odds;
}

// The jack's point once the jack has been played.
Odds jack_played_odds(const Knowledge& known) {
  const Table& table = known.table();
  const Card jack(known.trump(), Rank::jack);
  int from = -1;
  int to = -1;
  for (int seat = 0; seat < table.players; ++seat) {
    if (table.dealt[at(seat)].contains(jack)) from = seat;
    if (table.taken[at(seat)].contains(jack)) to = seat;
  }
  if (from < 0) return {};
  if (to < 0) to = winning_play(table).seat;
  const bool hanged = table.rules.hang_jack && side_of(table, from) != side_of(table, to);
  Odds odds;
  if (known.ours(to)) {
    (hanged ? odds.us_hang : odds.us) = 1;
  } else {
    (hanged ? odds.them_hang : odds.them) = 1;
  }
  return odds;
}

Odds game_odds(const Knowledge& known, int more) {
  const Table& table = known.table();
  const Scores points = card_points_taken(table);
  int theirs = 0;
  for (int side = 0; side < table.sides; ++side) {
    if (side != known.side()) theirs = std::max<int>(theirs, points[at(side)]);
  }
  const double lead = points[at(known.side())] - theirs;
  const int cards = known.hand().count();
  const double strength = keeping(known, known.hand()) - cards * average_card;
  const double us = chance_of_game(2 * strength + lead, strength_spread + more + 2 * cards);
  return {us, 1 - us};
}

// How many other trumps an opponent who holds the jack has beside it.
double guards_of_jack(const Knowledge& known) {
  const Card jack(known.trump(), Rank::jack);
  const CardSet others = (known.may_come() & known.trumps()) - CardSet::of(jack);
  double guards = 0;
  double holders = 0;
  for (int seat = 0; seat < known.table().players; ++seat) {
    if (known.ours(seat)) continue;
    const double holds = known.some_of(seat, CardSet::of(jack));
    if (holds <= 0) continue;
    double trumps = 0;
    for (const Card card : others) trumps += known.some_of(seat, CardSet::of(card));
    guards += holds * trumps;
    holders += holds;
  }
  return holders > 0 ? guards / holders : 0;
}

// An opponent's jack is lost sometimes even if we hold no higher trump.
constexpr double never_safe = 0.1;

}  // namespace

double keeping(const Knowledge& known, Card card) {
  const auto rank = static_cast<std::size_t>(card.rank());
  if (card.suit() == known.trump()) {
    return known.table().players == 2 ? alone * trump_keeping[rank] : trump_keeping[rank];
  }
  double worth = plain_keeping[rank];
  if (card.rank() >= Rank::ten) {
    const double top = known.none_with_opponents(known.higher(card, known.may_come()));
    worth += top * (card.rank() == Rank::ten ? bobby_ten : bobby);
  }
  return worth;
}

double keeping(const Knowledge& known, CardSet hand) {
  double sum = 0;
  for (const Card card : hand) sum += keeping(known, card);
  return sum;
}

double chance_of_game(double lead, double spread) {
  const double x = 0.8 * lead / std::max(1.0, spread);
  return 0.5 + 0.5 * x / std::sqrt(1 + x * x);
}

double chance_lowest(const Knowledge& known, Card card) {
  double chance = 1;
  for (int rank = 0; rank < static_cast<int>(card.rank()); ++rank) {
    const Card lower(card.suit(), static_cast<Rank>(rank));
    for (const CardSet dealt : known.table().dealt) {
      if (dealt.contains(lower)) return 0;
    }
    chance *= 1 - known.in_play(lower);
  }
  return chance;
}

Odds jack_odds(const Knowledge& known, CardSet hand, double drawn) {
  const Table& table = known.table();
  const Card jack(known.trump(), Rank::jack);
  const bool hang = table.rules.hang_jack;
  const CardSet trumps = hand & known.trumps();
  const CardSet higher = known.higher(jack, known.may_come());
  Odds odds;
  if (hand.contains(jack)) {
    // 002: covered by others of its suit it can make the point; with three it mostly comes home.
    constexpr std::array<double, 5> danger{0.50, 0.35, 0.22, 0.15, 0.10};
    int guards = std::min(4, trumps.count() - 1);
    // One of them is about to be pitched.
    if (!table.trump_fixed && table.rules.trump == TrumpBy::pitch) guards = std::max(0, guards - 1);
    const double caught = (1 - known.none_with_opponents(higher)) * danger[at(guards)];
    odds.us = 1 - caught;
    (hang ? odds.them_hang : odds.them) = caught;
    return odds;
  }
  // 002: hold the highest trump until it can catch the jack. Each higher trump draws a guard.
  const double theirs = known.with_opponents(jack);
  const double hunters = known.higher(jack, trumps).count();
  const double cover = std::max(0.0, guards_of_jack(known) - drawn);
  const double caught = std::max(never_safe, hunters / (hunters + 0.6 + cover));
  (hang ? odds.us_hang : odds.us) = theirs * caught;
  odds.them = theirs * (1 - caught);
  constexpr double brought_home = 0.7;
  const double partners = known.with_partners(jack);
  odds.us += partners * brought_home;
  (hang ? odds.them_hang : odds.them) += partners * (1 - brought_home);
  if (table.rules.trump == TrumpBy::cut) {
    // In the stock: anybody's.
    const double rest = known.in_play(jack) * std::max(0.0, 1 - theirs - partners) / 2;
    odds.us += rest;
    odds.them += rest;
  }
  return odds;
}

Outlook outlook(const Knowledge& known, int more) {
  const Table& table = known.table();
  const RuleSet& rules = table.rules;
  const Card jack(known.trump(), Rank::jack);
  Outlook result;
  result.of(Point::high) = extreme_odds(known, true, more);
  result.of(Point::low) =
      rules.low == PointTo::dealt ? extreme_odds(known, false, more) : low_taken_odds(known, more);
  if (rules.jack == PointTo::dealt) {
    const Place place = place_of(known, jack, more);
    result.of(Point::jack) = {place.us, place.them};
  } else if (known.hand().contains(jack) || known.may_come().contains(jack) || table.top == jack) {
    result.of(Point::jack) = jack_odds(known, known.hand());
  } else {
    result.of(Point::jack) = jack_played_odds(known);
  }
  result.of(Point::game) = game_odds(known, more);
  return result;
}

Needs needs(const Knowledge& known) {
  const Table& table = known.table();
  Scores score = table.score;
  if (table.rules.turn_up_timing == TurnUpTiming::in_settlement) {
    auto& dealer = score[at(side_of(table, table.dealer))];
    for (int i = 0; i < table.turned_count; ++i) {
      dealer = static_cast<std::int16_t>(dealer +
                                         turn_up_points(table.rules, table.turned[at(i)].rank()));
    }
  }
  Needs result{table.rules.target - score[at(known.side())], table.rules.target};
  bool first = true;
  for (int side = 0; side < table.sides; ++side) {
    if (side == known.side()) continue;
    const int left = table.rules.target - score[at(side)];
    if (first || left < result.them) result.them = left;
    first = false;
  }
  return result;
}

double value_of_suit(const SeatView& view, Suit suit, int more, int to_us, int to_them) {
  const Knowledge known(view, suit);
  Needs left = needs(known);
  left.us -= to_us;
  left.them -= to_them;
  return chance_of_winning(left, outlook(known, more), view.table.rules.order);
}

}  // namespace allfours::yardstick
