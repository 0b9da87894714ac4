// RULES.md §3 `west-yorkshire`, `west-yorkshire-2`, `west-yorkshire-6`, `lancashire`. The first
// pitcher: dealing_test.cpp; the partner's hidden hand: seat_view_test.cpp.
#include "rules/rule_test.hpp"

namespace allfours::west_yorkshire_test {
namespace {

using Reason = Refusal::Reason;

std::string asked(const Story& story) {
  const Asked seats = may_lay_down(story.table());
  std::string text;
  for (int i = 0; i < seats.count; ++i) {
    text += (i == 0 ? "" : " ") + std::to_string(seats.seats[static_cast<std::size_t>(i)]);
  }
  return text;
}

TEST(WestYorkshire, EldestPitches) {
  RULE("§1", "| pitch | eldest's first lead fixes the trump suit; nothing is turned");
  RULE("§3 `west-yorkshire`",
       "4 players in two teams · clockwise · target 11 · **pitch** · no begging.");
  EVENTS_RULE("By pitch: `play`, `trump`, then awards.");
  Story story = Deal("west-yorkshire").hand(1, "9h 2c 3c 4c 5c 6c").start();
  EXPECT_EQ(story.told(), (Lines{"game", "first dealer 0", "hand 1 dealer 0", "deal"}));
  EXPECT_EQ(story.turn(), 1);
  EXPECT_EQ(story.words(), "");
  EXPECT_EQ(story.legal(), "2c 3c 4c 5c 6c 9h");
  story.plays("9h");
  EXPECT_EQ(story.last(), (Lines{"seat 1 plays 9h", "trump h by pitch"}));
  EXPECT_EQ(story.turn(), 2);
}

TEST(WestYorkshire, TheNextPitcherIsTheNextEldest) {
  Story story = Deal("west-yorkshire").hand(1, "9h 2c 3c 4c 5c 6c").start();
  story.plays_out();
  EXPECT_EQ(story.table().dealer, 1);
  EXPECT_EQ(story.turn(), 2);
  EXPECT_FALSE(story.table().trump_fixed);
}

TEST(WestYorkshire, ACapturedJackIsWorthOne) {
  RULE("§3 `west-yorkshire`", "Jack 1 (no hang jack). Game tie nobody.");
  Story story = Deal("west-yorkshire")
                    .hand(0, "8h 8d 3c 4c 5c 6c")
                    .hand(1, "Jh 5d 6d 7d 5s 6s")
                    .hand(2, "Kh 2d 3d 4d 2s 3s")
                    .hand(3, "9h 9d 7c 8c 8s 9s")
                    .start();
  story.plays("Jh Kh 9h 8h").plays_out();
  EXPECT_EQ(story.awards(),
            (Lines{"side 0 +1 high", "side 0 +1 low", "side 0 +1 jack", "side 0 +1 game"}));
}

TEST(WestYorkshire, ATieForGameIsNobodys) {
  RULE("§3 `west-yorkshire`", "Game tie nobody.");
  Story story = Deal("west-yorkshire")
                    .hand(0, "8h 8d 3c 4c 5c 6c")
                    .hand(1, "7h 5d 6d 7d 5s 6s")
                    .hand(2, "6h 2d 3d 4d 2s 3s")
                    .hand(3, "9h 9d 7c 8c 8s 9s")
                    .start();
  story.plays("7h").plays_out();
  EXPECT_EQ(line_of(story.award(AwardFor::game)), "nobody game");
}

TEST(WestYorkshire, NoRuffIsAnOption) {
  RULE("§3 `west-yorkshire`", "Options: `no_ruff`");
  const auto second_trick = [](std::string_view rules) {
    Story story = Deal("west-yorkshire")
                      .rules(rules)
                      .hand(1, "Ah 9d 2c 3c 4c 5c")
                      .hand(2, "3h 4h 8d 2s 3s Ts")
                      .hand(3, "9h Td 5s 6s 7s 8s")
                      .start();
    story.plays("Ah 3h 9h").plays(card_text(choice(story.table()).cards.first())).plays("9d");
    return story.legal();
  };
  EXPECT_EQ(second_trick(""), "8d 4h");
  EXPECT_EQ(second_trick("play=no_ruff"), "8d");
}

// Hearts are pitched; seat 1 wins the first trick. Seats 2 and 0, partners, are left without trumps
// or a card above a nine; seat 3 still holds the king and the ten of spades.
Deal worthless_hands() {
  return Deal("west-yorkshire")
      .hand(0, "5h 2d 3d 4d 5d 9d")
      .hand(1, "Kh 2c Kc Qc Jc Tc")
      .hand(2, "3h 2s 3s 4s 5s 9s")
      .hand(3, "4h Ks 6s 7s 8s Ts");
}

TEST(ThrowIn, BetweenTricksAWorthlessHandMayBeLaidDown) {
  RULE("§3 `west-yorkshire`",
       "between tricks, before the next lead, a player with no trump and no card above a nine who "
       "did not win the trick just completed may lay the hand down");
  Story story = worthless_hands().start();
  EXPECT_EQ(asked(story), "");  // no trick has been completed
  story.plays("Kh 3h 4h");
  EXPECT_EQ(asked(story), "");  // within a trick
  EXPECT_EQ(story.refused(Decision::of_lay_down(2)).reason, Reason::may_not_lay_down);
  story.plays("5h");
  EXPECT_EQ(asked(story), "2 0");
  EXPECT_EQ(story.refused(Decision::of_lay_down(3)).reason, Reason::may_not_lay_down);
  story.plays("2c");
  EXPECT_EQ(asked(story), "");  // the next card has been led
}

TEST(ThrowIn, ThePartnerPlaysOnAlone) {
  RULE("§3 `west-yorkshire`",
       "the partner plays on alone (the seat is skipped; the laid-down "
       "cards, all worthless, count for nobody).");
  Story story = worthless_hands().start();
  story.plays("Kh 3h 4h 5h").lays_down(2);
  EXPECT_EQ(story.last(), Lines{"seat 2 lays down"});
  EXPECT_EQ(text_of(story.table().hands[2]), "");
  EXPECT_EQ(seats_in_play(story.table()), 3);
  EXPECT_EQ(story.turn(), 1);
  story.plays("2c");
  EXPECT_EQ(story.turn(), 3);
  story.plays("6s");
  EXPECT_EQ(story.turn(), 0);
  story.plays("2d");
  const Event trick = story.all(EventKind::trick).back();
  EXPECT_EQ(trick.cards.size(), 3);
  EXPECT_EQ(trick.seat, 1);
  story.plays_out();
  EXPECT_EQ(story.all(EventKind::trick).size(), 6u);
  EXPECT_EQ(story.awards(),
            (Lines{"side 1 +1 high", "side 0 +1 low", "nobody jack", "side 1 +1 game"}));
}

TEST(ThrowIn, NotWhenThePartnerHasLaidDownAlready) {
  RULE("§3 `west-yorkshire`", "Not if the partner has laid down already, nor two-handed **[R]**.");
  Story story = worthless_hands().start();
  story.plays("Kh 3h 4h 5h").lays_down(2);
  EXPECT_EQ(asked(story), "");
  EXPECT_EQ(story.refused(Decision::of_lay_down(0)).reason, Reason::may_not_lay_down);
  EXPECT_EQ(story.refused(Decision::of_lay_down(2)).reason, Reason::may_not_lay_down);
  story.plays("2c 6s 2d");
  EXPECT_EQ(asked(story), "");
}

TEST(ThrowIn, TheWinnerOfTheTrickMayNot) {
  RULE("§3 `west-yorkshire`", "who did not win the trick just completed");
  Story story = Deal("west-yorkshire")
                    .hand(0, "5h Kd 3d 4d 5d 9d")
                    .hand(1, "9h 2c 3c 4c 5c 6c")
                    .hand(2, "3h Ts 3s 4s 5s 9s")
                    .hand(3, "4h 2h 6s 7s 8s 2s")
                    .start();
  story.plays("9h 3h 4h 5h");
  EXPECT_EQ(story.turn(), 1);
  // The winner's hand is worthless; seat 2 holds a ten, seat 3 a trump, seat 0 a king.
  EXPECT_EQ(asked(story), "");
  EXPECT_EQ(story.refused(Decision::of_lay_down(1)).reason, Reason::may_not_lay_down);
}

TEST(ThrowIn, SeatsAreAskedInOrderFromTheNextLeadersLeft) {
  RULE("§3 `west-yorkshire`", "Seats are asked in order from the next leader's left **[R]**");
  Story story = Deal("west-yorkshire")
                    .hand(0, "5h 2d 3d 4d 5d 9d")
                    .hand(1, "Kh 2c Kc Qc Jc Tc")
                    .hand(2, "3h 2s 3s 4s 5s 9s")
                    .hand(3, "4h 6s 7s 8s 6d 7d")
                    .start();
  story.plays("Kh 3h 4h 5h");
  EXPECT_EQ(asked(story), "2 3 0");
  story.lays_down(3);
  // Seat 2 was asked before seat 3 and kept its hand; it is asked again after the next trick.
  EXPECT_EQ(asked(story), "0");
  EXPECT_EQ(story.refused(Decision::of_lay_down(2)).reason, Reason::may_not_lay_down);
  story.plays("2c 2s 2d");
  EXPECT_EQ(asked(story), "2 0");
  story.lays_down(2);
  EXPECT_EQ(story.turn(), 1);
  story.plays("Kc 3d");
  EXPECT_EQ(story.all(EventKind::trick).back().cards.size(), 2);
}

TEST(ThrowIn, WithSixPlayers) {
  RULE("§3 `west-yorkshire`", "`west-yorkshire-6`: three teams of two, target 11.");
  Story story = Deal("west-yorkshire-6")
                    .hand(1, "Kh 2c Kc Qc Jc Tc")
                    .hand(2, "3h 2s 3s 4s 5s 6s")
                    .hand(3, "4h Ks 7s 8s 9s Ts")
                    .hand(4, "6h Kd Ad Qd Jd Td")
                    .hand(5, "7h 2d 3d 4d 5d 6d")
                    .hand(0, "5h As Js Qs Ac 9c")
                    .start();
  EXPECT_EQ(side_of(story.table(), 2), side_of(story.table(), 5));
  story.plays("Kh 3h 4h 6h 7h 5h");
  EXPECT_EQ(asked(story), "2 5");
  story.lays_down(5);
  EXPECT_EQ(asked(story), "");
  EXPECT_EQ(seats_in_play(story.table()), 5);
}

TEST(EarlyHigh, PlayingTheAceOfTrumpsAtAnyTime) {
  RULE("§3 `west-yorkshire`",
       "with one point needed, pitching the ace, or playing the ace of trumps at any time **[R]**, "
       "scores High there and then and wins.");
  Story story = Deal("west-yorkshire")
                    .score({10, 10})
                    .hand(1, "9h 2c 3c 4c 5c 6c")
                    .hand(2, "Ah 2s 3s 4s 5s 6s")
                    .start();
  story.plays("9h Ah");
  EXPECT_EQ(story.last(), (Lines{"seat 2 plays Ah", "side 0 +1 high", "hand_end", "side 0 wins"}));
  EXPECT_EQ(story.score(0), 11);
  EXPECT_EQ(story.award(AwardFor::high).why.card, card_of("Ah"));
}

TEST(EarlyHigh, OnlyWithOnePointNeeded) {
  RULE("§3 `west-yorkshire`", "with one point needed");
  Story story = Deal("west-yorkshire").score({10, 9}).hand(1, "Ah 2c 3c 4c 5c 6c").start();
  story.plays("Ah");
  EXPECT_EQ(story.last(), (Lines{"seat 1 plays Ah", "trump h by pitch"}));
  story.plays_out();
  EXPECT_EQ(count_of(story.awards(), "side 1 +1 high"), 1);
  EXPECT_EQ(story.awards().front(), "side 1 +1 high");
}

TEST(EarlyHigh, OnlyTheAceOfTrumps) {
  RULE("§3 `west-yorkshire`", "playing the ace of trumps");
  Story story = Deal("west-yorkshire")
                    .score({10, 10})
                    .hand(1, "Kh 2c 3c 4c 5c 6c")
                    .hand(2, "As 2s 3s 4s 5s 6s")
                    .start();
  story.plays("Kh As");
  EXPECT_EQ(story.last(), Lines{"seat 2 plays As"});
}

TEST(EarlyHigh, IsARuleOfThisHouse) {
  Story story = Deal("west-yorkshire")
                    .rules("early_high=false")
                    .score({10, 10})
                    .hand(1, "Ah 2c 3c 4c 5c 6c")
                    .start();
  story.plays("Ah");
  EXPECT_FALSE(story.over());
}

TEST(WestYorkshire, TwoPlayers) {
  RULE("§3 `west-yorkshire`", "`west-yorkshire-2`: 2 players, target 9.");
  Story story = Deal("west-yorkshire-2").score({8, 8}).hand(1, "Ah 2c 3c 4c 5c 6c").start();
  story.plays("Ah");
  EXPECT_EQ(story.table().winner, 1);
  Story nine = Deal("west-yorkshire-2").hand(0, "5h 2d 3d 4d 5d 6d").start();
  nine.plays(card_text(choice(nine.table()).cards.first()));
  nine.plays(card_text(choice(nine.table()).cards.first()));
  EXPECT_EQ(asked(nine), "");
}

TEST(Lancashire, LowToTheSideThatTakesIt) {
  RULE("§3 `lancashire`", "and Low goes to the side that **takes** the lowest trump");
  const auto low = [](std::string_view variant) {
    Story story = Deal(variant)
                      .hand(1, "9h 2c 3c 4c 5c 6c")
                      .hand(2, "2h 2s 3s 4s 5s 6s")
                      .hand(3, "4h Ks 7s 8s 9s Ts")
                      .hand(0, "5h 2d 3d 4d 5d 6d")
                      .start();
    return line_of(story.plays("9h 2h 4h 5h").plays_out().award(AwardFor::low));
  };
  EXPECT_EQ(low("lancashire"), "side 1 +1 low");
  EXPECT_EQ(low("west-yorkshire"), "side 0 +1 low");
}

TEST(Lancashire, NoOpenFirstTrickAndNoThrowIn) {
  RULE("§3 `lancashire`", "no open first trick, no throw-in");
  EXPECT_FALSE(setup_of("lancashire").rules.first_trick_open);
  EXPECT_TRUE(setup_of("west-yorkshire").rules.first_trick_open);
  Story story = Deal("lancashire")
                    .hand(0, "5h 2d 3d 4d 5d 9d")
                    .hand(1, "Kh 2c Kc Qc Jc Tc")
                    .hand(2, "3h 2s 3s 4s 5s 9s")
                    .hand(3, "4h Ks 6s 7s 8s Ts")
                    .start();
  story.plays("Kh 3h 4h 5h");
  EXPECT_EQ(asked(story), "");
  EXPECT_EQ(story.refused(Decision::of_lay_down(2)).reason, Reason::may_not_lay_down);
}

TEST(Lancashire, EarlyHighAsInWestYorkshire) {
  RULE("§3 `lancashire`", "the claim on the ace **[R]**");
  RULE("§3 `lancashire`", "Target 11, the looking penalty **[R]**.");
  Story story = Deal("lancashire").score({10, 10}).hand(1, "Ah 2c 3c 4c 5c 6c").start();
  story.plays("Ah");
  EXPECT_EQ(story.table().winner, 1);
}

}  // namespace
}  // namespace allfours::west_yorkshire_test
