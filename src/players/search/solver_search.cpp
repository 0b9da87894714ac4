#include "players/search/solver_search.hpp"

#include <algorithm>
#include <utility>

#include "players/search/solver_order.hpp"

namespace allfours {

namespace {

// The most cards of a lead with two cards a hand that is searched without the table: for so few the
// search is faster than the key.
constexpr int most_unstored = 8;

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
      budget_(budget),
      beaters_(beaters_of[static_cast<std::size_t>(world.trump)]) {}

template <typename Scale>
void SolverSearch<Scale>::hold(int seat, std::uint64_t cards) {
  held_.seat[at(seat)] = cards;
  held_.side[at(world_.side[at(seat)])] |= cards;
}

template <typename Scale>
typename SolverSearch<Scale>::Trick SolverSearch<Scale>::begin(const Position& position,
                                                               const Matters& matters) const {
  Trick trick;
  trick.seat = position.leader;
  trick.to_play = world_.seats;
  trick.points_matter = matters.game;
  if (matters.low && position.low == open_fact) trick.apart |= world_.low_card;
  if (matters.jack && position.jack == open_fact) trick.apart |= world_.jack_card;
  return trick;
}

template <typename Scale>
inline void SolverSearch<Scale>::add(Trick& trick, Card card) const {
  if (trick.best_seat < 0) trick.led = static_cast<Suit>(suit_of[card.index]);
  if ((trick.beaters & bit(card)) != 0) {
    trick.best = card;
    trick.best_seat = trick.seat;
    trick.beaters = beaters_[card.index];
  }
  trick.played |= bit(card);
  trick.points += points_of[card.index];
  trick.seat = world_.next[at(trick.seat)];
  --trick.to_play;
}

template <typename Scale>
typename SolverSearch<Scale>::Trick SolverSearch<Scale>::with(Trick trick, Card card) const {
  add(trick, card);
  return trick;
}

// The state after a trick, without the hands.
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
  state.trumped = trick.led != world_.trump && (bit(trick.best) & world_.trumps) != 0;
  state.best_trump = static_cast<Rank>(rank_of[trick.best.index]);
  return legal_to_follow(world_.table.rules, CardSet(hand), world_.trump, state).bits();
}

template <typename Scale>
inline int SolverSearch<Scale>::last_trick(Standing standing, const Trick& trick) const {
  settle(standing, trick);
  std::uint64_t beaters = ~std::uint64_t{0};
  int best_seat = standing.leader;
  std::uint64_t played = 0;
  int seat = standing.leader;
  for (int i = 0; i < world_.seats; ++i) {
    const std::uint64_t card = held_.seat[at(seat)] & ~trick.played;
    if ((beaters & card) != 0) {
      beaters = beaters_[lowest(card).index];
      best_seat = seat;
    }
    played |= card;
    seat = world_.next[at(seat)];
  }
  const int side = world_.side[at(best_seat)];
  scale_.take(standing.count, side, standing.to_come);
  if ((played & world_.low_card) != 0) standing.low = side;
  if ((played & world_.jack_card) != 0) standing.jack = side;
  return scale_.margin(standing.low, standing.jack, standing.count);
}

template <typename Scale>
int SolverSearch<Scale>::at_end(const Position& position, const Trick& trick) {
  if (position.cards == 2) return last_trick(position, trick);
  Position next;
  static_cast<Standing&>(next) = position;
  settle(next, trick);
  next.cards = position.cards - 1;
  if (next.cards == 0) return scale_.margin(next.low, next.jack, next.count);
  next.left = position.left & ~trick.played;
  const int margin = certain(next);
  if (margin != no_margin) return margin;
  if (next.cards == 2 && next.cards * world_.seats <= most_unstored) return at_last_two(next);
  next.order = position.order;
  std::uint64_t left = position.left;
  for (std::uint64_t rest = trick.played; rest != 0; rest &= rest - 1) {
    const Card card = lowest(rest);
    const std::size_t suit = suit_of[card.index];
    const std::uint64_t lower = (left & below(card)) >> (rank_count * suit) & suit_bits;
    const std::uint64_t kept = (std::uint64_t{1} << (3 * count_of(lower))) - 1;
    std::uint64_t& order = next.order[suit];
    order = (order & kept) | (order >> 3 & ~kept);
    left ^= bit(card);
  }
  return at_lead(next);
}

template <typename Scale>
int SolverSearch<Scale>::at_last_two(const Position& position) {
  if (nodes_ >= budget_) return stopped_ = true;
  settled_by_ = no_card;
  return last_two(position, begin(position, {}));
}

template <typename Scale>
int SolverSearch<Scale>::last_two(const Position& position, const Trick& trick) {
  ++nodes_;
  const bool ours = is_ours(trick.seat);
  const std::uint64_t legal = legal_cards(held_.seat[at(trick.seat)], trick);
  // Always inline, like `each_kind` below: as calls they cost a tenth of the solver's time in
  // WebAssembly.
  const auto after = [&](Card played) __attribute__((always_inline)) {
    Trick next = trick;
    add(next, played);
    return next.to_play == 0 ? last_trick(position, next) : last_two(position, next);
  };
  Card card = highest(legal);
  Card other = lowest(legal);
  if (card != other && points_of[card.index] == points_of[other.index] &&
      suit_of[card.index] == suit_of[other.index]) {
    std::uint64_t between = position.left & ~trick.played & above(other) & below(card);
    if (trick.best_seat >= 0) between |= bit(trick.best) & above(other) & below(card);
    if (between == 0 && (legal & (world_.low_card | world_.jack_card)) == 0) other = card;
  }
  if (card != other && trick.best_seat >= 0) {
    // Winning cards first; then cards worth more to a trick of ours, or less to another.
    const bool wins = (trick.beaters & bit(card)) != 0;
    const bool other_wins = (trick.beaters & bit(other)) != 0;
    const bool kept = wins || is_ours(trick.best_seat) == ours;
    if (wins != other_wins ? other_wins
                           : (points_of[card.index] < points_of[other.index]) == kept) {
      std::swap(card, other);
    }
  }
  const int margin = after(card);
  if (card == other || (margin >= 0) == ours) return margin;
  const int second = after(other);
  return ours ? std::max(margin, second) : std::min(margin, second);
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
  // If points do not matter but the jack does: its position.
  if (!matters.game && matters.jack) {
    const std::uint64_t lower =
        (position.left & world_.trumps & (world_.jack_card - 1)) >> (rank_count * trump_suit);
    trumps |= static_cast<std::uint64_t>(count_of(lower)) << 48;
  }
  sum = mixed(sum ^ (trumps << 3 | static_cast<std::uint64_t>(position.leader)));
  return mixed(sum + salt_ + scale_.key(position.low, position.jack, position.to_come, count));
}

template <typename Scale>
int SolverSearch<Scale>::at_lead(const Position& position) {
  const Matters matters =
      scale_.matters(position.low, position.jack, position.count, position.to_come);
  Count count = position.count;
  const std::uint64_t code = key(position, matters, count);
  const int bits = 8 + position.cards * world_.seats / 2;
  const auto kept = [&](int margin) {
    return scale_.kept(margin, position.low, position.jack, position.count, position.to_come);
  };
  Card first;
  if (const auto* entry = memory_.find(code, bits)) {
    const int known = scale_.known(*entry, count);
    if (known != no_margin) return kept(known);
    first.index = entry->card;
  }
  const int result = position.cards == 2 ? at_last_two(position)
                                         : margin(position, begin(position, matters), first);
  if (stopped_) return result;
  auto* entry = memory_.find(code, bits);
  if (entry == nullptr) {
    entry = memory_.claim(code, bits, position.cards);
    if (entry == nullptr) return kept(result);
    scale_.fresh(*entry);
  }
  scale_.learn(*entry, count, result);
  entry->card = settled_by_.index;
  return kept(result);
}

template <typename Scale>
inline int SolverSearch<Scale>::after(const Position& position, const Trick& trick, Card card) {
  Trick next = trick;
  add(next, card);
  turn(trick.seat, bit(card));
  const int result = next.to_play == 0 ? at_end(position, next) : margin(position, next);
  turn(trick.seat, bit(card));
  return result;
}

template <typename Scale>
int SolverSearch<Scale>::margin_by(const Position& position, const Trick& trick, Card card) {
  return after(position, trick, card);
}

template <typename Scale>
int SolverSearch<Scale>::margin(const Position& position, const Trick& trick, Card first) {
  if (++nodes_ > budget_) return stopped_ = true;
  std::uint64_t legal = legal_cards(held_.seat[at(trick.seat)], trick);
  if ((legal & (legal - 1)) == 0) return after(position, trick, lowest(legal));
  const bool ours = is_ours(trick.seat);
  Moves all;
  kinds(position, trick, legal, first, all);
  int best = ours ? -no_margin : no_margin;
  for (int left = all.count; left > 0; --left) {
    // The best of the rest.
    int next = 0;
    for (int j = 1; j < left; ++j) {
      if (all.list[at(j)].order > all.list[at(next)].order) next = j;
    }
    const Card card(all.list[at(next)].card);
    all.list[at(next)] = all.list[at(left - 1)];
    const int result = after(position, trick, card);
    if (stopped_) return result;
    if ((result >= 0) == ours) {
      settled_by_ = card;
      return result;
    }
    best = ours ? std::max(best, result) : std::min(best, result);
  }
  settled_by_ = no_card;
  return best;
}

template <typename Scale>
inline void SolverSearch<Scale>::kinds(const Position& position, const Trick& trick,
                                       std::uint64_t legal, Card first, Moves& all) const {
  const bool ours = is_ours(trick.seat);
  const std::uint64_t held = position.left & ~trick.played;
  const std::uint64_t our_cards = held_.side[at(world_.us)];
  Around around;
  around.trumps = world_.trumps;
  around.rivals = held & (ours ? ~our_cards : our_cards);
  // One card per class: its highest.
  const auto each_kind = [&](std::uint64_t between, const auto& order)
      __attribute__((always_inline)) {
    int count = 0;
    for (std::uint64_t rest = legal; rest != 0;) {
      const Card card = highest(rest);
      rest ^= bit(card);
      const std::uint64_t higher = between & above(card) & bits_of_suit(suit_of[card.index]);
      if (const std::uint64_t next = higher & (~higher + 1); (legal & next) != 0) {
        if (((bit(card) | next) & trick.apart) == 0 &&
            (!trick.points_matter || points_of[card.index] == points_of[lowest(next).index])) {
          continue;
        }
      }
      const int worth =
          points_of[card.index] + ((bit(card) & trick.apart) != 0 ? worth_of_fact : 0);
      all.list[at(count++)] = {card == first ? 1 << 20 : order(card, worth), card.index};
    }
    all.count = count;
  };
  if (trick.best_seat < 0) {
    around.partners = held & ~around.rivals & ~held_.seat[at(trick.seat)];
    each_kind(held, [&](Card card, int worth) { return order_to_lead(card, worth, around); });
    return;
  }
  int seat = trick.seat;
  for (int i = 1; i < trick.to_play; ++i) {
    seat = world_.next[at(seat)];
    around.later |= held_.seat[at(seat)];
  }
  around.later &= around.rivals;
  TrickSoFar so_far;
  so_far.ours = is_ours(trick.best_seat) == ours;
  so_far.worth = trick.points;
  if ((trick.played & (world_.low_card | world_.jack_card)) != 0) so_far.worth += worth_of_fact;
  // The card to beat also separates classes.
  each_kind(held | bit(trick.best), [&](Card card, int worth) {
    const bool wins = (trick.beaters & bit(card)) != 0;
    return order_to_follow(card, worth, wins, wins ? beaters_[card.index] : trick.beaters, so_far,
                           around);
  });
}

template <typename Scale>
void SolverSearch<Scale>::moves(const Position& position, const Trick& trick, Card first,
                                Moves& all) const {
  kinds(position, trick, legal_cards(held_.seat[at(trick.seat)], trick), first, all);
}

template class SolverSearch<LeadScale>;
template class SolverSearch<PointsScale>;

}  // namespace allfours
