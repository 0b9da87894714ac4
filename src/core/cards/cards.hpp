// Cards, suits, ranks and sets of cards (RULES.md §1, EVENTS.md "Cards are two characters"). A card
// is a byte, a set of cards a 52-bit mask; bit order is pack order: suits c d h s, deuce to ace.
// Knows nothing of games, seats or points. Tests: tests/core/cards/cards_test.cpp.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace allfours {

enum class Suit : std::uint8_t { clubs, diamonds, hearts, spades };
enum class Rank : std::uint8_t {
  two,
  three,
  four,
  five,
  six,
  seven,
  eight,
  nine,
  ten,
  jack,
  queen,
  king,
  ace
};

inline constexpr int suit_count = 4;
inline constexpr int rank_count = 13;
inline constexpr int pack_size = 52;

// Converts a seat, side or count to an array index.
constexpr std::size_t at(int place) { return static_cast<std::size_t>(place); }

struct Card {
  std::uint8_t index = 255;  // suit * 13 + rank; 255: no card, or a card hidden from this viewer

  constexpr Card() = default;
  constexpr explicit Card(int i) : index(static_cast<std::uint8_t>(i)) {}
  constexpr Card(Suit suit, Rank rank)
      : index(static_cast<std::uint8_t>(static_cast<int>(suit) * rank_count +
                                        static_cast<int>(rank))) {}
  constexpr bool known() const { return index < pack_size; }
  constexpr Suit suit() const { return static_cast<Suit>(index / rank_count); }
  constexpr Rank rank() const { return static_cast<Rank>(index % rank_count); }
  constexpr bool operator==(const Card&) const = default;
};

inline constexpr Card no_card{};

class CardSet {
 public:
  constexpr CardSet() = default;
  constexpr explicit CardSet(std::uint64_t bits) : bits_(bits) {}
  static constexpr CardSet of(Card card) { return CardSet(std::uint64_t{1} << card.index); }
  static constexpr CardSet of(Suit suit) {
    return CardSet(std::uint64_t{0x1fff} << (static_cast<int>(suit) * rank_count));
  }
  static constexpr CardSet of(Rank rank) {
    return CardSet((std::uint64_t{1} | std::uint64_t{1} << 13 | std::uint64_t{1} << 26 |
                    std::uint64_t{1} << 39)
                   << static_cast<int>(rank));
  }
  static constexpr CardSet pack() { return CardSet((std::uint64_t{1} << pack_size) - 1); }

  constexpr std::uint64_t bits() const { return bits_; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int count() const { return std::popcount(bits_); }
  constexpr bool contains(Card card) const {
    return card.known() && (bits_ >> card.index & 1) != 0;
  }
  constexpr void add(Card card) { bits_ |= std::uint64_t{1} << card.index; }
  constexpr void remove(Card card) { bits_ &= ~(std::uint64_t{1} << card.index); }
  // The first and last card in pack order; within one suit the lowest and the highest.
  // Precondition: not empty.
  constexpr Card first() const { return Card(std::countr_zero(bits_)); }
  constexpr Card last() const { return Card(63 - std::countl_zero(bits_)); }
  // The card at an index in pack order, 0 <= place < count(). A random index mispredicts every
  // branch, so the first few steps are branch-free.
  constexpr Card at(int place) const {
    std::uint64_t rest = bits_;
    const auto step = [&, to_take = std::int64_t{place}](int taken) {
      // Subtract 1 or 0, from the sign bit: a comparison would compile to a jump.
      rest &= rest + static_cast<std::uint64_t>((taken - to_take) >> 63);
    };
    step(0);
    step(1);
    step(2);
    step(3);
    step(4);
    for (int taken = 5; taken < place; ++taken) rest &= rest - 1;
    return Card(std::countr_zero(rest));
  }
  // Number of cards of the set before this card in pack order.
  constexpr int place_of(Card card) const {
    return std::popcount(bits_ & ((std::uint64_t{1} << card.index) - 1));
  }

  constexpr CardSet operator|(CardSet other) const { return CardSet(bits_ | other.bits_); }
  constexpr CardSet operator&(CardSet other) const { return CardSet(bits_ & other.bits_); }
  constexpr CardSet operator-(CardSet other) const { return CardSet(bits_ & ~other.bits_); }
  constexpr CardSet& operator|=(CardSet other) {
    bits_ |= other.bits_;
    return *this;
  }
  constexpr CardSet& operator-=(CardSet other) {
    bits_ &= ~other.bits_;
    return *this;
  }
  constexpr bool operator==(const CardSet&) const = default;

  class Iterator {
   public:
    constexpr explicit Iterator(std::uint64_t bits) : bits_(bits) {}
    constexpr Card operator*() const { return Card(std::countr_zero(bits_)); }
    constexpr Iterator& operator++() {
      bits_ &= bits_ - 1;
      return *this;
    }
    constexpr bool operator==(const Iterator&) const = default;

   private:
    std::uint64_t bits_;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  std::uint64_t bits_ = 0;
};

// Two characters, "Jh", "Ts"; "??" for a hidden card.
std::string card_text(Card card);
// The card with this two-character name, if any.
std::optional<Card> parse_card(std::string_view text);
char suit_letter(Suit suit);
char rank_letter(Rank rank);

}  // namespace allfours
