#include "players/player.hpp"

#include <array>
#include <string>

namespace allfours {

namespace {

bool lays_down_at_random(const SeatView&, Stream& stream) { return stream.below(2) == 1; }

// A hand without a trump, an honour or a ten can score nothing by staying in.
bool always_lays_down(const SeatView&, Stream&) { return true; }

constexpr std::array all_players{
    Player{"random", choose_randomly, lays_down_at_random},
    Player{"sensible", choose_sensibly, always_lays_down},
};

}  // namespace

std::span<const Player> players() { return all_players; }

const Player* find_player(std::string_view name) {
  for (const Player& player : all_players) {
    if (player.name == name) return &player;
  }
  return nullptr;
}

Stream decision_stream(std::uint64_t seed_key, int seat, int decisions) {
  return {seed_key, "player/" + std::to_string(seat) + "/" + std::to_string(decisions)};
}

}  // namespace allfours
