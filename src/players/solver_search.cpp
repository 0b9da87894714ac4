#include "players/solver_search.hpp"

#include <utility>

namespace allfours {

namespace {

constexpr auto at(int i) { return static_cast<std::size_t>(i); }

constexpr std::uint64_t suit_bits = 0x1fff;
constexpr int ten_place = static_cast<int>(Rank::ten);

// The kernel's card points, by card, and for the ranks of a suit that have any.
constexpr auto points_of = [] {
  std::array<std::int8_t, pack_size> points{};
  for (int i = 0; i < pack_size; ++i)
    points[at(i)] = static_cast<std::int8_t>(card_points(Card(i)));
  return points;
}();
constexpr auto points_in_suit = [] {
  std::array<std::int8_t, 32> points{};
  for (std::uint64_t i = 0; i < 32; ++i) {
    points[i] = static_cast<std::int8_t>(card_points(CardSet(i << ten_place)));
  }
  return points;
}();
static_assert((counting_cards - CardSet(std::uint64_t{31} << ten_place |
                                        std::uint64_t{31} << (ten_place + 13) |
                                        std::uint64_t{31} << (ten_place + 26) |
                                        std::uint64_t{31} << (ten_place + 39)))
                  .empty());
constexpr auto suit_of = [] {
  std::array<std::uint8_t, pack_size> suits{};
  for (int i = 0; i < pack_size; ++i) suits[at(i)] = static_cast<std::uint8_t>(i / rank_count);
  return suits;
}();
// How many cards of a suit (WebAssembly counts bits, but a plain x86 does not).
constexpr auto count_of = [] {
  std::array<std::uint8_t, suit_bits + 1> counts{};
  for (std::size_t i = 1; i <= suit_bits; ++i) {
    counts[i] = static_cast<std::uint8_t>(counts[i >> 1] + (i & 1));
  }
  return counts;
}();

constexpr std::uint64_t bit(Card card) { return std::uint64_t{1} << card.index; }
constexpr std::uint64_t above(Card card) { return ~std::uint64_t{1} << card.index; }
constexpr std::uint64_t below(Card card) { return bit(card) - 1; }
constexpr std::uint64_t bits_of_suit(std::size_t suit) { return suit_bits << (rank_count * suit); }
constexpr Card highest(std::uint64_t cards) { return Card(63 - std::countl_zero(cards)); }
constexpr Card lowest(std::uint64_t cards) { return Card(std::countr_zero(cards)); }

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
  trick.seat = position.leader;
  trick.to_play = world_.seats;
  trick.points_matter = matters.game;
  if (matters.low && position.low == open_fact) trick.apart |= world_.low_card;
  if (matters.jack && position.jack == open_fact) trick.apart |= world_.jack_card;
  return trick;
}

template <typename Scale>
void SolverSearch<Scale>::add(Trick& trick, Card card) const {
  if (trick.best_seat < 0) {
    trick.led = card.suit();
    trick.best = card;
    trick.best_seat = trick.seat;
  } else if (beats(card, trick.best, world_.trump)) {
    trick.best = card;
    trick.best_seat = trick.seat;
  }
  trick.played |= bit(card);
  trick.points += points_of[card.index];
  trick.seat = world_.next[at(trick.seat)];
  --trick.to_play;
}

// What the trick leaves, but for the order of the cards.
template <typename Scale>
void SolverSearch<Scale>::settle(Position& position, const Trick& trick) const {
  const int side = world_.side[at(trick.best_seat)];
  scale_.take(position.count, side, trick.points);
  if ((trick.played & world_.low_card) != 0) position.low = side;
  if ((trick.played & world_.jack_card) != 0) position.jack = side;
  position.to_come -= trick.points;
  position.leader = trick.best_seat;
  --position.cards;
}

template <typename Scale>
bool SolverSearch<Scale>::at_end(const Position& position, const Trick& trick) {
  Position next = position;
  settle(next, trick);
  if (next.cards == 0) return scale_.reached(next.low, next.jack, next.count);
  for (std::uint64_t rest = trick.played; rest != 0; rest &= rest - 1) {
    const Card card = lowest(rest);
    const std::size_t suit = suit_of[card.index];
    const std::uint64_t lower = (next.left & below(card)) >> (rank_count * suit) & suit_bits;
    const std::uint64_t kept = (std::uint64_t{1} << (3 * count_of[lower])) - 1;
    std::uint64_t& order = next.order[suit];
    order = (order & kept) | (order >> 3 & ~kept);
    next.left ^= bit(card);
  }
  return at_lead(next);
}

template <typename Scale>
bool SolverSearch<Scale>::last_trick(const Position& position) {
  Trick trick = begin(position, {});
  while (trick.to_play > 0) add(trick, lowest(position.hands[at(trick.seat)]));
  Position end = position;
  settle(end, trick);
  return scale_.reached(end.low, end.jack, end.count);
}

template <typename Scale>
std::uint64_t SolverSearch<Scale>::key(const Position& position, const Matters& matters) const {
  const auto trump_suit = static_cast<std::size_t>(world_.trump);
  std::uint64_t sum = 0;
  std::uint64_t trumps = 0;
  for (std::size_t suit = 0; suit < suit_count; ++suit) {
    const std::uint64_t cards = position.left >> (rank_count * suit) & suit_bits;
    std::uint64_t code = position.order[suit] | std::uint64_t{count_of[cards]} << 44;
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
    trumps |= std::uint64_t{count_of[lower]} << 48;
  }
  sum = mixed(sum ^ (trumps << 3 | static_cast<std::uint64_t>(position.leader)));
  return mixed(sum + salt_ + scale_.key(position.low, position.jack, position.count, matters));
}

template <typename Scale>
bool SolverSearch<Scale>::at_lead(Position& position) {
  if (position.cards == 1) {
    if (++nodes_ > budget_) return !(stopped_ = true);
    return last_trick(position);
  }
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
      sure[at(side)] =
          points_in_suit[top >> (rank_count * static_cast<int>(world_.trump) + ten_place) & 31];
      if (position.jack == open_fact && (top & world_.jack_card) != 0) position.jack = side;
      if (position.low == open_fact && (top & world_.low_card) != 0) position.low = side;
    }
  }
  switch (scale_.judge(position.low, position.jack, position.count, position.to_come, sure)) {
    case Verdict::reached:
      return true;
    case Verdict::missed:
      return false;
    case Verdict::open:
      break;
  }
  const Matters matters =
      scale_.matters(position.low, position.jack, position.count, position.to_come);
  const Count count = scale_.plain(position.count, matters);
  const std::uint64_t code = key(position, matters);
  const int bits = 8 + position.cards * world_.seats / 2;
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
  const CardSet hand(position.hands[at(trick.seat)]);
  std::uint64_t legal = hand.bits();
  if (trick.best_seat >= 0) {
    TrickState state;
    state.led = trick.led;
    state.trumped = trick.led != world_.trump && trick.best.suit() == world_.trump;
    state.best_trump = trick.best.rank();
    legal = legal_to_follow(world_.table.rules, hand, world_.trump, state).bits();
  }
  std::uint64_t others = 0, later = 0;
  int seat = trick.seat;
  for (int i = 1; i < trick.to_play; ++i) {
    seat = world_.next[at(seat)];
    if (world_.side[at(seat)] != world_.side[at(trick.seat)]) later |= position.hands[at(seat)];
  }
  for (int other = 0; other < world_.players; ++other) {
    if (world_.side[at(other)] != world_.side[at(trick.seat)]) others |= position.hands[at(other)];
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
    move.order = card == first ? 10000 : order_of(trick, card, others, later);
  }
}

