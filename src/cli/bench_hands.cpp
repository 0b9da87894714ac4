// `allfours bench hands`: hands and decisions per second of the rules and of "sensible".
#include <cstdio>
#include <ctime>
#include <string>

#include "cli/commands.hpp"
#include "core/log/event_json.hpp"
#include "players/games/game_loop.hpp"
#include "players/search/playout.hpp"

namespace allfours {

namespace {

// Per second of processor time, best of three, because the machine may be busy.
template <typename Work>
double best_a_second(Work&& work) {
  double best = 0;
  for (int again = 0; again < 3; ++again) {
    const std::clock_t start = std::clock();
    const auto count = static_cast<double>(work());
    best = std::max(best, count * CLOCKS_PER_SEC / static_cast<double>(std::clock() - start));
  }
  return best;
}

// Trinidad, six cards each, before the first lead.
Table dealt(std::string_view seed) {
  Setup setup;
  setup.variant = find_variant("trinidad");
  setup.players = 4;
  setup.rules = setup.variant->rules;
  const auto ignore = [](const Table&, const Event&) {};
  for (int i = 0;; ++i) {
    setup.seed = series_seed(seed, i);
    Table table = new_table(setup);
    Stream stream(table.seed_key, "bench");
    follow(table, ignore);
    while (table.phase != Phase::play) decide(table, any_of(choice(table), stream), ignore);
    if (table.hand_count[0] == hand_size && table.deals == 1) return table;
  }
}

// A playout on masks alone; returns the sides' card points.
std::array<int, 2> play_out_cards(const Table& table, Stream& stream) {
  std::array<CardSet, max_players> hands = table.hands;
  std::array<CardSet, 2> taken{};
  int leader = table.turn;
  for (int trick = 0; trick < hand_size; ++trick) {
    int seat = leader;
    CardSet played;
    GrowingTrick growing;
    for (int i = 0; i < 4; ++i) {
      CardSet& hand = hands[at(seat)];
      const CardSet legal = i == 0 ? hand : growing.legal(table.rules, hand);
      const Card card = legal.at(stream.below(legal.count()));
      hand.remove(card);
      played.add(card);
      if (i == 0) {
        growing.lead(card, table.trump);
      } else if (growing.follow(card)) {
        leader = seat;
      }
      seat = (seat + 1) & 3;
    }
    taken[at(leader & 1)] |= played;
  }
  return {card_points(taken[0]), card_points(taken[1])};
}

void print(const char* what, double count, const char* unit) {
  std::printf("%-46s %12.0f %s\n", what, count, unit);
  std::fflush(stdout);
}

// Games between players of one kind; `sink(setup, event)` gets each event.
template <typename Sink>
std::pair<long, long> play_games(std::string_view player, int games, Sink&& sink) {
  Setup setup;
  setup.variant = find_variant("trinidad");
  setup.players = 4;
  setup.rules = setup.variant->rules;
  Seats seats{};
  seats.fill(find_player(player));
  std::pair<long, long> count{};  // hands, decisions
  for (int i = 0; i < games; ++i) {
    setup.seed = series_seed("bench", i);
    play_game(setup, seats, [&](const Table&, const Event& event) {
      if (event.kind == EventKind::hand_end) ++count.first;
      if (is_decision(event.kind)) ++count.second;
      sink(setup, event);
    });
  }
  return count;
}

}  // namespace

int run_bench_hands(int games) {
  constexpr int deals = 64;
  const int rounds = games * 4;
  std::vector<Table> tables;
  for (int i = 0; i < deals; ++i) tables.push_back(dealt("bench-" + std::to_string(i)));
  long sum = 0;
  print("random playouts of a dealt hand, on cards alone", best_a_second([&] {
          Stream stream(seed_key("bench"), "cards");
          for (int i = 0; i < rounds; ++i) {
            for (const Table& table : tables) sum += play_out_cards(table, stream)[0];
          }
          return rounds * deals;
        }),
        "a second");
  print("the same by events", best_a_second([&] {
          Stream stream(seed_key("bench"), "events");
          for (int i = 0; i < rounds / 4; ++i) {
            for (const Table& start : tables) {
              Table table = start;
              while (!played_to_end(table)) play_on(table, any_of(choice(table), stream));
              sum += table.score[0];
            }
          }
          return rounds / 4 * deals;
        }),
        "a second");
  const auto ignore = [](const Setup&, const Event&) {};
  print("random players' hands, without a log",
        best_a_second([&] { return play_games("random", games, ignore).first; }), "a second");
  print("the same with a log of text", best_a_second([&] {
          std::string out;
          return play_games("random", games,
                            [&](const Setup& setup, const Event& event) {
                              if (out.size() > 1 << 16) out.clear();
                              append_json(out, event, setup);
                            })
              .first;
        }),
        "a second");
  print("decisions of sensible in games of its own",
        best_a_second([&] { return play_games("sensible", games / 4, ignore).second; }),
        "a second");
  return sum == 0 ? 1 : 0;
}

}  // namespace allfours
