// Cards as bits, for the solver (solver.hpp): the kernel's answers as lookup tables, and short
// names. Knows no rule of its own. Tests: tests/players/search/solver_test.cpp.
#pragma once

#include <array>

#include "core/rules/kernel.hpp"

namespace allfours {

inline constexpr std::uint64_t suit_bits = 0x1fff;
inline constexpr int ten_place = static_cast<int>(Rank::ten);

// The kernel's card points by card, and for the counting ranks of a suit.
inline constexpr auto points_of = [] {
  std::array<std::int8_t, pack_size> points{};
  for (int i = 0; i < pack_size; ++i)
    points[static_cast<std::size_t>(i)] = static_cast<std::int8_t>(card_points(Card(i)));
  return points;
}();
inline constexpr auto points_in_suit = [] {
  std::array<std::int8_t, 32> points{};
  for (std::size_t i = 0; i < 32; ++i) {
    points[i] = static_cast<std::int8_t>(card_points(CardSet(std::uint64_t{i} << ten_place)));
  }
  return points;
}();
static_assert((counting_cards - CardSet(std::uint64_t{31} << ten_place |
                                        std::uint64_t{31} << (ten_place + 13) |
                                        std::uint64_t{31} << (ten_place + 26) |
                                        std::uint64_t{31} << (ten_place + 39)))
                  .empty());
inline constexpr auto suit_of = [] {
  std::array<std::uint8_t, pack_size> suits{};
  for (int i = 0; i < pack_size; ++i)
    suits[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(i / rank_count);
  return suits;
}();
inline constexpr auto rank_of = [] {
  std::array<std::uint8_t, pack_size> ranks{};
  for (int i = 0; i < pack_size; ++i)
    ranks[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(i % rank_count);
  return ranks;
}();
// The cards that beat a winning card, by trump and winning card.
inline constexpr auto beaters_of = [] {
  std::array<std::array<std::uint64_t, pack_size>, suit_count> beaters{};
  for (std::size_t trump = 0; trump < suit_count; ++trump) {
    for (int best = 0; best < pack_size; ++best) {
      for (int card = 0; card < pack_size; ++card) {
        if (!beats(Card(card), Card(best), static_cast<Suit>(trump))) continue;
        beaters[trump][static_cast<std::size_t>(best)] |= std::uint64_t{1} << card;
      }
    }
  }
  return beaters;
}();
// Population count of a suit (WebAssembly has an instruction, baseline x86 does not).
inline constexpr auto counts_in_suit = [] {
  std::array<std::uint8_t, suit_bits + 1> counts{};
  for (std::size_t i = 1; i <= suit_bits; ++i) {
    counts[i] = static_cast<std::uint8_t>(counts[i >> 1] + (i & 1));
  }
  return counts;
}();
// For the cards of one suit, shifted so that bit 0 is the deuce.
constexpr int count_of(std::uint64_t cards) {
  return counts_in_suit[static_cast<std::size_t>(cards & suit_bits)];
}
constexpr int points_of_suit(std::uint64_t cards) {
  return points_in_suit[static_cast<std::size_t>(cards >> ten_place & 31)];
}

constexpr std::uint64_t bit(Card card) { return std::uint64_t{1} << card.index; }
constexpr std::uint64_t above(Card card) { return ~std::uint64_t{1} << card.index; }
constexpr std::uint64_t below(Card card) { return bit(card) - 1; }
constexpr std::uint64_t bits_of_suit(std::size_t suit) { return suit_bits << (rank_count * suit); }
constexpr Card highest(std::uint64_t cards) { return Card(63 - std::countl_zero(cards)); }
constexpr Card lowest(std::uint64_t cards) { return Card(std::countr_zero(cards)); }

}  // namespace allfours
