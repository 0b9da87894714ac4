// `allfours simulate`, `allfours deal`.
#include <algorithm>
#include <cstdio>
#include <optional>

#include "cli/commands.hpp"
#include "core/log/event_json.hpp"
#include "core/text/english.hpp"
#include "players/bots.hpp"
#include "players/games/game_loop.hpp"

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

constexpr std::size_t enough_to_write = 1 << 16;

void flush(std::string& out) {
  std::fwrite(out.data(), 1, out.size(), stdout);
  out.clear();
}

// Parses a share from 0 to 1, such as "0.02", into millionths; finer digits are dropped. Written by
// hand because one of our standard libraries cannot parse fractions.
std::optional<std::uint32_t> millionths(std::string_view text) {
  constexpr std::uint32_t whole = 1'000'000;
  const std::size_t point = std::min(text.find('.'), text.size());
  if (text.substr(0, point) != "0" && text.substr(0, point) != "1") return std::nullopt;
  std::uint32_t value = text[0] == '1' ? whole : 0;
  std::uint32_t digit_worth = whole;
  for (std::size_t i = point + 1; i < text.size(); ++i) {
    if (text[i] < '0' || text[i] > '9') return std::nullopt;
    digit_worth /= 10;
    value += static_cast<std::uint32_t>(text[i] - '0') * digit_worth;
  }
  if (value > whole || text.ends_with('.')) return std::nullopt;
  return value;
}

// Rates of mistakes: --revoke-rate, of the cards for which an illegal one exists; --slip-rate, of
// the moments at which something else can go wrong.
std::variant<Errors, std::string> errors_from(const Options& options, const RuleSet& rules) {
  Errors errors;
  for (const auto& [name, rate] :
       {std::pair{"--revoke-rate", &errors.revokes}, std::pair{"--slip-rate", &errors.slips}}) {
    if (!options.has(name)) continue;
    const std::string_view text = options.value(name);
    const auto given = millionths(text);
    if (!given) {
      return std::string(name) + " is a number from 0 to 1, not \"" + std::string(text) + "\"";
    }
    if (!rules.table_rules) return std::string(name) + " needs --table-rules";
    *rate = *given;
  }
  return errors;
}

// Appends one game's log to `out`. Not inlined into its caller, which runs once: WebAssembly
// engines replace optimised code between two calls, never inside a loop.
[[gnu::noinline]] void play_and_log(const Setup& setup, const Seats& seats, const Errors& errors,
                                    std::string& out) {
  JsonWriter log(out, JsonWriter::Lines::each);
  const auto write = [&](const Table&, const Event& event) {
    write_json(log, event, setup);
    log.end_line();
    if (out.size() >= enough_to_write) flush(out);
  };
  play_erring_game(setup, seats, errors, write);
  log.flush();
}

}  // namespace

int run_simulate(const Arguments& arguments) {
  Options options;
  if (auto no = options.read(arguments,
                             {"--variant", "--set", "--players", "--seed", "--games", "--bots",
                              "--revoke-rate", "--slip-rate"},
                             {"--table-rules"})) {
    return bad_usage(*no);
  }
  if (!options.rest().empty()) {
    return bad_usage("simulate does not know what \"" + std::string(options.rest()[0]) + "\" is");
  }
  auto made = setup_from(options);
  if (auto* no = std::get_if<std::string>(&made)) return bad_usage(*no);
  Setup setup = std::get<Setup>(made);
  if (options.has("--table-rules") && !setup.rules.table_rules)
    return bad_usage("--table-rules and --set table_rules=false exclude each other");
  // With slips, dealing by hand is the default.
  if (options.has("--slip-rate") &&
      options.changed_rules().find("hand_dealing.") == std::string::npos) {
    setup.rules.hand_dealing = setup.rules.table_rules;
  }
  const auto errors = errors_from(options, setup.rules);
  if (auto* no = std::get_if<std::string>(&errors)) return bad_usage(*no);
  const auto games = number_from(options, "--games", 1, 0);
  if (auto* no = std::get_if<std::string>(&games)) return bad_usage(*no);
  const auto seats = seats_from(options.value("--bots", "random"), setup.players);
  if (auto* no = std::get_if<std::string>(&seats)) return bad_usage(*no);

  const std::string seed = setup.seed;
  std::string out;
  out.reserve(2 * enough_to_write);
  for (int i = 0; i < std::get<int>(games); ++i) {
    setup.seed = series_seed(seed, i);
    play_and_log(setup, std::get<Seats>(seats), std::get<Errors>(errors), out);
  }
  flush(out);
  return 0;
}

int run_deal(const Arguments& arguments) {
  Options options;
  if (auto no = options.read(arguments, {"--variant", "--set", "--players", "--seed"}, {})) {
    return bad_usage(*no);
  }
  if (!options.rest().empty()) {
    return bad_usage("deal does not know what \"" + std::string(options.rest()[0]) + "\" is");
  }
  auto made = setup_from(options);
  if (auto* no = std::get_if<std::string>(&made)) return bad_usage(*no);
  Setup& setup = std::get<Setup>(made);
  setup.rules.hand_dealing = false;  // a correct deal looks the same either way
  const Game game(setup);
  const Table& table = game.table();
  std::string out = std::string(english_name(setup.variant->id)) + ", seed " + setup.seed + "\n";
  for (const Event& event : game.log()) {
    if (event.kind == EventKind::first_dealer) {
      out += "dealer: seat " + std::to_string(event.seat) + "\n";
    } else if (event.kind == EventKind::deal) {
      for (int seat = 0; seat < setup.players; ++seat) {
        out += "seat " + std::to_string(seat) + ":";
        const int first = event.counts.before(seat);
        for (int i = 0; i < event.counts[seat]; ++i) out += " " + card_text(event.cards[first + i]);
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
