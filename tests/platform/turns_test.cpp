// Another tab stores while this one waits for its turn, late, in any order, or never ends its own
// turn: the finished games of both are stored in the end.
#include <gtest/gtest.h>

#include "app/features/statistics/statistics.hpp"
#include "platform/fake_page.hpp"

namespace allfours {
namespace {

constexpr std::string_view stored_key = "allfours.statistics.1";

Statistics kept_on(const Disk& disk) {
  const auto item = disk.local().find(stored_key);
  return parse_statistics(item == disk.local().end() ? std::string_view() : item->second);
}

int games_of(const Statistics& statistics, std::string_view variant) {
  for (const Tally& game : statistics.tallies) {
    if (game.variant->id == variant) return game.games;
  }
  return 0;
}

// The other tab's actions in its turn.
void finish_elsewhere(Disk& disk) {
  Statistics statistics = kept_on(disk);
  Tally game;
  game.variant = find_variant("trinidad");
  game.games = game.hands = 1;
  statistics.add(game);
  disk.set(false, stored_key, statistics_text(statistics));
}

void finish_here(Visit& visit, Stream& stream) {
  visit.act("begin");
  visit.act("play_again");
  for (int steps = 0; steps < 400; ++steps) {
    if (visit.mirror().find("\"play_again\"") != std::string::npos) return;
    visit.go_on(stream);
  }
  FAIL() << "the game does not end";
}

constexpr const char* quick = "v=pitch&players=2&seed=TURNS&rules=target.1";

TEST(Turns, WhatTwoTabsFinishIsAllCounted) {
  for (int round = 0; round < 8; ++round) {
    Stream stream(static_cast<std::uint64_t>(round), "turns");
    Disk disk;
    int here = 0, elsewhere = 0;
    {
      Visit visit(disk, quick);
      visit.wait();
      for (int step = 0; step < 24; ++step) {
        switch (stream.below(4)) {
          case 0:
            finish_here(visit, stream);
            ++here;
            break;
          case 1:
            finish_elsewhere(disk);
            ++elsewhere;
            break;
          case 2:
            visit.hold_turns(stream.below(2) == 0);
            break;
          default:
            visit.hear("statistics");
        }
      }
      // The page is closed, whichever tab has the turn.
    }
    EXPECT_EQ(games_of(kept_on(disk), "pitch"), here) << "round " << round;
    EXPECT_EQ(games_of(kept_on(disk), "trinidad"), elsewhere) << "round " << round;
  }
}

TEST(Turns, WhatAStorageRefusesIsAddedWhenThereIsRoom) {
  Disk disk;
  Stream stream(1, "turns");
  Visit visit(disk, quick);
  visit.wait();
  finish_elsewhere(disk);
  disk.refuse(disk.accesses(), 1'000'000);
  finish_here(visit, stream);
  finish_here(visit, stream);
  EXPECT_EQ(visit.told(), 1);
  EXPECT_EQ(games_of(kept_on(disk), "pitch"), 0);
  EXPECT_EQ(games_of(kept_on(disk), "trinidad"), 1) << "the stored game stays";
  visit.act("statistics");
  EXPECT_NE(visit.mirror().find(words_in(Language{}).unstored_here), std::string::npos);
  // Another tab continues, and then there is room.
  disk.refuse(0, 0);
  finish_elsewhere(disk);
  visit.hear("statistics");
  visit.act("close");
  EXPECT_EQ(games_of(kept_on(disk), "pitch"), 2);
  EXPECT_EQ(games_of(kept_on(disk), "trinidad"), 2);
}

}  // namespace
}  // namespace allfours
