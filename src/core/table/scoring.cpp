#include "core/table/scoring.hpp"

namespace allfours {

namespace {

AwardFor turned_for(Rank rank) {
  switch (rank) {
    case Rank::ace:
      return AwardFor::turn_up_ace;
    case Rank::king:
      return AwardFor::turn_up_king;
    case Rank::queen:
      return AwardFor::turn_up_queen;
    case Rank::six:
      return AwardFor::turn_up_six;
    case Rank::two:
      return AwardFor::turn_up_two;
    default:
      return AwardFor::turn_up_jack;
  }
}

// An award to a side (-1: nobody), with the score after it.
Event award(const Table& table, AwardFor what, int side, int points) {
  Event event;
  event.kind = EventKind::award;
  event.award = what;
  event.side = static_cast<std::int8_t>(side);
  event.points = static_cast<std::int16_t>(side < 0 ? 0 : points);
  event.score = table.score;
  event.counted = table.winner < 0;
  if (side >= 0 && event.counted) {
    auto& score = event.score[at(side)];
    score = static_cast<std::int16_t>(score + points);
  }
  return event;
}

void about_card(Event& event, Card card) {
  event.cards_of_award = CardSet::of(card);
  event.why.card = card;
}

Event turned_award(const Table& table, Card card) {
  Event event = award(table, turned_for(card.rank()), side_of(table, table.dealer),
                      turn_up_points(table.rules, card.rank()));
  about_card(event, card);
  return event;
}

Card last_turned(const Table& table) {
  return table.turned[static_cast<std::size_t>(table.turned_count - 1)];
}

// True if the card that fixes trump scores only now.
bool fixing_card_scores(const Table& table) {
  if (table.turned_count == 0) return false;
  switch (table.rules.turn_up_timing) {
    case TurnUpTiming::at_once:
    case TurnUpTiming::in_settlement:
      return false;
    case TurnUpTiming::if_it_fixes_trump:
      break;
    case TurnUpTiming::if_accepted:
      if (!table.accepted) return false;
      break;
  }
  return turn_up_points(table.rules, last_turned(table).rank()) > 0;
}

// The sides other than the dealer's, in order from eldest.
std::array<std::int8_t, max_players> other_sides(const Table& table) {
  std::array<std::int8_t, max_players> sides{};
  std::size_t count = 0;
  for (int i = 0; i < table.sides; ++i) {
    const int side = side_of(table, (eldest(table) + i) % table.players);
    if (side != side_of(table, table.dealer)) sides[count++] = static_cast<std::int8_t>(side);
  }
  return sides;
}

// The turned card of award number `step` of the settlement; no_card after the last.
Card settled_turned_card(const Table& table, int step) {
  if (table.rules.turn_up_timing != TurnUpTiming::in_settlement) return no_card;
  for (int i = 0; i < table.turned_count; ++i) {
    const Card card = table.turned[static_cast<std::size_t>(i)];
    if (turn_up_points(table.rules, card.rank()) > 0 && step-- == 0) return card;
  }
  return no_card;
}

// One of the four points for a side, at its value under the rules.
Event point_award(const Table& table, AwardFor what, int side, bool hanged = false) {
  if (hanged) return award(table, AwardFor::hang_jack, side, table.rules.hang_points);
  return award(table, what, side, what == AwardFor::game ? table.rules.game_points : 1);
}

// The side whose point this card is, as the cards lie; -1: not taken yet.
int side_for_card(const Table& table, PointTo to, Card card) {
  const int seat = seat_with(to == PointTo::dealt ? table.dealt : table.taken, card);
  return seat < 0 ? -1 : side_of(table, seat);
}

bool is_hanged(const Table& table, Card jack) {
  return is_hanged(table, seat_with(table.dealt, jack), seat_with(table.taken, jack));
}

Event card_award(const Table& table, AwardFor what, PointTo to, Card card) {
  const int dealt = seat_with(table.dealt, card);
  const int taken = seat_with(table.taken, card);
  const int seat = to == PointTo::dealt ? dealt : taken;
  const bool hanged = what == AwardFor::jack && is_hanged(table, dealt, taken);
  Event event = point_award(table, what, seat < 0 ? -1 : side_of(table, seat), hanged);
  if (card.known()) about_card(event, card);
  event.why.dealt = static_cast<std::int8_t>(dealt);
  event.why.taken_by = static_cast<std::int8_t>(taken);
  return event;
}

Event game_award(const Table& table) {
  const Scores points = card_points_taken(table);
  const int side = game_winner(table, points);
  Event event = point_award(table, AwardFor::game, side);
  if (side >= 0) {
    for (int seat = side; seat < table.players; seat += table.sides) {
      event.cards_of_award |= table.taken[at(seat)] & counting_cards;
    }
  }
  event.why.has_points = true;
  event.why.points = points;
  return event;
}

}  // namespace

bool is_hanged(const Table& table, int dealt, int taken) {
  return table.rules.hang_jack && taken >= 0 && side_of(table, dealt) != side_of(table, taken);
}

CardSet cards_dealt(const Table& table) {
  CardSet dealt;
  for (const CardSet cards : table.dealt) dealt |= cards;
  return dealt;
}

int seat_with(const std::array<CardSet, max_players>& sets, Card card) {
  if (!card.known()) return -1;
  int found = -1;
  for (int seat = max_players - 1; seat >= 0; --seat) {
    found = (sets[at(seat)] & CardSet::of(card)).empty() ? found : seat;
  }
  return found;
}

int turn_up_award_points(const Table& table) {
  if (table.rules.turn_up_timing != TurnUpTiming::at_once) return 0;
  return turn_up_points(table.rules, last_turned(table).rank());
}

Event turn_up_award(const Table& table) { return turned_award(table, last_turned(table)); }

int trump_award_count(const Table& table) {
  return (fixing_card_scores(table) ? 1 : 0) + (table.giver >= 0 ? table.sides - 1 : 0);
}

Event trump_award(const Table& table, int step) {
  if (fixing_card_scores(table) && step-- == 0) return turned_award(table, last_turned(table));
  Event event = award(table, AwardFor::gift, other_sides(table)[at(step)], 1);
  event.why.begged = table.beggar;
  event.why.gave = table.giver;
  return event;
}

Event begged_point_award(const Table& table) {
  Event event = award(table, AwardFor::begged_point, side_of(table, table.beggar), 1);
  event.why.begged = table.beggar;
  return event;
}

namespace {

// Number of awards for turned cards, which open the settlement.
int settled_turned_cards(const Table& table) {
  int turned = 0;
  while (settled_turned_card(table, turned).known()) ++turned;
  return turned;
}

// The point of award number `step` of the settlement after the turned cards: 0 High … 3 Game. High
// that was claimed on the ace is not scored again; it then counts first (validate).
int settled_point(const Table& table, int step) {
  return counting_order(table.rules)[at(step + (table.high_scored ? 1 : 0))];
}

}  // namespace

std::array<int, 4> counting_order(const RuleSet& rules) {
  switch (rules.order) {
    case Order::high_low_jack_game:
      break;
    case Order::game_high_low_jack:
      return {3, 0, 1, 2};
  }
  return {0, 1, 2, 3};
}

int place_among_four(AwardFor what) {
  switch (what) {
    case AwardFor::high:
      return 0;
    case AwardFor::low:
      return 1;
    case AwardFor::jack:
    case AwardFor::hang_jack:
      return 2;
    case AwardFor::game:
      return 3;
    default:
      return -1;
  }
}

int settlement_award_count(const Table& table) {
  return settled_turned_cards(table) + (table.high_scored ? 3 : 4);
}

Event settlement_award(const Table& table, int step) {
  const int turned = settled_turned_cards(table);
  if (step < turned) return turned_award(table, settled_turned_card(table, step));
  switch (settled_point(table, step - turned)) {
    case 0:
      return card_award(table, AwardFor::high, table.rules.high, point_cards(table).high);
    case 1:
      return card_award(table, AwardFor::low, table.rules.low, point_cards(table).low);
    case 2:
      return card_award(table, AwardFor::jack, table.rules.jack, point_cards(table).jack);
    default:
      return game_award(table);
  }
}

PointCards point_cards(CardSet in_play, Suit trump) {
  const CardSet trumps = in_play & CardSet::of(trump);
  if (trumps.empty()) return {};
  const Card jack(trump, Rank::jack);
  return {trumps.last(), trumps.first(), trumps.contains(jack) ? jack : no_card};
}

PointCards point_cards(const Table& table) { return point_cards(cards_dealt(table), table.trump); }

FourPoints four_points(const Table& table) {
  FourPoints points;
  const PointCards cards = point_cards(table);
  const auto side_for = [&](PointTo to, Card card) {
    return static_cast<std::int8_t>(card.known() ? side_for_card(table, to, card) : -1);
  };
  points.high = side_for(table.rules.high, cards.high);
  points.low = side_for(table.rules.low, cards.low);
  points.jack = side_for(table.rules.jack, cards.jack);
  points.hanged = cards.jack.known() && is_hanged(table, cards.jack);
  points.game = static_cast<std::int8_t>(game_winner(table, card_points_taken(table)));
  return points;
}

Settled settled(const Table& table, const FourPoints& points) {
  Table end = table;
  end.is_view = true;  // `points` says who makes all four, whatever the cards
  if (points.claimed) {
    count_award(end, point_award(end, AwardFor::high, points.high));
    end.high_scored = true;
  }
  const int turned = settled_turned_cards(end);
  const int count = settlement_award_count(end);
  for (int step = 0; step < count && !over_and_done(end); ++step) {
    if (step < turned) {
      count_award(end, turned_award(end, settled_turned_card(end, step)));
      continue;
    }
    switch (settled_point(end, step - turned)) {
      case 0:
        count_award(end, point_award(end, AwardFor::high, points.high));
        break;
      case 1:
        count_award(end, point_award(end, AwardFor::low, points.low));
        break;
      case 2:
        count_award(end, point_award(end, AwardFor::jack, points.jack, points.hanged));
        break;
      default:
        count_award(end, point_award(end, AwardFor::game, points.game));
    }
  }
  Settled result{end.score, end.winner, -1};
  for (int side = 0; side < end.sides; ++side) {
    if (end.points_made[at(side)] == 0xf) result.all_fours = static_cast<std::int8_t>(side);
  }
  return result;
}

void count_award(Table& table, const Event& event) {
  if (event.side < 0) return;
  auto& score = table.score[at(event.side)];
  if (event.counted) score = static_cast<std::int16_t>(score + event.points);
  if (event.counted && score >= table.rules.target) table.winner = event.side;
  const int place = place_among_four(event.award);
  auto& made = table.points_made[at(event.side)];
  if (place >= 0) made = static_cast<std::uint8_t>(made | 1 << place);
}

bool claims_high(const Table& table, const Play& play) {
  if (!table.rules.early_high || table.winner >= 0) return false;
  if (!(play.card == Card(table.trump, Rank::ace))) return false;
  return table.score[at(side_of(table, play.seat))] + 1 >= table.rules.target;
}

Event early_high_award(const Table& table) {
  const Play& play = table.plays[at(table.latest)];
  Event event = award(table, AwardFor::high, side_of(table, play.seat), 1);
  about_card(event, play.card);
  event.why.dealt = play.seat;
  return event;
}

Event no_follow_award(const Table& table) {
  const Play& play = table.plays[at(table.latest)];
  Event event =
      award(table, AwardFor::no_follow, side_of(table, play.seat), -table.rules.no_follow_penalty);
  about_card(event, play.card);
  return event;
}

bool gift_barred(const Table& table) {
  if (!table.rules.gift_bar) return false;
  for (int side = 0; side < table.sides; ++side) {
    if (side == side_of(table, table.dealer) || side == side_of(table, table.beggar)) continue;
    if (table.score[at(side)] + 1 >= table.rules.target) return true;
  }
  return false;
}

Scores card_points_taken(const Table& table) {
  Scores points{};
  for (int side = 0; side < table.sides; ++side) {
    CardSet taken;
    for (int seat = side; seat < table.players; seat += table.sides) {
      taken |= table.taken[at(seat)];
    }
    points[at(side)] = static_cast<std::int16_t>(card_points(taken));
  }
  return points;
}

int game_winner(const Table& table, const Scores& points) {
  int most = -1;
  for (int side = 0; side < table.sides; ++side) {
    most = std::max<int>(most, points[at(side)]);
  }
  const int dealer_side = side_of(table, table.dealer);
  int tied = 0;
  int other = -1;  // the tied side other than the dealer's
  for (int side = 0; side < table.sides; ++side) {
    // §4: a side that revoked cannot win Game, and does not tie with others for it.
    if (points[at(side)] != most || (table.no_game >> side & 1) != 0) continue;
    ++tied;
    if (side != dealer_side || tied == 1) other = side;
  }
  if (tied == 1) return other;
  switch (table.rules.game_tie) {
    case GameTie::nobody:
      return -1;
    case GameTie::non_dealer:
      // The dealer's only rival; nobody if others tie among themselves.
      return tied == 2 && points[at(dealer_side)] == most && (table.no_game >> dealer_side & 1) == 0
                 ? other
                 : -1;
  }
  return -1;
}

}  // namespace allfours
