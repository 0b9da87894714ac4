// `allfours league`, `allfours series`, `allfours bars`: several games between bots for one result.
#include <cstdio>

#include "cli/commands.hpp"
#include "core/game/bar_match.hpp"
#include "core/game/league.hpp"
#include "core/game/series.hpp"
#include "core/rules/named_rules.hpp"
#include "players/games/game_loop.hpp"

namespace allfours {

namespace {

// The result of one game between two sides.
LeagueGame play_contest_game(const Setup& setup, const Seats& seats) {
  LeagueGame game;
  play_game(setup, seats, [&](const Table&, const Event& event) {
    if (event.kind == EventKind::game_end) {
      game = {event.side, {event.score[0], event.score[1]}};
    }
  });
  return game;
}

// The players of --bots at a table of four, after --seed has been checked; or a complaint. For the
// contests with rules of their own.
std::variant<Seats, std::string> contest_seats(std::string_view name, Options& options,
                                               const Arguments& arguments) {
  if (auto no = options.read(arguments, {"--seed", "--bots"}, {})) return *no;
  if (!options.rest().empty()) return std::string(name) + " takes --seed and --bots only";
  if (!valid_seed(options.value("--seed"))) {
    return std::string("--seed is 1 to 64 letters, digits, - or _");
  }
  return seats_from(options.value("--bots", "sensible"), bar_players);
}

// --best-of; without it the length that a named set of house rules asks for, else the shortest.
std::variant<int, std::string> series_length(const Options& options, const Setup& setup) {
  int usual = series_lengths.front();
  for (const NamedRule& rule : named_rules()) {
    if (rule.best_of > 1 && rule.is_of(*setup.variant) && rule.is_set(setup.rules)) {
      usual = rule.best_of;
    }
  }
  const auto given = number_from(options, "--best-of", usual, 1);
  if (std::holds_alternative<std::string>(given) || is_series_length(std::get<int>(given))) {
    return given;
  }
  return std::string("--best-of is 3, 5 or 7");
}

}  // namespace

int run_league(const Arguments& arguments) {
  Options options;
  const auto seats = contest_seats("league", options, arguments);
  if (auto* no = std::get_if<std::string>(&seats)) return bad_usage(*no);
  std::array<LeagueGame, league_games> games;
  for (int i = 0; i < league_games; ++i) {
    const Setup setup = league_setup(series_seed(options.value("--seed"), i));
    const LeagueGame game = play_contest_game(setup, std::get<Seats>(seats));
    games[static_cast<std::size_t>(i)] = game;
    std::printf("game %d (%s): %d - %d\n", i + 1, setup.seed.c_str(), game.points[0],
                game.points[1]);
  }
  const LeagueResult result = league_result(games);
  std::printf("game points: %d - %d\nmatch points: %d - %d\n", result.game_points[0],
              result.game_points[1], result.match_points[0], result.match_points[1]);
  return 0;
}

int run_series(const Arguments& arguments) {
  Options options;
  if (auto no = options.read(
          arguments, {"--variant", "--set", "--players", "--seed", "--best-of", "--bots"}, {})) {
    return bad_usage(*no);
  }
  if (!options.rest().empty()) {
    return bad_usage("series does not know what \"" + std::string(options.rest()[0]) + "\" is");
  }
  auto made = setup_from(options);
  if (auto* no = std::get_if<std::string>(&made)) return bad_usage(*no);
  Setup setup = std::get<Setup>(made);
  if (!allows_series(*setup.variant)) {
    std::string known;
    for (const Variant& variant : variants()) {
      if (allows_series(variant)) known += (known.empty() ? "" : ", ") + std::string(variant.id);
    }
    return bad_usage("no series is played of " + std::string(setup.variant->id) + "; of " + known);
  }
  const auto length = series_length(options, setup);
  if (auto* no = std::get_if<std::string>(&length)) return bad_usage(*no);
  const auto seats = seats_from(options.value("--bots", "sensible"), setup.players);
  if (auto* no = std::get_if<std::string>(&seats)) return bad_usage(*no);

  const std::string seed = setup.seed;
  std::array<int, 2> won{};
  int winner = -1;
  for (int i = 0; winner < 0; ++i) {
    setup.seed = series_seed(seed, i);
    const LeagueGame game = play_contest_game(setup, std::get<Seats>(seats));
    ++won[static_cast<std::size_t>(game.winner)];
    winner = series_winner(std::get<int>(length), won);
    std::printf("game %d (%s): %d - %d, games %d - %d\n", i + 1, setup.seed.c_str(), game.points[0],
                game.points[1], won[0], won[1]);
  }
  std::printf("best of %d: side %d\n", std::get<int>(length), winner);
  return 0;
}

int run_bars(const Arguments& arguments) {
  Options options;
  const auto seats = contest_seats("bars", options, arguments);
  if (auto* no = std::get_if<std::string>(&seats)) return bad_usage(*no);
  std::array<int, 2> won{};
  int winner = -1;
  for (int i = 0; winner < 0; ++i) {
    const Setup setup = bar_setup(series_seed(options.value("--seed"), i));
    const LeagueGame game = play_contest_game(setup, std::get<Seats>(seats));
    ++won[static_cast<std::size_t>(game.winner)];
    winner = bar_winner(won);
    std::printf("table %d, game %d (%s): %d - %d, bullseyes %d - %d\n", bar_table(i) + 1,
                bar_round(i) + 1, setup.seed.c_str(), game.points[0], game.points[1], won[0],
                won[1]);
  }
  std::printf("match: bar %d\n", winner);
  return 0;
}

}  // namespace allfours
