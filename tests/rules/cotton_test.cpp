// RULES.md §3 `cotton` and `running`. The first dealer by Put cards: dealing_test.cpp.
#include "rules/rule_test.hpp"

namespace allfours {
namespace {

TEST(Cotton, EveryJackTurnedIsScoredAtOnce) {
  RULE("§3 `cotton`", "a jack turned is 1 to the dealer at once, every jack turned counts **[R]**");
  Story story = Deal("cotton").turned("Js 8s Jh").start();
  EXPECT_EQ(story.told().back(), "side 0 +1 turn_up_jack");
  story.says("beg run");
  EXPECT_EQ(story.last(), (Lines{"seat 1 says run", "deal", "turned 8s", "deal", "turned Jh",
                                 "side 0 +1 turn_up_jack", "trump h by turn_up"}));
}

TEST(Cotton, EldestChoosesBetweenAPointAndARun) {
  RULE("§3 `cotton`",
       "beg: **eldest** then chooses either one point, the hand being thrown in, or "
       "a run");
  EVENTS_RULE("`cotton`: after `beg` eldest says `take_point` or `run`, the dealer nothing.");
  Story story = Deal("cotton").turned("7s 7h").start();
  story.says("beg");
  EXPECT_EQ(story.turn(), 1);
  EXPECT_EQ(story.words(), "run take_point");
  EXPECT_EQ(story.refuses_to_say(Say::give).reason, Refusal::Reason::word_not_possible);
  story.says("run");
  EXPECT_EQ(story.last(), (Lines{"seat 1 says run", "deal", "turned 7h", "trump h by turn_up"}));
}

TEST(Cotton, AHandThrownInForAPointIsOver) {
  RULE("§3 `cotton`",
       "A hand thrown in for a point is over: the deal passes (else eldest could beg "
       "for ever).");
  EVENTS_RULE("`cotton`: `say take_point`, `award begged_point`, `thrown_in`, `hand_end`.");
  Story story = Deal("cotton").turned("7s").start();
  story.says("beg take_point");
  Lines last = story.last();
  ASSERT_GE(last.size(), 6u);
  last.resize(6);
  EXPECT_EQ(last, (Lines{"seat 1 says take_point", "side 1 +1 begged_point", "thrown_in",
                         "hand_end", "hand 2 dealer 1", "deal"}));
  EXPECT_EQ(story.score(1), 1);
}

TEST(Cotton, TheBeggedPointCanWin) {
  RULE("§1", "the first side to reach it wins **at that award**");
  Story story = Deal("cotton").score({10, 10}).turned("7s").start();
  story.says("beg take_point");
  EXPECT_EQ(story.last(),
            (Lines{"seat 1 says take_point", "side 1 +1 begged_point", "hand_end", "side 1 wins"}));
}

TEST(Cotton, TheRunIsChosenOnce) {
  RULE("§3 `cotton`", "or a run (chosen once; repetitions run on **[R]**)");
  Story story = Deal("cotton").turned("7s 8s 9s 7h").start();
  story.says("beg run");
  EXPECT_EQ(story.last(), (Lines{"seat 1 says run", "deal", "turned 8s", "deal", "turned 9s",
                                 "deal", "turned 7h", "trump h by turn_up"}));
}

TEST(Cotton, NoDiscard) {
  RULE("§3 `cotton`", "No discard **[R]**. Game tie nobody **[R]**.");
  Story story = Deal("cotton").turned("7s 7h").start();
  story.says("beg run");
  EXPECT_EQ(choice(story.table()).kind, Decision::Kind::play);
  story.plays_out();
  EXPECT_EQ(story.all(EventKind::trick).size(), 9u);
}

TEST(Cotton, ATieForGameIsNobodys) {
  RULE("§3 `cotton`", "Game tie nobody **[R]**.");
  Story story =
      Deal("cotton").hand(0, "2c 3c 4c 5c 6c 7c").hand(1, "2d 3d 4d 5d 6d 7d").turned("7s").start();
  EXPECT_EQ(line_of(story.says("stand").plays_out().award(AwardFor::game)), "nobody game");
}

TEST(Cotton, TheDealersUsualChoiceIsAnOption) {
  RULE("§3 `cotton`", "Options: `dealer_answers`, the dealer's usual give or run");
  Story story = Deal("cotton").rules("begging=dealer_answers").turned("7s").start();
  story.says("beg");
  EXPECT_EQ(story.turn(), 0);
  EXPECT_EQ(story.words(), "give run");
}

TEST(Cotton, AJackThatCountsOnlyIfItFixesTrumpIsAnOption) {
  RULE("§3 `cotton`", "A turned jack counts only if it fixes trump (002 offers both readings).");
  const auto jacks = [](std::string_view turned, std::string_view words) {
    Story story = Deal("cotton").rules("turn_up_timing=if_it_fixes_trump").turned(turned).start();
    EXPECT_EQ(story.awards(), Lines{});
    story.says(words);
    return story.awards();
  };
  EXPECT_EQ(jacks("Js", "stand"), Lines{"side 0 +1 turn_up_jack"});
  EXPECT_EQ(jacks("Js 7h", "beg run"), Lines{});
  EXPECT_EQ(jacks("Js Jh", "beg run"), Lines{"side 0 +1 turn_up_jack"});
}

TEST(Running, ToThirtyOneWithAceKingQueenAndJack) {
  RULE("§3 `cotton`",
       "`running`: the same to **31**, the turn-up worth ace 4, king 3, queen 2, jack 1.");
  EXPECT_EQ(setup_of("running").rules.target, 31);
  EXPECT_EQ(Deal("running").turned("Ad").start().awards(), Lines{"side 0 +4 turn_up_ace"});
  EXPECT_EQ(Deal("running").turned("Kd").start().awards(), Lines{"side 0 +3 turn_up_king"});
  EXPECT_EQ(Deal("running").turned("Qd").start().awards(), Lines{"side 0 +2 turn_up_queen"});
  EXPECT_EQ(Deal("running").turned("Jd").start().awards(), Lines{"side 0 +1 turn_up_jack"});
  for (const char* card : {"2d", "6d", "Td", "9d"}) {
    EXPECT_EQ(Deal("running").turned(card).start().awards(), Lines{}) << card;
  }
  Story story = Deal("running").turned("Ks Kh").start();
  story.says("beg run");
  EXPECT_EQ(story.score(0), 6);
}

}  // namespace
}  // namespace allfours
