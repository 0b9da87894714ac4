// RULES.md §3 `trinidad`, `trinidad-2`, `tobago`.
#include "rules/rule_test.hpp"

namespace allfours {
namespace {

TEST(Trinidad, TwoTeamsOfTwo) {
  RULE("§3 `trinidad`", "4 players in two teams · anticlockwise · target 14");
  Story story = Deal("trinidad").start();
  EXPECT_EQ(story.table().players, 4);
  EXPECT_EQ(story.table().sides, 2);
  EXPECT_EQ(side_of(story.table(), 1), side_of(story.table(), 3));
  EXPECT_EQ(story.setup().rules.direction, Direction::anticlockwise);
  EXPECT_EQ(story.setup().rules.target, 14);
}

TEST(Trinidad, TurnUpsScoreAtOnceForTheDealersSide) {
  RULE("§3 `trinidad`",
       "Turn-up scores **at once**, every time one is turned: ace 1, six 2, jack "
       "3, to the dealer's side");
  Story story = Deal("trinidad").dealer(3).turned("As 6s Jh").start();
  EXPECT_EQ(story.told().back(), "side 1 +1 turn_up_ace");
  EXPECT_EQ(story.turn(), 0);
  story.says("beg run");
  EXPECT_EQ(story.last(),
            (Lines{"seat 3 says run", "deal", "turned 6s", "side 1 +2 turn_up_six", "deal",
                   "turned Jh", "side 1 +3 turn_up_jack", "trump h by turn_up"}));
  EXPECT_EQ(story.score(1), 6);
  EXPECT_EQ(story.score(0), 0);
}

TEST(Trinidad, ATurnUpCanWinTheGame) {
  RULE("§1", "| target | the first side to reach it wins **at that award**");
  Story story = Deal("trinidad").score({12, 13}).turned("7s 6s").start();
  story.says("beg run");
  EXPECT_EQ(story.last(), (Lines{"seat 0 says run", "deal", "turned 6s", "side 0 +2 turn_up_six",
                                 "hand_end", "side 0 wins"}));
}

TEST(Trinidad, TurnUpPointsAreKeptWhenTheHandIsRedealt) {
  RULE("§2.4", "Points already scored for turned cards stay, unless the variant says otherwise");
  RULE("§3 `trinidad`", "kept even if the hand is redealt.");
  Story story = Deal("trinidad").score({1, 2}).turned("Js 3s 4s").start();
  story.says("beg run");
  EXPECT_EQ(story.told().back(), "redeal exhausted");
  const Event again = [&] {
    Event last;
    for (const Event& event : story.log()) {
      if (event.kind == EventKind::hand) last = event;
    }
    return last;
  }();
  EXPECT_EQ(again.hand_number, 1);
  EXPECT_EQ(again.seat, 0);
  EXPECT_EQ(again.score[0], 4);
  EXPECT_EQ(again.score[1], 2);
}

TEST(Trinidad, CardsOfARunStayInHand) {
  RULE("§3 `trinidad`", "Cards dealt in a run stay in hand: 6, 9 or 12 tricks.");
  const auto tricks = [](std::string_view turned, std::string_view words) {
    Story story = Deal("trinidad").turned(turned).start();
    story.says(words).plays_out();
    EXPECT_EQ(story.all(EventKind::discard).size(), 0u);
    return story.all(EventKind::trick).size();
  };
  EXPECT_EQ(tricks("7s", "stand"), 6u);
  EXPECT_EQ(tricks("7s", "beg give"), 6u);
  EXPECT_EQ(tricks("7s 7h", "beg run"), 9u);
  EXPECT_EQ(tricks("7s 8s 7h", "beg run"), 12u);
}

TEST(Trinidad, TheJackIsHanged) {
  RULE("§3 `trinidad`", "`hang_jack` on.");
  Story story = Deal("trinidad")
                    .hand(0, "2s 3c 4c 5c 6c 7c")
                    .hand(1, "Js 5h 6h 5d 6d 7d")
                    .hand(2, "Ks 2d 3d 4d 2h 3h")
                    .hand(3, "3s 8d 9d Td 8h 9h")
                    .turned("7s")
                    .start();
  story.says("stand").plays("Js Ks 3s 2s").plays_out();
  EXPECT_EQ(story.awards()[0], "side 0 +1 high");
  EXPECT_EQ(story.awards()[1], "side 0 +1 low");
  EXPECT_EQ(story.awards()[2], "side 0 +3 hang_jack");
  EXPECT_EQ(story.award(AwardFor::hang_jack).why.dealt, 1);
  EXPECT_EQ(story.award(AwardFor::hang_jack).why.taken_by, 2);
}

TEST(Trinidad, HighAndLowAreJudgedOnAllCardsOfARun) {
  RULE("§1", "| in play | the cards that are in hands when the first card is led");
  // The ace and the deuce of the new suit come with the run; the turned cards are never in play.
  Story story = Deal("trinidad")
                    .hand(1, "Kh 5h 6h 5d 6d 7d 2h 3d 4d")
                    .hand(2, "3h 2d 8d 9d 8c 9c Ah Tc Td")
                    .turned("7s 7h")
                    .start();
  story.says("beg run").plays_out();
  EXPECT_EQ(story.award(AwardFor::high).why.dealt, 2);
  EXPECT_EQ(story.award(AwardFor::high).why.card, card_of("Ah"));
  EXPECT_EQ(story.award(AwardFor::low).why.dealt, 1);
  EXPECT_EQ(story.award(AwardFor::low).why.card, card_of("2h"));
}

TEST(Trinidad, ATieForGameIsNobodys) {
  RULE("§3 `trinidad`", "Game tie nobody.");
  Story story = Deal("trinidad")
                    .hand(0, "2c 3c 4c 5c 6c 7c")
                    .hand(1, "2d 3d 4d 5d 6d 7d")
                    .hand(2, "8c 9c 8s 9s 2s 3s")
                    .hand(3, "8d 9d 2h 3h 4h 5h")
                    .turned("7h")
                    .start();
  story.says("stand").plays_out();
  EXPECT_EQ(line_of(story.award(AwardFor::game)), "nobody game");
}

TEST(Trinidad, WithTwoPlayersRunsCanBeLonger) {
  RULE("§3 `trinidad`", "With 2 players: `trinidad-2`, the same, no teams, longer runs possible.");
  Story story = Deal("trinidad-2").turned("3s 4s 5s 7s 8s 7h").start();
  story.says("beg run");
  EXPECT_EQ(story.table().hand_count[0], 21);
  EXPECT_EQ(story.table().sides, 2);
  story.plays_out();
  EXPECT_EQ(story.all(EventKind::trick).size(), 21u);
}

TEST(Trinidad, WhoHoldsNoTrumpMustBeg) {
  RULE("§3 `trinidad`",
       "`must_beg_without_trump` (eldest holding none of the turned suit may only beg)");
  const auto eldest_with = [](std::string_view hand, std::string_view rules) {
    return Deal("trinidad").rules(rules).hand(1, hand).turned("7s").start();
  };
  Story none = eldest_with("2c 3c 4d 5d 6h 7h", "must_beg_without_trump=true");
  EXPECT_EQ(none.words(), "beg");
  EXPECT_EQ(none.refuses_to_say(Say::stand).reason, Refusal::Reason::must_beg);
  none.says("beg");
  EXPECT_EQ(none.words(), "give run");
  EXPECT_EQ(none.all(EventKind::say).front().says, say_bit(Say::beg));
  EXPECT_EQ(eldest_with("2c 3c 4d 5d 6h 2s", "must_beg_without_trump=true").words(), "stand beg");
  EXPECT_EQ(eldest_with("2c 3c 4d 5d 6h 7h", "").words(), "stand beg");
}

TEST(Tobago, TheTwoInsteadOfTheSix) {
  RULE("§3 `trinidad`", "the 2 instead of the six scores 2 (Tobago)");
  RULE("§3 `trinidad`", "`tobago` is a variant id of its own: Trinidad with that one change.");
  EXPECT_EQ(Deal("tobago").turned("2s").start().awards(), Lines{"side 0 +2 turn_up_two"});
  EXPECT_EQ(Deal("tobago").turned("6s").start().awards(), Lines{});
  EXPECT_EQ(Deal("tobago").turned("Js").start().awards(), Lines{"side 0 +3 turn_up_jack"});
  EXPECT_EQ(Deal("tobago").turned("As").start().awards(), Lines{"side 0 +1 turn_up_ace"});
  EXPECT_EQ(Deal("trinidad").turned("2s").start().awards(), Lines{});
}

}  // namespace
}  // namespace allfours
