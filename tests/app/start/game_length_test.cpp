// The length of a game: the announced figure against games that are played.
#include "app/start/game_length.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

#include "app/app_play.hpp"
#include "app/session/pace.hpp"
#include "app/session/session.hpp"
#include "players/bots.hpp"

namespace allfours {
namespace {

constexpr int nobody = -1;  // bots in every seat

// The minutes of a game in which everybody plays like `sensible`.
double played(const Setup& setup) {
  Session session(setup, nobody, sensible_player());
  double time = 0;
  // An award stays until its reason is read.
  const auto read = [&] {
    const Events& log = session.log();
    Table table = new_table(setup);
    int applied = 0;
    for (const HistoryRow& row : rows_of(setup, log, 0)) {
      if (row.kind != HistoryRow::Kind::award) continue;
      while (applied < row.moment) apply(table, log[at(applied++)]);
      const AwardWeight weight = award_weight(log[at(row.moment - 1)], table);
      time += time_to_read(row.why, weight, 1) - time_to_read({}, AwardWeight::point, 1);
    }
  };
  for (;;) {
    while (!session.at_end()) {
      session.show_next();
      time += dwell(session, 1);
    }
    if (session.game().over()) {
      read();
      return time / 60'000;
    }
    if (session.table().turn == 0) time += 2'000;
    if (!session.let_bot_decide()) throw std::logic_error("nobody decides");
  }
}

TEST(GameLength, IsThatOfGamesThatArePlayed) {
  for (const Variant& variant : variants()) {
    for (int players = 2; players <= max_players; ++players) {
      if (!variant.allows(players)) continue;
      GameSetup setup;
      setup.variant = &variant;
      setup.players = players;
      setup.rules = variant.rules;
      double minutes = 0;
      constexpr int games = 60;
      for (int game = 0; game < games; ++game) {
        setup.seed = "LENGTH-" + std::to_string(game);
        minutes += played(setup) / games;
      }
      EXPECT_NEAR(game_minutes(setup), minutes, 0.5 + minutes * 0.05)
          << variant.id << " with " << players;
    }
  }
}

TEST(GameLength, ASeriesTakesAsLongAsItsGames) {
  GameSetup setup;
  setup.variant = find_variant("trinidad");
  setup.players = 4;
  setup.rules = setup.variant->rules;
  EXPECT_EQ(game_minutes(setup, 1), game_minutes(setup));
  EXPECT_NEAR(game_minutes(setup, 3), 2.5 * game_minutes(setup), 2);
  EXPECT_NEAR(game_minutes(setup, 7), 5.8 * game_minutes(setup), 4);
}

TEST(GameLength, AnotherTargetMakesItLongerOrShorter) {
  GameSetup setup;
  setup.variant = find_variant("trinidad");
  setup.players = 4;
  setup.rules = setup.variant->rules;
  const int usual = game_minutes(setup);
  setup.rules.target *= 3;
  EXPECT_NEAR(game_minutes(setup), 3 * usual, 3);
  setup.rules.target = 1;
  EXPECT_EQ(game_minutes(setup), 1);
}

}  // namespace
}  // namespace allfours
