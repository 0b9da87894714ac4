// Valid and invalid combinations of rules (RULES.md §3: a house rule is a change to one field).
#include "rules/rule_test.hpp"

namespace allfours {
namespace {

// The message of validate for a variant with these changes; "" if it is playable.
std::string verdict(std::string_view id, int players, std::string_view changes) {
  RuleSet rules = find_variant(id)->rules;
  std::string rest(changes);
  while (!rest.empty()) {
    const auto space = rest.find(' ');
    const std::string change = rest.substr(0, space);
    const auto equals = change.find('=');
    const auto no = set_field(rules, change.substr(0, equals), change.substr(equals + 1));
    EXPECT_FALSE(no.has_value()) << no->sentence();
    rest = space == std::string::npos ? "" : rest.substr(space + 1);
  }
  const auto no = validate(rules, players);
  return no ? no->sentence() : std::string();
}

TEST(Validate, OptionsThatTheSourcesName) {
  RULE("§3 `trinidad`", "the 2 instead of the six scores 2 (Tobago); `must_beg_without_trump`");
  EXPECT_EQ(verdict("trinidad", 4, "turn_up_six=0 turn_up_two=2"), "");
  EXPECT_EQ(verdict("trinidad", 4, "must_beg_without_trump=true no_undertrump=true"), "");
  EXPECT_EQ(verdict("trinidad", 4, "packets=singles"), "");
  EXPECT_EQ(verdict("west-yorkshire", 4, "play=no_ruff"), "");
  EXPECT_EQ(verdict("west-yorkshire", 4, "partners_by_jacks=true"), "");
  EXPECT_EQ(verdict("west-yorkshire", 4, "first_dealer=cut_pitcher"), "");
  EXPECT_EQ(verdict("west-yorkshire", 4, "packets=three_two_one"), "");
  EXPECT_EQ(verdict("west-yorkshire", 4, "stake_game=2 stake_all_fours=1"), "");
  EXPECT_EQ(verdict("cotton", 2, "begging=dealer_answers"), "");
  EXPECT_EQ(verdict("cotton", 2, "turn_up_timing=if_it_fixes_trump"), "");
  EXPECT_EQ(verdict("old-american", 2, "discard=never"), "");
  EXPECT_EQ(verdict("old-american", 2, "packets=singles"), "");
  EXPECT_EQ(verdict("seven-up", 2, "discard=to_six_from_twelve"), "");
  EXPECT_EQ(verdict("seven-up", 2, "discard=never"), "");
}

TEST(Validate, HowManyPlayers) {
  EXPECT_EQ(verdict("german", 1, ""), "Two to six players sit at the table.");
  EXPECT_EQ(verdict("german", 7, ""), "Two to six players sit at the table.");
}

TEST(Validate, WithoutATurnUpThereIsNoBegging) {
  EXPECT_EQ(verdict("pitch", 2, "begging=dealer_answers"),
            "There is begging only where a card is turned up.");
  EXPECT_EQ(verdict("pitch", 2, "turn_up_jack=1"),
            "No card is turned up, so \"turn_up_jack\" cannot be 1.");
  for (const char* change : {"must_beg_without_trump=true", "gift_bar=true", "run=turn_only",
                             "bunch=true", "discard=to_six"}) {
    EXPECT_NE(verdict("pitch", 2, change).find("Nobody begs, so \""), std::string::npos) << change;
  }
}

TEST(Validate, ATurnUpIsAcceptedByWhoCouldBeg) {
  EXPECT_EQ(verdict("german", 2, "discard=never begging=none turn_up_timing=if_accepted"),
            "Nobody begs, so \"turn_up_timing\" cannot be if_accepted.");
  EXPECT_EQ(verdict("german", 2, "discard=never begging=none turn_up_timing=at_once"), "");
  EXPECT_EQ(verdict("german", 2, "turn_up_timing=if_accepted"), "");
}

TEST(Validate, FieldsThatContradictEachOther) {
  EXPECT_EQ(verdict("cotton", 2, "gift_bar=true"),
            "The dealer gives nothing, so \"gift_bar\" cannot be true.");
  EXPECT_EQ(verdict("sca", 2, "discard=to_six"),
            "A run deals no cards, so \"discard\" cannot be to_six.");
  EXPECT_EQ(verdict("french", 2, "discard=to_six_from_twelve"),
            "A run deals three cards at most, so nobody ever holds twelve.");
  EXPECT_EQ(verdict("sca", 2, "hang_jack=true"),
            "A jack that scores for whoever was dealt it cannot be hanged.");
}

TEST(Validate, ARunMustFitThePack) {
  const std::string six = "face_down=nobody trump=turn_up begging=dealer_answers ";
  EXPECT_EQ(verdict("west-yorkshire-6", 6, six), "Six players leave too few cards for a run.");
  EXPECT_EQ(verdict("west-yorkshire-6", 6, six + "run=turn_only"),
            "Six players leave too few cards for a run.");
  EXPECT_EQ(verdict("west-yorkshire-6", 6, six + "run=turn_without_dealing"), "");
}

TEST(Validate, WhatNeedsPartners) {
  RULE("§3 `west-yorkshire`", "Not if the partner has laid down already, nor two-handed");
  EXPECT_EQ(verdict("west-yorkshire-2", 2, "throw_in=true"),
            "There are no partners, so \"throw_in\" cannot be true.");
  EXPECT_EQ(verdict("west-yorkshire", 4, "teams=false throw_in=false"),
            "The pitcher has no partner.");
  EXPECT_EQ(verdict("west-yorkshire-2", 2, "partners_by_jacks=true"),
            "There are no partners, so \"partners_by_jacks\" cannot be true.");
  EXPECT_EQ(verdict("west-yorkshire-6", 6, "partners_by_jacks=true"),
            "Drawing partners by jacks needs four players.");
}

TEST(Validate, WhatNeedsAHandFaceDown) {
  EXPECT_EQ(verdict("trinidad", 4, "face_down=pitchers_partner"),
            "Nobody pitches, so no partner waits for the pitch.");
  EXPECT_EQ(verdict("french", 2, "face_down=all_but_dealer_and_eldest"),
            "With two players only dealer and eldest sit at the table.");
  EXPECT_EQ(verdict("west-yorkshire", 4, "face_down=all_but_dealer_and_eldest"),
            "Only where a card is turned up do dealer and eldest settle the suit.");
  EXPECT_EQ(verdict("french-4", 4, "bunch=true"),
            "Nobody can propose to bunch a hand that lies face down.");
}

TEST(Validate, WhatNeedsAStock) {
  EXPECT_EQ(verdict("california-jack", 2, "packets=three_three"),
            "Where trump is cut, the cards are dealt singly.");
  for (const char* change : {"high=dealt", "low=dealt", "jack=dealt"}) {
    EXPECT_EQ(verdict("california-jack", 2, change),
              "Cards are drawn during play, so High, Low and Jack can only be taken.");
  }
  EXPECT_EQ(verdict("california-jack", 3, ""), "Only two players can draw from a stock.");
  EXPECT_EQ(verdict("german", 2, "no_follow_penalty=1"),
            "There is a penalty for having neither suit nor trump only in a game with a stock.");
  EXPECT_EQ(verdict("california-jack", 2, "play=no_ruff"),
            "Nobody can be penalised for not trumping where trumping is not allowed.");
  EXPECT_EQ(verdict("california-jack", 2, "play=follow_or_trump"),
            "Nobody can be penalised for not trumping where trumping is not required.");
  EXPECT_EQ(verdict("california-jack", 2, "play=follow_or_trump no_follow_penalty=0"), "");
  EXPECT_NE(verdict("california-jack", 2, "early_high=true"), "");
}

TEST(Validate, HighOnTheAceNeedsHighDealtAndFirst) {
  RULE("§3 `west-yorkshire`", "`early_high` (claim on the ace)");
  EXPECT_EQ(verdict("west-yorkshire", 4, "high=taken"),
            "High can be claimed on the ace only where it goes to whoever was dealt it.");
  EXPECT_EQ(verdict("west-yorkshire", 4, "order=game_high_low_jack"),
            "High must count first to be claimed.");
  EXPECT_EQ(verdict("trinidad", 4, "early_high=true"), "");
}

}  // namespace
}  // namespace allfours
