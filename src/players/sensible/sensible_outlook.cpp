// Outlook of a hand: the value of cards kept, and the likely distribution of the four points.
#include <algorithm>
#include <cmath>
#include <optional>

#include "core/table/scoring.hpp"
#include "players/chances/chances.hpp"
#include "players/sensible/sensible.hpp"

namespace allfours::sensible {

namespace {

// Mean and deviation of the value of six cards.
constexpr double average_card = 1.5;
constexpr double strength_spread = 14;

// Location of a trump: chances of our side and of theirs.
struct Place {
  double us = 0;
  double them = 0;
};

// For an unseen trump.
Place place_of_unseen(const Knowledge& known, Card card, int more) {
  const Table& table = known.table();
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

Place place_of(const Knowledge& known, Card card, int more) {
  const Table& table = known.table();
  if (known.hand().contains(card)) return {1, 0};
  for (int seat = 0; seat < table.players; ++seat) {
    if (table.dealt[at(seat)].contains(card)) {
      return known.ours(seat) ? Place{1, 0} : Place{0, 1};
    }
  }
  if (!known.unseen().contains(card)) return table.top == card ? Place{0.5, 0.5} : Place{};
  return place_of_unseen(known, card, more);
}

// Knowledge about the trumps.
struct Trumps {
  CardSet ours, theirs;  // in our hand, or seen to be dealt
  CardSet unseen;        // each equally likely to be anywhere
  Place place_of_unseen;
  CardSet top;  // of the stock
};

Trumps trumps_of(const Knowledge& known, int more) {
  const Table& table = known.table();
  Trumps trumps{known.hand(), {}, known.unseen(), {}, {}};
  for (int seat = 0; seat < table.players; ++seat) {
    (known.ours(seat) ? trumps.ours : trumps.theirs) |= table.dealt[at(seat)];
  }
  trumps.ours = trumps.ours & known.trumps();
  trumps.theirs = (trumps.theirs & known.trumps()) - trumps.ours;
  trumps.unseen = (trumps.unseen & known.trumps()) - trumps.ours - trumps.theirs;
  if (!trumps.unseen.empty()) {
    trumps.place_of_unseen = place_of_unseen(known, trumps.unseen.first(), more);
  }
  if (table.top.known()) trumps.top = CardSet::of(table.top) & known.trumps();
  return trumps;
}

// Chances of holding the highest (or lowest) trump in play.
Odds extreme_odds(const Trumps& trumps, bool highest) {
  const Place& of_unseen = trumps.place_of_unseen;
  const double elsewhere = std::max(0.0, 1 - of_unseen.us - of_unseen.them);
  Odds odds;
  double rest = 1;
  CardSet left = trumps.ours | trumps.theirs | trumps.unseen | trumps.top;
  while (!left.empty() && rest > 0.001) {
    const CardSet card = CardSet::of(highest ? left.last() : left.first());
    left -= card;
    if (!(card & trumps.unseen).empty()) {
      odds.us += rest * of_unseen.us;
      odds.them += rest * of_unseen.them;
      rest *= elsewhere;
    } else if (!(card & trumps.ours).empty()) {
      odds.us += rest;
      break;
    } else if (!(card & trumps.theirs).empty()) {
      odds.them += rest;
      break;
    } else {
      // On top of the stock: anybody's.
      odds.us += rest * 0.5;
      odds.them += rest * 0.5;
      break;
    }
  }
  return odds;
}

// Low goes to the side that takes it: how often it stays with its holder until then.
Odds low_taken_odds(const Knowledge& known, const Trumps& trumps) {
  const double saved = habits(known.table()).low_saved;
  const Table& table = known.table();
  const Odds dealt = extreme_odds(trumps, false);
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

Odds game_odds(const Knowledge& known, int more, double kept, int lead) {
  const int cards = known.hand().count();
  const double strength = kept - cards * average_card;
  const double us = chance_of_game(2 * strength + lead, strength_spread + more + 2 * cards);
  return {us, 1 - us};
}

// Expected number of other trumps with an opponent's jack.
double guards_of_jack(const Knowledge& known) {
  const Card jack(known.trump(), Rank::jack);
  const CardSet others = (known.may_come() & known.trumps()) - CardSet::of(jack);
  const CardSet unseen = others & known.unseen();
  double guards = 0;
  double holders = 0;
  for (int seat = 0; seat < known.table().players; ++seat) {
    if (known.ours(seat)) continue;
    const double holds = known.holds(seat, jack);
    if (holds <= 0) continue;
    double trumps = 0;
    const double of_unseen = unseen.empty() ? 0 : known.holds(seat, unseen.first());
    for (std::uint64_t bits = others.bits(); bits != 0; bits &= bits - 1) {
      const CardSet card(bits & (~bits + 1));
      trumps += (card & unseen).empty() ? known.holds(seat, card.first()) : of_unseen;
    }
    guards += holds * trumps;
    holders += holds;
  }
  return holders > 0 ? guards / holders : 0;
}

}  // namespace

int lead_in_points(const Knowledge& known) {
  const Table& table = known.table();
  const Scores points = card_points_taken(table);
  int theirs = 0;
  for (int side = 0; side < table.sides; ++side) {
    if (side != known.side()) theirs = std::max<int>(theirs, points[at(side)]);
  }
  return points[at(known.side())] - theirs;
}

double keeping(const Knowledge& known, CardSet hand) {
  double sum = 0;
  for (const Card card : hand) sum += keeping(known, card);
  return sum;
}

double chance_lowest(const Knowledge& known, Card card) {
  const CardSet lower = CardSet(CardSet::of(card).bits() - 1) & CardSet::of(card.suit());
  for (const CardSet dealt : known.table().dealt) {
    if (!(dealt & lower).empty()) return 0;
  }
  double chance = 1;
  for (const Card below : lower) chance *= 1 - known.in_play(below);
  return chance;
}

JackOdds::JackOdds(const Knowledge& known) : known_(known), jack_(known.trump(), Rank::jack) {
  if (known.hand().contains(jack_)) {
    exposed_ = 1 - known.none_with_opponents(known.higher(jack_, known.may_come()), known.trump());
    return;
  }
  theirs_ = known.with_opponents(jack_);
  partners_ = known.with_partners(jack_);
  // Guards delay a hunt: without a higher trump in hand there is none.
  if (!known.higher(jack_, known.hand()).empty()) guards_ = guards_of_jack(known);
  if (known.table().rules.trump == TrumpBy::cut) {
    // In the stock: anybody's.
    stock_ = known.in_play(jack_) * std::max(0.0, 1 - theirs_ - partners_);
  }
}

Odds JackOdds::with(CardSet hand, double drawn) const {
  const Table& table = known_.table();
  const bool hang = table.rules.hang_jack;
  const CardSet trumps = hand & known_.trumps();
  Odds odds;
  if (known_.hand().contains(jack_)) {
    // 002: guarded by others of its suit the jack can make the point; with three it mostly does.
    int guards = std::min(4, trumps.count() - 1);
    // One of them is about to be pitched.
    if (!table.trump_fixed && table.rules.trump == TrumpBy::pitch) guards = std::max(0, guards - 1);
    const double caught = exposed_ * habits(table).danger[at(guards)];
    odds.us = 1 - caught;
    (hang ? odds.them_hang : odds.them) = caught;
    return odds;
  }
  // 002: keep the highest trump until it can catch the jack. Each higher trump draws a guard.
  const double hunters = known_.higher(jack_, trumps).count();
  const double cover = std::max(0.0, guards_ - drawn);
  const double caught =
      std::max(habits(table).never_safe, hunters / (hunters + habits(table).cover + cover));
  (hang ? odds.us_hang : odds.us) = theirs_ * caught;
  odds.them = theirs_ * (1 - caught);
  constexpr double brought_home = 0.7;
  odds.us += partners_ * brought_home;
  (hang ? odds.them_hang : odds.them) += partners_ * (1 - brought_home);
  odds.us += stock_ / 2;
  odds.them += stock_ / 2;
  return odds;
}

bool jack_open(const Knowledge& known) {
  const Card jack(known.trump(), Rank::jack);
  return known.table().rules.jack == PointTo::taken &&
         (known.hand().contains(jack) || known.may_come().contains(jack) ||
          known.table().top == jack);
}

Outlook outlook(const Knowledge& known, int more, const Worked* worked) {
  const Table& table = known.table();
  const RuleSet& rules = table.rules;
  const Trumps trumps = trumps_of(known, more);
  const auto odds_of_jack = [&]() -> Odds {
    if (rules.jack == PointTo::dealt) {
      const Place place = place_of(known, Card(known.trump(), Rank::jack), more);
      return {place.us, place.them};
    }
    if (!jack_open(known)) return jack_played_odds(known);
    return worked != nullptr ? worked->jack : JackOdds(known).with(known.hand());
  };
  // In the order of Point.
  return {
      {extreme_odds(trumps, true),
       rules.low == PointTo::dealt ? extreme_odds(trumps, false) : low_taken_odds(known, trumps),
       odds_of_jack(),
       worked ? game_odds(known, more, worked->kept, worked->lead)
              : game_odds(known, more, keeping(known, known.hand()), lead_in_points(known))}};
}

Needs needs(const Knowledge& known, bool deals_again) {
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
  // The advantage belongs to the side that pitches first, or turns cards up if these score; else
  // slightly to eldest. Its size, and the swing, are averages of the chance tables
  // (chances_made.inc); with a stock points are also lost.
  const RuleSet& rules = table.rules;
  const int dealer = deals_again ? table.dealer : next_seat(table, table.dealer);
  const bool pitch = rules.trump == TrumpBy::pitch;
  const int turned = rules.turn_up_ace + rules.turn_up_jack + rules.turn_up_six;
  const double edge = pitch ? 0.8 : turned > 3 ? 0.25 : -0.15;
  const int whose = pitch ? next_seat(table, dealer) : dealer;
  result.edge = side_of(table, whose) == known.side() ? edge : -edge / (table.sides - 1);
  result.swing = rules.trump == TrumpBy::cut ? 5.4 : 1.3;
  // Where eldest may take a point, a side that needs one more already has the game, which `edge`
  // cannot express: ask the table itself. Not if turned cards score much first.
  if (rules.begging == Begging::eldest_chooses && turned <= 3 && table.sides == 2) {
    if (const auto preset = likest_preset_of_two(rules)) result.table = *preset + 1;
    result.deal_next = side_of(table, dealer) == known.side();
  }
  return result;
}

double value_of_suit(const SeatView& view, Suit suit) {
  const Knowledge known(view, suit);
  return chance_of_winning(needs(known), outlook(known), AwardRules::of(view.table.rules));
}

}  // namespace allfours::sensible
