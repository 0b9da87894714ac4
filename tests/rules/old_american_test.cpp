// RULES.md §3 `old-american` and `pitch`.
#include "rules/rule_test.hpp"

namespace allfours {
namespace {

TEST(OldAmerican, TheDealerGivesOrRuns) {
  RULE("§3 `old-american`",
       "2 players · target 10 · ordinary cut · singles or 3+3 · the dealer "
       "gives or runs");
  Story story = Deal("old-american").turned("7s").start();
  EXPECT_EQ(story.setup().rules.target, 10);
  story.says("beg");
  EXPECT_EQ(story.words(), "give run");
  EXPECT_EQ(story.turn(), 0);
}

TEST(OldAmerican, DiscardToSixAfterARun) {
  RULE("§3 `old-american`", "discard to six after a run (option: none)");
  const auto tricks = [](std::string_view rules) {
    Story story = Deal("old-american").rules(rules).turned("7s 7h").start();
    story.says("beg run").plays_out();
    return story.all(EventKind::trick).size();
  };
  EXPECT_EQ(tricks(""), 6u);
  EXPECT_EQ(tricks("discard=never"), 9u);
}

TEST(OldAmerican, AJackCountsOnlyIfItFixesTrump) {
  RULE("§3 `old-american`",
       "a turned jack is 1 only if it is the card that fixes trump, scored "
       "then, before the gift **[R]**.");
  Story passed = Deal("old-american").turned("Js 7h").start();
  passed.says("beg run");
  EXPECT_EQ(passed.awards(), Lines{});
  Story found = Deal("old-american").turned("Js Jh").start();
  found.says("beg run");
  EXPECT_EQ(found.last(), (Lines{"seat 0 says run", "deal", "turned Jh", "trump h by turn_up",
                                 "side 0 +1 turn_up_jack"}));
}

TEST(OldAmerican, TheJackComesBeforeTheGift) {
  RULE("§3 `old-american`", "scored then, before the gift **[R]**.");
  EVENTS_RULE("When several are due at once: turned cards first, then the gift.");
  Story story = Deal("old-american").turned("Js").start();
  story.says("beg give");
  EXPECT_EQ(story.awards(), (Lines{"side 0 +1 turn_up_jack", "side 1 +1 gift"}));
  Story won = Deal("old-american").score({9, 9}).turned("Js").start();
  won.says("beg give");
  EXPECT_EQ(won.awards(), Lines{"side 0 +1 turn_up_jack"});
  EXPECT_EQ(won.table().winner, 0);
}

TEST(OldAmerican, ATieForGameIsNobodys) {
  RULE("§3 `old-american`", "Game tie nobody **[R]**.");
  Story story = Deal("old-american")
                    .hand(0, "2c 3c 4c 5c 6c 7c")
                    .hand(1, "2d 3d 4d 5d 6d 7d")
                    .turned("7s")
                    .start();
  EXPECT_EQ(line_of(story.says("stand").plays_out().award(AwardFor::game)), "nobody game");
}

TEST(Pitch, NothingIsTurnedAndEldestPitches) {
  RULE("§3 `pitch`", "pitch by eldest, nothing turned, no run");
  for (const int players : {2, 3, 4}) {
    Story story = Deal("pitch", players).hand(1, "9h 2c 3c 4c 5c 6c").start();
    EXPECT_EQ(story.told(), (Lines{"game", "first dealer 0", "hand 1 dealer 0", "deal"}));
    EXPECT_EQ(story.turn(), 1);
    story.plays("9h");
    EXPECT_EQ(story.last(), (Lines{"seat 1 plays 9h", "trump h by pitch"}));
    story.plays_out();
    EXPECT_EQ(story.all(EventKind::trick).size(), 6u);
    EXPECT_EQ(story.all(EventKind::say).size(), 0u);
  }
}

TEST(Pitch, EachForHimselfOrTwoTeams) {
  RULE("§3 `pitch`", "2, 3 or 4 players as `seven-up` · target 7");
  EXPECT_EQ(Deal("pitch", 2).start().table().sides, 2);
  EXPECT_EQ(Deal("pitch", 3).start().table().sides, 3);
  EXPECT_EQ(Deal("pitch", 4).start().table().sides, 2);
  EXPECT_EQ(setup_of("pitch").rules.target, 7);
}

TEST(Pitch, ATieForGameIsNobodys) {
  RULE("§3 `pitch`", "Game tie nobody.");
  Story story = Deal("pitch").hand(0, "2c 3c 4c 5c 6c 7c").hand(1, "2d 3d 4d 5d 6d 7d").start();
  EXPECT_EQ(line_of(story.plays_out().award(AwardFor::game)), "nobody game");
}

TEST(Pitch, TheAceDoesNotWinEarly) {
  Story story = Deal("pitch").score({6, 6}).hand(1, "Ah 2c 3c 4c 5c 6c").start();
  story.plays("Ah");
  EXPECT_FALSE(story.over());
  story.plays_out();
  EXPECT_EQ(story.awards(), Lines{"side 1 +1 high"});
}

}  // namespace
}  // namespace allfours
