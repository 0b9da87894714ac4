// How well the computer players play, by games and positions that are the same each time.
#include <gtest/gtest.h>

#include <cmath>

#include "core/record.hpp"
#include "players/game_loop.hpp"
#include "rules/rule_test.hpp"
#include "yardstick/yardstick.hpp"

namespace allfours {
namespace {

// Every decision of games in which the two and chance take turns.
TEST(Strength, SensibleDecidesAsTheYardstick) {
  int compared = 0;
  for (const Variant& variant : variants()) {
    for (int players = 2; players <= max_players; ++players) {
      if (!variant.allows(players)) continue;
      auto setup = setup_of(variant.id);
      setup.players = players;
      for (int i = 0; i < 12; ++i) {
        setup.seed = series_seed("yardstick", i);
        Table table = new_table(setup);
        Stream stream(table.seed_key, "test");
        Event event;
        while (next_event(table, event)) apply(table, event);
        for (int decisions = 0; table.phase != Phase::over; ++decisions) {
          const SeatView view = seen_from(table, table.turn);
          Stream own(1, "own");
          const Decision sensible = choose_sensibly(view, own);
          const Decision before = yardstick::choose(view, own);
          ASSERT_EQ(sensible, before) << setup_text(setup) << ", decision " << decisions;
          ++compared;
          const Decision decision = stream.below(3) == 0 ? choose_randomly(view, stream) : sensible;
          apply(table, std::get<Event>(judge(table, decision)));
          while (next_event(table, event)) apply(table, event);
        }
      }
    }
  }
  EXPECT_GT(compared, 10'000);
}

// Of so many duplicate games, how many the first player wins, and half the width of the 95 %
// interval.
struct Won {
  double share = 0;
  double margin = 1;
};

bool wins(const allfours::Setup& setup, const Player& one, const Player& others, int side) {
  const int sides = side_count(setup.rules, setup.players);
  Seats seats{};
  for (int seat = 0; seat < setup.players; ++seat) {
    seats[at(seat)] = seat % sides == side ? &one : &others;
  }
  bool won = false;
  play_game(setup, seats, [&](const Table&, const Event& event) {
    if (event.kind == EventKind::game_end) won = event.side == side;
  });
  return won;
}

Won duplicate(allfours::Setup setup, const Player& a, const Player& b, int games) {
  double sum = 0;
  double squares = 0;
  const int pairs = games / 2;
  for (int i = 0; i < pairs; ++i) {
    setup.seed = series_seed("strength", i);
    const int side = i % side_count(setup.rules, setup.players);
    const double won = (wins(setup, a, b, side) ? 0.5 : 0) + (wins(setup, b, a, side) ? 0 : 0.5);
    sum += won;
    squares += won * won;
  }
  const double mean = sum / pairs;
  return {mean, 1.96 * std::sqrt((squares / pairs - mean * mean) / (pairs - 1))};
}

TEST(Strength, BeginnerStandsBetweenChanceAndSensible) {
  for (const Variant& variant : variants()) {
    for (int players = 2; players <= max_players; ++players) {
      if (!variant.allows(players)) continue;
      auto setup = setup_of(variant.id);
      setup.players = players;
      const Player& beginner = *find_player("beginner");
      const Won over_chance = duplicate(setup, beginner, *find_player("random"), 400);
      EXPECT_GT(over_chance.share - over_chance.margin, 0.5) << setup_text(setup);
      const Won under_sensible = duplicate(setup, sensible_player(), beginner, 400);
      EXPECT_GT(under_sensible.share - under_sensible.margin, 0.5) << setup_text(setup);
    }
  }
}

}  // namespace
}  // namespace allfours
