// RULES.md §3 "Stakes" as stories: payments, and a decided hand that is played on. Over many games:
// stakes_test.cpp.
#include "core/log/event_json.hpp"
#include "core/table/scoring.hpp"
#include "rules/rule_test.hpp"

namespace allfours {
namespace {

constexpr std::string_view agreed = "stake_game=2 stake_all_fours=1";

TEST(Stakes, WhatIsPaid) {
  RULE("§3 Stakes",
       "With £2 and £1, a side that wins the game and made All Fours twice against once gets 2 + 1 "
       "+ 1 − 1 = £3 a player from the others.");
  Table table = Deal("west-yorkshire").rules(agreed).start().table();
  table.winner = 0;
  table.all_fours = {2, 1};
  EXPECT_EQ(stakes_paid(table)[0], 3);
  EXPECT_EQ(stakes_paid(table)[1], -3);
  table.all_fours = {0, 0};
  EXPECT_EQ(stakes_paid(table)[0], 2);
  table.winner = 1;
  table.all_fours = {3, 0};
  EXPECT_EQ(stakes_paid(table)[1], -1);
  EXPECT_EQ(stakes_paid(table)[0], 1);
}

TEST(Stakes, ThreeSides) {
  Table table = Deal("west-yorkshire-6").rules(agreed).start().table();
  table.winner = 2;
  table.all_fours = {1, 0, 2};
  const Scores paid = stakes_paid(table);
  EXPECT_EQ(paid[0], -3);
  EXPECT_EQ(paid[1], -4);
  EXPECT_EQ(paid[2], 7);
}

// The pitcher wins the game with the ace and has all the trumps that matter.
Deal all_four() { return Deal("west-yorkshire").score({10, 10}).hand(1, "Ah Kh Qh Jh Th 2h"); }

TEST(Stakes, ADecidedHandIsPlayedOnWhileAllFourCanBeMade) {
  RULE("§3 Stakes",
       "If an All Fours stake is agreed, a decided game's last hand is played on while "
       "some side can still make all four (judged on the actual cards **[R]**); its "
       "later awards are shown, do not change the score, but count towards All Fours.");
  EVENTS_RULE("`counted` is false only for awards shown after the game is decided (stakes).");
  Story story = all_four().rules(agreed).start();
  story.plays("Ah");
  EXPECT_FALSE(story.over());
  EXPECT_EQ(story.table().winner, 1);
  story.plays_out();
  EXPECT_TRUE(story.over());
  EXPECT_EQ(story.awards(),
            (Lines{"side 1 +1 high", "side 1 +1 low (not counted)", "side 1 +1 jack (not counted)",
                   "side 1 +1 game (not counted)"}));
  EXPECT_EQ(story.score(1), 11);
  EXPECT_EQ(story.score(0), 10);
  std::string low;
  append_json(low, story.award(AwardFor::low), story.setup());
  EXPECT_NE(low.find(R"("counted":false,"score":[10,11])"), std::string::npos) << low;
  const Event end = story.log().back();
  EXPECT_EQ(end.score[1], 11);
  EXPECT_EQ(end.all_fours[1], 1);
  EXPECT_EQ(end.paid[1], 3);
  EXPECT_EQ(end.paid[0], -3);
  std::string text;
  append_json(text, end, story.setup());
  EXPECT_EQ(text, R"({"e":"game_end","winner":1,"score":[10,11],"all_fours":[0,1],"paid":[-3,3]})");
}

TEST(Stakes, ItEndsWhenNobodyCanMakeAllFour) {
  RULE("§3 Stakes", "while some side can still make all four");
  // The deuce belongs to the other side.
  Story story = Deal("west-yorkshire")
                    .rules(agreed)
                    .score({10, 10})
                    .hand(1, "Ah Kh Qh Jh Th 9h")
                    .hand(2, "2h 3c 4c 5c 6c 7c")
                    .start();
  story.plays("Ah");
  EXPECT_EQ(story.last(), (Lines{"seat 1 plays Ah", "trump h by pitch", "side 1 +1 high",
                                 "hand_end", "side 1 wins"}));
  // Nobody holds the jack.
  Story no_jack = Deal("west-yorkshire")
                      .rules(agreed)
                      .score({10, 10})
                      .hand(0, "3c 4c 5c 6c 7c 8c")
                      .hand(1, "Ah Kh Qh Th 9h 2h")
                      .hand(2, "3d 4d 5d 6d 7d 8d")
                      .hand(3, "3s 4s 5s 6s 7s 8s")
                      .start();
  no_jack.plays("Ah");
  EXPECT_TRUE(no_jack.over());
}

TEST(Stakes, ItEndsWithTheTrickThatLosesTheLastChance) {
  // The pitcher's side holds ace, deuce and jack; the jack falls to the queen in the second trick.
  Story story = Deal("west-yorkshire")
                    .rules(agreed)
                    .score({10, 10})
                    .hand(0, "3c 4c 5c 6c 7c 8c")
                    .hand(1, "Ah 2h Jh 2c 2d 2s")
                    .hand(2, "9h Qh 3d 4d 5d 6d")
                    .hand(3, "3s 4s 5s 6s 7s 8s")
                    .start();
  story.plays("Ah 9h 3s 3c");
  EXPECT_FALSE(story.over());
  story.plays("Jh Qh 4s 4c");
  EXPECT_TRUE(story.over());
  EXPECT_EQ(story.last(), (Lines{"seat 0 plays 4c", "seat 2 takes", "hand_end", "side 1 wins"}));
  EXPECT_EQ(story.awards(), Lines{"side 1 +1 high"});
  EXPECT_EQ(story.log().back().all_fours[1], 0);
}

TEST(Stakes, AllFourInAHandThatDoesNotDecide) {
  RULE("§3 `west-yorkshire`", "one for each *All Fours* (all four points in a hand)");
  Story story = all_four().rules(agreed).score({0, 3}).start();
  story.plays_out();
  EXPECT_EQ(story.awards(),
            (Lines{"side 1 +1 high", "side 1 +1 low", "side 1 +1 jack", "side 1 +1 game"}));
  EXPECT_EQ(story.table().all_fours[1], 1);
  EXPECT_EQ(story.table().all_fours[0], 0);
  EXPECT_EQ(story.table().hand, 2);
}

TEST(Stakes, TheWinningAwardOfASettlementIsFollowedByTheOthers) {
  Story story = all_four().rules("stake_all_fours=1 early_high=false").start();
  story.plays_out();
  EXPECT_EQ(story.awards(),
            (Lines{"side 1 +1 high", "side 1 +1 low (not counted)", "side 1 +1 jack (not counted)",
                   "side 1 +1 game (not counted)"}));
  EXPECT_EQ(story.table().winner, 1);
  EXPECT_EQ(story.score(1), 11);
}

TEST(Stakes, WithoutAnAllFoursStakeTheWinningAwardEndsTheGame) {
  EVENTS_RULE(
      "`hand_end` and `game_end` directly follow the winning award, even if other points were "
      "due.");
  for (const char* rules : {"", "stake_game=2"}) {
    Story story = all_four().rules(rules).start();
    story.plays("Ah");
    EXPECT_EQ(story.last(), (Lines{"seat 1 plays Ah", "trump h by pitch", "side 1 +1 high",
                                   "hand_end", "side 1 wins"}));
    EXPECT_EQ(story.log().back().paid[1], std::string_view(rules).empty() ? 0 : 2);
  }
}

TEST(Stakes, AGameDecidedBeforeTrumpIsFixedNeedsATrumpJackInPlay) {
  RULE("§3 Stakes", "while some side can still make all four (judged on the actual cards **[R]**)");
  // The dealer wins with the turned ace; spades stay trumps, and nobody holds their jack.
  Story story = Deal("trinidad-2")
                    .rules("stake_all_fours=1")
                    .score({13, 0})
                    .hand(0, "3c 4c 5c 6c 7c 8c")
                    .hand(1, "2s 3s 4s 5s 6s 7s")
                    .turned("As")
                    .start();
  EXPECT_EQ(story.table().winner, 0);
  EXPECT_FALSE(story.over());
  story.says("stand");
  EXPECT_EQ(story.last(),
            (Lines{"seat 1 says stand", "trump s by turn_up", "hand_end", "side 0 wins"}));
}

// French: the dealer wins with the turned jack of spades; eldest begs, and hearts are trumps.
Story decided_by_a_jack(std::string_view eldest) {
  Story story = Deal("french")
                    .rules("stake_all_fours=1")
                    .score({6, 0})
                    .hand(0, "3c 4c 5c 6c 7c 8c 9c Tc Qc")
                    .hand(1, eldest)
                    .turned("Js 7h")
                    .start();
  story.says("beg run");
  return story;
}

TEST(Stakes, BeforeTheDiscardsOnlyTheJackIsCertain) {
  RULE("§3 Stakes", "while some side can still make all four (judged on the actual cards **[R]**)");
  // Nobody was dealt the jack of hearts.
  Story none = decided_by_a_jack("2h 3h 4h 5h 6h 8h 9h Th Qh");
  EXPECT_TRUE(none.over());
  EXPECT_EQ(none.told().back(), "side 0 wins");
  // Eldest was dealt it, and can discard or keep it.
  Story discarded = decided_by_a_jack("2h 3h 4h 5h 6h 8h 9h Th Jh");
  EXPECT_FALSE(discarded.over());
  discarded.discards("Jh 2h 3h").discards("3c 4c 5c");
  EXPECT_TRUE(discarded.over());
  EXPECT_EQ(discarded.all(EventKind::play).size(), 0u);
  Story kept = decided_by_a_jack("2h 3h 4h 5h 6h 8h 9h Th Jh");
  kept.discards("4h 2h 3h").discards("3c 4c 5c");
  EXPECT_FALSE(kept.over());
  kept.plays_out();
  EXPECT_EQ(kept.awards(), (Lines{"side 0 +1 turn_up_jack", "side 1 +1 game (not counted)",
                                  "side 1 +1 high (not counted)", "side 1 +1 low (not counted)",
                                  "side 1 +1 jack (not counted)"}));
  EXPECT_EQ(kept.log().back().all_fours[1], 1);
  // There is no stake on the game; the loser made All Fours once.
  EXPECT_EQ(kept.log().back().paid[0], -1);
}

TEST(Stakes, ABeggedPointThatWinsEndsTheGame) {
  EVENTS_RULE(
      "`hand_end` and `game_end` directly follow the winning award, even if other points were "
      "due.");
  Story story = Deal("cotton").rules("stake_all_fours=1").score({10, 10}).turned("7s").start();
  story.says("beg take_point");
  EXPECT_EQ(story.last(),
            (Lines{"seat 1 says take_point", "side 1 +1 begged_point", "hand_end", "side 1 wins"}));
}

// Trinidad for two: the dealer wins with the turned ace of spades.
Deal decided_by_an_ace() { return Deal("trinidad-2").rules("stake_all_fours=1").score({13, 0}); }

TEST(Stakes, AGiftInADecidedHandIsShownAndIsNoneOfTheFour) {
  RULE("§3 Stakes", "In such a decided hand a gift is shown, not counted, and is none of the four");
  Story story = decided_by_an_ace()
                    .hand(0, "3c 4c 5c 6c 7c 8c")
                    .hand(1, "Js 3s 4s 5s 6s 7s")
                    .turned("As")
                    .start();
  story.says("beg give");
  EXPECT_FALSE(story.over());
  EXPECT_EQ(story.awards(), (Lines{"side 0 +1 turn_up_ace", "side 1 +1 gift (not counted)"}));
  EXPECT_EQ(story.table().score[1], 0);
  story.plays_out();
  EXPECT_EQ(story.awards(),
            (Lines{"side 0 +1 turn_up_ace", "side 1 +1 gift (not counted)",
                   "side 1 +1 high (not counted)", "side 1 +1 low (not counted)",
                   "side 1 +1 jack (not counted)", "side 1 +1 game (not counted)"}));
  EXPECT_EQ(story.log().back().all_fours[1], 1) << "by the four of the settlement, and once";
  EXPECT_EQ(story.log().back().score[1], 0);
}

TEST(Stakes, ARedealOfADecidedHandEndsTheGame) {
  RULE("§3 Stakes",
       "a redeal, or a hand thrown in, ends the game: only the last hand is played on **[R]**");
  Story story = decided_by_an_ace().turned("As 2s 3s 4s 5s 7s").start();
  story.says("beg run");
  EXPECT_TRUE(story.over());
  EXPECT_EQ(story.all(EventKind::hand).size(), 1u);
  const Lines told = story.last();
  EXPECT_EQ(Lines(told.end() - 3, told.end()),
            (Lines{"redeal exhausted", "hand_end", "side 0 wins"}));
}

TEST(Stakes, AHandThrownInAfterItIsDecidedEndsTheGame) {
  RULE("§3 Stakes",
       "a redeal, or a hand thrown in, ends the game: only the last hand is played on **[R]**");
  Story story = Deal("cotton").rules("stake_all_fours=1").score({10, 0}).turned("Js").start();
  EXPECT_EQ(story.table().winner, 0);
  story.says("beg take_point");
  EXPECT_TRUE(story.over());
  EXPECT_EQ(story.awards(),
            (Lines{"side 0 +1 turn_up_jack", "side 1 +1 begged_point (not counted)"}));
  EXPECT_EQ(story.told().back(), "side 0 wins");
}

}  // namespace
}  // namespace allfours
