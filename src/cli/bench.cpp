// `allfours bench`: speed of the rules core and of the solver. Figures: tests/speed/FIGURES.md.
#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>

#include "cli/commands.hpp"
#include "players/games/game_loop.hpp"
#include "players/search/solver.hpp"

namespace allfours {

namespace {

int bench_engine(const Options&, int games) {
  std::printf("%-18s %8s %12s %14s\n", "variant", "players", "games/s", "decisions/s");
  Seats seats{};
  seats.fill(find_player("random"));
  for (const Variant& variant : variants()) {
    for (int n = 2; n <= max_players; ++n) {
      if (!variant.allows(n)) continue;
      Setup setup;
      setup.variant = &variant;
      setup.players = n;
      setup.rules = variant.rules;
      long decisions = 0;
      const std::clock_t start = std::clock();
      for (int i = 0; i < games; ++i) {
        setup.seed = series_seed("bench", i);
        play_game(setup, seats, [&](const Table& table, const Event&) {
          if (table.turn >= 0) ++decisions;
        });
      }
      const double spent = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
      std::printf("%-18.*s %8d %12.0f %14.0f\n", static_cast<int>(variant.id.size()),
                  variant.id.data(), n, games / spent, static_cast<double>(decisions) / spent);
    }
  }
  return 0;
}

// The first hand of this setup after `tricks` random tricks, if each seat then holds `cards` cards;
// else false.
bool solver_position(const Setup& setup, int tricks, int cards, Table& table) {
  table = new_table(setup);
  Stream stream(table.seed_key, "bench");
  const Player& player = *find_player("random");
  const auto ignore = [](const Table&, const Event&) {};
  follow(table, ignore);
  while (table.hand == 1 && table.turn >= 0) {
    if (Solver::can(table) && table.tricks >= tricks && trick_size(table) == 0) {
      return table.hand_count[0] == cards;
    }
    decide(table, player.choose(seen_from(table, table.turn), stream), ignore);
  }
  return false;
}

struct SolverRow {
  std::string_view variant;
  int players;
  int cards;
};

void bench_solver_row(const SolverRow& row, int positions, Solver& solver) {
  Setup setup;
  setup.variant = find_variant(row.variant);
  setup.players = row.players;
  setup.rules = setup.variant->rules;
  std::vector<double> times;
  std::uint64_t nodes = 0;
  double sum = 0;
  int unfinished = 0;
  for (int i = 0; static_cast<int>(times.size()) < positions; ++i) {
    setup.seed = series_seed("bench", i);
    Table table;
    if (!solver_position(setup, hand_size - row.cards, row.cards, table)) continue;
    const auto values = OutcomeValues::of_lead(table, side_of(table, table.turn));
    // Processor time, best of three, because the machine may be busy.
    Solver::Answer answer;
    double time = 0;
    for (int again = 0; again < 3; ++again) {
      solver.forget();
      const std::clock_t start = std::clock();
      answer = solver.solve(table, values, 20'000'000);
      const double spent = static_cast<double>(std::clock() - start) * 1e6 / CLOCKS_PER_SEC;
      time = again == 0 ? spent : std::min(time, spent);
    }
    times.push_back(time);
    sum += time;
    nodes += answer.nodes;
    if (!answer.finished) ++unfinished;
  }
  std::sort(times.begin(), times.end());
  const auto share = [&](std::size_t percent) { return times[times.size() * percent / 100]; };
  const auto count = static_cast<double>(times.size());
  std::printf("%-18.*s %3d x %d %10.1f %10.1f %10.1f %10.0f %8.1f %6d\n",
              static_cast<int>(row.variant.size()), row.variant.data(), row.players, row.cards,
              sum / count, share(50), share(99), static_cast<double>(nodes) / count,
              static_cast<double>(nodes) / sum, unfinished);
  std::fflush(stdout);
}

// All legal cards of the first lead, or of a lead in the middle of the hand: of all positions, or
// of those of --variant.
int bench_solver(const Options& options, int positions) {
  const std::string_view variant = options.value("--variant");
  static constexpr std::array rows{
      SolverRow{"german", 2, 6},
      SolverRow{"trinidad-2", 2, 6},
      SolverRow{"seven-up", 2, 6},
      SolverRow{"pitch", 2, 6},
      SolverRow{"california-jack", 2, 6},
      SolverRow{"sca", 2, 6},
      SolverRow{"seven-up", 3, 6},
      SolverRow{"pitch", 3, 6},
      SolverRow{"trinidad", 4, 4},
      SolverRow{"french-4", 4, 4},
      SolverRow{"trinidad", 4, 5},
      SolverRow{"french-4", 4, 5},
      SolverRow{"trinidad", 4, 6},
      SolverRow{"seven-up", 4, 6},
      SolverRow{"pitch", 4, 6},
      SolverRow{"west-yorkshire", 4, 6},
      SolverRow{"lancashire", 4, 6},
      SolverRow{"french-4", 4, 6},
      SolverRow{"west-yorkshire-6", 6, 6},
  };
  if (!variant.empty() && std::ranges::find(rows, variant, &SolverRow::variant) == rows.end())
    return bad_usage("bench solver has no position of \"" + std::string(variant) + "\"");
  std::printf("%-18s %5s %10s %10s %10s %10s %8s %6s\n", "variant", "cards", "mean us", "median",
              "p99", "nodes", "M/s", "cut");
  Solver solver(18);
  for (const SolverRow& row : rows) {
    if (!variant.empty() && row.variant != variant) continue;
    bench_solver_row(row, row.players > 4 ? std::max(1, positions / 20) : positions, solver);
  }
  return 0;
}

struct BenchKind {
  std::string_view name;
  std::vector<std::string_view> options;
  int (*run)(const Options&, int games);
};

const std::vector<BenchKind> bench_kinds{
    {"engine", {"--games"}, bench_engine},
    {"hands", {"--games"}, [](const Options&, int games) { return run_bench_hands(games); }},
    {"solver", {"--games", "--variant"}, bench_solver},
    {"puzzles", {"--games"}, [](const Options&, int games) { return run_bench_puzzles(games); }},
    {"chances",
     {"--variant", "--players", "--set", "--hands", "--make"},
     [](const Options& options, int) { return run_bench_chances(options); }}};

}  // namespace

int run_bench(const Arguments& arguments) {
  if (!arguments.empty() && arguments.front() == "players") {
    return run_bench_players(Arguments(arguments.begin() + 1, arguments.end()));
  }
  Options options;
  if (auto no = options.read(
          arguments, {"--games", "--hands", "--make", "--players", "--set", "--variant"}, {})) {
    return bad_usage(*no);
  }
  const auto kind = std::ranges::find_if(
      bench_kinds, [&](const BenchKind& one) { return options.rest() == Arguments{one.name}; });
  if (kind == bench_kinds.end())
    return bad_usage("bench knows: chances, engine, hands, players, puzzles, solver");
  if (auto no = options.only(kind->options, "bench " + std::string(kind->name)))
    return bad_usage(*no);
  const auto games = number_from(options, "--games", 2000, 1);
  if (auto* no = std::get_if<std::string>(&games)) return bad_usage(*no);
  return kind->run(options, std::get<int>(games));
}

}  // namespace allfours
