// The strength of the bots, in fixed games and positions.
#include <gtest/gtest.h>

#include <cmath>

#include "core/game/record.hpp"
#include "players/games/game_loop.hpp"
#include "players/search/playout.hpp"
#include "players/search/solver.hpp"
#include "rules/rule_test.hpp"
#include "yardstick/clairvoyant.hpp"
#include "yardstick/yardstick.hpp"

namespace allfours {
namespace {

// The number of duplicate games won by the first bot, and half the width of the 95 % interval.
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

// Today's `sensible` against its frozen version, in the variants with the largest gains.
TEST(Strength, SensibleBeatsTheYardstick) {
  for (const auto* variant : {"german", "french", "pitch", "cotton", "california-jack"}) {
    const Won won = duplicate(setup_of(variant, 2), sensible_player(), yardstick::player, 3000);
    EXPECT_GT(won.share - won.margin, 0.5) << variant;
  }
}

// Bots that search, in games with a large gain for little time. Few games prove little, but they
// are always the same, so a weaker bot shows.
TEST(Strength, WhoLooksAheadBeatsSensible) {
  const Won strong = duplicate(setup_of("cotton"), *find_player("strong"), sensible_player(), 200);
  EXPECT_GT(strong.share, 0.5);
  const Won expert = duplicate(setup_of("german"), *find_player("expert"), yardstick::player, 40);
  EXPECT_GT(expert.share, 0.5);
}

// The clairvoyant never plays a card that the solver can improve on; `sensible` does.
TEST(Strength, WhoSeesAllCardsPlaysTheBestOfThem) {
  int better = 0;
  for (const auto* variant : {"german", "pitch", "trinidad"}) {
    auto setup = setup_of(variant);
    for (int i = 0; i < 12; ++i) {
      setup.seed = series_seed("open", i);
      Table table = new_table(setup);
      const auto ignore = [](const Table&, const Event&) {};
      follow(table, ignore);
      for (int decisions = 0; decisions < 40 && next_question(table, 0).seat >= 0; ++decisions) {
        Stream stream(0, "");
        const Decision sensible = choose_sensibly(seen_from(table, table.turn), stream);
        const Decision decision = yardstick::choose_seeing_all(table, stream);
        if (decision.kind == Decision::Kind::play && Solver::can(table) &&
            table.hand_count[at(table.turn)] <= 5) {
          const auto values =
              OutcomeValues::of_settled(table, side_of(table, table.turn), [&](const Settled& end) {
                return Ends(table, side_of(table, table.turn)).worth(table, end);
              });
          Solver solver(16);
          const Solver::Answer answer = solver.solve(table, values, yardstick::clairvoyant_nodes);
          ASSERT_TRUE(answer.finished);
          EXPECT_EQ(answer.of(decision.card).least, answer.best.least) << setup_text(setup);
          if (answer.of(sensible.card).least < answer.best.least) ++better;
        } else if (decision.kind != Decision::Kind::play) {
          EXPECT_EQ(decision, sensible);
        }
        ASSERT_FALSE(decide(table, decision, ignore));
      }
    }
  }
  EXPECT_GT(better, 20);
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
