#include "core/table/irregular.hpp"

#include "core/table/scoring.hpp"
#include "core/table/seat_view.hpp"

namespace allfours {

namespace {

// Index in `plays` of the lead to the trick of plays[place]. The winner of a trick leads the next,
// so a trick ends before the first seat that has already played to it.
int lead_of(const Table& table, int place) {
  unsigned seats = 0;
  int lead = 0;
  for (int i = 0; i <= place; ++i) {
    const unsigned seat = 1u << table.plays[at(i)].seat;
    if ((seats & seat) != 0) {
      seats = 0;
      lead = i;
    }
    seats |= seat;
  }
  return lead;
}

// The sides that this side's irregularity pays, in order from eldest.
std::array<std::int8_t, max_players> paid_sides(const Table& table, int erring) {
  std::array<std::int8_t, max_players> sides{};
  std::size_t count = 0;
  for (int i = 0; i < table.sides; ++i) {
    const int side = side_of(table, (eldest(table) + i) % table.players);
    if (side != erring) sides[count++] = static_cast<std::int8_t>(side);
  }
  return sides;
}

// Penalty points for this side because of that seat.
Event penalty(const Table& table, AwardFor what, std::int8_t erred, int side, int points) {
  Event event;
  event.kind = EventKind::award;
  event.award = what;
  event.side = static_cast<std::int8_t>(side);
  event.points = static_cast<std::int16_t>(points);
  event.counted = table.winner < 0;
  event.score = table.score;
  auto& score = event.score[at(side)];
  if (event.counted) score = static_cast<std::int16_t>(score + points);
  event.why.erred = erred;
  return event;
}

constexpr int looking_costs = 4;

}  // namespace

int trick_of(const Table& table, int place) {
  int trick = 0;
  for (int i = 0; i <= place; ++i) {
    if (table.plays[at(i)].seat == table.plays[at(place)].seat) ++trick;
  }
  return trick;
}

int place_of(const Table& table, int seat, int trick) {
  for (int i = 0; i < table.play_count; ++i) {
    if (table.plays[at(i)].seat == seat && --trick == 0) return i;
  }
  return -1;
}

CardSet held_at(const Table& table, int place) {
  const int seat = table.plays[at(place)].seat;
  CardSet held = table.dealt[at(seat)] | table.hands[at(seat)];
  for (int i = 0; i < place; ++i) {
    if (table.plays[at(i)].seat == seat) held.remove(table.plays[at(i)].card);
  }
  // Cards drawn after this trick or a later one arrived too late.
  if (table.rules.trump == TrumpBy::cut) {
    const int before = hand_size * table.players + (trick_of(table, place) - 1) * table.players;
    for (int i = before; i < table.next_card; ++i) held.remove(table.pack[at(i)]);
  }
  return held;
}

CardSet legal_at(const Table& table, int place, CardSet held) {
  const int lead = lead_of(table, place);
  if (lead == place) return held;
  TrickState trick;
  Card best = table.plays[at(lead)].card;
  trick.led = best.suit();
  for (int i = lead + 1; i < place; ++i) {
    const Card card = table.plays[at(i)].card;
    if (beats(card, best, table.trump)) best = card;
  }
  trick.trumped = trick.led != table.trump && best.suit() == table.trump;
  trick.best_trump = best.rank();
  return legal_to_follow(table.rules, held, table.trump, trick);
}

int may_take_back(const Table& table, int seat) {
  // A last card is never illegal: nothing can be taken back before the settlement.
  if (!table.rules.table_rules || table.hole >= 0 || table.phase != Phase::play) return -1;
  if (table.rules.card_laid_stays) return -1;
  int first = table.trick_start;
  if (trick_size(table) == 0) {
    // The last trick, before the next lead; laying a hand down since has also ended it.
    if (table.tricks == 0 || table.laid_last >= 0) return -1;
    first = table.play_count - seats_in_play(table);
  }
  for (int i = first; i < table.play_count; ++i) {
    if (table.plays[at(i)].seat != seat || !is_revoke(table, i)) continue;
    return (table.called[at(seat)] >> trick_of(table, i) & 1) != 0 ? -1 : i;
  }
  return -1;
}

bool may_call(const Table& table, int by, int seat, int trick) {
  if (!table.rules.table_rules) return false;
  if (table.phase != Phase::play && table.phase != Phase::calls) return false;
  if (by < 0 || by >= table.players || seat < 0 || seat >= table.players) return false;
  if (side_of(table, by) == side_of(table, seat)) return false;
  if (trick < 1 || trick > table.tricks || place_of(table, seat, trick) < 0) return false;
  return (table.called[at(seat)] >> trick & 1) == 0;
}

bool loses_game(const Table& table, int place) {
  if (table.winner >= 0) return false;  // nothing is left to lose
  const bool trump_led = table.plays[at(lead_of(table, place))].card.suit() == table.trump;
  const bool trump_withheld = trump_led && table.plays[at(place)].card.suit() != table.trump;
  const CardSet trumps = held_at(table, place) & CardSet::of(table.trump);
  switch (table.rules.revoke_penalty) {
    case RevokePenalty::by_card:
      return trump_withheld && !(trumps & counting_cards).empty();
    case RevokePenalty::one:
      return false;
    case RevokePenalty::game:
      return true;
    case RevokePenalty::trump_game:
      return trump_led;
    case RevokePenalty::bare_jack:
      return trump_withheld && trumps == CardSet::of(Card(table.trump, Rank::jack));
  }
  return false;
}

bool may_look(const Table& table, int seat) {
  if (!table.rules.table_rules || table.rules.face_down != FaceDown::pitchers_partner) return false;
  if (table.phase != Phase::play || table.play_count > 0 || table.looked >= 0) return false;
  if (seat < 0 || seat >= table.players) return false;
  return dealt_face_down(table.rules, table.players, table.dealer, seat);
}

int looked_award_count(const Table& table) { return table.sides - 1; }

Event looked_award(const Table& table, int step) {
  const auto sides = paid_sides(table, side_of(table, table.looked));
  return penalty(table, AwardFor::looked, table.looked, sides[at(step)], looking_costs);
}

bool may_call_misdeal(const Table& table, int by) {
  if (!table.misdealt || table.turn < 0 || by < 0 || by >= table.players) return false;
  return side_of(table, by) != side_of(table, table.dealer);
}

int misdeal_award_count(const Table& table) { return table.sides - 1; }

Event misdeal_award(const Table& table, int step) {
  const auto sides = paid_sides(table, side_of(table, table.dealer));
  Event event = penalty(table, AwardFor::misdeal, table.dealer, sides[at(step)], 1);
  event.why.called_by = table.caller;
  return event;
}

int revoke_award_count(const Table& table) {
  return loses_game(table, table.called_place) ? 1 : table.sides - 1;
}

Event revoke_award(const Table& table, int step) {
  const int place = table.called_place;
  const Play play = table.plays[at(place)];
  const bool whole_game = loses_game(table, place);
  const int side = whole_game ? side_of(table, table.caller)
                              : paid_sides(table, side_of(table, play.seat))[at(step)];
  Event event = penalty(table, AwardFor::revoke, play.seat, side,
                        whole_game ? table.rules.target - table.score[at(side)] : 1);
  event.cards_of_award = CardSet::of(play.card);
  event.why.card = play.card;
  event.why.called_by = table.caller;
  event.why.trick = static_cast<std::int8_t>(trick_of(table, place));
  event.why.held = legal_at(table, place, held_at(table, place));
  event.why.whole_game = whole_game;
  return event;
}

}  // namespace allfours
