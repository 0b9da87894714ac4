// RULES.md §3 `german`.
#include "rules/rule_test.hpp"

namespace allfours {
namespace {

TEST(German, ARunIsFollowedByADiscardToSix) {
  RULE("§3 `german`", "2 players · target 7 · a run is followed by a discard to six");
  Story story = Deal("german").turned("7s 8s 7h").start();
  story.says("beg run");
  EXPECT_EQ(choice(story.table()).kind, Decision::Kind::discard);
  EXPECT_EQ(story.turn(), 1);
  EXPECT_EQ(choice(story.table()).discards, 6);
  story.plays_out();
  EXPECT_EQ(story.all(EventKind::discard).size(), 2u);
  EXPECT_EQ(story.all(EventKind::trick).size(), 6u);
}

TEST(German, OneDoesNotDiscardWithoutARun) {
  RULE("§2.5", "where the variant has it: down to six");
  for (const char* words : {"stand", "beg give"}) {
    Story story = Deal("german").turned("7s").start();
    story.says(words).plays_out();
    EXPECT_EQ(story.all(EventKind::discard).size(), 0u) << words;
  }
}

TEST(German, WhoCannotFollowMustTrump) {
  RULE("§3 `german`", "`follow_or_trump_else_trump`");
  Story story =
      Deal("german").hand(0, "Ad 3d Ks 3s Ac 3c").hand(1, "9h 8d 7s 2h 2d 2s").turned("6s").start();
  story.says("stand").plays("9h");
  EXPECT_EQ(story.legal(), "3s Ks");
}

TEST(German, HighLowAndJackToWhoTakesThem) {
  RULE("§3 `german`", "High, Low, Jack all **taken**");
  // Seat 1 is dealt the lowest trump and the jack and loses both to the ace and the queen.
  Story story =
      Deal("german").hand(0, "As Qs 3c 4c 5c 6c").hand(1, "2s Js 3d 4d 5d 6d").turned("7s").start();
  story.says("stand").plays("2s As").plays("Qs Js").plays_out();
  EXPECT_EQ(story.awards(),
            (Lines{"side 0 +1 high", "side 0 +1 low", "side 0 +1 jack", "side 0 +1 game"}));
}

TEST(German, ATieForGameGoesToEldest) {
  RULE("§3 `german`", "Game tie → eldest.");
  for (const int dealer : {0, 1}) {
    const int eldest_seat = 1 - dealer;
    Story story = Deal("german")
                      .dealer(dealer)
                      .hand(dealer, "As 3h 4c 5c 6c 7c")
                      .hand(eldest_seat, "Ah 2s 2d 3d 4d 5d")
                      .turned("7s")
                      .start();
    story.says("stand").plays("Ah 3h 2s As 4c 2d 5c 3d 6c 4d 7c 5d");
    const Event game = story.award(AwardFor::game);
    EXPECT_EQ(game.why.points[0], 4);
    EXPECT_EQ(game.why.points[1], 4);
    EXPECT_EQ(line_of(game), "side " + std::to_string(eldest_seat) + " +1 game");
  }
}

TEST(German, JacksTurnedAreNotedFirstInTheSettlement) {
  RULE("§3 `german`",
       "Each jack the dealer turns (any turn-up of the hand) is worth 1 to the "
       "dealer, noted **first in the settlement**, before High.");
  Story story = Deal("german")
                    .hand(0, "Ah 2h 3c 4c 5c 6c 7c 8c 9c")
                    .hand(1, "3d 4d 5d 6d 7d 8d 9d Td Kd")
                    .turned("Js 8s Jh")
                    .start();
  EXPECT_EQ(story.awards(), Lines{});
  story.says("beg run");
  EXPECT_EQ(story.awards(), Lines{});
  story.plays_out();
  const Lines awards = story.awards();
  ASSERT_GE(awards.size(), 3u);
  EXPECT_EQ(awards[0], "side 0 +1 turn_up_jack");
  EXPECT_EQ(awards[1], "side 0 +1 turn_up_jack");
  EXPECT_EQ(awards[2], "side 0 +1 high");
  const Events noted = story.all(EventKind::award);
  EXPECT_EQ(noted[0].cards_of_award, set_of("Js"));
  EXPECT_EQ(noted[1].cards_of_award, set_of("Jh"));
}

TEST(German, AnAcceptedJackCountsToo) {
  RULE("§3 `german`", "Each jack the dealer turns (any turn-up of the hand)");
  EVENTS_RULE("`german`: one `turn_up_jack` award for each jack turned.");
  Story story = Deal("german").turned("Jd").start();
  story.says("stand").plays_out();
  EXPECT_EQ(story.awards().front(), "side 0 +1 turn_up_jack");
  EXPECT_EQ(count_of(story.awards(), "side 0 +1 turn_up_jack"), 1);
}

TEST(German, JacksOfAnExhaustedDealAreLost) {
  RULE("§3 `german`",
       "Exhausted: everything is thrown in and redealt; the jacks turned in that "
       "deal are lost **[R]**.");
  Story story = Deal("german").turned("Js 3s 4s 5s 7s 8s").start();
  story.says("beg run");
  EXPECT_EQ(story.told().back(), "redeal exhausted");
  EXPECT_EQ(story.table().turned_count, 1);
  EXPECT_EQ(story.score(0), 0);
  const bool jack = story.table().turned[0].rank() == Rank::jack;
  story.says("stand").plays_out();
  int jacks = 0;
  for (const Event& event : story.log()) {
    if (event.kind == EventKind::award && event.award == AwardFor::turn_up_jack) ++jacks;
  }
  EXPECT_EQ(jacks, jack ? 1 : 0);
}

TEST(German, TheGiftComesBeforeTheJacks) {
  RULE("§3 `german`", "The gift is scored at once, so before those jacks **[R]**.");
  Story story = Deal("german").turned("Js").start();
  story.says("beg give");
  EXPECT_EQ(story.last(), (Lines{"seat 0 says give", "trump s by turn_up", "side 1 +1 gift"}));
  story.plays_out();
  EXPECT_EQ(story.awards()[0], "side 1 +1 gift");
  EXPECT_EQ(story.awards()[1], "side 0 +1 turn_up_jack");
}

TEST(German, OneTrumpIsHighAndLow) {
  RULE("§3 `german`", "\"Only one trump in play\" scores both High and Low.");
  Story story =
      Deal("german").hand(0, "Ac 3c 4c 5c 6c 7c").hand(1, "9s 3d 4d 5d 6d 7d").turned("7s").start();
  story.says("stand").plays_out();
  EXPECT_EQ(story.awards()[0], "side 1 +1 high");
  EXPECT_EQ(story.awards()[1], "side 1 +1 low");
}

}  // namespace
}  // namespace allfours
