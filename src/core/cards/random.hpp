// Named random streams (src/README.md §3): generator and shuffle of every deal, implemented here so
// that every compiler draws the same cards. Knows nothing of games. Tests:
// tests/core/cards/random_test.cpp.
//
// A seed is text. Its key is FNV-1a (64 bit) of its bytes; a stream's state is SplitMix64 started
// at key ^ FNV-1a(name), and the numbers are xoshiro256** (Blackman and Vigna). A new use of
// randomness takes a new name and so changes no existing deal.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

namespace allfours {

std::uint64_t seed_key(std::string_view seed);

// 1 to 64 letters, digits, '-' or '_'.
bool valid_seed(std::string_view seed);

// FNV-1a of a growing name: hashes `text/NUMBER/NUMBER` without building the string.
class StreamName {
 public:
  constexpr explicit StreamName(std::string_view text) {
    for (const char c : text) add(c);
  }
  // The name followed by '/' and a number >= 0.
  constexpr StreamName operator/(int number) const {
    StreamName longer = *this;
    longer.add('/');
    longer.add_digits(number);
    return longer;
  }
  constexpr std::uint64_t hash() const { return hash_; }

 private:
  constexpr void add(char c) { hash_ = (hash_ ^ static_cast<unsigned char>(c)) * 0x100000001b3u; }
  constexpr void add_digits(int number) {
    if (number >= 10) add_digits(number / 10);
    add(static_cast<char>('0' + number % 10));
  }

  std::uint64_t hash_ = 0xcbf29ce484222325u;
};

class Stream {
 public:
  Stream() = default;  // a stream for players that draw nothing: all zeros
  Stream(std::uint64_t key, StreamName name);
  Stream(std::uint64_t key, std::string_view name) : Stream(key, StreamName(name)) {}
  std::uint64_t next() {
    const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t t = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= t;
    state_[3] = std::rotl(state_[3], 45);
    return result;
  }
  // Uniform in 0 … bound - 1; bound >= 1. Multiplies the top 32 bits by the bound and rejects
  // biased draws.
  int below(int bound) {
    const auto range = static_cast<std::uint32_t>(bound);
    for (;;) {
      const std::uint64_t product = (next() >> 32) * range;
      const auto low = static_cast<std::uint32_t>(product);
      // Fewer than `range` are biased; mostly no division is needed.
      if (low >= range || low >= (0u - range) % range) return static_cast<int>(product >> 32);
    }
  }

  // Fisher–Yates, from the last index down.
  template <typename Items>
  void shuffle(Items& items) {
    for (int i = static_cast<int>(items.size()) - 1; i > 0; --i) {
      const auto j = static_cast<std::size_t>(below(i + 1));
      const auto keep = items[static_cast<std::size_t>(i)];
      items[static_cast<std::size_t>(i)] = items[j];
      items[j] = keep;
    }
  }

 private:
  std::array<std::uint64_t, 4> state_{};
};

}  // namespace allfours
