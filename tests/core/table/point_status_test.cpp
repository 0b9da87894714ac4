#include "core/table/point_status.hpp"

#include <gtest/gtest.h>

#include "core/table/seat_view.hpp"
#include "players/games/game_loop.hpp"
#include "properties/random_game.hpp"

namespace allfours {
namespace {

using State = PointSoFar::State;

// A certain point must come true, and a point certain to be nobody's must not be scored.
TEST(PointsSoFar, WhatIsCertainComesTrue) {
  Seats seats{};
  seats.fill(find_player("random"));
  int certain = 0;
  for (const Variant& variant : variants()) {
    for (int n = 2; n <= max_players; ++n) {
      if (!variant.allows(n)) continue;
      for (int game = 0; game < 40; ++game) {
        const auto setup = setup_for(variant, n, series_seed("so-far", game));
        struct Claim {
          AwardFor point;
          int side;
        };
        std::vector<Claim> claims;
        play_game(setup, seats, [&](const Table& table, const Event& event) {
          if (event.kind == EventKind::hand) claims.clear();
          if (event.kind == EventKind::play && table.trump_fixed) {
            for (int seat = 0; seat < n; ++seat) {
              const PointsSoFar points = points_so_far(seen_from(table, seat));
              const std::array<std::pair<AwardFor, PointSoFar>, 4> all{
                  {{AwardFor::high, points.high},
                   {AwardFor::low, points.low},
                   {AwardFor::jack, points.jack},
                   {AwardFor::game, points.game}}};
              for (const auto& [what, point] : all) {
                if (point.state == State::certain) claims.push_back({what, point.side});
                if (point.state == State::nobody) claims.push_back({what, -1});
              }
            }
          }
          if (event.kind != EventKind::award) return;
          const AwardFor what = event.award == AwardFor::hang_jack ? AwardFor::jack : event.award;
          for (const Claim& claim : claims) {
            if (claim.point != what) continue;
            EXPECT_EQ(claim.side, event.side) << variant.id << " " << setup.seed << " hand "
                                              << table.hand << " " << wire(event.award);
            ++certain;
          }
        });
      }
    }
  }
  EXPECT_GT(certain, 10000);
}

// After the last trick no point is open, not even a tied Game.
TEST(PointsSoFar, NothingIsOpenAfterTheLastTrick) {
  Seats seats{};
  seats.fill(find_player("random"));
  int ties = 0;
  for (const Variant& variant : variants()) {
    for (int game = 0; game < 40; ++game) {
      const auto setup = setup_for(variant, variant.usual_players, series_seed("all-out", game));
      play_game(setup, seats, [&](const Table& table, const Event& event) {
        if (event.kind != EventKind::hand_end || !table.trump_fixed || table.tricks == 0) return;
        const PointsSoFar points = points_so_far(seen_from(table, 0));
        for (int seat = 0; seat < table.players; ++seat) {
          if (table.hand_count[static_cast<std::size_t>(seat)] > 0) return;  // ended early
        }
        for (const PointSoFar& point : {points.high, points.low, points.jack, points.game})
          EXPECT_NE(point.state, State::open) << variant.id << " " << setup.seed;
        if (points.card_points[0] == points.card_points[1]) ++ties;
      });
    }
  }
  EXPECT_GT(ties, 20);
}

TEST(PointsSoFar, EverythingIsOpenBeforeTrumpIsFixed) {
  const auto setup = setup_for(*find_variant("trinidad"), 4, "open");
  Table table = new_table(setup);
  Events log;
  advance(table, log);
  const PointsSoFar points = points_so_far(seen_from(table, 0));
  EXPECT_EQ(points.high.state, State::open);
  EXPECT_EQ(points.jack.state, State::open);
  EXPECT_EQ(points.game.state, State::open);
}

// "from public knowledge only": a card in a hidden hand changes nothing.
TEST(PointsSoFar, KnowsNothingOfHiddenHands) {
  const auto setup = setup_for(*find_variant("trinidad"), 4, "hidden");
  Table table = new_table(setup);
  Events log;
  advance(table, log);
  apply(table, std::get<Event>(judge(table, Decision::of_say(table.turn, Say::stand))));
  advance(table, log);
  for (int seat = 0; seat < 4; ++seat) {
    const PointsSoFar points = points_so_far(seen_from(table, seat));
    const CardSet own = table.hands[static_cast<std::size_t>(seat)] & CardSet::of(table.trump);
    EXPECT_EQ(points.high.card, own.empty() ? no_card : own.last());
    EXPECT_EQ(points.low.card, own.empty() ? no_card : own.first());
  }
}

// RULES.md §4: a side that has revoked cannot win Game, however many points it has.
TEST(PointsSoFar, WhoHasRevokedHasNoGame) {
  int barred = 0, nobodys = 0;
  for (int i = 0; i < 300; ++i) {
    auto setup = setup_for(*find_variant("seven-up"), 2 + i % 3, series_seed("revoked", i));
    setup.rules.table_rules = true;
    Table table = new_table(setup);
    Stream stream(table.seed_key, "test");
    play_randomly(table, stream, [&](const Table& before, const Event& event) {
      if (event.kind != EventKind::play || before.no_game == 0) return true;
      const PointSoFar game = points_so_far(seen_from(before, before.turn)).game;
      ++barred;
      if (game.state == State::nobody) ++nobodys;
      EXPECT_TRUE(game.side < 0 || (before.no_game >> game.side & 1) == 0);
      return true;
    });
  }
  EXPECT_GT(barred, 0);
  EXPECT_GT(nobodys, 0);
}

}  // namespace
}  // namespace allfours
