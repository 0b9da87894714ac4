#include "core/game/decision_context.hpp"

namespace allfours {

namespace {

using How = Occasion::How;

// The winning play of the trick, as far as the log goes. Precondition: the first event is a play.
Play winner_of(Table table, std::span<const Event> from) {
  Play winning{};
  for (const Event& event : from) {
    if (event.kind == EventKind::trick || event.kind == EventKind::hand_end) break;
    apply(table, event);
    if (event.kind == EventKind::play) winning = winning_play(table);
  }
  return winning;
}

}  // namespace

Occasion occasion_of(const Game& game, int event) {
  const Table table = game.table_at(event);
  const Event& made = game.log()[at(event)];
  Occasion occasion;
  occasion.seat = made.seat;
  occasion.hand = table.hand;
  if (made.kind == EventKind::deal_by_hand || made.kind == EventKind::call_misdeal) {
    occasion.how = How::speaks_up;
    return occasion;
  }
  if (made.kind == EventKind::take_back || made.kind == EventKind::call_revoke ||
      made.kind == EventKind::look || made.kind == EventKind::expose ||
      made.kind == EventKind::call_card) {
    occasion.how = How::speaks_up;
    occasion.trick = static_cast<std::int8_t>(
        made.kind == EventKind::call_revoke ? made.trick : table.tricks + 1);
    return occasion;
  }
  if (made.kind != EventKind::play) {
    occasion.how = made.kind == EventKind::say       ? How::says
                   : made.kind == EventKind::discard ? How::discards
                                                     : How::lays_down;
    if (made.kind == EventKind::lay_down) {
      occasion.trick = static_cast<std::int8_t>(table.tricks + 1);
    }
    return occasion;
  }
  occasion.trick = static_cast<std::int8_t>(table.tricks + 1);
  occasion.card = made.card;
  const Play end = winner_of(table, std::span(game.log()).subspan(at(event)));
  const bool lost = side_of(table, end.seat) != side_of(table, made.seat);
  if (trick_size(table) == 0) {
    occasion.how = lost ? How::led_into : How::led;
    if (lost) occasion.other = end.card;
    return occasion;
  }
  const Card winning = winning_play(table).card;
  occasion.other = winning;
  if (beats(made.card, winning, table.trump)) {
    if (lost) {
      occasion.how = How::beaten;
      occasion.other = end.card;
    } else {
      occasion.how = made.card.suit() == winning.suit() ? How::over : How::trumps;
    }
  } else {
    const bool joins = made.card.suit() == winning.suit() || made.card.suit() == table.trump;
    occasion.how = joins ? How::under : How::thrown;
  }
  return occasion;
}

}  // namespace allfours
