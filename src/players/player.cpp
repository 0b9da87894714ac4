#include "players/player.hpp"

#include <array>

#include "players/player_names.hpp"
#include "players/search/expert.hpp"

namespace allfours {

namespace {

bool lays_down_at_random(const SeatView&, Stream& stream) { return stream.below(2) == 1; }

// A hand without a trump, an honour or a ten can score nothing by staying in.
bool always_lays_down(const SeatView&, Stream&) { return true; }

constexpr Player usual_player{.name = usual_player_name,
                              .choose = choose_sensibly,
                              .lays_down = always_lays_down,
                              .draws = false};

constexpr std::array all_players{
    Player{.name = "random",
           .choose = choose_randomly,
           .lays_down = lays_down_at_random,
           .looks = false},
    Player{"beginner", choose_as_beginner, lays_down_at_random},
    usual_player,
    Player{"strong", choose_strongly, always_lays_down, true},
    Player{"expert", choose_expertly, always_lays_down, true},
};

static_assert(all_players.size() == player_names.size());
static_assert(
    [] {
      for (std::size_t i = 0; i < all_players.size(); ++i) {
        if (all_players[i].name != player_names[i].name) return false;
      }
      return true;
    }(),
    "player_names.hpp has a row for each player, in this order");

}  // namespace

std::span<const Player> players() { return all_players; }
const Player& sensible_player() { return usual_player; }

const Player* find_player(std::string_view name) {
  for (const Player& player : all_players) {
    if (player.name == name) return &player;
  }
  return nullptr;
}

Stream decision_stream(std::uint64_t seed_key, int seat, int decisions) {
  static constexpr StreamName player("player");
  return {seed_key, player / seat / decisions};
}

}  // namespace allfours
