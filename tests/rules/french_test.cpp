// RULES.md §3 `french` and `french-4`.
#include "core/table/seat_view.hpp"
#include "rules/rule_test.hpp"

namespace allfours {
namespace {

TEST(French, ARunDealsOnceAndThenOnlyTurns) {
  RULE("§3 `french`",
       "on a run three more each are dealt **once**, then cards are only turned until "
       "a suit other than the refused one shows (`turn_only`); discard to six.");
  Story story = Deal("french").turned("7s 8s 9s 7h").start();
  story.says("beg run");
  EXPECT_EQ(story.last(), (Lines{"seat 0 says run", "deal", "turned 8s", "turned 9s", "turned 7h",
                                 "trump h by turn_up"}));
  EXPECT_EQ(story.table().hand_count[0], 9);
  EXPECT_EQ(choice(story.table()).kind, Decision::Kind::discard);
  EXPECT_EQ(choice(story.table()).discards, 3);
  story.plays_out();
  EXPECT_EQ(story.all(EventKind::trick).size(), 6u);
}

TEST(French, TheDealersConsentAsUsual) {
  RULE("§3 `french`", "2 players · target 7 · dealer's consent as usual");
  Story story = Deal("french").turned("7s").start();
  story.says("beg");
  EXPECT_EQ(story.turn(), 0);
  EXPECT_EQ(story.words(), "give run");
  story.says("give");
  EXPECT_EQ(story.awards(), Lines{"side 1 +1 gift"});
}

TEST(French, EveryJackTurnedInEitherPhase) {
  RULE("§3 `french`", "Every jack the dealer turns, in either phase, is 1 at once");
  Story story = Deal("french").turned("Js 8s Jh").start();
  EXPECT_EQ(story.told().back(), "side 0 +1 turn_up_jack");
  story.says("beg run");
  EXPECT_EQ(story.last(), (Lines{"seat 0 says run", "deal", "turned 8s", "turned Jh",
                                 "side 0 +1 turn_up_jack", "trump h by turn_up"}));
}

TEST(French, OrderGameHighLowJackAllTaken) {
  RULE("§3 `french`", "High, Low, Jack all **taken**. Order **Game, High, Low, Jack**.");
  // The dealer takes the deuce and the jack that were dealt to eldest; eldest has more card points.
  Story story =
      Deal("french").hand(0, "As Qs 2c 3c 4c 5c").hand(1, "2s Js Ah Th Ad Td").turned("7s").start();
  story.says("stand").plays("2s Qs As Js 2c Td 3c Ad 4c Th 5c Ah");
  EXPECT_EQ(story.awards(),
            (Lines{"side 0 +1 game", "side 0 +1 high", "side 0 +1 low", "side 0 +1 jack"}));
}

TEST(French, WhoCannotFollowMustTrump) {
  RULE("§3 `french`", "`follow_or_trump_else_trump`");
  Story story =
      Deal("french").hand(0, "Ad 3d Ks 3s Ac 3c").hand(1, "9h 8d 7s 2h 2d 2s").turned("6s").start();
  story.says("stand").plays("9h");
  EXPECT_EQ(story.legal(), "3s Ks");
}

TEST(French, ATieForGameGoesToEldest) {
  RULE("§3 `french`", "Game tie → eldest.");
  Story story =
      Deal("french").hand(0, "As 3h 4c 5c 6c 7c").hand(1, "Ah 2s 2d 3d 4d 5d").turned("7s").start();
  story.says("stand").plays("Ah 3h 2s As 4c 2d 5c 3d 6c 4d 7c 5d");
  EXPECT_EQ(story.awards().front(), "side 1 +1 game");
  EXPECT_EQ(story.award(AwardFor::game).why.points[0], 4);
  EXPECT_EQ(story.award(AwardFor::game).why.points[1], 4);
}

TEST(French, FourPlayersInTwoTeams) {
  RULE("§3 `french`", "`french-4`: 4 players in two teams, clockwise");
  Story story = Deal("french-4").dealer(1).turned("Jd").start();
  EXPECT_EQ(story.table().sides, 2);
  EXPECT_EQ(story.awards(), Lines{"side 1 +1 turn_up_jack"});
  EXPECT_EQ(story.setup().rules.direction, Direction::clockwise);
}

TEST(French, OnlyDealerAndEldestLookUntilTrumpIsFixed) {
  RULE("§3 `french`",
       "only dealer and eldest look at their hands until trump is fixed (the others' "
       "stay face down).");
  Story story = Deal("french-4").turned("7s 7h").start();
  const auto looks = [&](int seat) {
    return !seen_from(story.table(), seat).table.hands[static_cast<std::size_t>(seat)].empty();
  };
  EXPECT_TRUE(looks(0));
  EXPECT_TRUE(looks(1));
  EXPECT_FALSE(looks(2));
  EXPECT_FALSE(looks(3));
  story.says("beg");
  EXPECT_FALSE(looks(2));
  story.says("run");
  for (int seat = 0; seat < 4; ++seat) EXPECT_TRUE(looks(seat)) << seat;
}

}  // namespace
}  // namespace allfours
