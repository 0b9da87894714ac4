#include "players/player.hpp"

#include <array>
#include <string>

#include "players/expert.hpp"

namespace allfours {

namespace {

bool lays_down_at_random(const SeatView&, Stream& stream) { return stream.below(2) == 1; }

// A hand without a trump, an honour or a ten can score nothing by staying in.
bool always_lays_down(const SeatView&, Stream&) { return true; }

constexpr Player usual_player{"sensible", choose_sensibly, always_lays_down, true};

// Those that are offered first.
constexpr std::array all_players{
    Player{"random", choose_randomly, lays_down_at_random, true},
    Player{"beginner", choose_as_beginner, lays_down_at_random, true},
    usual_player,
    Player{"strong", choose_strongly, always_lays_down, false},
    Player{"expert", choose_expertly, always_lays_down, false},
};

constexpr std::size_t offered_count = [] {
  std::size_t count = 0;
  while (count < all_players.size() && all_players[count].offered) ++count;
  return count;
}();

}  // namespace

std::span<const Player> players() { return std::span(all_players).first(offered_count); }
std::span<const Player> every_player() { return all_players; }
const Player& sensible_player() { return usual_player; }

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
