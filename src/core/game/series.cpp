#include "core/game/series.hpp"

#include <algorithm>

namespace allfours {

bool is_series_length(int games) { return std::ranges::count(series_lengths, games) > 0; }

bool allows_series(const Variant& variant) { return variant.family == Family::caribbean; }

int series_winner(int length, const std::array<int, 2>& won) {
  for (const int side : {0, 1}) {
    if (won[static_cast<std::size_t>(side)] >= series_needs(length)) return side;
  }
  return -1;
}

}  // namespace allfours
