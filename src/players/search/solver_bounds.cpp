// Results that are certain without a search (solver_search.hpp).
#include <algorithm>

#include "players/search/solver_search.hpp"

namespace allfours {

// Card points of the cheapest cards a hand can throw into so many tricks.
template <typename Scale>
int SolverSearch<Scale>::least_points(std::uint64_t hand, int cards, int tricks) const {
  const CardSet counting = CardSet(hand) & counting_cards;
  int rest = tricks - cards + counting.count();
  int points = 0;
  for (const Rank rank : {Rank::jack, Rank::queen, Rank::king, Rank::ace, Rank::ten}) {
    if (rest <= 0) break;
    const int count = std::min(rest, (counting & CardSet::of(rank)).count());
    points += count * card_points(Card(Suit::clubs, rank));
    rest -= count;
  }
  return points;
}

template <typename Scale>
int SolverSearch<Scale>::cash(const Position& position) const {
  const int side = world_.side[at(position.leader)];
  const std::uint64_t hand = held_.seat[at(position.leader)];
  const std::uint64_t others = position.left & ~hand;
  const auto tops = [&](std::size_t suit) {
    const std::uint64_t cards = hand & bits_of_suit(suit);
    const std::uint64_t rivals = others & bits_of_suit(suit);
    return rivals == 0 ? cards : cards & above(highest(rivals));
  };
  const auto trump_suit = static_cast<std::size_t>(world_.trump);
  std::uint64_t cashed = tops(trump_suit);
  // A hand that must trump takes even a partner's trick, and leads.
  const PlayRule rule = world_.table.rules.play;
  const bool must_trump = rule == PlayRule::strict || rule == PlayRule::follow_or_trump_else_trump;
  const std::uint64_t partners = must_trump ? 0 : held_.side[at(side)];
  if ((others & ~partners & world_.trumps) != 0) {
    // Trumps are drawn only from those who must follow them.
    const int drawn = must_follow(rule, true) ? CardSet(cashed).count() : 0;
    for (int seat = 0; seat < world_.players; ++seat) {
      if (seat == position.leader || (!must_trump && world_.side[at(seat)] == side)) continue;
      if (CardSet(held_.seat[at(seat)] & world_.trumps).count() > drawn) return no_margin;
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
      if (seat != position.leader && held_.seat[at(seat)] != 0) {
        points += least_points(held_.seat[at(seat)], position.cards, tricks);
      }
    }
  }
  const int low = position.low == open_fact ? side : position.low;
  const int jack = position.jack == open_fact ? side : position.jack;
  SurePoints sure{};
  sure[at(side)] = points;
  const int margin = scale_.judge(low, jack, position.count, position.to_come, sure);
  if (margin == no_margin) return margin;
  return (margin >= 0) == (side == world_.us) ? margin : no_margin;
}

template <typename Scale>
int SolverSearch<Scale>::certain(Position& position) const {
  SurePoints sure{};
  const std::uint64_t trumps = position.left & world_.trumps;
  if (trumps != 0) {
    // A side's trumps above all of the others' win, with all they capture.
    int side = 0;
    while ((held_.side[at(side)] & bit(highest(trumps))) == 0) ++side;
    const std::uint64_t others = trumps & ~held_.side[at(side)];
    const std::uint64_t top = others == 0 ? trumps : trumps & above(highest(others));
    if (position.jack == open_fact && (top & world_.jack_card) != 0) position.jack = side;
    if (position.low == open_fact && (top & world_.low_card) != 0) position.low = side;
    // To as many tricks as a hand has of them, the others must contribute.
    int points = points_of_suit(top >> (rank_count * static_cast<int>(world_.trump)));
    int tricks = 0;
    for (int seat = 0; seat < world_.players; ++seat) {
      tricks = std::max(tricks, CardSet(held_.seat[at(seat)] & top).count());
    }
    for (int seat = 0; seat < world_.players; ++seat) {
      const std::uint64_t hand = held_.seat[at(seat)];
      if (hand != 0 && (hand & top) == 0) points += least_points(hand, position.cards, tricks);
    }
    sure[at(side)] = points;
  }
  const int margin =
      scale_.judge(position.low, position.jack, position.count, position.to_come, sure);
  return margin != no_margin ? margin : cash(position);
}

template int SolverSearch<LeadScale>::certain(Position&) const;
template int SolverSearch<PointsScale>::certain(Position&) const;

}  // namespace allfours
