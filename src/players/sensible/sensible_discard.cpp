// Discards after a run: the least useful cards, down to six.
#include "players/sensible/sensible.hpp"

namespace allfours::sensible {

CardSet choose_discards(const SeatView& view, int count) {
  const Knowledge known(view);
  CardSet left = known.hand();
  CardSet discards;
  for (int i = 0; i < count; ++i) {
    Card worst;
    double least = 0;
    for (const Card card : left) {
      double worth = keeping(known, card);
      // Any trump guards the jack and the other trumps; High and Low are judged on the cards kept.
      if (card.suit() == known.trump()) worth += 20;
      if (!worst.known() || worth < least) {
        worst = card;
        least = worth;
      }
    }
    left.remove(worst);
    discards.add(worst);
  }
  return discards;
}

}  // namespace allfours::sensible
