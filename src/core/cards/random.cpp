#include "core/cards/random.hpp"

#include "core/text/ascii.hpp"

namespace allfours {

std::uint64_t seed_key(std::string_view seed) { return StreamName(seed).hash(); }

bool valid_seed(std::string_view seed) {
  if (seed.empty() || seed.size() > 64) return false;
  for (const char c : seed) {
    if (!is_letter_or_digit(c) && c != '-' && c != '_') return false;
  }
  return true;
}

Stream::Stream(std::uint64_t key, StreamName name) {
  std::uint64_t x = key ^ name.hash();
  for (auto& word : state_) {
    x += 0x9e3779b97f4a7c15u;
    std::uint64_t z = x;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    word = z ^ (z >> 31);
  }
}

}  // namespace allfours
