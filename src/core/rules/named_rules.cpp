#include "core/rules/named_rules.hpp"

#include <algorithm>

#include "core/text/text_fields.hpp"

namespace allfours {

namespace {

constexpr std::string_view trinidad_games = "trinidad trinidad-2 tobago";
constexpr std::string_view yorkshire_games = "west-yorkshire west-yorkshire-2 west-yorkshire-6";
constexpr std::string_view cotton_games = "cotton running";

template <typename... More>
constexpr NamedRule named(std::string_view name, std::string_view ids, std::string_view source,
                          NamedRule::Change first, More... more) {
  return {name, ids, {first, more...}, source};
}

constexpr NamedRule series_of(int games, NamedRule rule) {
  rule.best_of = games;
  return rule;
}

using Change = NamedRule::Change;

constexpr std::array all_named{
    named("beer_jack", "trinidad", "006", {"game_points", "2"}, Change{"hang_points", "6"},
          Change{"play", "trump_only"}, Change{"target", "14"}),
    series_of(7, named("university", "trinidad", "007", {"game_points", "2"},
                       Change{"card_laid_stays", "true"})),
    series_of(3, named("college", "trinidad", "008", {"game_points", "2"},
                       Change{"revoke_penalty", "game"}, Change{"no_undertrump", "true"},
                       Change{"no_gift_without_trump", "true"}, Change{"misdeal_deal", "next"},
                       Change{"card_laid_stays", "true"})),
    named("tobago_two", "trinidad trinidad-2", "001, 002", {"turn_up_six", "0"},
          Change{"turn_up_two", "2"}),
    named("must_beg", trinidad_games, "001, 002", {"must_beg_without_trump", "true"}),
    named("no_undertrump", "trinidad tobago", "001, 002", {"no_undertrump", "true"}),
    named("batley_carr", yorkshire_games, "002", {"play", "follow_or_trump"}),
    named("honley", yorkshire_games, "002", {"play", "no_ruff"}),
    named("jacks", "west-yorkshire", "002", {"partners_by_jacks", "true"}),
    named("highest_pitches", yorkshire_games, "002", {"first_dealer", "cut_pitcher"}),
    named("three_two_one", yorkshire_games, "002", {"packets", "three_two_one"}),
    named("stakes", yorkshire_games, "002", {"stake_game", "2"}, Change{"stake_all_fours", "1"}),
    named("league_game", "west-yorkshire", "002", {"target", "15"}, Change{"stake_all_fours", "0"}),
    named("cotton_himself", cotton_games, "", {"begging", "dealer_answers"}),
    named("fixing_jack", cotton_games, "002", {"turn_up_timing", "if_it_fixes_trump"}),
    named("to_seven", "cotton", "002", {"target", "7"}),
    named("to_fifteen", "cotton", "002", {"target", "15"}),
    named("singles", "trinidad trinidad-2 tobago old-american", "001, 002", {"packets", "singles"}),
    named("no_discard", "old-american", "002", {"discard", "never"}),
    named("nine_kept", "seven-up", "002", {"discard", "to_six_from_twelve"}),
    named("all_kept", "seven-up", "", {"discard", "never"}),
};

}  // namespace

bool NamedRule::is_of(const Variant& variant) const {
  for (std::string_view rest = variants; !rest.empty();) {
    if (take_field(rest, ' ') == variant.id) return true;
  }
  return false;
}

RuleSet NamedRule::with(RuleSet rules) const {
  for (const Change& change : changes) {
    if (!change.field.empty()) set_field(rules, change.field, change.value);
  }
  return rules;
}

RuleSet NamedRule::without(RuleSet rules, const RuleSet& usual) const {
  for (const Change& change : changes) {
    if (const Field* field = find_field(change.field)) field->set(rules, field->get(usual));
  }
  return rules;
}

bool NamedRule::is_set(const RuleSet& rules) const { return with(rules) == rules; }

std::span<const NamedRule> named_rules() { return all_named; }

const NamedRule* find_named_rule(const Variant& variant, std::string_view name) {
  const auto rule = std::find_if(all_named.begin(), all_named.end(), [&](const NamedRule& one) {
    return one.name == name && one.is_of(variant);
  });
  return rule == all_named.end() ? nullptr : &*rule;
}

}  // namespace allfours
