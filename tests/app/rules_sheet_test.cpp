// The rules sheet says the rules of the game that is played, whatever the house rules: every award
// points to a line of it, what it leaves out has no effect, and what is changed is marked.
#include "app/rules_sheet.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "app/field_words.hpp"
#include "app/rules_sheet_setups.hpp"
#include "app/tongue.hpp"
#include "core/event_json.hpp"
#include "players/game_loop.hpp"

namespace allfours::sheet_test {
namespace {

Events random_game(const GameSetup& setup) {
  Seats seats;
  seats.fill(find_player("random"));
  Events log;
  play_game(setup, seats, [&](const Table&, const Event& event) { log.push_back(event); });
  return log;
}

TEST(RulesSheet, EveryAwardHasItsLine) {
  std::set<AwardFor> scored;
  std::set<AwardFor> scored_by_nobody;
  with_many_setups(250, [&](const GameSetup& setup) {
    std::map<std::string, int> said;
    for (const RulesLine& line : lines_of(setup)) ++said[line.rule];
    std::set<std::string> missing;
    for (const Event& event : random_game(setup)) {
      if (event.kind != EventKind::award) continue;
      (event.side < 0 ? scored_by_nobody : scored).insert(event.award);
      const std::string rule = rule_of(event, setup.rules);
      if (said[rule] != 1) missing.insert(rule);
    }
    EXPECT_EQ(missing, std::set<std::string>());
  });
  // The games have shown them all.
  EXPECT_EQ(scored.size(), static_cast<std::size_t>(AwardFor::no_follow) + 1);
  EXPECT_EQ(scored_by_nobody,
            (std::set<AwardFor>{AwardFor::high, AwardFor::low, AwardFor::jack, AwardFor::game}));
}

TEST(RulesSheet, WhatIsLeftOutHasNoEffect) {
  const RuleSet defaults;
  with_many_setups(100, [&](const GameSetup& setup) {
    std::set<const Field*> said;
    for (const RulesLine& line : lines_of(setup)) said.insert(field_of(line));
    GameSetup without = setup;
    for (const Field& field : fields()) {
      // Without a turned card nobody can beg: that it stands at "none" is no rule to tell.
      if (said.contains(&field) || field.name == "begging") continue;
      field.set(without.rules, field.get(defaults));
    }
    EXPECT_TRUE(random_game(setup) == random_game(without));
  });
}

TEST(RulesSheet, EveryFieldIsSaidOnceWithItsValue) {
  with_many_setups(40, [](const GameSetup& setup) {
    std::map<const Field*, int> said;
    for (const RulesLine& line : lines_of(setup)) {
      const Field* field = field_of(line);
      if (line.rule.empty()) continue;
      ASSERT_NE(field, nullptr) << line.rule;
      EXPECT_EQ(line.rule, std::string(field->name) + "." + value_text(*field, setup.rules));
      EXPECT_EQ(++said[field], 1) << line.rule;
    }
    for (const std::string_view always : {"target", "first_dealer", "packets", "trump", "play",
                                          "order", "high", "low", "jack", "game_tie"}) {
      EXPECT_EQ(said[find_field(always)], 1) << always;
    }
    // What is on is said.
    const RuleSet& rules = setup.rules;
    EXPECT_EQ(said[find_field("hang_jack")] == 1,
              rules.hang_jack || (setup.variant->rules.hang_jack && rules.jack == PointTo::taken));
    const std::pair<bool, std::string_view> on[] = {{rules.throw_in, "throw_in"},
                                                    {rules.first_trick_open, "first_trick_open"},
                                                    {rules.early_high, "early_high"},
                                                    {rules.bunch, "bunch"},
                                                    {rules.turn_up_king > 0, "turn_up_king"},
                                                    {rules.stake_game > 0, "stake_game"}};
    for (const auto& [is_on, name] : on) {
      EXPECT_TRUE(!is_on || said[find_field(name)] == 1) << name;
    }
    EXPECT_EQ(said[find_field("run")] == 1, rules.begging != Begging::none);
    EXPECT_EQ(said[find_field("teams")] == 1, setup.players >= 4);
  });
}

TEST(RulesSheet, NothingIsEmptyAndNoPlaceIsLeftOpen) {
  with_many_setups(40, [](const GameSetup& setup) {
    const RulesSheet sheet = rules_sheet(setup, tongue("en"));
    EXPECT_EQ(sheet.title, setup.variant->name);
    EXPECT_EQ(sheet.sections.size(), 6u);
    for (const RulesSection& section : sheet.sections) {
      EXPECT_FALSE(section.heading.empty());
      EXPECT_FALSE(section.lines.empty()) << section.heading;
      for (const RulesLine& line : section.lines) {
        ASSERT_FALSE(line.text.empty()) << section.heading << ": " << line.rule;
        EXPECT_EQ(line.text.find_first_of("{}|"), std::string::npos) << line.text;
        EXPECT_FALSE(contains(line.text, "  ")) << line.text;
        EXPECT_EQ(line.text.back(), '.') << line.text;
        EXPECT_TRUE(line.changed || !line.source.empty()) << line.text;
      }
    }
  });
}

TEST(RulesSheet, ChangedRulesAreMarked) {
  for (const GameSetup& usual : all_setups()) {
    EXPECT_EQ(changed_rules_text(usual, tongue("en")), "");
    for (const RulesLine& line : lines_of(usual)) EXPECT_FALSE(line.changed) << line.rule;
  }
  with_many_setups(40, [](const GameSetup& setup) {
    Strings phrases;
    std::set<const Field*> said;
    for (const RulesLine& line : lines_of(setup)) {
      const Field* field = field_of(line);
      said.insert(field);
      const bool changed =
          field != nullptr && field->get(setup.rules) != field->get(setup.variant->rules);
      EXPECT_EQ(line.changed, changed) << line.rule;
      if (!changed) continue;
      EXPECT_FALSE(line.resolution) << line.rule;
      phrases.push_back(changed_phrase(tongue("en"), *field, field->get(setup.rules)));
    }
    std::string text;
    for (const std::string& phrase : phrases) text += (text.empty() ? "" : " · ") + phrase;
    EXPECT_EQ(changed_rules_text(setup, tongue("en")), text);
    // Fields that always matter are never passed over, not even where they are switched off.
    for (const std::string_view name : {"target", "play", "first_trick_open", "stake_game"}) {
      const Field& field = *find_field(name);
      if (field.get(setup.rules) == field.get(setup.variant->rules)) continue;
      EXPECT_TRUE(said.contains(&field)) << name;
    }
  });
}

}  // namespace
}  // namespace allfours::sheet_test
