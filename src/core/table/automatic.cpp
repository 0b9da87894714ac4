// The automatic events (RULES.md §2, EVENTS.md "Order").
#include <new>

#include "core/table/dealing.hpp"
#include "core/table/irregular.hpp"
#include "core/table/scoring.hpp"
#include "core/table/table.hpp"

namespace allfours {

namespace {

// Re-constructs the event in place: assigning a fresh Event would stall on store forwarding.
Event& fresh(Event& event, EventKind kind) {
  ::new (&event) Event;
  event.kind = kind;
  return event;
}

void hand_event(const Table& table, Event& event) {
  fresh(event, EventKind::hand).hand_number =
      static_cast<std::int16_t>(table.hand + (table.redealing ? 0 : 1));
  event.seat = table.dealer;
  event.score = table.score;
}

void trump_event(const Table& table, Event& event) {
  fresh(event, EventKind::trump).how = table.rules.trump;
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
  fresh(event, EventKind::trick).seat = winning_play(table).seat;
  event.leader = table.plays[at(table.trick_start)].seat;
  for (int i = table.trick_start; i < table.play_count; ++i) {
    event.cards.push(table.plays[at(i)].card);
  }
}

void draw_event(const Table& table, Event& event) {
  fresh(event, EventKind::draw).seat =
      static_cast<std::int8_t>((table.leader + table.drawn) % table.players);
  event.card = table.pack[at(table.next_card)];
  if (table.next_card + 1 < pack_size) event.top = table.pack[at(table.next_card + 1)];
}

}  // namespace

bool next_event(const Table& table, Event& event) {
  if (table.phase >= Phase::eldest_answers)
    return false;  // somebody must choose, or the game is over
  switch (table.phase) {
    case Phase::game:
      fresh(event, EventKind::game);
      break;
    case Phase::first_dealer:
      ::new (&event) Event(first_dealer_event(table));
      break;
    case Phase::hand:
      hand_event(table, event);
      break;
    case Phase::cut_trump:
      fresh(event, EventKind::cut_trump).card =
          table.pack[at(cut_depth(table.seed_key, table.hand, table.redeals))];
      break;
    case Phase::deal:
      ::new (&event) Event(deal_event(table));
      break;
    case Phase::turn_up:
      fresh(event, EventKind::turn_up).card = table.pack[at(table.next_card)];
      break;
    case Phase::turn_up_award:
      ::new (&event) Event(turn_up_award(table));
      break;
    case Phase::trump:
      trump_event(table, event);
      break;
    case Phase::trump_awards:
      ::new (&event) Event(trump_award(table, table.step));
      break;
    case Phase::begged_point:
      ::new (&event) Event(begged_point_award(table));
      break;
    case Phase::thrown_in:
      fresh(event, EventKind::thrown_in).seat = table.beggar;
      break;
    case Phase::redeal:
      fresh(event, EventKind::redeal).redeal = table.redeal_why;
      break;
    case Phase::early_high:
      ::new (&event) Event(early_high_award(table));
      break;
    case Phase::no_follow:
      ::new (&event) Event(no_follow_award(table));
      break;
    case Phase::revoke:
      ::new (&event) Event(revoke_award(table, table.step));
      break;
    case Phase::looked:
      ::new (&event) Event(looked_award(table, table.step));
      break;
    case Phase::misdeal:
      ::new (&event) Event(misdeal_award(table, table.step));
      break;
    case Phase::trick:
      trick_event(table, event);
      break;
    case Phase::draw:
      draw_event(table, event);
      break;
    case Phase::settlement:
      ::new (&event) Event(settlement_award(table, table.step));
      break;
    case Phase::hand_end:
      fresh(event, EventKind::hand_end).score = table.score;
      break;
    case Phase::game_end:
      fresh(event, EventKind::game_end).side = table.winner;
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
