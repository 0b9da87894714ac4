// Factory functions of Decision, one per kind.
#include "core/table/table.hpp"

namespace allfours {

namespace {

Decision made(Decision::Kind kind, int seat, Card card = no_card) {
  Decision decision;
  decision.kind = kind;
  decision.seat = static_cast<std::int8_t>(seat);
  decision.card = card;
  return decision;
}

}  // namespace

Decision Decision::of_say(int seat, Say say) {
  Decision decision = made(Kind::say, seat);
  decision.say = say;
  return decision;
}

Decision Decision::of_discard(int seat, const CardList& cards) {
  Decision decision = made(Kind::discard, seat);
  decision.cards = cards;
  return decision;
}

Decision Decision::of_lay_down(int seat) { return made(Kind::lay_down, seat); }

Decision Decision::of_deal(int seat, const SeatCounts& counts) {
  Decision decision = made(Kind::deal_by_hand, seat);
  decision.counts = counts;
  return decision;
}

Decision Decision::of_call_misdeal(int by) { return made(Kind::call_misdeal, by); }

Decision Decision::of_take_back(int seat) { return made(Kind::take_back, seat); }

Decision Decision::of_call(int by, int seat, int trick) {
  Decision decision = made(Kind::call_revoke, by);
  decision.other = static_cast<std::int8_t>(seat);
  decision.trick = static_cast<std::int8_t>(trick);
  return decision;
}

Decision Decision::of_look(int seat) { return made(Kind::look, seat); }

Decision Decision::of_expose(int seat, Card card) { return made(Kind::expose, seat, card); }

Decision Decision::of_call_card(int by, int seat, Card card) {
  Decision decision = made(Kind::call_card, by, card);
  decision.other = static_cast<std::int8_t>(seat);
  return decision;
}

Decision decision_of(const Event& event) {
  switch (event.kind) {
    case EventKind::deal_by_hand:
      return Decision::of_deal(event.seat, event.counts);
    case EventKind::call_misdeal:
      return Decision::of_call_misdeal(event.seat);
    case EventKind::expose:
      return Decision::of_expose(event.seat, event.card);
    case EventKind::call_card:
      return Decision::of_call_card(event.seat, event.other, event.card);
    case EventKind::look:
      return Decision::of_look(event.seat);
    case EventKind::take_back:
      return Decision::of_take_back(event.seat);
    case EventKind::call_revoke:
      return Decision::of_call(event.seat, event.other, event.trick);
    case EventKind::say:
      return Decision::of_say(event.seat, event.say);
    case EventKind::play:
      return Decision::of_play(event.seat, event.card);
    case EventKind::discard:
      return Decision::of_discard(event.seat, event.cards);
    default:
      return Decision::of_lay_down(event.seat);
  }
}

}  // namespace allfours
