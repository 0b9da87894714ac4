#include "core/scoring.hpp"

namespace allfours {

namespace {

constexpr auto seat_index(int seat) { return static_cast<std::size_t>(seat); }

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

// An award of points to a side (-1: nobody), with the score after it.
Event award(const Table& table, AwardFor what, int side, int points) {
  Event event;
  event.kind = EventKind::award;
  event.award = what;
  event.side = static_cast<std::int8_t>(side);
  event.points = static_cast<std::int16_t>(side < 0 ? 0 : points);
  event.score = table.score;
  event.counted = table.winner < 0;
  if (side >= 0 && event.counted) {
    auto& score = event.score[seat_index(side)];
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

// Does the card that fixes trump score only now?
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

// The turned card that scores as award number `step` of the settlement; no_card after the last.
Card settled_turned_card(const Table& table, int step) {
  if (table.rules.turn_up_timing != TurnUpTiming::in_settlement) return no_card;
  for (int i = 0; i < table.turned_count; ++i) {
    const Card card = table.turned[static_cast<std::size_t>(i)];
    if (turn_up_points(table.rules, card.rank()) > 0 && step-- == 0) return card;
  }
  return no_card;
}

int seat_with(const std::array<CardSet, max_players>& sets, Card card) {
  for (int seat = 0; seat < max_players; ++seat) {
    if (sets[seat_index(seat)].contains(card)) return seat;
  }
  return -1;
}

Event card_award(const Table& table, AwardFor what, PointTo to, Card card) {
  if (!card.known()) return award(table, what, -1, 0);
  const int dealt = seat_with(table.dealt, card);
  const int taken = seat_with(table.taken, card);
  const int seat = to == PointTo::dealt ? dealt : taken;
  int points = 1;
  if (what == AwardFor::jack && table.rules.hang_jack &&
      side_of(table, dealt) != side_of(table, taken)) {
    what = AwardFor::hang_jack;
    points = 3;
  }
  Event event = award(table, what, side_of(table, seat), points);
  about_card(event, card);
  event.why.dealt = static_cast<std::int8_t>(dealt);
  event.why.taken_by = static_cast<std::int8_t>(taken);
  return event;
}

CardSet trumps_in_play(const Table& table) {
  CardSet in_play;
  for (const CardSet cards : table.dealt) in_play |= cards;
  return in_play & CardSet::of(table.trump);
}

Event high_award(const Table& table) {
  const CardSet trumps = trumps_in_play(table);
  return card_award(table, AwardFor::high, table.rules.high,
                    trumps.empty() ? no_card : trumps.last());
}

Event low_award(const Table& table) {
  const CardSet trumps = trumps_in_play(table);
  return card_award(table, AwardFor::low, table.rules.low,
                    trumps.empty() ? no_card : trumps.first());
}

Event jack_award(const Table& table) {
  const Card jack(table.trump, Rank::jack);
  return card_award(table, AwardFor::jack, table.rules.jack,
                    trumps_in_play(table).contains(jack) ? jack : no_card);
}

Event game_award(const Table& table) {
  const Scores points = card_points_taken(table);
  const int side = game_winner(table, points);
  Event event = award(table, AwardFor::game, side, 1);
  if (side >= 0) {
    for (int seat = side; seat < table.players; seat += table.sides) {
      event.cards_of_award |= table.taken[seat_index(seat)] & counting_cards;
    }
  }
  event.why.has_points = true;
  event.why.points = points;
  return event;
}

}  // namespace

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
  Event event = award(table, AwardFor::gift, other_sides(table)[seat_index(step)], 1);
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

// Awards for turned cards that come first in the settlement.
int settled_turned_cards(const Table& table) {
  int turned = 0;
  while (settled_turned_card(table, turned).known()) ++turned;
  return turned;
}

}  // namespace

int settlement_award_count(const Table& table) {
  return settled_turned_cards(table) + (table.high_scored ? 3 : 4);
}

Event settlement_award(const Table& table, int step) {
  const int turned = settled_turned_cards(table);
  if (step < turned) return turned_award(table, settled_turned_card(table, step));
  // High that was claimed on the ace is not scored again; it then counts first (validate).
  int place = step - turned + (table.high_scored ? 1 : 0);
  switch (table.rules.order) {
    case Order::high_low_jack_game:
      break;
    case Order::game_high_low_jack:
      place = (place + 3) % 4;
      break;
  }
  switch (place) {
    case 0:
      return high_award(table);
    case 1:
      return low_award(table);
    case 2:
      return jack_award(table);
    default:
      return game_award(table);
  }
}

bool claims_high(const Table& table) {
  if (!table.rules.early_high || table.winner >= 0) return false;
  const Play& play = table.plays[static_cast<std::size_t>(table.play_count - 1)];
  if (!(play.card == Card(table.trump, Rank::ace))) return false;
  return table.score[seat_index(side_of(table, play.seat))] + 1 >= table.rules.target;
}

Event early_high_award(const Table& table) {
  const Play& play = table.plays[static_cast<std::size_t>(table.play_count - 1)];
  Event event = award(table, AwardFor::high, side_of(table, play.seat), 1);
  about_card(event, play.card);
  event.why.dealt = play.seat;
  return event;
}

bool failed_to_follow(const Table& table) {
  if (table.rules.no_follow_penalty == 0 || table.next_card >= pack_size) return false;
  // Who must trump if able (validate) and plays neither could do neither: a view knows it too.
  const Suit led = table.plays[static_cast<std::size_t>(table.trick_start)].card.suit();
  const Suit played = table.plays[static_cast<std::size_t>(table.play_count - 1)].card.suit();
  return played != led && played != table.trump;
}

Event no_follow_award(const Table& table) {
  const Play& play = table.plays[static_cast<std::size_t>(table.play_count - 1)];
  Event event =
      award(table, AwardFor::no_follow, side_of(table, play.seat), -table.rules.no_follow_penalty);
  about_card(event, play.card);
  return event;
}

bool all_fours_possible(const Table& table) {
  if (table.is_view || !table.trump_fixed) return true;
  const CardSet trumps = trumps_in_play(table);
  const Card jack(table.trump, Rank::jack);
  if (!trumps.contains(jack)) return false;
  // Until all have discarded, other trumps may still leave the play.
  for (int seat = 0; seat < table.players; ++seat) {
    if (table.play_count == 0 && must_discard(table, seat)) return true;
  }
  // Does the point for this card still stand open to the side, or is it the side's?
  const auto open_to = [&](int side, PointTo to, Card card) {
    const auto& settled = to == PointTo::dealt ? table.dealt : table.taken;
    const int seat = seat_with(settled, card);
    return seat < 0 || side_of(table, seat) == side;
  };
  int to_come = 0;
  for (const CardSet hand : table.hands) to_come += card_points(hand);
  for (int i = table.trick_start; i < table.play_count; ++i) {
    to_come += card_points(table.plays[seat_index(i)].card);
  }
  const Scores points = card_points_taken(table);
  for (int side = 0; side < table.sides; ++side) {
    if (!open_to(side, table.rules.high, trumps.last())) continue;
    if (!open_to(side, table.rules.low, trumps.first())) continue;
    if (!open_to(side, table.rules.jack, jack)) continue;
    Scores at_best = points;
    auto& own = at_best[seat_index(side)];
    own = static_cast<std::int16_t>(own + to_come);
    if (game_winner(table, at_best) == side) return true;
  }
  return false;
}

Scores stakes_paid(const Table& table) {
  Scores paid{};
  auto& won = paid[seat_index(table.winner)];
  for (int side = 0; side < table.sides; ++side) {
    if (side == table.winner) continue;
    const int more = table.all_fours[seat_index(table.winner)] - table.all_fours[seat_index(side)];
    const int amount = table.rules.stake_game + table.rules.stake_all_fours * more;
    paid[seat_index(side)] = static_cast<std::int16_t>(-amount);
    won = static_cast<std::int16_t>(won + amount);
  }
  return paid;
}

bool gift_barred(const Table& table) {
  if (!table.rules.gift_bar) return false;
  for (int side = 0; side < table.sides; ++side) {
    if (side == side_of(table, table.dealer) || side == side_of(table, table.beggar)) continue;
    if (table.score[seat_index(side)] + 1 >= table.rules.target) return true;
  }
  return false;
}

Scores card_points_taken(const Table& table) {
  Scores points{};
  for (int seat = 0; seat < table.players; ++seat) {
    auto& sum = points[seat_index(side_of(table, seat))];
    sum = static_cast<std::int16_t>(sum + card_points(table.taken[seat_index(seat)]));
  }
  return points;
}

int game_winner(const Table& table, const Scores& points) {
  int most = -1;
  for (int side = 0; side < table.sides; ++side) {
    most = std::max<int>(most, points[seat_index(side)]);
  }
  const int dealer_side = side_of(table, table.dealer);
  int tied = 0;
  int other = -1;  // a tied side that is not the dealer's
  for (int side = 0; side < table.sides; ++side) {
    if (points[seat_index(side)] != most) continue;
    ++tied;
    if (side != dealer_side || tied == 1) other = side;
  }
  if (tied == 1) return other;
  switch (table.rules.game_tie) {
    case GameTie::nobody:
      return -1;
    case GameTie::non_dealer:
      // The dealer's one rival; nobody where others tie among themselves.
      return tied == 2 && points[seat_index(dealer_side)] == most ? other : -1;
  }
  return -1;
}

}  // namespace allfours
