// The computer players by name, weakest first: for whoever passes a choice on and carries none of
// those who play. `player.cpp` has a row for each of them in the same order.
// Knows nobody's way of playing. Tests: tests/rules/bots_test.cpp.
#pragma once

#include <array>
#include <string_view>

namespace allfours {

struct PlayerName {
  std::string_view name;
  bool level;  // people choose it on the start screen; the others are named in links alone
};

inline constexpr std::array player_names{
    PlayerName{"random", false}, PlayerName{"beginner", true}, PlayerName{"sensible", true},
    PlayerName{"strong", true},  PlayerName{"expert", true},
};

// The one that plays where nobody has chosen another.
inline constexpr std::string_view usual_player_name = "sensible";

// Does this one call for exposed cards (calling.hpp)? Who plays at random or as a beginner does
// not.
constexpr bool calls_cards(std::string_view player) {
  return player != "random" && player != "beginner";
}

// Does this one sometimes drop a card face up (erring.hpp)?
constexpr bool drops_cards(std::string_view player) { return player == "beginner"; }

}  // namespace allfours
