// RULES.md §3 `sca`.
#include "rules/rule_test.hpp"

namespace allfours {
namespace {

TEST(Sca, AnAcceptedJackIsOneToTheDealer) {
  RULE("§3 `sca`",
       "eldest accepts or refuses; accepted and it is a jack: 1 to the dealer, at once "
       "**[R]**.");
  Story story = Deal("sca").turned("Js").start();
  EXPECT_EQ(story.awards(), Lines{});
  story.says("stand");
  EXPECT_EQ(story.last(),
            (Lines{"seat 1 says stand", "trump s by turn_up", "side 0 +1 turn_up_jack"}));
  Story other = Deal("sca").turned("As").start();
  other.says("stand");
  EXPECT_EQ(other.awards(), Lines{});
}

TEST(Sca, TheDealerInsistsOrTurnsOn) {
  RULE("§3 `sca`",
       "Refused: the dealer insists (eldest scores 1) or turns further cards, **dealing "
       "none**, until another suit shows, which is trump (no points for jacks then");
  EVENTS_RULE("`sca`: eldest `stand` or `beg`, the dealer `give` (insists) or `run` (turns on).");
  Story insists = Deal("sca").turned("7s").start();
  insists.says("beg");
  EXPECT_EQ(insists.words(), "give run");
  insists.says("give");
  EXPECT_EQ(insists.last(), (Lines{"seat 0 says give", "trump s by turn_up", "side 1 +1 gift"}));
  Story turns = Deal("sca").turned("Js 8s Jh").start();
  turns.says("beg run");
  EXPECT_EQ(turns.last(),
            (Lines{"seat 0 says run", "turned 8s", "turned Jh", "trump h by turn_up"}));
  EXPECT_EQ(turns.table().hand_count[0], 6);
  EXPECT_EQ(turns.awards(), Lines{});
  EXPECT_EQ(choice(turns.table()).kind, Decision::Kind::play);
}

TEST(Sca, FollowSuitElseTrump) {
  RULE("§3 `sca`", "`strict`.");
  Story story =
      Deal("sca").hand(0, "Ah 3h Ks 3s Ac 3c").hand(1, "9h 8d 7s 2h 2d 2s").turned("6s").start();
  story.says("stand").plays("9h");
  EXPECT_EQ(story.legal(), "3h Ah");
  story.plays("3h").plays("8d");
  EXPECT_EQ(story.legal(), "3s Ks");
}

TEST(Sca, HighLowAndJackToTheSideDealtThem) {
  RULE("§3 `sca`", "High, Low **and Jack to the side dealt them**; Game tie nobody **[R]**.");
  // The dealer takes the jack and the deuce of trumps, but they were dealt to eldest.
  Story story =
      Deal("sca").hand(0, "As Qs 3c 4c 5c 6c").hand(1, "2s Js 3d 4d 5d 6d").turned("7s").start();
  story.says("stand").plays("2s As Qs Js").plays_out();
  EXPECT_EQ(story.awards(),
            (Lines{"side 0 +1 high", "side 1 +1 low", "side 1 +1 jack", "side 0 +1 game"}));
  EXPECT_EQ(story.award(AwardFor::jack).why.taken_by, 0);
}

TEST(Sca, ATieForGameIsNobodys) {
  RULE("§3 `sca`", "Game tie nobody **[R]**.");
  Story story =
      Deal("sca").hand(0, "2c 3c 4c 5c 6c 7c").hand(1, "2d 3d 4d 5d 6d 7d").turned("7s").start();
  EXPECT_EQ(line_of(story.says("stand").plays_out().award(AwardFor::game)), "nobody game");
}

TEST(Sca, ToFortyNine) {
  RULE("§3 `sca`", "2 players · target 49");
  Story story = Deal("sca").score({48, 48}).turned("7s").start();
  story.says("beg give");
  EXPECT_EQ(story.table().winner, 1);
  EXPECT_EQ(story.score(1), 49);
}

}  // namespace
}  // namespace allfours
