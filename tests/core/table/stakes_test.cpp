// Stakes (RULES.md §3, West Yorkshire): the last hand is played on for All Fours.
#include "core/table/scoring.hpp"
#include "players/games/game_loop.hpp"
#include "rules/rule_test.hpp"

namespace allfours {
namespace {

// Every game of a series with stakes, event by event.
template <typename Sink>
void play_for_stakes(int games, Sink&& sink) {
  auto setup = setup_of("west-yorkshire", 4, "stake_game=2 stake_all_fours=1");
  Seats seats{};
  seats.fill(find_player("random"));
  for (int i = 0; i < games; ++i) {
    setup.seed = series_seed("stakes", i);
    play_game(setup, seats, sink);
  }
}

TEST(Stakes, APlayerOfTheWinningSideIsPaidForGameAndAllFours) {
  RULE("§3",
       "a side that wins the game and made All Fours twice against once gets 2 + 1 + 1 − 1 = £3");
  Table table = new_table(setup_of("west-yorkshire", 4, "stake_game=2 stake_all_fours=1"));
  table.winner = 0;
  table.all_fours[0] = 2;
  table.all_fours[1] = 1;
  const Scores paid = stakes_paid(table);
  EXPECT_EQ(paid[0], 3);
  EXPECT_EQ(paid[1], -3);
}

TEST(Stakes, LaterAwardsAreShownAndDoNotChangeTheScore) {
  RULE("§3", "its later awards are shown, do not change the score, but count towards All Fours");
  int shown = 0;
  play_for_stakes(2000, [&](const Table& table, const Event& event) {
    if (event.kind != EventKind::award) return;
    EXPECT_EQ(event.counted, table.winner < 0);
    if (event.counted) return;
    ++shown;
    EXPECT_EQ(event.score, table.score);
  });
  EXPECT_GT(shown, 50);
}

TEST(Stakes, TheHandGoesOnOnlyWhileSomeSideCanMakeAllFour) {
  RULE("§3", "a decided game's last hand is played on while some side can still make all four");
  int went_on = 0;
  int stopped = 0;
  play_for_stakes(2000, [&](const Table& table, const Event& event) {
    if (table.winner < 0) return;
    if (event.kind == EventKind::play || event.kind == EventKind::trick) ++went_on;
    if (event.kind == EventKind::hand_end && table.hand_count[0] > 0) {
      ++stopped;
      EXPECT_FALSE(all_fours_possible(table));
    }
  });
  EXPECT_GT(went_on, 100);
  EXPECT_GT(stopped, 10);
}

TEST(Stakes, AllFoursAreCounted) {
  RULE("§3", "one for each *All Fours* (all four points in a hand)");
  Scores counted{};
  std::array<int, 2> made{};
  play_for_stakes(500, [&](const Table& table, const Event& event) {
    if (event.kind == EventKind::game) counted = {};
    if (event.kind == EventKind::hand) made = {};
    if (event.kind == EventKind::award && event.side >= 0) {
      ++made[static_cast<std::size_t>(event.side)];
    }
    if (event.kind == EventKind::hand_end) {
      for (std::size_t side = 0; side < 2; ++side) {
        if (made[side] == 4) ++counted[side];
      }
    }
    if (event.kind == EventKind::game_end) {
      EXPECT_EQ(event.all_fours, counted);
      EXPECT_EQ(event.paid[static_cast<std::size_t>(table.winner)],
                2 + counted[static_cast<std::size_t>(table.winner)] -
                    counted[static_cast<std::size_t>(1 - table.winner)]);
    }
  });
}

TEST(Stakes, WithoutThemTheGameEndsAtTheWinningAward) {
  RULE("§1", "nothing after it counts");
  auto setup = setup_of("west-yorkshire", 4, "stake_game=2");
  Seats seats{};
  seats.fill(find_player("random"));
  for (int i = 0; i < 300; ++i) {
    setup.seed = series_seed("no-stake", i);
    play_game(setup, seats, [&](const Table& table, const Event& event) {
      if (table.winner >= 0) {
        EXPECT_TRUE(event.kind == EventKind::hand_end || event.kind == EventKind::game_end);
      }
    });
  }
}

}  // namespace
}  // namespace allfours
