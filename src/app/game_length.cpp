#include "app/game_length.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace allfours {

namespace {

struct Length {
  std::string_view variant;
  int players;
  double minutes;  // to the variant's own target
};

// If tests/app/game_length_test.cpp measures another value, it prints it.
constexpr std::array lengths{
    Length{"german", 2, 2.2},         Length{"trinidad", 4, 5},
    Length{"trinidad-2", 2, 4.2},     Length{"tobago", 4, 5},
    Length{"west-yorkshire", 4, 3.9}, Length{"west-yorkshire-2", 2, 2.7},
    Length{"west-yorkshire-6", 6, 5}, Length{"lancashire", 4, 3.7},
    Length{"cotton", 2, 3.7},         Length{"running", 2, 6.6},
    Length{"old-american", 2, 3.2},   Length{"seven-up", 2, 2.2},
    Length{"seven-up", 3, 3.2},       Length{"seven-up", 4, 2.6},
    Length{"pitch", 2, 2.1},          Length{"pitch", 3, 3.0},
    Length{"pitch", 4, 2.3},          Length{"french", 2, 2.2},
    Length{"french-4", 4, 2.4},       Length{"california-jack", 2, 20.7},
    Length{"sca", 2, 16.8},
};

}  // namespace

int game_minutes(const Setup& setup) {
  const auto row = std::find_if(lengths.begin(), lengths.end(), [&](const Length& length) {
    return length.variant == setup.variant->id && length.players == setup.players;
  });
  if (row == lengths.end()) std::abort();  // a variant without a row: the test covers all of them
  const double minutes = row->minutes * setup.rules.target / setup.variant->rules.target;
  return std::max(1, static_cast<int>(minutes + 0.5));
}

}  // namespace allfours
