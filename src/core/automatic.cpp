// The events that happen by themselves (RULES.md §2, EVENTS.md "Order").
#include <new>

#include "core/dealing.hpp"
#include "core/irregular.hpp"
#include "core/scoring.hpp"
#include "core/table.hpp"

namespace allfours {

namespace {

void hand_event(const Table& table, Event& event) {
  event.kind = EventKind::hand;
  event.hand_number = static_cast<std::int16_t>(table.hand + (table.redealing ? 0 : 1));
  event.seat = table.dealer;
  event.score = table.score;
}

void trump_event(const Table& table, Event& event) {
  event.kind = EventKind::trump;
  event.how = table.rules.trump;
  switch (event.how) {
    case TrumpBy::turn_up:
      event.suit = table.turned[at(table.turned_count - 1)].suit();
      break;
    case TrumpBy::pitch:
      event.suit = table.plays[0].card.suit();
      break;
    case TrumpBy::cut:
      event.suit = table.cut.suit();
      break;
  }
}

void trick_event(const Table& table, Event& event) {
  event.kind = EventKind::trick;
  event.seat = winning_play(table).seat;
  event.leader = table.plays[at(table.trick_start)].seat;
  for (int i = table.trick_start; i < table.play_count; ++i) {
    event.cards.push(table.plays[at(i)].card);
  }
}

void draw_event(const Table& table, Event& event) {
  event.kind = EventKind::draw;
  event.seat = static_cast<std::int8_t>((table.leader + table.drawn) % table.players);
  event.card = table.pack[at(table.next_card)];
  if (table.next_card + 1 < pack_size) event.top = table.pack[at(table.next_card + 1)];
}

}  // namespace

bool next_event(const Table& table, Event& event) {
  if (table.phase >= Phase::eldest_answers) return false;  // somebody must choose, or it is over
  ::new (&event) Event;  // as new, in its place: a copy would wait for what was just written
  switch (table.phase) {
    case Phase::game:
      event.kind = EventKind::game;
      break;
    case Phase::first_dealer:
      event = first_dealer_event(table);
      break;
    case Phase::hand:
      hand_event(table, event);
      break;
    case Phase::cut_trump:
      event.kind = EventKind::cut_trump;
      event.card = table.pack[at(cut_depth(table.seed_key, table.hand, table.redeals))];
      break;
    case Phase::deal:
      event = deal_event(table);
      break;
    case Phase::turn_up:
      event.kind = EventKind::turn_up;
      event.card = table.pack[at(table.next_card)];
      break;
    case Phase::turn_up_award:
      event = turn_up_award(table);
      break;
    case Phase::trump:
      trump_event(table, event);
      break;
    case Phase::trump_awards:
      event = trump_award(table, table.step);
      break;
    case Phase::begged_point:
      event = begged_point_award(table);
      break;
    case Phase::thrown_in:
      event.kind = EventKind::thrown_in;
      event.seat = table.beggar;
      break;
    case Phase::redeal:
      event.kind = EventKind::redeal;
      event.redeal = table.redeal_why;
      break;
    case Phase::early_high:
      event = early_high_award(table);
      break;
    case Phase::no_follow:
      event = no_follow_award(table);
      break;
    case Phase::revoke:
      event = revoke_award(table, table.step);
      break;
    case Phase::looked:
      event = looked_award(table, table.step);
      break;
    case Phase::misdeal:
      event = misdeal_award(table, table.step);
      break;
    case Phase::trick:
      trick_event(table, event);
      break;
    case Phase::draw:
      draw_event(table, event);
      break;
    case Phase::settlement:
      event = settlement_award(table, table.step);
      break;
    case Phase::hand_end:
      event.kind = EventKind::hand_end;
      event.score = table.score;
      break;
    case Phase::game_end:
      event.kind = EventKind::game_end;
      event.side = table.winner;
      event.score = table.score;
      for (int side = 0; side < table.sides; ++side) {
        event.all_fours[at(side)] = table.all_fours[at(side)];
      }
      if (table.rules.stake_game + table.rules.stake_all_fours > 0) event.paid = stakes_paid(table);
      break;
    case Phase::eldest_answers:
    case Phase::dealer_answers:
    case Phase::eldest_chooses:
    case Phase::bunch_question:
    case Phase::bunch_answer:
    case Phase::discard:
    case Phase::play:
    case Phase::calls:
    case Phase::deal_by_hand:
    case Phase::misdeal_calls:
    case Phase::over:
      return false;
  }
  return true;
}

void advance(Table& table, Events& events) {
  Event event;
  while (next_event(table, event)) {
    apply(table, event);
    events.push_back(event);
  }
}

}  // namespace allfours
