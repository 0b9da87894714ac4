// `allfours league`: a league match between two pubs of bots, West Yorkshire rules.
#include "core/game/league.hpp"

#include <cstdio>

#include "cli/commands.hpp"
#include "players/games/game_loop.hpp"

namespace allfours {

int run_league(const Arguments& arguments) {
  Options options;
  if (auto no = options.read(arguments, {"--seed", "--bots"}, {})) return bad_usage(*no);
  if (!options.rest().empty()) return bad_usage("league takes --seed and --bots only");
  const std::string_view seed = options.value("--seed");
  if (!valid_seed(seed)) return bad_usage("--seed is 1 to 64 letters, digits, - or _");
  const auto seats = seats_from(options.value("--bots", "sensible"), 4);
  if (auto* no = std::get_if<std::string>(&seats)) return bad_usage(*no);
  std::array<LeagueGame, league_games> games;
  for (int i = 0; i < league_games; ++i) {
    LeagueGame& game = games[static_cast<std::size_t>(i)];
    const Setup setup = league_setup(series_seed(seed, i));
    play_game(setup, std::get<Seats>(seats), [&](const Table&, const Event& event) {
      if (event.kind == EventKind::game_end) {
        game = {event.side, {event.score[0], event.score[1]}};
      }
    });
    std::printf("game %d (%s): %d - %d\n", i + 1, setup.seed.c_str(), game.points[0],
                game.points[1]);
  }
  const LeagueResult result = league_result(games);
  std::printf("game points: %d - %d\nmatch points: %d - %d\n", result.game_points[0],
              result.game_points[1], result.match_points[0], result.match_points[1]);
  return 0;
}

}  // namespace allfours