template <typename Scale>
int SolverSearch<Scale>::order_of(const Trick& trick, Card card, std::uint64_t others,
                                  std::uint64_t later) const {
  const std::uint64_t suit = bits_of_suit(suit_of[card.index]);
  const bool is_trump = (bit(card) & world_.trumps) != 0;
  int worth = points_of[card.index];
  if ((bit(card) & trick.apart) != 0) worth += 8;
  const int rank = static_cast<int>(card.rank());
  if (trick.best_seat < 0) {
    const bool top = (others & suit & above(card)) == 0;
    const bool ruffed = !is_trump && (others & world_.trumps) != 0;
    if (top && !ruffed) return 60 + worth * 2 + rank;
    if (top) return 20 - worth;
    return 10 - 2 * worth - (is_trump ? 5 : 0);
  }
  int on_table = trick.points;
  if ((trick.played & (world_.low_card | world_.jack_card)) != 0) on_table += 8;
  const bool ours = world_.side[at(trick.best_seat)] == world_.side[at(trick.seat)];
  const bool wins = beats(card, trick.best, world_.trump);
  const Card best = wins ? card : trick.best;
  const bool best_trump = (bit(best) & world_.trumps) != 0;
  std::uint64_t beaters = later & above(best) & bits_of_suit(suit_of[best.index]);
  if (!best_trump) beaters |= later & world_.trumps;
  const bool holds = beaters == 0;
  if (wins || ours) {
    if (holds) return 100 + on_table + 2 * worth - (wins && !ours ? rank : 0) - (is_trump ? 3 : 0);
    return 20 - 2 * worth + (wins ? on_table / 2 : 0) - rank / 4;
  }
  return -2 * worth - (is_trump ? 4 : 0) - rank / 4;
}

template class SolverSearch<LeadScale>;
template class SolverSearch<PointsScale>;

}  // namespace allfours
