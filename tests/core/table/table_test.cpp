// A hand, phase by phase (RULES.md §2, EVENTS.md "Order"), in variants as close as possible to the
// defaults. The test of each family covers its special rules.
#include "rules/rule_test.hpp"

namespace allfours {
namespace {

using Why = Refusal::Reason;

TEST(Seats, EldestSpeaksFirstAndLeadsFirst) {
  RULE("§1",
       "eldest = dealer + 1: the seat that speaks first and, unless said otherwise, leads "
       "first");
  for (int dealer = 0; dealer < 4; ++dealer) {
    Story story = Deal("trinidad").dealer(dealer).turned("7s").start();
    EXPECT_EQ(story.turn(), (dealer + 1) % 4);
    EXPECT_EQ(story.words(), "stand beg");
    story.says("stand");
    EXPECT_EQ(story.turn(), (dealer + 1) % 4);
    EXPECT_EQ(choice(story.table()).kind, Decision::Kind::play);
  }
}

TEST(Seats, PlayGoesRoundInTheOrderOfSeats) {
  RULE("§1", "seat s+1 (mod n) plays after seat s.");
  Story story = Deal("trinidad").dealer(2).turned("7s").start();
  story.says("stand");
  for (const int seat : {3, 0, 1, 2}) {
    EXPECT_EQ(story.turn(), seat);
    story.plays(card_text(choice(story.table()).cards.first()));
  }
}

TEST(Seats, TheDealPassesToTheNextSeat) {
  RULE("§2.1", "After each hand the deal passes to dealer + 1.");
  Story story = Deal("sca").dealer(1).start();
  for (const int dealer : {1, 0, 1, 0}) {
    EXPECT_EQ(story.table().dealer, dealer);
    story.says("stand").plays_out();
  }
  EXPECT_EQ(story.table().hand, 5);
  Story four = Deal("pitch", 4).dealer(3).start();
  four.plays_out();
  EXPECT_EQ(four.table().dealer, 0);
}

TEST(TurnUp, BelongsToNobodyAndIsNeverInPlay) {
  RULE("§1",
       "| turn-up | the card faced after the deal to propose the trump suit. It belongs to "
       "nobody and is never in play");
  Story story = Deal("old-american")
                    .hand(0, "Ks 3c 4c 5c 6c 7c")
                    .hand(1, "3s 3d 4d 5d 6d 7d")
                    .turned("As")
                    .start();
  for (int seat = 0; seat < 2; ++seat) {
    EXPECT_FALSE(story.table().hands[static_cast<std::size_t>(seat)].contains(card_of("As")));
  }
  story.says("stand").plays_out();
  EXPECT_EQ(story.awards(),
            (Lines{"side 0 +1 high", "side 1 +1 low", "nobody jack", "side 0 +1 game"}));
}

TEST(TurnUp, AnAcceptedSuitIsTrump) {
  RULE("§1", "| stand / beg | eldest accepts / refuses the proposed suit");
  EVENTS_RULE("Trump fixed by words: the `say`, then `trump`, then the awards due at that moment.");
  Story story = Deal("old-american").turned("Js").start();
  story.says("stand");
  EXPECT_EQ(story.last(),
            (Lines{"seat 1 says stand", "trump s by turn_up", "side 0 +1 turn_up_jack"}));
  EXPECT_EQ(story.turn(), 1);
}

TEST(Begging, TheDealerGives) {
  RULE("§1", "the dealer keeps the proposed suit; the other side(s) score 1, at once");
  Story story = Deal("old-american").turned("7s").start();
  story.says("beg");
  EXPECT_EQ(story.turn(), 0);
  EXPECT_EQ(story.words(), "give run");
  story.says("give");
  EXPECT_EQ(story.last(), (Lines{"seat 0 says give", "trump s by turn_up", "side 1 +1 gift"}));
  EXPECT_EQ(story.turn(), 1);
  const Event gift = story.award(AwardFor::gift);
  EXPECT_EQ(gift.why.begged, 1);
  EXPECT_EQ(gift.why.gave, 0);
  EXPECT_TRUE(gift.cards_of_award.empty());
}

TEST(Begging, TheGiftGoesToTheOtherSidesInOrderFromEldest) {
  RULE("§1", "the other side(s) score 1, at once, in order from eldest **[R]**: the **gift**");
  Story story = Deal("seven-up", 3).dealer(1).turned("7s").start();
  story.says("beg give");
  EXPECT_EQ(story.last(),
            (Lines{"seat 1 says give", "trump s by turn_up", "side 2 +1 gift", "side 0 +1 gift"}));
  Story teams = Deal("trinidad").dealer(2).turned("7s").start();
  teams.says("beg give");
  EXPECT_EQ(teams.last(), (Lines{"seat 2 says give", "trump s by turn_up", "side 1 +1 gift"}));
}

TEST(Begging, ARunDealsThreeMoreAndTurnsTheNextCard) {
  RULE("§1", "| run (the cards) | the dealer agrees to another trump suit |");
  RULE("§2.4",
       "A run deals three more cards to each player (eldest first) and turns the next card");
  Story story = Deal("trinidad").turned("7s 7h").start();
  story.says("beg run");
  EXPECT_EQ(story.last(), (Lines{"seat 0 says run", "deal", "turned 7h", "trump h by turn_up"}));
  for (int seat = 0; seat < 4; ++seat) {
    EXPECT_EQ(story.table().hand_count[static_cast<std::size_t>(seat)], 9);
  }
  EXPECT_EQ(story.turn(), 1);
}

TEST(Begging, TheRefusedSuitIsPassedOver) {
  RULE("§2.4", "The refused suit is the suit of the first turn-up throughout.");
  RULE("§2.4",
       "a card of the *refused* suit is set aside and the run repeats until another suit "
       "shows. \"Three more and turn\" variants deal again at each repetition");
  Story story = Deal("trinidad").turned("7s 8s 7h").start();
  story.says("beg run");
  EXPECT_EQ(story.last(), (Lines{"seat 0 says run", "deal", "turned 8s", "deal", "turned 7h",
                                 "trump h by turn_up"}));
  EXPECT_EQ(story.table().hand_count[0], 12);
  for (const CardSet hand : story.table().hands) {
    EXPECT_TRUE((hand & set_of("7s 8s 7h")).empty());
  }
}

TEST(Begging, NobodyIsAskedAgainAfterARun) {
  RULE("§2.4", "When a run has shown a new suit, trump is fixed");
  Story story = Deal("trinidad").turned("7s 7h").start();
  story.says("beg run");
  EXPECT_EQ(choice(story.table()).kind, Decision::Kind::play);
}

TEST(Begging, TooFewCardsMeanARedealByTheSameDealer) {
  RULE("§2.4", "Exhausted = too few cards to deal the packet and turn one card");
  RULE("§2.1", "A hand that is redealt (stock exhausted, bunch, misdeal) keeps its dealer");
  // 13, then 7 for each run: after 48 cards four are left, and a run needs seven.
  Story story = Deal("trinidad-2").dealer(1).turned("3s 4s 5s 7s 8s 9s").start();
  story.says("beg run");
  Lines expected{"seat 1 says run"};
  for (const char* card : {"4s", "5s", "7s", "8s", "9s"}) {
    expected.push_back("deal");
    expected.push_back("turned " + std::string(card));
  }
  expected.insert(expected.end(), {"redeal exhausted", "hand 1 dealer 1", "deal"});
  Lines last = story.last();
  ASSERT_GT(last.size(), expected.size());
  last.resize(expected.size());
  EXPECT_EQ(last, expected);
  EXPECT_EQ(story.table().dealer, 1);
  EXPECT_EQ(story.table().hand, 1);
  for (int seat = 0; seat < 2; ++seat) {
    EXPECT_EQ(story.table().hand_count[static_cast<std::size_t>(seat)], 6);
  }
}

TEST(Begging, ARedealtHandIsShuffledAnewAndHasNoHandEnd) {
  EVENTS_RULE("A redealt hand begins again with `hand`, same number, same dealer");
  EVENTS_RULE("A redeal has no `hand_end`, except one that ends a decided game");
  Story story = Deal("trinidad-2").turned("3s 4s 5s 7s 8s 9s").start();
  const CardSet before = story.table().hands[0];
  story.says("beg run");
  EXPECT_NE(story.table().hands[0], before);
  EXPECT_EQ(count_of(story.told(), "hand_end"), 0);
  story.says("stand").plays_out();
  EXPECT_EQ(story.table().hand, 2);
  EXPECT_EQ(story.table().dealer, 1);
}

TEST(AfterARun, TrumpThenAwardsThenDiscardsEldestFirst) {
  RULE("§2.4",
       "When a run has shown a new suit, trump is fixed (in Seven Up: once the bunch "
       "question is closed); then the awards due, then discards, eldest first.");
  Story story = Deal("old-american").turned("7s Jh").start();
  story.says("beg run");
  EXPECT_EQ(story.last(), (Lines{"seat 0 says run", "deal", "turned Jh", "trump h by turn_up",
                                 "side 0 +1 turn_up_jack"}));
  EXPECT_EQ(story.turn(), 1);
  EXPECT_EQ(choice(story.table()).kind, Decision::Kind::discard);
  EXPECT_EQ(choice(story.table()).discards, 3);
  const CardSet first = choice(story.table()).cards;
  story.discards(card_text(first.at(0)) + " " + card_text(first.at(4)) + " " +
                 card_text(first.at(8)));
  EXPECT_EQ(story.turn(), 0);
  EXPECT_EQ(choice(story.table()).kind, Decision::Kind::discard);
  const CardSet second = choice(story.table()).cards;
  story.discards(
      text_of(CardSet::of(second.at(2)) | CardSet::of(second.at(3)) | CardSet::of(second.at(7))));
  EXPECT_EQ(story.turn(), 1);
  EXPECT_EQ(choice(story.table()).kind, Decision::Kind::play);
}

TEST(Discarding, DownToSixFreelyChosenAndOutOfPlay) {
  RULE("§2.5", "down to six, face down, the player's free choice. Discards are out of play.");
  Story story = Deal("old-american")
                    .hand(0, "Ah 2h 3c 4c 5c 6c 7c 8c 9c")
                    .hand(1, "Kh 3h 3d 4d 5d 6d 7d 8d 9d")
                    .turned("7s 7h")
                    .start();
  story.says("beg run").discards("9d 3d 4d").discards("Ah 2h 3c");
  EXPECT_EQ(story.table().hands[0], set_of("4c 5c 6c 7c 8c 9c"));
  EXPECT_EQ(story.table().hands[1], set_of("Kh 3h 5d 6d 7d 8d"));
  EXPECT_EQ(text_of(story.table().discarded[0]), "3c 2h Ah");
  story.plays_out();
  const Events shown = story.all(EventKind::discard);
  ASSERT_EQ(shown.size(), 2u);
  EXPECT_EQ(shown[0].cards[0], card_of("9d"));
  EXPECT_EQ(shown[0].cards[1], card_of("3d"));
  // The ace and the deuce among the discards score for nobody.
  EXPECT_EQ(line_of(story.award(AwardFor::high)), "side 1 +1 high");
  EXPECT_EQ(story.award(AwardFor::high).why.card, card_of("Kh"));
  EXPECT_EQ(story.award(AwardFor::low).why.card, card_of("3h"));
}

TEST(Discarding, WhatIsRefused) {
  Story story = Deal("old-american").hand(1, "Kh 3h 3d 4d 5d 6d 7d 8d 9d").turned("7s 7h").start();
  story.says("beg run");
  const auto discard = [&](std::string_view cards) {
    CardList list;
    for (const Card card : cards_of(cards)) list.push(card);
    return story.refused(Decision::of_discard(1, list)).reason;
  };
  EXPECT_EQ(discard("3d 4d"), Why::wrong_number_of_discards);
  EXPECT_EQ(discard("3d 4d 5d 6d"), Why::wrong_number_of_discards);
  EXPECT_EQ(discard("3d 4d 4d"), Why::same_card_twice);
  EXPECT_EQ(discard("3d 4d As"), Why::not_in_hand);
  EXPECT_EQ(story.refuses_to_play("3d").reason, Why::not_now);
}

TEST(Playing, TheWinnerOfATrickLeadsToTheNext) {
  RULE("§2.6",
       "eldest leads, the winner of a trick leads to the next, until the hands are empty. "
       "Highest trump wins, else the highest card of the suit led.");
  Story story = Deal("trinidad")
                    .hand(0, "Ah 2s 3s 4d 9d 3h")
                    .hand(1, "9h 5s 2h 2d 2c 3c")
                    .hand(2, "Kh As 4h 5d Td 4c")
                    .hand(3, "8h 4s 5h 8d Kd Ac")
                    .turned("7s")
                    .start();
  story.says("stand");
  story.plays("9h Kh 8h Ah");  // the highest card of the suit led
  EXPECT_EQ(line_of(story.log().back()), "seat 0 takes");
  EXPECT_EQ(story.turn(), 0);
  story.plays("9d 5s As Kd");  // two trumps: the higher
  EXPECT_EQ(line_of(story.log().back()), "seat 2 takes");
  story.plays("4c Ac 3h 2c");  // cards of other suits win nothing
  EXPECT_EQ(line_of(story.log().back()), "seat 3 takes");
  story.plays("4s 2s 3c 4h");  // a trump led
  EXPECT_EQ(line_of(story.log().back()), "seat 3 takes");
  story.plays("5h 3s 2h Td");  // one trump
  EXPECT_EQ(line_of(story.log().back()), "seat 0 takes");
  story.plays("4d 2d 5d 8d");
  const Events tricks = story.all(EventKind::trick);
  ASSERT_EQ(tricks.size(), 6u);
  EXPECT_EQ(tricks[0].leader, 1);
  EXPECT_EQ(tricks[1].leader, 0);
  EXPECT_EQ(tricks[1].cards[0], card_of("9d"));
  EXPECT_EQ(tricks[1].cards[3], card_of("Kd"));
  // 9h Kh 8h Ah, 9d 5s As Kd, 5h 3s 2h Td against 4c Ac 3h 2c, 4s 2s 3c 4h, 4d 2d 5d 8d.
  EXPECT_EQ(story.award(AwardFor::game).why.points[0], 3 + 4 + 4 + 3 + 10);
  EXPECT_EQ(story.award(AwardFor::game).why.points[1], 4);
}

TEST(Settling, TheAwardsStopAtTheTarget) {
  RULE("§2.7", "the awards in the variant's order, stopping at the target.");
  RULE("§1", "the first side to reach it wins **at that award**; nothing after it counts");
  Story story = Deal("old-american")
                    .score({8, 9})
                    .hand(0, "As Ah Kh Qh Kc Ac")
                    .hand(1, "2s 2h 3h 4h 2c 3c")
                    .turned("7s")
                    .start();
  story.says("stand").plays_out();
  EXPECT_EQ(story.awards(), (Lines{"side 0 +1 high", "side 1 +1 low"}));
  EXPECT_TRUE(story.over());
  EXPECT_EQ(story.table().winner, 1);
  EXPECT_EQ(story.score(0), 9);
  EXPECT_EQ(story.score(1), 10);
  const Lines told = story.told();
  EXPECT_EQ((Lines{told.end() - 3, told.end()}),
            (Lines{"side 1 +1 low", "hand_end", "side 1 wins"}));
  EXPECT_EQ(story.refused(Decision::of_say(0, Say::stand)).reason, Why::game_over);
}

TEST(Settling, AGiftCanWinTheGame) {
  EVENTS_RULE(
      "`hand_end` and `game_end` directly follow the winning award, even if other points were "
      "due.");
  Story story = Deal("old-american").score({0, 9}).turned("7s").start();
  story.says("beg give");
  EXPECT_EQ(story.last(), (Lines{"seat 0 says give", "trump s by turn_up", "side 1 +1 gift",
                                 "hand_end", "side 1 wins"}));
}

TEST(Settling, AHandEndsAndTheNextBegins) {
  RULE("§2.6", "until the hands are empty.");
  Story story = Deal("sca").score({3, 40}).start();
  story.says("stand").plays_out();
  EXPECT_EQ(story.told().back(), "hand_end");
  const Event end = story.all(EventKind::hand_end).front();
  EXPECT_EQ(end.score, story.table().score);
  EXPECT_EQ(story.table().hand, 2);
  EXPECT_EQ(story.words(), "stand beg");
}

TEST(Order, TrumpIsFixedInOneOfThreeWays) {
  RULE("§2.3", "**Trump**: by turn-up, by pitch, or (California Jack) by the cut.");
  const auto how = [](std::string_view variant) {
    Story story = Deal(variant).start();
    if (!story.words().empty()) story.says("stand");
    if (!story.table().trump_fixed) story.plays(card_text(choice(story.table()).cards.first()));
    const Events fixed = story.all(EventKind::trump);
    return fixed.size() == 1 ? wire(fixed.front().how) : "";
  };
  EXPECT_EQ(how("sca"), "turn_up");
  EXPECT_EQ(how("pitch"), "pitch");
  EXPECT_EQ(how("california-jack"), "cut");
}

TEST(Order, AGameBeginsWithItsFirstDealer) {
  Story story = Deal("trinidad").dealer(3).turned("As").start();
  EXPECT_EQ(story.told(), (Lines{"game", "first dealer 3", "hand 1 dealer 3", "deal", "turned As",
                                 "side 1 +1 turn_up_ace"}));
}

TEST(Words, WhatCanBeSaidIsLogged) {
  EVENTS_RULE("a spoken decision; `legal`: what could have been said");
  Story story = Deal("old-american").turned("7s").start();
  story.says("beg run");
  const Events said = story.all(EventKind::say);
  ASSERT_EQ(said.size(), 2u);
  EXPECT_EQ(said[0].says, say_bit(Say::stand) | say_bit(Say::beg));
  EXPECT_EQ(said[1].says, say_bit(Say::give) | say_bit(Say::run));
}

TEST(Words, WhatIsRefused) {
  Story story = Deal("old-american").turned("7s").start();
  EXPECT_EQ(story.refused(Decision::of_say(0, Say::stand)).reason, Why::not_your_turn);
  for (const Say say :
       {Say::give, Say::run, Say::take_point, Say::bunch, Say::agree, Say::insist, Say::pass}) {
    EXPECT_EQ(story.refuses_to_say(say).reason, Why::word_not_possible) << wire(say);
  }
  EXPECT_EQ(story.refuses_to_play("2c").reason, Why::not_now);
  EXPECT_EQ(story.refused(Decision::of_lay_down(1)).reason, Why::may_not_lay_down);
}

}  // namespace
}  // namespace allfours
