// Named house rules: each is listed in RULES.md §3 for its variants, and is playable.
#include "core/rules/named_rules.hpp"

#include <algorithm>
#include <set>

#include "rules/rule_test.hpp"

namespace allfours {
namespace {

// The changed fields in link form.
std::string changes(std::string_view variant, std::string_view name) {
  const Variant& of = *find_variant(variant);
  const NamedRule* rule = find_named_rule(of, name);
  if (rule == nullptr) return "none";
  const RuleSet rules = rule->with(of.rules);
  std::string text;
  for (const Field& field : fields()) {
    if (field.get(rules) == field.get(of.rules)) continue;
    text += (text.empty() ? "" : ",") + std::string(field.name) + "." + value_text(field, rules);
  }
  return text;
}

TEST(NamedRules, EachMakesAGameOfItsVariantsForAnyNumberOfPlayers) {
  for (const NamedRule& rule : named_rules()) {
    int games = 0;
    for (const Variant& variant : variants()) {
      if (!rule.is_of(variant)) continue;
      ++games;
      EXPECT_EQ(find_named_rule(variant, rule.name), &rule) << rule.name << " is listed twice";
      const RuleSet rules = rule.with(variant.rules);
      EXPECT_TRUE(rule.is_set(rules)) << rule.name;
      EXPECT_EQ(rule.without(rules, variant.rules), variant.rules) << rule.name;
      for (const NamedRule::Change& change : rule.changes) {
        RuleSet written = variant.rules;
        if (change.field.empty()) continue;
        EXPECT_FALSE(set_field(written, change.field, change.value)) << rule.name;
      }
      for (int players = 2; players <= max_players; ++players) {
        if (!variant.allows(players)) continue;
        EXPECT_FALSE(validate(rules, players)) << rule.name;
      }
    }
    EXPECT_EQ(games, std::count(rule.variants.begin(), rule.variants.end(), ' ') + 1)
        << rule.name << " belongs to an unknown variant";
  }
  EXPECT_EQ(find_named_rule(*find_variant("trinidad"), "honley"), nullptr);
  EXPECT_EQ(find_named_rule(*find_variant("trinidad"), ""), nullptr);
}

TEST(NamedRules, OfTrinidad) {
  RULE("§3",
       "Options: the 2 instead of the six scores 2 (Tobago); `must_beg_without_trump` (eldest "
       "holding none of the turned suit may only beg); `no_undertrump`");
  EXPECT_EQ(changes("trinidad", "tobago_two"), "turn_up_six.0,turn_up_two.2");
  EXPECT_EQ(find_named_rule(*find_variant("trinidad"), "tobago_two")
                ->with(find_variant("trinidad")->rules),
            find_variant("tobago")->rules);
  EXPECT_EQ(changes("trinidad-2", "must_beg"), "must_beg_without_trump.true");
  EXPECT_EQ(changes("tobago", "no_undertrump"), "no_undertrump.true");
  EXPECT_EQ(changes("trinidad-2", "no_undertrump"), "none") << "two players cannot undertrump";
}

TEST(NamedRules, OfTheFirstDealerOfTrinidad) {
  RULE("§3", "the first dealer chooses singles or 3+3");
  EXPECT_EQ(changes("trinidad", "singles"), "packets.singles");
}

TEST(NamedRules, OfPlacesInWestYorkshire) {
  RULE("§3",
       "Options: `no_ruff` (so in Honley; that a trump may be played at any time, as here, is "
       "known as Batley Carr or Scarborough rules)");
  const Variant& variant = *find_variant("west-yorkshire");
  EXPECT_EQ(changes(variant.id, "honley"), "play.no_ruff");
  EXPECT_EQ(changes(variant.id, "batley_carr"), "");
  EXPECT_TRUE(find_named_rule(variant, "batley_carr")->is_set(variant.rules));
  const RuleSet honley = find_named_rule(variant, "honley")->with(variant.rules);
  EXPECT_FALSE(find_named_rule(variant, "batley_carr")->is_set(honley));
  EXPECT_EQ(find_named_rule(variant, "batley_carr")->with(honley), variant.rules);
}

TEST(NamedRules, OfWhoPlaysTogetherAndWhoBeginsInWestYorkshire) {
  RULE("§3",
       "partners by jacks (cards faced round the table, a seat that has a jack gets no more; red "
       "jacks against black); first pitcher by highest cut; **stakes** (below)");
  EXPECT_EQ(changes("west-yorkshire", "jacks"), "partners_by_jacks.true");
  EXPECT_EQ(changes("west-yorkshire-2", "highest_pitches"), "first_dealer.cut_pitcher");
  EXPECT_EQ(changes("west-yorkshire-6", "stakes"), "stake_game.2,stake_all_fours.1");
}

TEST(NamedRules, OfTheDealersRoundsInWestYorkshire) {
  RULE("§3", "Packets: six cards in three rounds, sizes of the dealer's choice");
  EXPECT_EQ(changes("west-yorkshire", "three_two_one"), "packets.three_two_one");
}

TEST(NamedRules, OfTheLeague) {
  RULE("§3", "four games at once to 15, no All Fours bonus");
  EXPECT_EQ(changes("west-yorkshire", "league_game"), "target.15");
  const NamedRule& league = *find_named_rule(*find_variant("west-yorkshire"), "league_game");
  RuleSet staked = find_variant("west-yorkshire")->rules;
  staked.stake_all_fours = 1;
  EXPECT_EQ(league.with(staked).stake_all_fours, 0);
}

TEST(NamedRules, OfCotton) {
  RULE("§3", "target 11 (any 7–15)");
  EXPECT_EQ(changes("cotton", "to_seven"), "target.7");
  EXPECT_EQ(changes("cotton", "to_fifteen"), "target.15");
}

TEST(NamedRules, OfCottonsOwnReading) {
  RULE("§3", "Options: `dealer_answers`, the dealer's usual give or run: so Cotton himself");
  EXPECT_EQ(changes("cotton", "cotton_himself"), "begging.dealer_answers");
  EXPECT_EQ(changes("running", "cotton_himself"), "begging.dealer_answers");
}

TEST(NamedRules, OfCottonsTurnedJack) {
  RULE("§3", "A turned jack counts only if it fixes trump (002 offers both readings)");
  EXPECT_EQ(changes("cotton", "fixing_jack"), "turn_up_timing.if_it_fixes_trump");
}

TEST(NamedRules, OfAmericaAboutDiscards) {
  {
    RULE("§3", "discard to six after a run (option: none)");
    EXPECT_EQ(changes("old-american", "no_discard"), "discard.never");
  }
  RULE("§3", "Options: only with 12 or more cards (nine are kept and played); never **[R]**");
  EXPECT_EQ(changes("seven-up", "nine_kept"), "discard.to_six_from_twelve");
  EXPECT_EQ(changes("seven-up", "all_kept"), "discard.never");
  EXPECT_EQ(find_named_rule(*find_variant("seven-up"), "all_kept")->source, "");
}

}  // namespace
}  // namespace allfours
