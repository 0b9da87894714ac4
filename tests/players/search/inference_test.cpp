// Weights of worlds by the others' decisions (players/search/inference.hpp,
// players/search/discard_inference.hpp): the dealt world fits best if all others decide as
// expected, and each unexpected decision reduces the fit.
#include "players/search/inference.hpp"

#include <gtest/gtest.h>

#include "core/game/record.hpp"
#include "players/games/game_loop.hpp"
#include "players/search/determinization.hpp"
#include "players/search/discard_inference.hpp"
#include "rules/rule_test.hpp"

namespace allfours {
namespace {

constexpr double share = 0.5;

// The table with all cards known, as in a world.
Table dealt(const Table& table) {
  Table world = table;
  world.seed_key = 0;
  return world;
}

TEST(Inference, ThePlayersOfTheGameFitTheirOwnHands) {
  int told = 0;
  int surprised = 0;
  for (const Variant& variant : variants()) {
    auto setup = setup_of(variant.id);
    setup.seed = "INFER";
    Table table = new_table(setup);
    Event event;
    while (next_event(table, event)) apply(table, event);
    for (int decisions = 0; decisions < 120 && table.phase != Phase::over; ++decisions) {
      const SeatView view = seen_from(table, table.turn);
      Stream own(static_cast<std::uint64_t>(decisions), "own");
      if (table.phase == Phase::play) {
        Inference inference(view);
        ASSERT_EQ(inference.weight(dealt(table), share), 1) << setup_text(setup);
        if (inference.tells()) {
          ++told;
          const Worlds worlds(view);
          for (int i = 0; i < 3; ++i) {
            if (inference.weight(worlds.table(own), share) < 1) ++surprised;
          }
        }
      }
      apply(table, std::get<Event>(judge(table, choose_sensibly(view, own))));
      while (next_event(table, event)) apply(table, event);
    }
  }
  EXPECT_GT(told, 500);
  EXPECT_GT(surprised, told);
}

TEST(Inference, WhoStoodHoldsTrumps) {
  Story story = Deal("trinidad-2").hand(0, "3c 4c 5c 6c 7c 8c").turned("7h").start();
  story.says("stand");
  const auto fits = [&](std::string_view hand) {
    Story other =
        Deal("trinidad-2").hand(0, "3c 4c 5c 6c 7c 8c").hand(1, hand).turned("7h").start();
    other.says("stand");
    const SeatView view = seen_from(other.table(), 0);
    return Inference(view).weight(dealt(other.table()), share);
  };
  EXPECT_EQ(fits("Ah Kh 2h Ac Kc 2d"), 1);
  EXPECT_EQ(fits("3d 4d 5d 6s 8s 9s"), share);
}

// After a run `sensible` keeps its trumps. The sampled hands of others hold as many trumps on
// average as the dealt ones; sampled without this inference, they hold a third fewer.
TEST(KeptCards, OthersHoldTheTrumpsTheyKeep) {
  auto setup = setup_of("german");
  double held = 0, drawn_held = 0, any_held = 0;
  int leads = 0;
  for (int i = 0; i < 400; ++i) {
    setup.seed = series_seed("kept", i);
    Table table = new_table(setup);
    const auto ignore = [](const Table&, const Event&) {};
    follow(table, ignore);
    Stream own(static_cast<std::uint64_t>(i), "own");
    while (table.phase != Phase::play && table.phase != Phase::over) {
      const auto decision = choose_sensibly(seen_from(table, table.turn), own);
      ASSERT_FALSE(decide(table, decision, ignore));
    }
    const SeatView view = seen_from(table, table.turn);
    if (table.phase != Phase::play || !others_discarded(view)) continue;
    const int other = 1 - table.turn;
    const CardSet trumps = CardSet::of(table.trump);
    const Worlds worlds(view);
    held += (table.hands[at(other)] & trumps).count();
    ++leads;
    constexpr int draws = 20;
    for (int draw = 0; draw < draws; ++draw) {
      World world = worlds.draw(own);
      const CardSet before = world.hands[at(other)];
      const CardSet cards = before | world.discarded[at(other)];
      any_held += static_cast<double>((before & trumps).count()) / draws;
      EXPECT_EQ(keep_sensibly(view, worlds, world, share), 1);
      EXPECT_EQ(world.hands[at(other)] | world.discarded[at(other)], cards);
      EXPECT_EQ(world.hands[at(other)].count(), before.count());
      drawn_held += static_cast<double>((world.hands[at(other)] & trumps).count()) / draws;
    }
  }
  ASSERT_GT(leads, 80);
  EXPECT_NEAR(drawn_held / held, 1, 0.08);
  EXPECT_LT(any_held / held, 0.75);
}

// A card played although `sensible` would have discarded it shows that the seat discards
// differently.
TEST(KeptCards, WhatWasPlayedWasKept) {
  auto setup = setup_of("german");
  int surprised = 0;
  int expected = 0;
  for (int i = 0; i < 100; ++i) {
    setup.seed = series_seed("kept", i);
    Table table = new_table(setup);
    const auto ignore = [](const Table&, const Event&) {};
    follow(table, ignore);
    Stream own(static_cast<std::uint64_t>(i), "own");
    while (table.phase != Phase::over && table.tricks < 3) {
      const auto decision = choose_sensibly(seen_from(table, table.turn), own);
      ASSERT_FALSE(decide(table, decision, ignore));
    }
    if (table.phase != Phase::play) continue;
    const SeatView view = seen_from(table, table.turn);
    if (!others_discarded(view)) continue;
    const int other = 1 - table.turn;
    const Worlds worlds(view);
    for (int draw = 0; draw < 10; ++draw) {
      World world = worlds.draw(own);
      const CardSet before = world.hands[at(other)];
      const double weight = keep_sensibly(view, worlds, world, share);
      const CardSet hand = world.hands[at(other)];
      EXPECT_TRUE((hand & worlds.ruled_out(other)).empty());
      if (weight < 1) {
        EXPECT_EQ(weight, share);
        EXPECT_EQ(hand, before);
        ++surprised;
      } else {
        ++expected;
      }
      EXPECT_GT(Inference(view).weight(worlds.table_of(world), share), 0);
    }
  }
  EXPECT_GT(surprised, 10);
  EXPECT_GT(expected, 50);
}

}  // namespace
}  // namespace allfours
