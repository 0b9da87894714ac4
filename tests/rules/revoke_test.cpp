// Revokes (RULES.md §4, `table_rules`): which cards can be played, taken back and called, and the
// penalties.
#include "core/game/game.hpp"
#include "core/table/irregular.hpp"
#include "players/knowledge/revoke_detection.hpp"
#include "rules/rule_test.hpp"

namespace allfours::revoke_test {
namespace {

using Reason = Refusal::Reason;

// Seat 1 pitches the king of hearts, and seat 0 holds the five of hearts.
Deal low_trump(std::string_view rules = "table_rules=true") {
  return Deal("west-yorkshire-2")
      .rules(rules)
      .hand(1, "Kh 2c 3c 4c 6c 3s")
      .hand(0, "5h 9d Ac Tc Kc Ad");
}

// The same, but seat 0 holds the ace.
Deal top_trump() {
  return Deal("west-yorkshire-2")
      .rules("table_rules=true")
      .hand(1, "Kh 2c 3c 4c 6c 3s")
      .hand(0, "Ah 9d Ac Tc Kc Ad");
}

// Three players, each for himself; seat 2 plays the nine of diamonds and holds a heart.
Deal three_sides(std::string_view heart) {
  return Deal("pitch", 3)
      .rules("table_rules=true")
      .hand(1, "Kh 2c 3c 4c 6c 3s")
      .hand(2, "9d 8c 7c 8d 2s " + std::string(heart))
      .hand(0, "4h 4s 5s 6s 7s 8s");
}

TEST(Revoke, IllegalMovesCannotBeMadeWithoutTableRules) {
  RULE("§4",
       "With the rules enforced (the default, in every variant) an illegal move cannot be made.");
  for (const Variant& variant : variants()) EXPECT_FALSE(variant.rules.table_rules) << variant.id;
  Story story = low_trump("").start();
  story.plays("Kh");
  EXPECT_TRUE(choice(story.table()).illegal.empty());
  EXPECT_EQ(story.refuses_to_play("9d").reason, Reason::must_follow_trump);
  story.plays("5h");
  EXPECT_EQ(story.refused(Decision::of_take_back(0)).reason, Reason::nothing_to_take_back);
  EXPECT_EQ(story.refused(Decision::of_call(1, 0, 1)).reason, Reason::nothing_to_call);
}

TEST(Revoke, WithTableRulesAnIllegalCardCanBePlayed) {
  RULE("§4", "With `table_rules` on, available in every variant, it can, as at a real table.");
  for (const Variant& variant : variants()) {
    RuleSet rules = variant.rules;
    rules.table_rules = true;
    EXPECT_FALSE(validate(rules, variant.usual_players)) << variant.id;
  }
  Story story = low_trump().start();
  story.plays("Kh");
  EXPECT_EQ(story.legal(), "5h");
  EXPECT_EQ(text_of(choice(story.table()).illegal), "Tc Kc Ac 9d Ad");
  EXPECT_EQ(story.refuses_to_play("2c").reason, Reason::not_in_hand);
  story.plays("9d");
  EXPECT_EQ(story.last(), (Lines{"seat 0 plays 9d", "seat 1 takes"}));
  EXPECT_EQ(text_of(story.all(EventKind::play)[1].legal), "5h");
}

TEST(Revoke, WhateverRuleMakesItIllegal) {
  RULE("§4", "any card outside the legal set, whatever rule makes it so **[R]**.");
  struct Case {
    std::string_view rules, plays;
  };
  // Seat 0 holds clubs and hearts; hearts are trumps.
  for (const Case& one : {Case{"play=no_ruff table_rules=true", "Kh 4h 2c 5h"},
                          Case{"play=follow_or_trump_else_trump table_rules=true", "Kh 4h 3s 9d"},
                          Case{"play=strict table_rules=true", "Kh 4h 3s 9d"},
                          Case{"table_rules=true", "Kh 4h 2c 9d"}}) {
    Story story = Deal("west-yorkshire-2")
                      .rules(one.rules)
                      .hand(1, "Kh 2c 3c 4c 6c 3s")
                      .hand(0, "5h 4h 9d Ac Tc Kc")
                      .start();
    story.plays(one.plays);
    const int seat_0 = place_of(story.table(), 0, 2);
    EXPECT_TRUE(is_revoke(story.table(), seat_0)) << one.rules << " " << one.plays;
    EXPECT_FALSE(is_revoke(story.table(), place_of(story.table(), 0, 1))) << one.rules;
    EXPECT_FALSE(is_revoke(story.table(), place_of(story.table(), 1, 2))) << one.rules;
  }
}

TEST(Revoke, ItIsFreeToTakeBackUntilTheNextLead) {
  RULE("§4",
       "It is free to take back until the next lead (002: \"bevor der Stich aufgenommen wurde\"), "
       "so the last player of a trick can too;");
  Story story = low_trump().start();
  story.plays("Kh 9d").takes_back(0);
  EXPECT_EQ(story.last(), Lines{"seat 0 takes back 9d"});
  EXPECT_EQ(story.turn(), 0);
  EXPECT_EQ(story.table().tricks, 0);
  EXPECT_EQ(text_of(story.table().taken[1]), "");
  EXPECT_EQ(story.legal(), "5h");
  story.plays("5h");
  EXPECT_EQ(story.last(), (Lines{"seat 0 plays 5h", "seat 1 takes"}));
  EXPECT_EQ(text_of(story.table().taken[1]), "5h Kh");
  EXPECT_EQ(story.score(0), 0);
  EXPECT_EQ(story.score(1), 0);
  // A corrected card is no longer a revoke.
  story.calls(1, 0, 1);
  EXPECT_EQ(story.last(), Lines{"seat 1 calls seat 0 trick 1: refused"});

  Story late = low_trump().start();
  late.plays("Kh 9d 2c");
  EXPECT_EQ(late.refused(Decision::of_take_back(0)).reason, Reason::nothing_to_take_back);
  Story regular = low_trump().start();
  regular.plays("Kh 5h");
  EXPECT_EQ(regular.refused(Decision::of_take_back(0)).reason, Reason::nothing_to_take_back);
  EXPECT_EQ(regular.refused(Decision::of_take_back(1)).reason, Reason::nothing_to_take_back);
}

TEST(Revoke, CardsPlayedAfterItStand) {
  RULE("§4",
       "cards played after it stand, and the card taken back is not an exposed card **[R]**.");
  Story story = Deal("west-yorkshire")
                    .rules("table_rules=true")
                    .hand(1, "Kh 2c Kc Qc Jc Tc")
                    .hand(2, "3h 2s 3s 4s 5s As")
                    .hand(3, "4h Ks 6s 7s 8s Ts")
                    .hand(0, "5h 2d 3d 4d 5d Ad")
                    .start();
  story.plays("Kh 2s 4h").takes_back(2);
  EXPECT_EQ(story.turn(), 2);
  EXPECT_EQ(story.legal(), "3h");
  EXPECT_EQ(story.refused(Decision::of_take_back(2)).reason, Reason::nothing_to_take_back);
  story.plays("3h");
  EXPECT_EQ(story.turn(), 0);  // and seat 3 is not asked again
  story.plays("5h");
  EXPECT_EQ(story.last(), (Lines{"seat 0 plays 5h", "seat 1 takes"}));
  const Event trick = story.all(EventKind::trick).back();
  EXPECT_EQ(card_text(trick.cards[1]) + card_text(trick.cards[2]), "3h4h");
  // The card that was shown may be kept or played like any other.
  story.plays("2c");
  EXPECT_EQ(story.legal(), "2s 3s 4s 5s As");
}

TEST(Revoke, WhatWasDrawnSinceGoesBack) {
  RULE("§4", "It is free to take back until the next lead");
  Story story = Deal("california-jack")
                    .rules("table_rules=true")
                    .hand(1, "Ac 2c 3c 4c 5c 6c")
                    .hand(0, "7c 8d 9d Td Jd Qd")
                    .stock("2d 3d 4d 5d")
                    .cut("Ks")
                    .start();
  story.plays("Ac 8d");
  EXPECT_EQ(story.last(),
            (Lines{"seat 0 plays 8d", "seat 1 takes", "seat 1 draws 2d", "seat 0 draws 3d"}));
  story.takes_back(0);
  EXPECT_EQ(text_of(story.table().hands[1]), "2c 3c 4c 5c 6c");
  EXPECT_EQ(card_text(story.table().top), "2d");
  story.plays("7c");
  EXPECT_EQ(story.last(),
            (Lines{"seat 0 plays 7c", "seat 1 takes", "seat 1 draws 2d", "seat 0 draws 3d"}));
  EXPECT_EQ(story.score(0), 0);  // no penalty for not following although able to
}

TEST(Revoke, AnOpponentMayCallItUntilTheSettlement) {
  RULE("§4",
       "From the completed trick until the settlement, before which the table pauses for it, an "
       "opponent may **call** it; the penalty is scored when it is called **[R]**.");
  Story story = low_trump().start();
  story.plays("Kh");
  EXPECT_EQ(story.refused(Decision::of_call(1, 0, 1)).reason, Reason::nothing_to_call);
  story.plays("9d");
  EXPECT_EQ(story.refused(Decision::of_call(0, 0, 1)).reason, Reason::nothing_to_call);
  EXPECT_EQ(story.refused(Decision::of_call(1, 0, 2)).reason, Reason::nothing_to_call);
  EXPECT_EQ(story.refused(Decision::of_call(1, 0, 0)).reason, Reason::nothing_to_call);
  EXPECT_EQ(story.refused(Decision::of_call(1, 7, 1)).reason, Reason::nothing_to_call);
  story.calls(1, 0, 1);
  EXPECT_EQ(story.last(), (Lines{"seat 1 calls seat 0 trick 1: upheld", "side 1 +1 revoke"}));
  EXPECT_EQ(story.turn(), 1);
  EXPECT_EQ(story.score(1), 1);
  EXPECT_EQ(story.refused(Decision::of_call(1, 0, 1)).reason, Reason::nothing_to_call);
  EXPECT_EQ(story.refused(Decision::of_take_back(0)).reason, Reason::nothing_to_take_back);
  const Event award = story.award(AwardFor::revoke);
  EXPECT_EQ(card_text(award.why.card), "9d");
  EXPECT_EQ(text_of(award.why.held), "5h");
  EXPECT_EQ(award.why.erred, 0);
  EXPECT_EQ(award.why.called_by, 1);
  EXPECT_EQ(award.why.trick, 1);
  EXPECT_FALSE(award.why.whole_game);

  Story late = low_trump().start();
  late.plays("Kh 9d").plays("2c Ac").plays("5h 3s").plays("Tc 3c").plays("Kc 4c").plays("Ad 6c");
  EXPECT_EQ(late.table().phase, Phase::calls);
  EXPECT_EQ(late.turn(), 1);  // eldest first
  EXPECT_EQ(late.words(), "pass");
  late.says("pass").calls(1, 0, 1);
  EXPECT_EQ(late.turn(), 0);
  late.says("pass");
  EXPECT_EQ(late.awards().front(), "side 1 +1 revoke");
  EXPECT_EQ(late.refused(Decision::of_call(1, 0, 1)).reason, Reason::nothing_to_call);
}

TEST(Revoke, APartnerCannotCallIt) {
  RULE("§4", "an opponent may **call** it;");
  Story story = Deal("west-yorkshire")
                    .rules("table_rules=true")
                    .hand(1, "Kh 2c Kc Qc Jc Tc")
                    .hand(2, "3h 2s 3s 4s 5s As")
                    .start();
  story.plays("Kh 2s");
  const std::string third = text_of(CardSet::of(choice(story.table()).cards.first()));
  story.plays(third);
  story.plays(text_of(CardSet::of(choice(story.table()).cards.first())));
  EXPECT_EQ(story.refused(Decision::of_call(0, 2, 1)).reason, Reason::nothing_to_call);
  story.calls(3, 2, 1);
  EXPECT_EQ(story.last().back(), "side 1 +1 revoke");
}

TEST(Revoke, ATopTrumpWithheldLosesTheGame) {
  RULE("§4",
       "If a trump was led, no trump was played and the player then held one or more of A K Q J 10 "
       "of trumps: that side loses the whole game (three sides: the caller's side wins **[R]**).");
  Story story = top_trump().score({3, 2}).start();
  story.plays("Kh 9d").calls(1, 0, 1);
  EXPECT_EQ(story.last(), (Lines{"seat 1 calls seat 0 trick 1: upheld", "side 1 +7 revoke",
                                 "hand_end", "side 1 wins"}));
  EXPECT_EQ(story.score(1), 9);
  EXPECT_TRUE(story.award(AwardFor::revoke).why.whole_game);
  EXPECT_TRUE(story.over());

  Story three = three_sides("Th").score({1, 2, 3}).start();
  three.plays("Kh 9d 4h").calls(0, 2, 1);
  EXPECT_EQ(three.last(), (Lines{"seat 0 calls seat 2 trick 1: upheld", "side 0 +6 revoke",
                                 "hand_end", "side 0 wins"}));

  // The nine is not a top trump, and withholding a trump on a plain lead does not lose the game.
  Story nine = Deal("west-yorkshire-2")
                   .rules("table_rules=true")
                   .hand(1, "Kh 2c 3c 4c 6c 3s")
                   .hand(0, "9h 9d Ac Tc Kc Ad")
                   .start();
  nine.plays("Kh 9d").calls(1, 0, 1);
  EXPECT_EQ(nine.last().back(), "side 1 +1 revoke");
}

TEST(Revoke, OtherwiseItCostsAPointAndGame) {
  RULE("§4",
       "Otherwise the opponents score 1 and the revoking side cannot win Game in this hand: if it "
       "alone has the most card points, nobody scores it;");
  Story story = low_trump().start();
  story.plays("Kh 9d").calls(1, 0, 1);
  story.plays("2c Ac").plays("5h 3s").plays("Tc 3c").plays("Kc 4c").plays("Ad 6c").nobody_calls();
  EXPECT_EQ(story.awards(), (Lines{"side 1 +1 revoke", "side 1 +1 high", "side 0 +1 low",
                                   "nobody jack", "nobody game"}));
}

TEST(Revoke, InATieTheOthersAreJudgedWithoutIt) {
  RULE("§4", "in a tie the others are judged without it, by the variant's rule for ties **[R]**.");
  Story story = Deal("west-yorkshire-2")
                    .rules("table_rules=true")
                    .hand(1, "Kh 2c 3c 4c 6c 3s")
                    .hand(0, "5h 9d Kc 8c 7c 8d")
                    .start();
  story.plays("Kh 9d").calls(1, 0, 1);
  story.plays("2c Kc").plays("5h 3s").plays("8c 3c").plays("7c 6c").plays("8d 4c").nobody_calls();
  EXPECT_EQ(story.award(AwardFor::game).why.points, (Scores{3, 3}));
  EXPECT_EQ(story.awards().back(), "side 1 +1 game");
}

TEST(Revoke, ThreeSidesArePaidEach) {
  RULE("§4", "Three sides: 1 to each other side **[R]**. A wrong call costs nothing");
  RULE("§4", "where sides are paid 1 each, they are paid in order from eldest **[R]**;");
  Story story = three_sides("5h").start();
  story.plays("Kh 9d 4h").calls(0, 2, 1);
  EXPECT_EQ(story.last(),
            (Lines{"seat 0 calls seat 2 trick 1: upheld", "side 1 +1 revoke", "side 0 +1 revoke"}));
  // The first side to reach the target wins; later points do not count.
  Story near = three_sides("5h").score({6, 6, 0}).start();
  near.plays("Kh 9d 4h").calls(0, 2, 1);
  EXPECT_EQ(near.last(), (Lines{"seat 0 calls seat 2 trick 1: upheld", "side 1 +1 revoke",
                                "hand_end", "side 1 wins"}));
}

TEST(Revoke, ThePenaltyComesBeforeThePointsOfTheHand) {
  RULE("§4", "the penalty is scored when it is called **[R]**.");
  Story story = low_trump("table_rules=true early_high=false").score({8, 8}).start();
  story.plays("Kh 9d").plays("2c Ac").plays("5h 3s").plays("Tc 3c").plays("Kc 4c").plays("Ad 6c");
  story.says("pass").calls(1, 0, 1);
  EXPECT_EQ(story.last(), (Lines{"seat 1 calls seat 0 trick 1: upheld", "side 1 +1 revoke",
                                 "hand_end", "side 1 wins"}));
  EXPECT_EQ(story.score(0), 8);
}

TEST(Revoke, AWrongCallCostsNothing) {
  RULE("§4", "A wrong call costs nothing and is refused **[R]**.");
  Story story = low_trump().start();
  story.plays("Kh 5h").calls(1, 0, 1);
  EXPECT_EQ(story.last(), Lines{"seat 1 calls seat 0 trick 1: refused"});
  EXPECT_EQ(story.turn(), 1);
  EXPECT_EQ(story.awards(), Lines{});
  story.calls(0, 1, 1);
  EXPECT_EQ(story.last(), Lines{"seat 0 calls seat 1 trick 1: refused"});
  EXPECT_EQ(story.score(0) + story.score(1), 0);
  RULE("§4", "each card can be called once,");
  EXPECT_EQ(story.refused(Decision::of_call(1, 0, 1)).reason, Reason::nothing_to_call);
}

TEST(Revoke, ACardThatMayNotBePlayedClaimsNothing) {
  RULE("§4",
       "a card that may not be played claims nothing, neither High on the ace nor a lost point");
  Story story = Deal("west-yorkshire-2")
                    .rules("table_rules=true play=no_ruff")
                    .hand(1, "Kh 2c 3c 4c 6c 3s")
                    .hand(0, "Ah 5h 9d Ac Tc Kc")
                    .score({8, 0})
                    .start();
  story.plays("Kh 5h 2c Ah");
  EXPECT_EQ(story.last(), (Lines{"seat 0 plays Ah", "seat 0 takes"}));
  EXPECT_EQ(story.score(0), 8);
}

TEST(Revoke, ADecidedGameIsNotLost) {
  RULE("§4", "when the game is decided a revoke costs 1 point that does not count **[R]**.");
  Story story = top_trump().start();
  story.plays("Kh 9d");
  Table decided = story.table();
  decided.winner = 0;
  decided.rules.stake_all_fours = 1;
  const auto called = judge(decided, Decision::of_call(1, 0, 1));
  apply(decided, std::get<Event>(called));
  Event award;
  ASSERT_TRUE(next_event(decided, award));
  EXPECT_EQ(award.points, 1);
  EXPECT_FALSE(award.counted);
}

TEST(Noticing, ARevokeIsProvedByTheCardThatCameLater) {
  RULE("§4", "an opponent may **call** it;");
  Story story = low_trump().start();
  story.plays("Kh 9d");
  EXPECT_FALSE(noticed(seen_from(story.table(), 1)));  // the five may lie in the pack
  EXPECT_FALSE(noticed(seen_from(story.table(), 0)));
  story.plays("2c Ac");
  EXPECT_FALSE(noticed(seen_from(story.table(), 1)));
  story.plays("5h 3s");
  EXPECT_EQ(noticed(seen_from(story.table(), 1)), Decision::of_call(1, 0, 1));
  EXPECT_EQ(speaks_up(story.table(), 2), Decision::of_call(1, 0, 1));
  EXPECT_FALSE(speaks_up(story.table(), 1));
  story.calls(1, 0, 1);
  EXPECT_FALSE(noticed(seen_from(story.table(), 1)));
}

TEST(Noticing, ACardDrawnLaterProvesNothing) {
  Story story = Deal("california-jack")
                    .rules("table_rules=true")
                    .hand(1, "Ac 2c 3c 4c 5c 6c")
                    .hand(0, "7d 8d 9d Td Jd Qd")
                    .stock("2d 7c 4d 5d")
                    .cut("Ks")
                    .start();
  story.plays("Ac 8d");  // it has neither clubs nor spades, and draws the seven of clubs
  story.plays("2c 7c");
  EXPECT_FALSE(noticed(seen_from(story.table(), 1)));
}

TEST(Noticing, ACardThatWasTakenBackIsKnown) {
  Story story = low_trump().start();
  story.plays("Kh 9d").takes_back(0);
  const SeatView view = seen_from(story.table(), 1);
  EXPECT_EQ(text_of(view.table.hands[0]), "9d");
  EXPECT_EQ(text_of(seen_from(story.table(), 0).table.hands[1]), "");
}

}  // namespace
}  // namespace allfours::revoke_test
