#include "core/game/league.hpp"

namespace allfours {

LeagueResult league_result(std::span<const LeagueGame> games) {
  LeagueResult result;
  for (const LeagueGame& game : games) {
    result.match_points[static_cast<std::size_t>(game.winner)] += 2;
    for (std::size_t pub = 0; pub < 2; ++pub) result.game_points[pub] += game.points[pub];
  }
  if (result.game_points[0] != result.game_points[1]) {
    result.match_points[result.game_points[0] > result.game_points[1] ? 0 : 1] += 2;
  }
  if (result.match_points[0] != result.match_points[1]) {
    result.winner = result.match_points[0] > result.match_points[1] ? 0 : 1;
  }
  return result;
}

Setup league_setup(std::string seed) {
  Setup setup;
  setup.variant = find_variant("west-yorkshire");
  setup.players = setup.variant->usual_players;
  setup.rules = setup.variant->rules;
  setup.rules.target = league_target;
  setup.seed = std::move(seed);
  return setup;
}

}  // namespace allfours
