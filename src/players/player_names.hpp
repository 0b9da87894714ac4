// Names of the bots, weakest first, for programs that pass a choice on and link no bot.
// `player.cpp` has a row for each in the same order. Knows nobody's way of playing. Tests:
// tests/players/bots_test.cpp.
#pragma once

#include <array>
#include <string_view>

namespace allfours {

struct PlayerName {
  std::string_view name;
  bool level;  // offered on the start screen; the others only in links
};

inline constexpr std::array player_names{
    PlayerName{"random", false}, PlayerName{"beginner", true}, PlayerName{"sensible", true},
    PlayerName{"strong", true},  PlayerName{"expert", true},
};

// The default player.
inline constexpr std::string_view usual_player_name = "sensible";

// True if this bot calls for exposed cards (exposed_card_calls.hpp).
constexpr bool calls_cards(std::string_view player) {
  return player != "random" && player != "beginner";
}

// True if this bot sometimes exposes a card by itself (mistake_model.hpp).
constexpr bool drops_cards(std::string_view player) { return player == "beginner"; }

}  // namespace allfours
