// Statistics: computed from the log of a game, added up, stored and read again.
#include "app/features/statistics/statistics.hpp"

#include "app/app_play.hpp"

namespace allfours {
namespace {

int points(const std::array<int, award_kinds>& all) {
  int sum = 0;
  for (const int some : all) sum += some;
  return sum;
}

TEST(Statistics, TheScoreIsTheSumOfThePoints) {
  Stream stream(1, "statistics");
  for (const GameSetup& setup : usual_setups()) {
    SCOPED_TRACE(setup_text(setup));
    const Events log = random_log(setup, stream, 1000);
    ASSERT_EQ(log.back().kind, EventKind::game_end);
    const int sides = side_count(setup.rules, setup.players);
    int won = 0;
    for (int seat = 0; seat < setup.players; ++seat) {
      const Tally game = tally(setup, log, seat);
      EXPECT_EQ(game.variant, setup.variant);
      EXPECT_EQ(game.games, 1);
      EXPECT_EQ(game.won, log.back().side == seat % sides ? 1 : 0);
      won += game.won;
      EXPECT_EQ(points(game.own), log.back().score[static_cast<std::size_t>(seat % sides)]);
      int others = 0;
      for (int side = 0; side < sides; ++side) {
        if (side != seat % sides) others += log.back().score[static_cast<std::size_t>(side)];
      }
      EXPECT_EQ(points(game.others), others);
      int hands = 0;
      for (const Event& event : log)
        hands = event.kind == EventKind::hand ? event.hand_number : hands;
      EXPECT_EQ(game.hands, hands);
      EXPECT_LE(game.all_fours, hands);
    }
    EXPECT_EQ(won, setup.players / sides);
  }
}

TEST(Statistics, AHangedJackIsThreePointsOfItsOwnKind) {
  const GameSetup setup = setup_of("v=trinidad&seed=A");
  Events log;
  Event award;
  award.kind = EventKind::award;
  award.award = AwardFor::hang_jack;
  award.points = 3;
  award.side = 1;
  log.push_back(award);
  award.counted = false;
  log.push_back(award);
  const auto hang = static_cast<std::size_t>(AwardFor::hang_jack);
  EXPECT_EQ(tally(setup, log, 0).others[hang], 3) << "uncounted points are left out";
  EXPECT_EQ(tally(setup, log, 1).own[hang], 3);
}

TEST(Statistics, AllFoursAreAllFourPointsOfOneHand) {
  const GameSetup setup = setup_of("v=trinidad&seed=A");
  Events log;
  const auto score = [&](AwardFor what, int side) {
    Event award;
    award.kind = EventKind::award;
    award.award = what;
    award.points = 1;
    award.side = static_cast<std::int8_t>(side);
    log.push_back(award);
  };
  const auto hand = [&](int number) {
    Event event;
    event.kind = EventKind::hand;
    event.hand_number = static_cast<std::int16_t>(number);
    log.push_back(event);
  };
  hand(1);
  score(AwardFor::high, 0);
  score(AwardFor::low, 0);
  score(AwardFor::hang_jack, 0);
  hand(2);
  score(AwardFor::game, 0);
  EXPECT_EQ(tally(setup, log, 0).all_fours, 0);
  score(AwardFor::high, 0);
  score(AwardFor::low, 0);
  score(AwardFor::jack, 0);
  EXPECT_EQ(tally(setup, log, 0).all_fours, 1);
  EXPECT_EQ(tally(setup, log, 1).all_fours, 0);
}

TEST(Statistics, GamesOfOneVariantAreAddedUpNumberByNumber) {
  Statistics all =
      parse_statistics("trinidad games 3 won 1 hands 30 all_fours 2 high 4 5 jack 1 0\n");
  const Statistics more =
      parse_statistics("trinidad games 2 won 2 hands 11 all_fours 1 high 1 2 low 3 4\n");
  ASSERT_EQ(more.tallies.size(), 1u);
  all.add(more.tallies[0]);
  EXPECT_EQ(statistics_text(all),
            "trinidad games 5 won 3 hands 41 all_fours 3 high 5 7 low 3 4 jack 1 0\n");
}

TEST(Statistics, ComeBackAsTheyWere) {
  Stream stream(2, "statistics");
  Statistics statistics;
  EXPECT_EQ(parse_statistics(statistics_text(statistics)), statistics);
  for (const GameSetup& setup : usual_setups()) {
    const Events log = random_log(setup, stream, 1000);
    statistics.add(tally(setup, log, 0));
    statistics.add(tally(setup, log, 0));
  }
  for (const Tally& tally : statistics.tallies) EXPECT_EQ(tally.games % 2, 0);
  EXPECT_EQ(parse_statistics(statistics_text(statistics)), statistics);
}

// The last 40 results, of this device only; other versions keep the line as they found it.
TEST(Statistics, TheLastGamesAreKeptInTheirOrder) {
  const std::string games = "trinidad games 60 won 50 hands 200 all_fours 0\n";
  Statistics statistics = parse_statistics(games + "recent trinidad 1101\n");
  ASSERT_EQ(statistics.tallies.size(), 1u);
  EXPECT_EQ(statistics.tallies[0].recent, "1101");
  Tally lost;
  lost.variant = statistics.tallies[0].variant;
  lost.games = lost.hands = 1;
  lost.recent = "0";
  statistics.add(lost);
  EXPECT_TRUE(statistics_text(statistics).ends_with("recent trinidad 11010\n"));
  Tally won = lost;
  won.won = 1;
  won.recent = "1";
  for (int i = 0; i < 39; ++i) statistics.add(won);
  EXPECT_EQ(statistics.tallies[0].recent, "0" + std::string(39, '1'));
  EXPECT_EQ(parse_statistics(statistics_text(statistics)), statistics);
  for (const std::string bad :
       {"recent trinidad", "recent trinidad 12", "recent trinidad 0000000000000", "recent german 1",
        "recent together trinidad 1", "recent", "recent trinidad 1 1"}) {
    const Statistics kept = parse_statistics(games + bad + "\n");
    EXPECT_EQ(kept.tallies[0].recent, "") << bad;
    EXPECT_EQ(statistics_text(kept), games + bad + "\n");
  }
}

// However a game has come to its name: it is read back as it was written.
TEST(Statistics, GamesCountUnderNamesThatCanBeRead) {
  GameSetup later = std::get<GameSetup>(make_setup("german", "2", "NAMES-1", ""));
  const GameSetup first = later;
  later.start.emplace();
  later.start->hand = 120;
  EXPECT_EQ(counted_name("ABC", first), "ABC1");
  EXPECT_EQ(counted_name("ABC", later), "ABC120");
  for (const std::string& origin :
       {std::string(), std::string(5000, 'A'), std::string("A b\nc\0d", 7),
        std::string("\xC3\xBC \xFF"), std::string("counted")}) {
    for (const GameSetup* setup : std::array{&first, &std::as_const(later)}) {
      Statistics statistics;
      const std::string name = counted_name(origin, *setup);
      EXPECT_TRUE(is_device_name(name)) << name;
      statistics.counted.push_back(name);
      EXPECT_EQ(parse_statistics(statistics_text(statistics)), statistics);
    }
  }
}

TEST(Statistics, WhatCannotBeReadIsKeptAndNotCounted) {
  const std::string good = "trinidad games 2 won 1 hands 9 all_fours 0 high 4 5\n";
  for (const std::string bad :
       {"bridge games 1 won 1 hands 1 all_fours 0", "german games x", "german games",
        "german games 1 won 2 hands 3", "german games -1", "german ruffs 3 4", "german high 1",
        "german games 99999999999999", "trinidad games 1 won 1 hands 1", "{}", "\x01"}) {
    const Statistics statistics = parse_statistics(good + bad + "\n");
    ASSERT_EQ(statistics.tallies.size(), 1u) << bad;
    EXPECT_EQ(statistics.tallies[0].games, 2);
    EXPECT_EQ(statistics_text(statistics), good + bad + "\n");
  }
}

}  // namespace
}  // namespace allfours
