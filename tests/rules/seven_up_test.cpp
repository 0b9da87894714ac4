// RULES.md §3 `seven-up`.
#include "core/table/scoring.hpp"
#include "rules/rule_test.hpp"

namespace allfours {
namespace {

TEST(SevenUp, TwoThreeOrFourPlayers) {
  RULE("§3 `seven-up`",
       "2 or 3 players each for himself, or 4 in two teams · clockwise · target 7");
  EXPECT_EQ(Deal("seven-up", 2).start().table().sides, 2);
  EXPECT_EQ(Deal("seven-up", 3).start().table().sides, 3);
  EXPECT_EQ(Deal("seven-up", 4).start().table().sides, 2);
}

TEST(SevenUp, AJackCountsOnlyIfItFixesTrump) {
  RULE("§3 `seven-up`",
       "a turned jack is 1 to the dealer's side only if it fixes trump: scored at "
       "the moment trump is fixed, before the gift **[R]**");
  Story story = Deal("seven-up", 4).dealer(3).turned("Js").start();
  EXPECT_EQ(story.awards(), Lines{});
  story.says("beg give");
  EXPECT_EQ(story.last(), (Lines{"seat 3 says give", "trump s by turn_up", "side 1 +1 turn_up_jack",
                                 "side 0 +1 gift"}));
  Story stood = Deal("seven-up").turned("Js").start();
  stood.says("stand");
  EXPECT_EQ(stood.awards(), Lines{"side 0 +1 turn_up_jack"});
}

TEST(SevenUp, NothingForJacksPassedOverOrBunched) {
  RULE("§3 `seven-up`", "nothing for jacks passed over or bunched.");
  Story passed = Deal("seven-up").turned("Js 7h").start();
  passed.says("beg run pass pass");
  EXPECT_EQ(passed.awards(), Lines{});
  Story bunched = Deal("seven-up").turned("7s Jh").start();
  bunched.says("beg run bunch agree");
  EXPECT_EQ(bunched.awards(), Lines{});
  EXPECT_EQ(bunched.told().back(), "redeal bunch");
  EXPECT_EQ(bunched.score(0), 0);
}

TEST(SevenUp, TheJackOfANewSuitCountsOnceTheQuestionIsClosed) {
  RULE("§2.4",
       "trump is fixed (in Seven Up: once the bunch question is closed); then the awards "
       "due, then discards, eldest first.");
  Story story = Deal("seven-up").turned("7s Jh").start();
  story.says("beg run pass");
  EXPECT_EQ(story.awards(), Lines{});
  story.says("pass");
  EXPECT_EQ(story.last(),
            (Lines{"seat 0 says pass", "trump h by turn_up", "side 0 +1 turn_up_jack"}));
  EXPECT_EQ(choice(story.table()).kind, Decision::Kind::discard);
  EXPECT_EQ(story.turn(), 1);
}

TEST(SevenUp, WithThreePlayersBothOpponentsAreGiven) {
  RULE("§3 `seven-up`", "Gift with three players: **both** opponents score 1");
  Story story = Deal("seven-up", 3).score({0, 5, 5}).turned("7s").start();
  story.says("beg give");
  EXPECT_EQ(story.awards(), (Lines{"side 1 +1 gift", "side 2 +1 gift"}));
}

TEST(SevenUp, TheGiftMustNotWinForWhoDidNotBeg) {
  RULE("§3 `seven-up`",
       "but if the opponent who did not beg needs only one point, giving is not "
       "allowed and the dealer must run.");
  Story barred = Deal("seven-up", 3).score({0, 0, 6}).turned("7s 7h").start();
  barred.says("beg");
  EXPECT_EQ(barred.words(), "run");
  barred.says("run");
  EXPECT_EQ(barred.last()[2], "turned 7h");
  // The seat that begged may win by the gift, with three players as with two or four.
  Story beggar = Deal("seven-up", 3).score({0, 6, 5}).turned("7s").start();
  beggar.says("beg");
  EXPECT_EQ(beggar.words(), "give run");
  beggar.says("give");
  EXPECT_EQ(beggar.table().winner, 1);
  EXPECT_EQ(beggar.awards(), Lines{"side 1 +1 gift"});
  Story two = Deal("seven-up", 2).score({6, 6}).turned("7s").start();
  EXPECT_EQ(two.says("beg").words(), "give run");
  Story teams = Deal("seven-up", 4).score({6, 6}).turned("7s").start();
  EXPECT_EQ(teams.says("beg").words(), "give run");
  // The dealer's own score does not matter.
  Story dealer = Deal("seven-up", 3).score({6, 0, 0}).turned("7s").start();
  EXPECT_EQ(dealer.says("beg").words(), "give run");
}

TEST(Bunch, FromEldestOnEachMayPropose) {
  RULE("§3 `seven-up`",
       "After a run shows a new suit, each player from eldest on may propose to **bunch**");
  EVENTS_RULE(
      "Bunch (after a run showed the new suit): from eldest on, each says `bunch` or `pass` "
      "until one proposes");
  Story story = Deal("seven-up", 3).turned("7s 8s 7h").start();
  story.says("beg run");
  for (const int seat : {1, 2, 0}) {
    EXPECT_EQ(story.turn(), seat);
    EXPECT_EQ(story.words(), "bunch pass");
    story.says("pass");
  }
  EXPECT_EQ(story.last(), (Lines{"seat 0 says pass", "trump h by turn_up"}));
}

TEST(Bunch, IfAllAgreeTheSameDealerRedeals) {
  RULE("§1", "| bunch | to throw the cards in by common consent |");
  RULE("§3 `seven-up`", "if all agree the same dealer redeals");
  EVENTS_RULE("then the others, in seat order after the proposer, say `agree` or `insist`");
  Story story = Deal("seven-up", 4).dealer(2).turned("7s 7h").start();
  story.says("beg run pass bunch");
  for (const int seat : {1, 2, 3}) {
    EXPECT_EQ(story.turn(), seat);
    EXPECT_EQ(story.words(), "agree insist");
    story.says("agree");
  }
  EXPECT_EQ(story.last()[0], "seat 3 says agree");
  EXPECT_EQ(story.last()[1], "redeal bunch");
  EXPECT_EQ(story.last()[2], "hand 1 dealer 2");
  EXPECT_EQ(story.words(), "stand beg");
  EXPECT_EQ(story.turn(), 3);
}

TEST(Bunch, OneRefusalAndPlayGoesOn) {
  RULE("§3 `seven-up`",
       "one refusal and play goes on, with no gift and no second proposal **[R]**. Replies go in "
       "seat order after the proposer and stop at the first refusal **[R]**.");
  Story story = Deal("seven-up", 4).turned("7s 7h").start();
  story.says("beg run bunch agree insist");
  EXPECT_EQ(story.last(), (Lines{"seat 3 says insist", "trump h by turn_up"}));
  EXPECT_EQ(choice(story.table()).kind, Decision::Kind::discard);
  EXPECT_EQ(story.awards(), Lines{});
}

TEST(Bunch, OnlyAfterARun) {
  for (const char* words : {"stand", "beg give"}) {
    Story story = Deal("seven-up").turned("7s").start();
    story.says(words);
    EXPECT_EQ(choice(story.table()).kind, Decision::Kind::play) << words;
  }
}

TEST(SevenUp, DiscardToSixAfterARun) {
  RULE("§3 `seven-up`", "After a run everyone discards to six");
  RULE("§3 `seven-up`", "Options: only with 12 or more cards (nine are kept and played); never");
  const auto tricks = [](std::string_view rules, std::string_view turned) {
    Story story = Deal("seven-up").rules(rules).turned(turned).start();
    story.says("beg run pass pass").plays_out();
    return story.all(EventKind::trick).size();
  };
  EXPECT_EQ(tricks("", "7s 7h"), 6u);
  EXPECT_EQ(tricks("", "7s 8s 7h"), 6u);
  EXPECT_EQ(tricks("discard=to_six_from_twelve", "7s 7h"), 9u);
  EXPECT_EQ(tricks("discard=to_six_from_twelve", "7s 8s 7h"), 6u);
  EXPECT_EQ(tricks("discard=never", "7s 7h"), 9u);
  EXPECT_EQ(tricks("discard=never", "7s 8s 7h"), 12u);
}

TEST(SevenUp, HighAndLowAreJudgedOnWhatIsKept) {
  RULE("§3 `seven-up`",
       "trumps among the discards are out of play: High and Low are judged on "
       "what is kept **[R]**");
  Story story = Deal("seven-up")
                    .hand(0, "Kh 2d 3c 4c 5c 6c 7c 8c 9c")
                    .hand(1, "Ah 2h 3d 4d 5d 6d 7d 8d 9d")
                    .turned("7s 7h")
                    .start();
  story.says("beg run pass pass").discards("Ah 2h 3d").discards("3c 4c 5c").plays_out();
  EXPECT_EQ(story.awards()[0], "side 0 +1 high");
  EXPECT_EQ(story.awards()[1], "side 0 +1 low");
  EXPECT_EQ(story.award(AwardFor::high).why.card, card_of("Kh"));
}

TEST(SevenUp, ATieWithTwoOrFourPlayersGoesToTheSideThatDidNotDeal) {
  RULE("§3 `seven-up`", "Game tie: 2 or 4 players → the side that did not deal");
  for (const int players : {2, 4}) {
    for (int dealer = 0; dealer < players; ++dealer) {
      Deal deal = Deal("seven-up", players);
      deal.dealer(dealer).turned("7s");
      const std::array<std::string_view, 4> low{"2c 3c 4c 5c 6c 7c", "2d 3d 4d 5d 6d 7d",
                                                "2h 3h 4h 5h 6h 7h", "8c 9c 8d 9d 8h 9h"};
      for (int seat = 0; seat < players; ++seat) {
        deal.hand(seat, low[static_cast<std::size_t>(seat)]);
      }
      Story story = deal.start();
      story.says("stand").plays_out();
      EXPECT_EQ(line_of(story.award(AwardFor::game)),
                "side " + std::to_string((dealer + 1) % 2) + " +1 game");
    }
  }
}

// Three players, seat 0 deals; each ten is taken home by the seat that leads it.
Event three_handed_game(std::array<std::string_view, 3> hands, std::string_view plays) {
  Deal deal("seven-up", 3);
  deal.turned("7s");
  for (int seat = 0; seat < 3; ++seat) deal.hand(seat, hands[static_cast<std::size_t>(seat)]);
  Story story = deal.start();
  return story.says("stand").plays(plays).plays_out().award(AwardFor::game);
}

TEST(SevenUp, WithThreePlayersTheDealersRivalWinsATie) {
  RULE("§3 `seven-up`", "3 players → the dealer's rival if the dealer ties with one of them");
  const Event eldest =
      three_handed_game({"Td 4s 2d 3d 4d 5d", "Tc 2s 2c 3c 4c 5c", "9h 3s 2h 3h 4h 5h"},
                        "Tc 2h 2d 2s 3s 4s Td 2c 3h");
  EXPECT_EQ(line_of(eldest), "side 1 +1 game");
  const Event third =
      three_handed_game({"Td 3s 9s 2d 3d 4d", "2s 2c 3c 4c 5c 6c", "Th 4s 8s 2h 3h 4h"},
                        "2s 4s 3s Th 2d 2c 8s 9s 3c Td 4c 2h");
  EXPECT_EQ(line_of(third), "side 2 +1 game");
  for (const int side : {0, 1}) EXPECT_EQ(eldest.why.points[static_cast<std::size_t>(side)], 10);
  for (const int side : {0, 2}) EXPECT_EQ(third.why.points[static_cast<std::size_t>(side)], 10);
}

TEST(SevenUp, WithThreePlayersNobodyWinsATieOfTheOthersOrOfAll) {
  RULE("§3 `seven-up`", "nobody if the two others tie (or all three **[R]**).");
  const Event others =
      three_handed_game({"9d 3s 2d 3d 4d 5d", "Tc 2s 2c 3c 4c 5c", "Th 4s 2h 3h 4h 5h"},
                        "Tc 2h 2d 2s 4s 3s Th 3d 2c");
  EXPECT_EQ(line_of(others), "nobody game");
  for (const int side : {1, 2}) EXPECT_EQ(others.why.points[static_cast<std::size_t>(side)], 10);
  const Event all =
      three_handed_game({"Td 3s 9s 2d 3d 4d", "Tc 2s 2c 3c 4c 5c", "Th 4s 8s 2h 3h 4h"},
                        "Tc 2h 2d 2s 4s 3s Th 3d 2c 8s 9s 3c Td 4c 3h");
  EXPECT_EQ(line_of(all), "nobody game");
  for (const int side : {0, 1, 2}) EXPECT_EQ(all.why.points[static_cast<std::size_t>(side)], 10);
}

TEST(SevenUp, WhoeverDealsATieGoesTheSameWay) {
  RULE("§3 `seven-up`", "3 players → the dealer's rival if the dealer ties with one of them");
  for (int dealer = 0; dealer < 3; ++dealer) {
    const Story story = Deal("seven-up", 3).dealer(dealer).start();
    const auto winner = [&](std::array<std::int16_t, 3> points) {
      return game_winner(story.table(), {points[0], points[1], points[2]});
    };
    EXPECT_EQ(winner({10, 10, 0}), dealer == 0 ? 1 : dealer == 1 ? 0 : -1);
    EXPECT_EQ(winner({10, 0, 10}), dealer == 0 ? 2 : dealer == 2 ? 0 : -1);
    EXPECT_EQ(winner({0, 10, 10}), dealer == 1 ? 2 : dealer == 2 ? 1 : -1);
    EXPECT_EQ(winner({4, 4, 4}), -1);
    EXPECT_EQ(winner({4, 4, 5}), 2);
  }
}

}  // namespace
}  // namespace allfours
