#include "yardstick/single_hands.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>

#include "core/game/record.hpp"
#include "core/text/text_fields.hpp"
#include "players/search/expert.hpp"
#include "players/search/playout.hpp"

namespace allfours {

namespace {

Effort tuned_effort = expert_effort;

Decision choose_tuned(const SeatView& view, Stream& stream) {
  return choose_with(view, tuned_effort, stream);
}

// A parameter of an effort and its minimum.
struct EffortField {
  std::string_view name;
  std::variant<int Effort::*, double Effort::*, std::uint64_t Effort::*> member;
  int least;
};
constexpr std::array effort_fields{
    EffortField{"worlds", &Effort::worlds, 1},
    EffortField{"worlds_with_stock", &Effort::worlds_with_stock, 1},
    EffortField{"nodes", &Effort::nodes, 0},
    EffortField{"worlds_for_words", &Effort::worlds_for_words, 0},
    EffortField{"pool", &Effort::pool, 1},
    EffortField{"solved_cards", &Effort::solved_cards, 0},
    EffortField{"surprise", &Effort::surprise, 0},
    EffortField{"errors_to_leave", &Effort::errors_to_leave, 0},
    EffortField{"errors_to_drop", &Effort::errors_to_drop, 0},
    EffortField{"most_worlds", &Effort::most_worlds, 0},
    EffortField{"most_plays", &Effort::most_plays, 0},
    EffortField{"trifle", &Effort::trifle, 0},
    EffortField{"soft_game", &Effort::soft_game, 0},
};

bool set_effort(const EffortField& field, std::string_view text) {
  return std::visit(
      [&](auto member) {
        auto& number = tuned_effort.*member;
        const char* end = text.data() + text.size();
        const auto [stop, error] = std::from_chars(text.data(), end, number);
        return error == std::errc() && stop == end && static_cast<double>(number) >= field.least;
      },
      field.member);
}

// name.number,name.number …
std::optional<std::string> read_effort(std::string_view text) {
  while (!text.empty()) {
    const std::string_view part = take_field(text, ',');
    const std::string_view name = part.substr(0, part.find('.'));
    const auto field = std::find_if(effort_fields.begin(), effort_fields.end(),
                                    [&](const EffortField& one) { return one.name == name; });
    if (field == effort_fields.end() || name == part ||
        !set_effort(*field, part.substr(name.size() + 1))) {
      return "--effort does not know what \"" + std::string(part) + "\" is";
    }
  }
  return std::nullopt;
}

// The starts of hands.
std::vector<Start> starts_of(const Setup& setup) {
  std::vector<Start> starts;
  Seats seats{};
  seats.fill(&sensible_player());
  play_game(setup, seats, [&](const Table& table, const Event& event) {
    if (event.kind != EventKind::hand) return;
    Table begun = table;
    apply(begun, event);
    starts.push_back({1, begun.dealer, begun.score});
  });
  return starts;
}

// The side's chance of winning the game after this hand.
double worth_of_hand(const Setup& setup, const Seats& seats, int side) {
  double worth = 0;
  bool over = false;
  play_game(
      setup, seats,
      [&](const Table& table, const Event& event) {
        if (over || (event.kind != EventKind::hand_end && event.kind != EventKind::game_end)) {
          return;
        }
        Table end = table;
        apply(end, event);
        worth = end.winner < 0 ? Ends(end, side).worth(end) : (end.winner == side ? 1 : 0);
        over = true;
      },
      [&] { return over; });
  return worth;
}

}  // namespace

int run_single_hands(const Arguments& arguments, std::span<const Contestant> more) {
  Options options;
  if (auto no = options.read(
          arguments, {"--variant", "--players", "--set", "--games", "--seed", "--effort"}, {})) {
    return bad_usage(*no);
  }
  if (options.rest().size() != 2) return bad_usage("hands takes the names of two players");
  if (auto no = read_effort(options.value("--effort"))) return bad_usage(*no);
  const Player tuned{"tuned", choose_tuned, sensible_player().lays_down, true};
  const auto named = [&](std::string_view name) -> const Player* {
    if (name == tuned.name) return &tuned;
    for (const Contestant& player : more) {
      if (player.name == name && player.choose_seeing_all == nullptr) return &player;
    }
    return find_player(name);
  };
  const Player* a = named(options.rest()[0]);
  const Player* b = named(options.rest()[1]);
  if (a == nullptr || b == nullptr) return bad_usage("hands knows no such player");
  auto made = make_setup(options.value("--variant"), options.value("--players"),
                         options.value("--seed", "hands"), options.changed_rules());
  if (const auto* no = std::get_if<Fault>(&made)) return bad_usage(no->sentence());
  const auto games = number_from(options, "--games", 200, 2);
  if (const auto* no = std::get_if<std::string>(&games)) return bad_usage(*no);

  const Setup& setup = std::get<Setup>(made);
  const int sides = side_count(setup.rules, setup.players);
  const int count = std::get<int>(games);
  int hands = 0;
  double sum = 0;
  double squares = 0;
  for (int i = 0; i < count; ++i) {
    Setup game = setup;
    game.seed = series_seed(setup.seed, i);
    const std::vector<Start> starts = starts_of(game);
    double gain = 0;
    for (const Start& start : starts) {
      Setup hand = game;
      hand.seed = series_seed(game.seed, ++hands);
      hand.start = start;
      // Equal players share one chance, whichever side is whose.
      gain -= 1.0 / sides;
      for (int side = 0; side < sides; ++side) {
        Seats seats{};
        for (int seat = 0; seat < setup.players; ++seat) {
          seats[static_cast<std::size_t>(seat)] = seat % sides == side ? a : b;
        }
        gain += worth_of_hand(hand, seats, side) / sides;
      }
    }
    sum += gain;
    squares += gain * gain;
  }
  const double mean = sum / count;
  const double error = std::sqrt(std::max(0.0, squares / count - mean * mean) / (count - 1));
  std::printf("%s %s  %s  %d games, %d hands: %+.2f +- %.2f %% of a game\n",
              std::string(a->name).c_str(), std::string(b->name).c_str(), setup_text(setup).c_str(),
              count, hands, 100 * mean, 196 * error);
  return 0;
}

}  // namespace allfours
