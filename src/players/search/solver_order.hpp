// Move ordering of the solver (solver.hpp). Affects no value, only the number of nodes: the
// constants minimise it over some hundred hands of two to four players. Knows no rule except which
// card beats which. Tests: tests/players/search/solver_test.cpp; figures: `allfours bench solver`.
#pragma once

#include "players/search/solver_cards.hpp"

namespace allfours {

// Cards that can still affect the trick: those of rivals, of their later players, and of partners.
// All sides but the valued one are partners: they are assumed to play together.
struct Around {
  std::uint64_t rivals = 0, later = 0, partners = 0;
  std::uint64_t trumps = 0;  // all cards of the suit
};

// Value of taking the low card or the jack, in card points.
inline constexpr int worth_of_fact = 12;

struct TrickSoFar {
  bool ours = false;  // its best card is ours
  int worth = 0;
};

inline int order_to_lead(Card card, int worth, const Around& around) {
  const std::uint64_t suit = bits_of_suit(suit_of[card.index]);
  const std::uint64_t rivals = around.rivals & suit;
  const bool is_trump = (bit(card) & around.trumps) != 0;
  const int rank = rank_of[card.index];
  if ((rivals & above(card)) == 0) {
    if (is_trump) return 8 + 23 * worth + 11 * rank;
    if ((around.rivals & around.trumps) != 0) return 5 * worth + 11 * rank - 32;
    return 184 + 28 * worth + 11 * rank;
  }
  if ((around.partners & suit & above(highest(rivals))) != 0) return 64 + 27 * worth + 8 * rank;
  return 40 + 4 * worth + 4 * rank + (is_trump ? 72 : 0);
}

// `wins`: the card becomes the best of the trick; `beaters`: the cards that beat the best after it.
inline int order_to_follow(Card card, int worth, bool wins, std::uint64_t beaters,
                           const TrickSoFar& trick, const Around& around) {
  const bool is_trump = (bit(card) & around.trumps) != 0;
  const int rank = rank_of[card.index];
  if (!wins && !trick.ours) return -17 * worth - 2 * rank - (is_trump ? 24 : 0);
  if ((around.later & beaters) != 0) return 32 - 2 * worth + rank - (is_trump ? 40 : 0);
  return 128 + 8 * trick.worth + 16 * worth -
         (!wins        ? 0
          : trick.ours ? 6 * rank
                       : 11 * rank) -
         (is_trump ? 80 : 0);
}

}  // namespace allfours
