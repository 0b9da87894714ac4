// Trinidad as played today (RULES.md §3a): each field of the rule set, the named sets, and their
// details in §4.
#include "core/game/game.hpp"
#include "core/game/record.hpp"
#include "core/rules/named_rules.hpp"
#include "core/table/irregular.hpp"
#include "rules/rule_test.hpp"

namespace allfours::trinidad_today_test {
namespace {

using Reason = Refusal::Reason;

// Eldest (seat 1) leads the ace of the turned suit; an opponent holds the jack.
Deal jack_to_be_hanged(std::string_view rules) {
  return Deal("trinidad")
      .rules(rules)
      .hand(1, "As Ks Qs 3h 4h 5h")
      .hand(2, "Js 2c 3c 4c 5c 6c")
      .hand(3, "2s 2d 3d 4d 5d 6d")
      .hand(0, "3s 7d 8d 9d 7c 8c")
      .turned("9s");
}

TEST(TrinidadToday, GameIsWorthWhatTheFieldSays) {
  RULE("§3a", "what the point *Game* is worth");
  for (const int points : {1, 2}) {
    Story story = jack_to_be_hanged("game_points=" + std::to_string(points)).start();
    story.says("stand").plays_out();
    EXPECT_EQ(story.award(AwardFor::game).points, points);
  }
}

TEST(TrinidadToday, HangingTheJackIsWorthWhatTheFieldSays) {
  RULE("§3a", "what capturing the jack from another side is worth where `hang_jack` is on");
  for (const int points : {1, 3, 6}) {
    Story story = jack_to_be_hanged("hang_points=" + std::to_string(points)).start();
    story.says("stand").plays("As Js 2s 3s").plays_out();
    EXPECT_EQ(story.award(AwardFor::hang_jack).points, points);
  }
  RuleSet rules = find_variant("trinidad")->rules;
  rules.hang_jack = false;
  EXPECT_FALSE(validate(rules, 4));
  rules.hang_points = 6;
  ASSERT_TRUE(validate(rules, 4));
  EXPECT_EQ(validate(rules, 4)->kind, FaultKind::without_hanging);
}

TEST(TrinidadToday, OnlyATrumpLeadMustBeFollowed) {
  RULE("§3a",
       "`trump_only`: a trump lead must be followed with a trump if able; on a plain lead any card "
       "may be played.");
  Story story = jack_to_be_hanged("play=trump_only").start();
  story.says("stand").plays("As");
  EXPECT_EQ(story.legal(), "Js");
  EXPECT_EQ(story.refuses_to_play("2c").reason, Reason::must_follow_trump);
  story.plays("Js 2s 3s 3h");
  EXPECT_EQ(story.legal(), "2c 3c 4c 5c 6c");
  story.plays("2c 2d 7c 4h 3c 3d");
  EXPECT_EQ(story.legal(), "8c 7d 8d 9d") << "whatever the suit led";
}

TEST(TrinidadToday, WhereAnythingGoesNoLeadMustBeFollowed) {
  RULE("§3a", "`free`: any card at any time");
  Story story = jack_to_be_hanged("play=free").start();
  story.says("stand").plays("As");
  EXPECT_EQ(story.legal(), "2c 3c 4c 5c 6c Js");
}

TEST(TrinidadToday, UndertrumpingCanBeForbiddenWhereNothingElseIs) {
  RULE("§3a", "undertrumping is then a revoke like any other, “unless down to trump” (008)");
  Story story = Deal("trinidad")
                    .rules("play=trump_only no_undertrump=true")
                    .hand(1, "3h 4h 5h 6h 7h 8h")
                    .hand(2, "Js 2c 3c 4c 5c 6c")
                    .hand(3, "2s 2d 3d 4d 5d 6d")
                    .hand(0, "3s 4s 5s 6s 7s 8s")
                    .turned("9s")
                    .start();
  story.says("stand").plays("3h Js");
  EXPECT_EQ(story.legal(), "2d 3d 4d 5d 6d");
  EXPECT_EQ(story.refuses_to_play("2s").reason, Reason::must_overtrump);
  story.plays("2d");
  EXPECT_EQ(story.legal(), "3s 4s 5s 6s 7s 8s");
}

TEST(TrinidadToday, ADealerWithoutATrumpMayNotGive) {
  RULE("§3a", "a dealer who holds no card of the turned suit may not give; he must run");
  const auto deal = [](std::string_view rules, std::string_view dealers) {
    return Deal("trinidad").rules(rules).hand(0, dealers).turned("9s").start();
  };
  Story without = deal("no_gift_without_trump=true", "3h 7d 8d 9d 7c 8c");
  without.says("beg");
  EXPECT_EQ(without.words(), "run");
  EXPECT_EQ(without.refuses_to_say(Say::give).reason, Reason::no_trump_to_give);
  Story with = deal("no_gift_without_trump=true", "3s 7d 8d 9d 7c 8c");
  with.says("beg");
  EXPECT_EQ(with.words(), "give run");
  Story usual = deal("", "3h 7d 8d 9d 7c 8c");
  usual.says("beg");
  EXPECT_EQ(usual.words(), "give run");
  RULE("§3a", "(a player may stand without a trump)");
  EXPECT_EQ(deal("no_gift_without_trump=true", "3h 7d 8d 9d 7c 8c").words(), "stand beg");
}

TEST(TrinidadToday, AfterAMisdealTheDealMayPass) {
  RULE("§3a", "A misdeal that passes the deal on is the same hand dealt again by the next dealer");
  for (const auto& [value, dealer] : {std::pair{"same", 0}, std::pair{"next", 1}}) {
    Story story =
        Deal("trinidad")
            .rules("table_rules=true hand_dealing=true misdeal_deal=" + std::string(value))
            .start();
    story.deals({5, 6, 6, 6});
    story.calls_misdeal(1);
    EXPECT_EQ(story.table().dealer, dealer) << value;
    EXPECT_EQ(story.table().hand, 1);
    EXPECT_EQ(story.table().redeals, 1);
    EXPECT_EQ(story.turn(), dealer) << "deals by hand again";
  }
}

// Seat 0 revokes on the lead of a trump by seat 1, and holds this trump.
Story trump_withheld(std::string_view rules, std::string_view trumps) {
  Story story = Deal("west-yorkshire-2")
                    .rules("table_rules=true " + std::string(rules))
                    .hand(1, "Kh 2c 3c 4c 6c 3s")
                    .hand(0, "9d Ac Tc Kc " + std::string(trumps))
                    .start();
  story.plays("Kh 9d").calls(1, 0, 1);
  return story;
}

// The same on the lead of a plain suit, which seat 0 could have followed.
Story suit_withheld(std::string_view rules) {
  Story story = Deal("west-yorkshire-2")
                    .rules("table_rules=true " + std::string(rules))
                    .hand(1, "Kh 2c 3c 4c 6c 3s")
                    .hand(0, "9d Ac Tc Kc Ad 5h")
                    .start();
  story.plays("Kh 5h 2c 9d").calls(1, 0, 2);
  return story;
}

bool loses_the_game(const Story& story) { return story.award(AwardFor::revoke).why.whole_game; }

TEST(TrinidadToday, WhatARevokeCosts) {
  RULE("§3a",
       "`trump_game` (a revoke on a trump lead costs the game, another 1 point), `bare_jack` (as "
       "`one`, but the game where the trump withheld was the bare jack)");
  struct Case {
    std::string_view penalty;
    bool ace, five, jack, jack_and_five, suit;  // loses the game
  };
  for (const Case& one :
       {Case{"by_card", true, false, true, true, false},
        Case{"one", false, false, false, false, false}, Case{"game", true, true, true, true, true},
        Case{"trump_game", true, true, true, true, false},
        Case{"bare_jack", false, false, true, false, false}}) {
    const std::string rules = "revoke_penalty=" + std::string(one.penalty);
    EXPECT_EQ(loses_the_game(trump_withheld(rules, "Ad Ah")), one.ace) << one.penalty;
    EXPECT_EQ(loses_the_game(trump_withheld(rules, "Ad 5h")), one.five) << one.penalty;
    EXPECT_EQ(loses_the_game(trump_withheld(rules, "Ad Jh")), one.jack) << one.penalty;
    EXPECT_EQ(loses_the_game(trump_withheld(rules, "Jh 5h")), one.jack_and_five) << one.penalty;
    EXPECT_EQ(loses_the_game(suit_withheld(rules)), one.suit) << one.penalty;
  }
}

TEST(TrinidadToday, WhetherARevokeBarsFromGame) {
  RULE("§3a", "whether the revoking side is barred from *Game*");
  EXPECT_EQ(suit_withheld("").table().no_game, 1);
  EXPECT_EQ(suit_withheld("revoke_bars_game=false").table().no_game, 0);
}

TEST(TrinidadToday, ACardLaidStays) {
  RULE("§3a",
       "a card that has touched the table stays: a revoke cannot be taken back, and a card played "
       "out of turn is an exposed card");
  const auto begun = [](std::string_view rules) {
    return Deal("trinidad")
        .rules("table_rules=true " + std::string(rules))
        .hand(1, "As Ks Qs 3h 4h 5h")
        .hand(2, "Js 2c 3c 4c 5c 6c")
        .hand(3, "2s 2d 3d 4d 5d 6d")
        .hand(0, "3s 7d 8d 9d 7c 8c")
        .turned("9s")
        .start()
        .says("stand");
  };
  Story story = begun("card_laid_stays=true");
  story.plays("As 2c");
  EXPECT_EQ(story.refused(Decision::of_take_back(2)).reason, Reason::nothing_to_take_back);
  Table table = story.table();
  const auto judged = judge(table, Decision::of_play(0, card_of("7d")));
  ASSERT_TRUE(std::holds_alternative<Event>(judged));
  EXPECT_EQ(std::get<Event>(judged).kind, EventKind::expose);
  apply(table, std::get<Event>(judged));
  EXPECT_TRUE(table.exposed.contains(card_of("7d")));
  EXPECT_EQ(table.turn, 3) << "the turn is not moved";
  Story usual = begun("");
  usual.plays("As 2c");
  EXPECT_EQ(usual.refused(Decision::of_play(0, card_of("7d"))).reason, Reason::not_your_turn);
  usual.takes_back(2);
}

TEST(TrinidadToday, WhatConcernsMistakesMayBeSetWhereNoneCanBeMade) {
  RULE(
      "§3a",
      "What concerns irregularities has its effect where `table_rules` is on, and may be set where "
      "it is off **[R]**.");
  RuleSet rules = find_variant("trinidad")->rules;
  rules.card_laid_stays = true;
  rules.revoke_penalty = RevokePenalty::game;
  rules.misdeal_deal = MisdealDeal::next;
  EXPECT_FALSE(validate(rules, 4));
}

TEST(TrinidadToday, TheNamedSets) {
  RULE("§3a",
       "`revoke_penalty game`, `no_undertrump`, `no_gift_without_trump`, `misdeal_deal next`");
  const Variant& trinidad = *find_variant("trinidad");
  for (const std::string_view name : {"beer_jack", "university", "college"}) {
    const NamedRule* set = find_named_rule(trinidad, name);
    ASSERT_NE(set, nullptr) << name;
    const RuleSet rules = set->with(trinidad.rules);
    EXPECT_FALSE(validate(rules, 4)) << name;
    EXPECT_EQ(rules.game_points, 2) << name;
    EXPECT_EQ(set->without(rules, trinidad.rules), trinidad.rules) << name;
  }
  const RuleSet beer_jack = find_named_rule(trinidad, "beer_jack")->with(trinidad.rules);
  EXPECT_EQ(beer_jack.hang_points, 6);
  EXPECT_EQ(beer_jack.play, PlayRule::trump_only);
  EXPECT_EQ(beer_jack.target, 14);
}

TEST(TrinidadToday, TheWholeGameIsAwardedOnceWithThreeSidesAndAStake) {
  RULE("§4", "A revoke that costs the whole game is scored once, to the caller's side");
  const auto opened = open_record(
      "v=west-yorkshire-6&seed=h1-0&rules=table_rules.true,stake_game.2,stake_all_fours.1,target.4,"
      "hand_dealing.true&log=1GGGGGG-iUD-hoABF-mUAA-hn-QCB");
  ASSERT_TRUE(std::holds_alternative<OpenedRecord>(opened));
  int revokes = 0;
  for (const Event& event : std::get<OpenedRecord>(opened).game.log()) {
    if (event.kind == EventKind::award && event.award == AwardFor::revoke) ++revokes;
  }
  EXPECT_EQ(revokes, 1);
}

TEST(TrinidadToday, TheStockCountsAsInPlayForAllFours) {
  RULE("§4", "in California Jack cards in the stock count as in play for that");
  Story story = Deal("california-jack")
                    .rules("table_rules=true stake_game=2 stake_all_fours=1")
                    .cut("9h")
                    .hand(1, "Kh 2c 3c 4c 6c 3s")
                    .hand(0, "Th 9d Ac Tc Kc Ad")
                    .stock("4s 5s 6s Ah Jh 2h")
                    .start();
  story.plays("Kh 9d").calls(1, 0, 1);
  EXPECT_TRUE(story.award(AwardFor::revoke).why.whole_game);
  EXPECT_EQ(story.table().winner, 1);
  EXPECT_EQ(story.table().phase, Phase::play) << "ace, jack and two of trumps are still to come";
}

}  // namespace
}  // namespace allfours::trinidad_today_test
