// `allfours simulate`, `allfours deal`.
#include <cstdio>

#include "cli/commands.hpp"
#include "core/english.hpp"
#include "core/event_json.hpp"
#include "players/bots.hpp"
#include "players/game_loop.hpp"

namespace allfours {

std::variant<Seats, std::string> seats_from(std::string_view names, int count) {
  const auto bots = parse_bots(names, count);
  if (const auto* no = std::get_if<Fault>(&bots)) return no->sentence();
  Seats seats{};
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    seats[seat] = find_player(std::get<Bots>(bots)[seat]);
  }
  return seats;
}

namespace {

void flush(std::string& out) {
  std::fwrite(out.data(), 1, out.size(), stdout);
  out.clear();
}

}  // namespace

int run_simulate(const Arguments& arguments) {
  Options options;
  if (auto no = options.read(
          arguments, {"--variant", "--set", "--players", "--seed", "--games", "--bots"}, {})) {
    return bad_usage(*no);
  }
  if (!options.rest().empty()) {
    return bad_usage("simulate does not know what \"" + std::string(options.rest()[0]) + "\" is");
  }
  auto made = setup_from(options);
  if (auto* no = std::get_if<std::string>(&made)) return bad_usage(*no);
  Setup setup = std::get<Setup>(made);
  const auto games = number_from(options, "--games", 1, 0);
  if (auto* no = std::get_if<std::string>(&games)) return bad_usage(*no);
  const auto seats = seats_from(options.value("--bots", "random"), setup.players);
  if (auto* no = std::get_if<std::string>(&seats)) return bad_usage(*no);

  const std::string seed = setup.seed;
  constexpr std::size_t enough = 1 << 16;
  std::string out;
  out.reserve(2 * enough);
  for (int i = 0; i < std::get<int>(games); ++i) {
    setup.seed = series_seed(seed, i);
    play_game(setup, std::get<Seats>(seats), [&](const Table&, const Event& event) {
      append_json(out, event, setup);
      out += '\n';
      if (out.size() >= enough) flush(out);
    });
  }
  flush(out);
  return 0;
}

int run_deal(const Arguments& arguments) {
  Options options;
  if (auto no = options.read(arguments, {"--variant", "--set", "--players", "--seed"}, {})) {
    return bad_usage(*no);
  }
  auto made = setup_from(options);
  if (auto* no = std::get_if<std::string>(&made)) return bad_usage(*no);
  const Setup& setup = std::get<Setup>(made);
  const Game game(setup);
  const Table& table = game.table();
  std::string out = std::string(english_name(setup.variant->id)) + ", seed " + setup.seed + "\n";
  for (const Event& event : game.log()) {
    if (event.kind == EventKind::first_dealer) {
      out += "dealer: seat " + std::to_string(event.seat) + "\n";
    } else if (event.kind == EventKind::deal) {
      const int each = event.cards.size() / setup.players;
      for (int seat = 0; seat < setup.players; ++seat) {
        out += "seat " + std::to_string(seat) + ":";
        for (int i = 0; i < each; ++i) out += " " + card_text(event.cards[seat * each + i]);
        out += "\n";
      }
    } else if (event.kind == EventKind::turn_up || event.kind == EventKind::cut_trump) {
      out += "turned: " + card_text(event.card) + "\n";
    }
  }
  out += "pack:";
  for (int i = table.next_card; i < pack_size; ++i) {
    out += " " + card_text(table.pack[static_cast<std::size_t>(i)]);
  }
  out += "\n";
  flush(out);
  return 0;
}

}  // namespace allfours
