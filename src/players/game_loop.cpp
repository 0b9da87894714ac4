#include "players/game_loop.hpp"

namespace allfours {

std::string series_seed(std::string_view seed, int i) {
  if (i == 0) return std::string(seed);
  const std::string number = "-" + std::to_string(i);
  std::string text = std::string(seed) + number;
  if (valid_seed(text)) return text;
  // Too long to carry a number: the seed's key in its place.
  constexpr std::string_view digits = "0123456789abcdef";
  text.clear();
  for (int shift = 60; shift >= 0; shift -= 4) {
    text += digits[static_cast<std::size_t>(seed_key(seed) >> shift & 15)];
  }
  return text + number;
}

}  // namespace allfours
