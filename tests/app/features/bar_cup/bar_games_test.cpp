// The games of a cup that bots play: from the seed, in step with the person's.
#include "app/features/bar_cup/bar_games.hpp"

#include <gtest/gtest.h>

#include <set>

namespace allfours {
namespace {

BarCup drawn(std::string seed = "CUP-1", int bar = 3) {
  BarCup cup;
  cup.begin(std::move(seed), bar);
  return cup;
}

std::size_t place_of_ours(const BarCup& cup) {
  return static_cast<std::size_t>(cup.own_match(cup.round()) - cup.matches.data());
}

BarGame result_for(const BarCup& cup, bool won) {
  const int side = cup.own_match(cup.own->round)->side_of_bar(cup.bar);
  BarGame game{won ? side : 1 - side, {9, 9}, false};
  game.points[at(game.winner)] = 14;
  return game;
}

TEST(BarGames, AreDeterminedByTheSeedAndTheirPlace) {
  const BarCup cup = drawn();
  std::set<std::string> seen;
  for (std::size_t match = 0; match < 4; ++match) {
    for (int game = 0; game < 5; ++game) {
      const BarGame one = bar_game_so_far(cup, match, game, 0);
      EXPECT_EQ(one, bar_game_so_far(cup, match, game, 0));
      EXPECT_GE(one.points[at(one.winner)], 14);
      EXPECT_LT(one.points[at(1 - one.winner)], 14);
      seen.insert(std::to_string(one.points[0]) + ":" + std::to_string(one.points[1]));
    }
  }
  EXPECT_GT(seen.size(), 8U);
  EXPECT_NE(bar_game_so_far(cup, 0, 0, 0), bar_game_so_far(drawn("CUP-2"), 0, 0, 0));
}

TEST(BarGames, CanBeSeenHandByHand) {
  const BarCup cup = drawn();
  const BarGame whole = bar_game_so_far(cup, 1, 2, 0);
  EXPECT_EQ(bar_game_so_far(cup, 1, 2, 1), (BarGame{-1, {0, 0}, false}));
  int hand = 1;
  int points = 0;
  for (; bar_game_so_far(cup, 1, 2, hand).winner < 0; ++hand) {
    const BarGame so_far = bar_game_so_far(cup, 1, 2, hand);
    EXPECT_GE(so_far.points[0] + so_far.points[1], points);
    points = so_far.points[0] + so_far.points[1];
    ASSERT_LT(hand, 50);
  }
  EXPECT_GT(hand, 3);
  EXPECT_EQ(bar_game_so_far(cup, 1, 2, hand), whole);
}

TEST(BarGames, AreRecordsThatEndWithTheirResults) {
  const BarCup cup = drawn();
  for (int game = 0; game < 4; ++game) {
    const BarGame result = bar_game_so_far(cup, 2, game, 0);
    const Record record = bar_record(cup, 2, game);
    const auto played = play_record(record);
    ASSERT_TRUE(std::holds_alternative<Game>(played));
    const Table& table = std::get<Game>(played).table();
    EXPECT_EQ(table.winner, result.winner);
    for (const int side : {0, 1}) EXPECT_EQ(table.score[at(side)], result.points[at(side)]);
    const Event& shown = std::get<Game>(played).log()[at(record.moment - 1)];
    EXPECT_EQ(shown.kind, EventKind::deal);
  }
}

TEST(BarGames, TheOtherTablesPlayTheRoundOfThePersonsGame) {
  BarCup cup = drawn();
  begin_own(cup, "BCDF", "TOBAGO-7");
  EXPECT_TRUE(cup.own_runs());
  ASSERT_TRUE(note_own(cup, result_for(cup, true)));
  EXPECT_FALSE(cup.own_runs());
  for (const BarMatch& match : cup.matches) EXPECT_EQ(match.games.size(), 3U);
  const std::size_t ours = place_of_ours(cup);
  for (const int game : {1, 2})
    EXPECT_EQ(cup.matches[ours].games[at(game)], bar_game_so_far(cup, ours, game, 0));
  begin_own(cup, "GHJK", "TOBAGO-8");
  EXPECT_EQ(cup.own->game, 3);
}

// Moves are taken back at the end of a game, and it is won instead of lost.
TEST(BarGames, AGameThatEndsOnceMoreCountsAsItIsNow) {
  BarCup cup = drawn();
  begin_own(cup, "BCDF", "TOBAGO-7");
  ASSERT_TRUE(note_own(cup, result_for(cup, false)));
  const BarCup lost = cup;
  ASSERT_TRUE(note_own(cup, result_for(cup, true)));
  const BarMatch& ours = *cup.own_match(0);
  EXPECT_EQ(ours.games.size(), 3U);
  EXPECT_EQ(ours.won(0)[at(ours.side_of_bar(cup.bar))], 1);
  EXPECT_EQ(ours.games[1], lost.own_match(0)->games[1]);
}

TEST(BarGames, AMatchLostAndWonAfterAllIsDrawnAnewUntilTheNextRoundBegins) {
  for (const char* seed : {"A", "B", "C", "D"}) {
    BarCup cup = drawn(seed);
    while (cup.round() == 0) {
      begin_own(cup, "BCDF", "TOBAGO-7");
      ASSERT_TRUE(note_own(cup, result_for(cup, false)));
    }
    const BarMatch decided = *cup.own_match(0);
    ASSERT_TRUE(note_own(cup, result_for(cup, true)));
    const BarMatch& ours = *cup.own_match(0);
    EXPECT_EQ(ours.over(), cup.round() == 1);
    EXPECT_EQ(ours.games[at(cup.own->game)].winner, ours.side_of_bar(cup.bar));
    ASSERT_TRUE(note_own(cup, result_for(cup, false)));
    EXPECT_EQ(*cup.own_match(0), decided);
    if (cup.plays())
      begin_own(cup, "GHJK", "TOBAGO-8");
    else
      play_round(cup);
    const BarCup before = cup;
    const bool noted = note_own(cup, result_for(cup, true));
    EXPECT_EQ(noted, before.own->round == 1) << "the next round is under way";
    if (!noted) {
      EXPECT_EQ(cup, before);
    }
  }
}

TEST(BarGames, OthersPlayToTheFinalWhenTheBarIsOut) {
  BarCup cup = drawn("OUT-1");
  for (int games = 0; cup.plays(); ++games) {
    ASSERT_LT(games, 30);
    begin_own(cup, "BCDF", "TOBAGO-7");
    ASSERT_TRUE(note_own(cup, result_for(cup, false)));
  }
  for (const BarMatch& match : cup.matches) EXPECT_EQ(match.over(), match.round < cup.round());
  for (int rounds = 0; !cup.over(); ++rounds) {
    ASSERT_LT(rounds, cup_rounds);
    play_round(cup);
  }
  EXPECT_NE(cup.holder(), cup.bar);
}

TEST(BarGames, TheBotsAtThePersonsTableAreThoseOfTheirBars) {
  const BarCup cup = drawn("CUP-1", 1);
  const Bots bots = bots_against(cup, 3);
  EXPECT_EQ(bots[1], bar_of(3).players[0]);
  EXPECT_EQ(bots[3], bar_of(3).players[1]);
  EXPECT_EQ(bots[2], bar_of(1).players[1]);
}

}  // namespace
}  // namespace allfours
