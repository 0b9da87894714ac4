// `allfours bench chances`: computes and prints the chance tables of the presets.
#include <cstdio>
#include <fstream>

#include "cli/commands.hpp"
#include "players/chances/house_chances.hpp"

namespace allfours {

namespace {

constexpr std::string_view chances_seed = "CHANCES-1";

// As many scores with hands of their own as a few minutes allow.
ChanceMaking preset_making(int sides, int hands) {
  return sides == 2 ? ChanceMaking{64 * hands, 7} : ChanceMaking{125 * (hands / 3), 4};
}

void put_numbers(std::string& text, std::span<const std::uint16_t> numbers) {
  std::string line = "   ";
  for (const std::uint16_t number : numbers) {
    const std::string next = " " + std::to_string(number) + ",";
    if (line.size() + next.size() > 100) {
      text += line + "\n";
      line = "   ";
    }
    line += next;
  }
  text += line + "\n";
}

int make_file(const std::string& file, int hands) {
  // Before minutes of work.
  std::ofstream out(file, std::ios::binary);
  if (!out) return bad_usage("cannot write " + file);
  std::string numbers;
  std::string rows;
  std::size_t count = 0;
  int tables = 0;
  int place = 0;
  for (const Variant& variant : variants()) {
    for (int n = 2; n <= max_players; ++n) {
      const int sides = side_count(variant.rules, n);
      if (!variant.allows(n) || sides > 3) continue;
      ChancesMaker maker(variant.rules, n, preset_making(sides, hands), chances_seed);
      while (maker.play(10'000)) continue;
      const Chances made = maker.made();
      const ChanceGrid grid = made.grid();
      const std::string id(variant.id);
      numbers += "    // " + id + ", " + std::to_string(n) + " players\n";
      put_numbers(numbers, grid.numbers);
      rows += "    {" + std::to_string(place) + ", \"" + id + "\", " + std::to_string(n) + ", " +
              std::to_string(grid.sides) + ", " + std::to_string(grid.steps) + ", " +
              std::to_string(count) + "},\n";
      count += grid.numbers.size();
      ++tables;
      std::fprintf(stderr, "%s, %d players\n", id.c_str(), n);
    }
    ++place;
  }
  out << "// Made by `allfours bench chances --make FILE --hands " << hands
      << "`; not to be changed by hand.\n"
      << "// What the numbers are: chances.hpp. A row: the variant's place and id, players, "
         "sides,\n"
      << "// steps, the place of its first number.\n"
      << "constexpr std::array<std::uint16_t, " << count << "> made_numbers{\n"
      << numbers << "};\n"
      << "constexpr std::array<MadeChances, " << tables << "> made_chances{{\n"
      << rows << "}};\n";
  out.flush();
  return out ? 0 : bad_usage("cannot write " + file);
}

// The dealer's chance by its own need (down) and the next side's (across); with three sides the
// third needs as much as the second.
void print_table(const Setup& setup, const ChanceGrid& grid) {
  Table table = new_table(setup);
  const int target = table.rules.target;
  std::printf("%d sides; the dealer's side needs (down), the other%s (across): its chance, %%\n",
              table.sides, table.sides > 2 ? "s each" : "");
  const auto shown = [&](int need) { return need <= 12 || need == target || need % 5 == 0; };
  std::printf("%4s", "");
  for (int other = 1; other <= target; ++other) {
    if (shown(other)) std::printf("%6d", other);
  }
  std::printf("\n");
  for (int own = 1; own <= target; ++own) {
    if (!shown(own)) continue;
    std::printf("%4d", own);
    for (int other = 1; other <= target; ++other) {
      if (!shown(other)) continue;
      Scores score{};
      for (int side = 0; side < table.sides; ++side) {
        score[at(side)] = static_cast<std::int16_t>(target - (side == 0 ? own : other));
      }
      std::printf("%6.1f", 100 * chance_to_win(grid, table, score, 0, 0));
    }
    std::printf("\n");
  }
}

}  // namespace

int run_bench_chances(const Options& options) {
  const auto hands = number_from(options, "--hands", 16'000, 1);
  if (auto* no = std::get_if<std::string>(&hands)) return bad_usage(*no);
  if (options.has("--make")) {
    if (auto no = options.only({"--make", "--hands"}, "bench chances --make"))
      return bad_usage(*no);
    return make_file(std::string(options.value("--make")), std::get<int>(hands));
  }
  const auto setup = setup_from(options, "table");
  if (auto* no = std::get_if<std::string>(&setup)) return bad_usage(*no);
  const Setup& game = std::get<Setup>(setup);
  if (options.has("--hands")) {
    const Chances made = make_chances(game.rules, game.players, std::get<int>(hands), chances_seed);
    std::printf("made of %d hands; ", std::get<int>(hands));
    print_table(game, made.grid());
    return 0;
  }
  const HouseChances chances = HouseChances::of(game.rules, game.players);
  std::printf(chances.made() ? "of these house rules; " : "of the preset; ");
  print_table(game, chances.grid());
  return 0;
}

}  // namespace allfours
