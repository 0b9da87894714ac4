#include "core/game/series.hpp"

#include <algorithm>

namespace allfours {

bool is_series_length(int games) { return std::ranges::count(series_lengths, games) > 0; }

bool allows_series(const Variant& variant) { return variant.family == Family::caribbean; }

double series_games(int length) {
  const int needs = series_needs(length);
  double mean = 0;
  double ends = 1;  // the chance that the series ends with this game
  for (int win = 1; win < needs; ++win) ends /= 2;
  for (int game = needs; game <= length; ++game) {
    mean += game * ends;
    ends *= game / (2.0 * (game + 1 - needs));
  }
  return mean;
}

int series_winner(int length, const std::array<int, 2>& won) {
  for (const int side : {0, 1}) {
    if (won[static_cast<std::size_t>(side)] >= series_needs(length)) return side;
  }
  return -1;
}

}  // namespace allfours
