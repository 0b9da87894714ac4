// `allfours bench players`: duplicate matches, and the merging of shards.
#include <cstdio>
#include <fstream>

#include "cli/match.hpp"
#include "core/game/record.hpp"
#include "players/bots.hpp"

namespace allfours {

namespace {

void print_head() {
  std::printf("%-22s %-44s %7s %7s %6s %18s %18s\n", "players", "game", "games", "won", "+-",
              "ms median, 99 %", "the other's");
}

void print(const Match& match) {
  std::printf("%-22s %-44s %7d %6.2f%% %5.2f%% %8.3f %9.3f %8.3f %9.3f\n",
              (match.a + " " + match.b).c_str(), match.game.c_str(), 2 * match.pairs(),
              100 * match.share(), 100 * match.margin(), match.time_a.milliseconds(0.5),
              match.time_a.milliseconds(0.99), match.time_b.milliseconds(0.5),
              match.time_b.milliseconds(0.99));
}

int merge(const Arguments& files) {
  std::vector<Match> matches;
  for (const auto name : files) {
    std::ifstream file{std::string(name)};
    if (!file) return bad_usage("cannot read " + std::string(name));
    std::string line;
    for (int number = 1; std::getline(file, line); ++number) {
      const std::string place = std::string(name) + ", line " + std::to_string(number) + ": ";
      const auto part = Match::from_json(line);
      if (!part) return bad_usage(place + "no result of `bench players --shard`");
      bool found = false;
      for (Match& match : matches) {
        if (match.a != part->a || match.b != part->b || match.game != part->game) continue;
        if (const auto no = match.add(*part)) return bad_usage(place + *no);
        found = true;
      }
      if (!found) matches.push_back(*part);
    }
  }
  print_head();
  for (const Match& match : matches) print(match);
  return 0;
}

// The pairs of shard i of n, from "i/n"; empty if malformed.
std::optional<Match::Part> part_of(std::string_view shard, int pairs) {
  Options parts;
  const auto slash = shard.find('/');
  if (slash == std::string_view::npos) return std::nullopt;
  if (parts.read({"--i", shard.substr(0, slash), "--n", shard.substr(slash + 1)}, {"--i", "--n"},
                 {})) {
    return std::nullopt;
  }
  const auto i = number_from(parts, "--i", 1, 1);
  const auto n = number_from(parts, "--n", 1, 1);
  const int* at = std::get_if<int>(&i);
  const int* of = std::get_if<int>(&n);
  if (at == nullptr || of == nullptr || *at > *of) return std::nullopt;
  const auto start = [&](std::int64_t k) { return static_cast<int>(pairs * k / *of); };
  return Match::Part{start(*at - 1), start(*at) - start(*at - 1)};
}

}  // namespace

int run_bench_players(const Arguments& arguments) { return run_bench_players(arguments, {}); }

int run_bench_players(const Arguments& arguments, std::span<const Contestant> more) {
  Options options;
  if (auto no = options.read(arguments,
                             {"--variant", "--players", "--set", "--games", "--seed", "--shard"},
                             {"--merge"})) {
    return bad_usage(*no);
  }
  const Arguments& names = options.rest();
  if (options.has("--merge")) {
    if (auto no = options.only({"--merge"}, "bench players --merge")) return bad_usage(*no);
    return names.empty() ? bad_usage("bench players --merge names no file") : merge(names);
  }
  if (names.size() != 2) return bad_usage("bench players takes the names of two players");
  const auto named = [&](std::string_view name) -> std::optional<Contestant> {
    for (const Contestant& player : more) {
      if (player.name == name) return player;
    }
    const Player* player = find_player(name);
    if (player == nullptr) return std::nullopt;
    return Contestant{*player};
  };
  const auto a = named(names[0]);
  const auto b = named(names[1]);
  if (!a || !b) {
    std::string list = player_list();
    for (const Contestant& player : more) list += ", " + std::string(player.name);
    const Fault no{FaultKind::unknown_player, {cut_short(names[a ? 1 : 0]), list}};
    return bad_usage(no.sentence());
  }
  if (!options.has("--variant")) return bad_usage("--variant is missing");
  auto made = make_setup(options.value("--variant"), options.value("--players"),
                         options.value("--seed", "bench"), options.changed_rules());
  if (const auto* no = std::get_if<Fault>(&made)) return bad_usage(no->sentence());
  const auto games = number_from(options, "--games", 200, 2);
  if (const auto* no = std::get_if<std::string>(&games)) return bad_usage(*no);
  if (std::get<int>(games) % 2 != 0)
    return bad_usage("--games is even: each deal is played twice, with sides swapped");
  const auto part = part_of(options.value("--shard", "1/1"), std::get<int>(games) / 2);
  if (!part) return bad_usage("--shard is i/n, from 1/n to n/n");
  const Match match = play_match(std::get<Setup>(made), *a, *b, *part);
  if (options.has("--shard")) {
    std::printf("%s\n", match.json().c_str());
    return 0;
  }
  print_head();
  print(match);
  return 0;
}

}  // namespace allfours
