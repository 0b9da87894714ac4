#include "app/start/game_length.hpp"

#include <algorithm>
#include <array>

#include "core/game/series.hpp"

namespace allfours {

namespace {

struct Length {
  std::string_view variant;
  int players;
  double minutes;  // to the variant's own target
};

// If tests/app/start/game_length_test.cpp measures another value, it prints it.
constexpr std::array lengths{
    Length{"german", 2, 2.2},
    Length{"trinidad", 4, 4.8},
    Length{"trinidad-2", 2, 4.5},
    Length{"tobago", 4, 4.7},
    Length{"west-yorkshire", 4, 4.0},
    Length{"west-yorkshire-2", 2, 2.9},
    Length{"west-yorkshire-6", 6, 5.9},
    Length{"lancashire", 4, 3.9},
    Length{"cotton", 2, 3.9},
    Length{"running", 2, 7.4},
    Length{"old-american", 2, 3.4},
    Length{"seven-up", 2, 2.3},
    Length{"seven-up", 3, 3.4},
    Length{"seven-up", 4, 2.7},
    Length{"pitch", 2, 2.3},
    Length{"pitch", 3, 3.1},
    Length{"pitch", 4, 2.5},
    Length{"french", 2, 2.2},
    Length{"french-4", 4, 2.5},
    Length{"california-jack", 2, 20.8},
    Length{"sca", 2, 17.9},
};

}  // namespace

int game_minutes(const Setup& setup, int series) {
  const auto row = std::find_if(lengths.begin(), lengths.end(), [&](const Length& length) {
    return length.variant == setup.variant->id && length.players == setup.players;
  });
  constexpr double usual = 4;  // of a new variant, until the test has measured it
  const double to_own_target = row == lengths.end() ? usual : row->minutes;
  const double minutes =
      to_own_target * setup.rules.target / setup.variant->rules.target * series_games(series);
  return std::max(1, static_cast<int>(minutes + 0.5));
}

}  // namespace allfours
