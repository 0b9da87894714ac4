#include "players/sensible/sensible.hpp"

namespace allfours {

Decision choose_sensibly(const SeatView& view, Stream&) {
  const Choice now = choice(view.table);
  switch (now.kind) {
    case Decision::Kind::say:
      if (std::popcount(static_cast<unsigned>(now.says)) == 1) {
        return Decision::of_say(now.seat, static_cast<Say>(std::countr_zero(now.says)));
      }
      return Decision::of_say(now.seat, sensible::choose_word(view, now.says));
    case Decision::Kind::discard: {
      CardList cards;
      for (const Card card : sensible::choose_discards(view, now.discards)) cards.push(card);
      return Decision::of_discard(now.seat, cards);
    }
    case Decision::Kind::deal_by_hand:
      return Decision::of_deal(now.seat, now.counts);
    default:
      break;
  }
  if (now.cards.count() == 1) return Decision::of_play(now.seat, now.cards.first());
  return Decision::of_play(now.seat, sensible::choose_card(view, now.cards));
}

}  // namespace allfours
