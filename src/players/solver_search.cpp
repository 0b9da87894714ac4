#include "players/solver_search.hpp"

#include <utility>

#include "players/solver_cards.hpp"
#include "players/solver_order.hpp"

namespace allfours {

namespace {

constexpr std::uint64_t mixed(std::uint64_t x) {
  x ^= x >> 32;
  x *= 0xd6e8feb86659fd93;
  x ^= x >> 32;
  x *= 0xd6e8feb86659fd93;
  return x ^ x >> 32;
}

}  // namespace

template <typename Scale>
SolverSearch<Scale>::SolverSearch(const SolverWorld& world, const Scale& scale, SolverTable& memory,
                                  std::uint64_t salt, std::uint64_t budget)
    : world_(world),
      scale_(scale),
      memory_(memory),
      salt_(mixed(salt ^ scale.salt())),
      budget_(budget) {}

template <typename Scale>
typename SolverSearch<Scale>::Trick SolverSearch<Scale>::begin(const Position& position,
                                                               const Matters& matters) const {
  Trick trick;
  trick.seat = static_cast<std::int8_t>(position.leader);
  trick.to_play = static_cast<std::int8_t>(world_.seats);
  trick.points_matter = matters.game;
  if (matters.low && position.low == open_fact) trick.apart |= world_.low_card;
  if (matters.jack && position.jack == open_fact) trick.apart |= world_.jack_card;
  return trick;
}

template <typename Scale>
inline void SolverSearch<Scale>::add(Trick& trick, Card card) const {
  if (trick.best_seat < 0) {
    trick.led = card.suit();
    trick.best = card;
    trick.best_seat = trick.seat;
  } else if (beats(card, trick.best, world_.trump)) {
    trick.best = card;
    trick.best_seat = trick.seat;
  }
  trick.played |= bit(card);
  trick.points = static_cast<std::int16_t>(trick.points + points_of[card.index]);
  trick.seat = world_.next[at(trick.seat)];
  --trick.to_play;
}

template <typename Scale>
typename SolverSearch<Scale>::Trick SolverSearch<Scale>::with(Trick trick, Card card) const {
  add(trick, card);
  return trick;
}

// What the trick leaves, but for the cards.
template <typename Scale>
inline void SolverSearch<Scale>::settle(Standing& standing, const Trick& trick) const {
  const int side = world_.side[at(trick.best_seat)];
  scale_.take(standing.count, side, trick.points);
  if ((trick.played & world_.low_card) != 0) standing.low = side;
  if ((trick.played & world_.jack_card) != 0) standing.jack = side;
  standing.to_come -= trick.points;
  standing.leader = trick.best_seat;
}

template <typename Scale>
inline std::uint64_t SolverSearch<Scale>::legal_cards(std::uint64_t hand,
                                                      const Trick& trick) const {
  if (trick.best_seat < 0) return hand;
  TrickState state;
  state.led = trick.led;
  state.trumped = trick.led != world_.trump && trick.best.suit() == world_.trump;
  state.best_trump = trick.best.rank();
  return legal_to_follow(world_.table.rules, CardSet(hand), world_.trump, state).bits();
}

template <typename Scale>
inline bool SolverSearch<Scale>::last_trick(const Position& position, Standing standing) const {
  Card best;
  int best_seat = standing.leader;
  std::uint64_t played = 0;
  int seat = standing.leader;
  for (int i = 0; i < world_.seats; ++i) {
    const std::uint64_t hand = position.hands[at(seat)];
    const Card card = lowest(hand);
    if (i == 0 || beats(card, best, world_.trump)) {
      best = card;
      best_seat = seat;
    }
    played |= hand;
    seat = world_.next[at(seat)];
  }
  const int side = world_.side[at(best_seat)];
  scale_.take(standing.count, side, standing.to_come);
  if ((played & world_.low_card) != 0) standing.low = side;
  if ((played & world_.jack_card) != 0) standing.jack = side;
  return scale_.reached(standing.low, standing.jack, standing.count);
}

template <typename Scale>
bool SolverSearch<Scale>::at_end(const Position& position, const Trick& trick) {
  if (position.cards == 2) {
    Standing standing = position;
    settle(standing, trick);
    return last_trick(position, standing);
  }
  Position next = position;
  settle(next, trick);
  --next.cards;
  if (next.cards == 0) return scale_.reached(next.low, next.jack, next.count);
  for (std::uint64_t rest = trick.played; rest != 0; rest &= rest - 1) {
    const Card card = lowest(rest);
    const std::size_t suit = suit_of[card.index];
    const std::uint64_t lower = (next.left & below(card)) >> (rank_count * suit) & suit_bits;
    const std::uint64_t kept = (std::uint64_t{1} << (3 * count_of(lower))) - 1;
    std::uint64_t& order = next.order[suit];
    order = (order & kept) | (order >> 3 & ~kept);
    next.left ^= bit(card);
  }
  return at_lead(next);
}

template <typename Scale>
bool SolverSearch<Scale>::last_two(Position& position, const Trick& trick) {
  ++nodes_;
  const int side = world_.side[at(trick.seat)];
  const bool ours = side == world_.us;
  std::uint64_t& hand = position.hands[at(trick.seat)];
  const std::uint64_t legal = legal_cards(hand, trick);
  Card card = highest(legal);
  Card other = lowest(legal);
  if (!(card == other)) {
    // First what wins, or what is worth more to a trick that is ours and less to another.
    bool swap;
    if (trick.best_seat < 0) {
      swap = false;
    } else {
      const bool wins = beats(card, trick.best, world_.trump);
      const bool other_wins = beats(other, trick.best, world_.trump);
      const bool is_ours = wins || world_.side[at(trick.best_seat)] == side;
      swap = wins != other_wins ? other_wins
                                : (points_of[card.index] < points_of[other.index]) == is_ours;
    }
    if (swap) std::swap(card, other);
  }
  for (;;) {
    Trick next = trick;
    add(next, card);
    hand ^= bit(card);
    const bool result = next.to_play == 0 ? at_end(position, next) : last_two(position, next);
    hand ^= bit(card);
    if (result == ours || card == other) return result;
    card = other;
  }
}

template <typename Scale>
std::uint64_t SolverSearch<Scale>::key(const Position& position, const Matters& matters,
                                       Count& count) const {
  const auto trump_suit = static_cast<std::size_t>(world_.trump);
  std::uint64_t sum = 0;
  std::uint64_t trumps = 0;
  for (std::size_t suit = 0; suit < suit_count; ++suit) {
    const std::uint64_t cards = position.left >> (rank_count * suit) & suit_bits;
    std::uint64_t code = position.order[suit] | static_cast<std::uint64_t>(count_of(cards)) << 44;
    if (matters.game) code |= cards >> ten_place << 39;
    if (suit == trump_suit) {
      trumps = code;
    } else {
      sum += mixed(code + 0x9e3779b97f4a7c15);
    }
  }
  // Where the points do not, but the jack does: its place.
  if (!matters.game && matters.jack) {
    const std::uint64_t lower =
        (position.left & world_.trumps & (world_.jack_card - 1)) >> (rank_count * trump_suit);
    trumps |= static_cast<std::uint64_t>(count_of(lower)) << 48;
  }
  sum = mixed(sum ^ (trumps << 3 | static_cast<std::uint64_t>(position.leader)));
  return mixed(sum + salt_ + scale_.key(position.low, position.jack, position.to_come, count));
}

template <typename Scale>
bool SolverSearch<Scale>::at_lead(Position& position) {
  if (position.cards == 1) return last_trick(position, position);
  std::array<std::uint64_t, max_players> held{};  // trumps by side
  for (int seat = 0; seat < world_.players; ++seat) {
    held[at(world_.side[at(seat)])] |= position.hands[at(seat)] & world_.trumps;
  }
  SurePoints sure{};
  const std::uint64_t trumps = position.left & world_.trumps;
  if (trumps != 0) {
    // Nobody else can beat a side's trumps above all of the others', or take what they take.
    for (int side = 0; side < world_.sides; ++side) {
      const std::uint64_t others = trumps & ~held[at(side)];
      const std::uint64_t top =
          others == 0 ? held[at(side)] : held[at(side)] & above(highest(others));
      if (top == 0) continue;
      sure[at(side)] = points_of_suit(top >> (rank_count * static_cast<int>(world_.trump)));
      if (position.jack == open_fact && (top & world_.jack_card) != 0) position.jack = side;
      if (position.low == open_fact && (top & world_.low_card) != 0) position.low = side;
    }
  }
  switch (scale_.judge(position.low, position.jack, position.count, position.to_come, sure)) {
    case AimState::reached:
      return true;
    case AimState::missed:
      return false;
    case AimState::open:
      break;
  }
  if constexpr (Scale::two_sides) {
    const int own_side = world_.side[at(position.leader)];
    std::uint64_t enemy = 0;
    for (int seat = 0; seat < world_.players; ++seat) {
      if (world_.side[at(seat)] != own_side) enemy |= position.hands[at(seat)];
    }
    const AimState verdict = cash(position, enemy);
    if (verdict != AimState::open) return verdict == AimState::reached;
  }
  if (position.cards == 2) {
    if (nodes_ >= budget_) return !(stopped_ = true);
    return last_two(position, begin(position, {}));
  }
  const Matters matters =
      scale_.matters(position.low, position.jack, position.count, position.to_come);
  Count count = position.count;
  const std::uint64_t code = key(position, matters, count);
  const int bits = 6 + position.cards * world_.seats / 2;
  Card first;
  if (const auto* entry = memory_.find(code, bits)) {
    bool result = false;
    if (scale_.known(*entry, count, result)) return result;
    first.index = entry->card;
  }
  const bool result = reached(position, begin(position, matters), first);
  if (stopped_) return false;
  auto* entry = memory_.find(code, bits);
  if (entry == nullptr) {
    entry = memory_.claim(code, bits, position.cards);
    if (entry == nullptr) return result;
    scale_.fresh(*entry);
  }
  scale_.learn(*entry, count, result);
  entry->card = settled_by_.index;
  return result;
}

template <typename Scale>
bool SolverSearch<Scale>::reached_by(Position& position, const Trick& trick, Card card) {
  Trick next = trick;
  add(next, card);
  std::uint64_t& hand = position.hands[at(trick.seat)];
  hand ^= bit(card);
  const bool result = next.to_play == 0 ? at_end(position, next) : reached(position, next);
  hand ^= bit(card);
  return result;
}

template <typename Scale>
bool SolverSearch<Scale>::reached(Position& position, const Trick& trick, Card first) {
  if (++nodes_ > budget_) return !(stopped_ = true);
  const bool ours = world_.side[at(trick.seat)] == world_.us;
  Moves all;
  moves(position, trick, first, all);
  for (int i = 0; i < all.count; ++i) {
    // The best of the rest.
    int next = i;
    for (int j = i + 1; j < all.count; ++j) {
      if (all.list[at(j)].order > all.list[at(next)].order) next = j;
    }
    std::swap(all.list[at(i)], all.list[at(next)]);
    const Card card(all.list[at(i)].card);
    const bool result = reached_by(position, trick, card);
    if (stopped_) return false;
    if (result == ours) {
      settled_by_ = card;
      return result;
    }
  }
  settled_by_ = no_card;
  return !ours;
}

template <typename Scale>
void SolverSearch<Scale>::moves(const Position& position, const Trick& trick, Card first,
                                Moves& all) const {
  const std::uint64_t legal = legal_cards(position.hands[at(trick.seat)], trick);
  const int side = world_.side[at(trick.seat)];
  TrickSoFar so_far;
  so_far.ours = trick.best_seat >= 0 && world_.side[at(trick.best_seat)] == side;
  so_far.worth = trick.points;
  if ((trick.played & (world_.low_card | world_.jack_card)) != 0) so_far.worth += worth_of_fact;
  Around around;
  around.trump = world_.trump;
  around.trumps = world_.trumps;
  for (int seat = 0; seat < world_.players; ++seat) {
    if (seat == trick.seat) continue;
    std::uint64_t& cards = world_.side[at(seat)] == side ? around.partners : around.rivals;
    cards |= position.hands[at(seat)];
  }
  int seat = trick.seat;
  for (int i = 1; i < trick.to_play; ++i) {
    seat = world_.next[at(seat)];
    if (world_.side[at(seat)] != side) around.later |= position.hands[at(seat)];
  }
  // Cards that lie between others: those still held, and the one to be beaten.
  std::uint64_t between = position.left & ~trick.played;
  if (trick.best_seat >= 0) between |= bit(trick.best);
  all.count = 0;
  for (std::uint64_t rest = legal; rest != 0;) {
    const Card card = highest(rest);
    rest ^= bit(card);
    const std::uint64_t higher = between & above(card) & bits_of_suit(suit_of[card.index]);
    if (higher != 0) {
      const Card next = lowest(higher);
      if ((legal & bit(next)) != 0 && ((bit(card) | bit(next)) & trick.apart) == 0 &&
          (!trick.points_matter || points_of[card.index] == points_of[next.index])) {
        continue;
      }
    }
    Move& move = all.list[at(all.count++)];
    move.card = card.index;
    const int worth = points_of[card.index] + ((bit(card) & trick.apart) != 0 ? worth_of_fact : 0);
    if (card == first) {
      move.order = 1 << 20;
    } else if (trick.best_seat < 0) {
      move.order = order_to_lead(card, worth, around);
    } else {
      move.order = order_to_follow(card, worth, trick.best, so_far, around);
    }
  }
}

template class SolverSearch<LeadScale>;
template class SolverSearch<PointsScale>;

}  // namespace allfours
