// How well worlds fit what others did (players/inference.hpp): the world that was dealt fits best
// where all others decide as expected, and a world fits worse for each decision that does not.
#include "players/inference.hpp"

#include <gtest/gtest.h>

#include "core/record.hpp"
#include "players/game_loop.hpp"
#include "players/worlds.hpp"
#include "rules/rule_test.hpp"

namespace allfours {
namespace {

constexpr double share = 0.5;

// The table as all cards being known, as a world is.
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
        const Inference inference(view);
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

}  // namespace
}  // namespace allfours
