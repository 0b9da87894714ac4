#include "core/random.hpp"

#include <bit>

namespace allfours {

namespace {

std::uint64_t fnv1a(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325u;
  for (const char c : text) {
    hash ^= static_cast<unsigned char>(c);
    hash *= 0x100000001b3u;
  }
  return hash;
}

}  // namespace

std::uint64_t seed_key(std::string_view seed) { return fnv1a(seed); }

bool valid_seed(std::string_view seed) {
  if (seed.empty() || seed.size() > 64) return false;
  for (const char c : seed) {
    const bool good = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                      c == '-' || c == '_';
    if (!good) return false;
  }
  return true;
}

Stream::Stream(std::uint64_t key, std::string_view name) {
  std::uint64_t x = key ^ fnv1a(name);
  for (auto& word : state_) {
    x += 0x9e3779b97f4a7c15u;
    std::uint64_t z = x;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    word = z ^ (z >> 31);
  }
}

std::uint64_t Stream::next() {
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

int Stream::below(int bound) {
  // The top 32 bits times the bound; draws that would make some results likelier are repeated.
  const auto range = static_cast<std::uint32_t>(bound);
  const std::uint32_t unfair = (0u - range) % range;
  for (;;) {
    const std::uint64_t product = (next() >> 32) * range;
    if (static_cast<std::uint32_t>(product) >= unfair) return static_cast<int>(product >> 32);
  }
}

}  // namespace allfours
