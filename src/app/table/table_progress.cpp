#include "app/table/table_progress.hpp"

#include "app/bots/thinking.hpp"
#include "app/modes/together/table_shared.hpp"
#include "app/table/table_ahead.hpp"
#include "app/table/table_awards.hpp"
#include "app/table/table_looking.hpp"
#include "app/table/table_mistakes.hpp"
#include "app/table/table_state.hpp"

namespace allfours {

bool is_moving(const TableState& table) {
  return table.playback.live() ? something_pending(table) : table.playback.moves_on();
}

bool is_due(const TableState& table) { return table.context.now >= table.due; }

bool let_bot_decide(TableState& table, Thinking& thinking) {
  const auto decided = table.mode->decide_for_others(table.session);
  return decided ? *decided : thinking.decide(table.session);
}

bool something_pending(const TableState& table) {
  if (table.waits || !table.playback.live() || table.mode->tells()) return false;
  if (const auto goes_on = table.mode->goes_on(table.session)) return *goes_on;
  if (!table.session.at_end()) return !waits_for_next_hand(table);
  if (automatic_card(table)) return true;
  if (may_err(table) && waits_for_word(table)) return false;
  if (table.session.curtain_is_due()) return true;
  return table.context.offers_play() && table.session.bot_to_decide();
}

bool move_on(TableState& table) {
  bool moved = false;
  while (table.playback.moves_on() && looking_back(table) && is_due(table)) {
    go_to(table, table.session.shown() + 1);
    table.playback.move_on_from_here();
    schedule_next_event(table);
    moved = true;
  }
  if (table.playback.live()) table.playback.rest();
  return moved;
}

Event show_next(TableState& table) {
  table.session.show_next();
  const Event event = table.session.last_shown();
  if (event.kind == EventKind::hand) table.next_hand = false;
  if (event.kind == EventKind::hand || event.kind == EventKind::hand_end ||
      event.kind == EventKind::game_end) {
    table.session.leave_seats();
  }
  if (event.kind == EventKind::play && table.context.message.makes_way())
    table.context.message.clear();
  leave_ended_share(table);
  table.mode->hear_shown(table, event);
  close_layers(table);
  drop_choice(table);
  schedule_next_event(table);
  if (table.card_to_expose.known() && table.session.at_end()) drop_card(table);
  return event;
}

bool waits_for_next_hand(const TableState& table) {
  if (!table.mode->facts().stops_after_hand || table.session.shown() == 0 ||
      table.session.at_end() || table.next_hand || !table.context.offers_play())
    return false;
  return table.session.last_shown().kind == EventKind::hand_end &&
         table.session.log()[static_cast<std::size_t>(table.session.shown())].kind ==
             EventKind::hand;
}

}  // namespace allfours
