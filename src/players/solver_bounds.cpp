// What the leader of a trick has without a search (solver_search.hpp).
#include <algorithm>

#include "players/solver_cards.hpp"
#include "players/solver_search.hpp"

namespace allfours {

// The card points of the cheapest cards that a seat can throw into so many tricks.
template <typename Scale>
int SolverSearch<Scale>::least_points(const Position& position, int seat, int tricks) const {
  const CardSet hand(position.hands[at(seat)]);
  int rest = tricks - (hand - counting_cards).count();
  int points = 0;
  for (const Rank rank : {Rank::jack, Rank::queen, Rank::king, Rank::ace, Rank::ten}) {
    if (rest <= 0) break;
    const int count = std::min(rest, (hand & CardSet::of(rank)).count());
    points += count * card_points(Card(Suit::clubs, rank));
    rest -= count;
  }
  return points;
}

template <typename Scale>
AimState SolverSearch<Scale>::cash(const Position& position, std::uint64_t enemy) const {
  const std::uint64_t hand = position.hands[at(position.leader)];
  const std::uint64_t others = position.left & ~hand;
  const auto tops = [&](std::size_t suit) {
    const std::uint64_t cards = hand & bits_of_suit(suit);
    const std::uint64_t rivals = others & bits_of_suit(suit);
    return rivals == 0 ? cards : cards & above(highest(rivals));
  };
  const auto trump_suit = static_cast<std::size_t>(world_.trump);
  std::uint64_t cashed = tops(trump_suit);
  const std::uint64_t enemy_trumps = enemy & world_.trumps;
  if (enemy_trumps != 0) {
    const int drawn = CardSet(cashed).count();
    for (int seat = 0; seat < world_.players; ++seat) {
      if (world_.side[at(seat)] == world_.side[at(position.leader)]) continue;
      if (CardSet(position.hands[at(seat)] & world_.trumps).count() > drawn) return AimState::open;
    }
  }
  for (std::size_t suit = 0; suit < suit_count; ++suit) {
    if (suit != trump_suit) cashed |= tops(suit);
  }
  const int tricks = CardSet(cashed).count();
  int points = 0;
  if (tricks == position.cards) {
    points = position.to_come;
  } else {
    points = card_points(CardSet(cashed));
    for (int seat = 0; seat < world_.players; ++seat) {
      if (seat != position.leader && position.hands[at(seat)] != 0) {
        points += least_points(position, seat, tricks);
      }
    }
  }
  const int side = world_.side[at(position.leader)];
  const int low = position.low == open_fact ? side : position.low;
  const int jack = position.jack == open_fact ? side : position.jack;
  SurePoints sure{};
  sure[at(side)] = points;
  const AimState verdict = scale_.judge(low, jack, position.count, position.to_come, sure);
  const bool ours = side == world_.us;
  return verdict == (ours ? AimState::reached : AimState::missed) ? verdict : AimState::open;
}

template AimState SolverSearch<LeadScale>::cash(const Position&, std::uint64_t) const;

}  // namespace allfours
