// The rule outline describes the rules in force, under any house rules: every award points to one
// of its paragraphs, omitted fields have no effect, and changes are marked.
#include "words/rule_outline.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "core/log/event_json.hpp"
#include "players/games/game_loop.hpp"
#include "words/field_words.hpp"
#include "words/rule_outline_setups.hpp"

namespace allfours::outline_test {
namespace {

Events random_game(const GameSetup& setup) {
  Seats seats;
  seats.fill(find_player("random"));
  Events log;
  play_game(setup, seats, [&](const Table&, const Event& event) { log.push_back(event); });
  return log;
}

TEST(RuleOutline, EveryAwardHasItsLine) {
  std::set<AwardFor> scored;
  std::set<AwardFor> scored_by_nobody;
  with_many_setups(250, [&](const GameSetup& setup) {
    std::map<std::string, int> said;
    for (const RuleParagraph& line : paragraphs_of(setup)) ++said[line.key];
    std::set<std::string> missing;
    for (const Event& event : random_game(setup)) {
      if (event.kind != EventKind::award) continue;
      (event.side < 0 ? scored_by_nobody : scored).insert(event.award);
      const std::string rule = rule_of(event, setup.rules);
      if (said[rule] != 1) missing.insert(rule);
    }
    EXPECT_EQ(missing, std::set<std::string>());
  });
  // The games contain every kind of award.
  EXPECT_EQ(scored.size(), static_cast<std::size_t>(AwardFor::no_follow) + 1);
  EXPECT_EQ(scored_by_nobody,
            (std::set<AwardFor>{AwardFor::high, AwardFor::low, AwardFor::jack, AwardFor::game}));
}

// The preset's page explains its paragraphs; the page of house rules explains all others.
TEST(RuleOutline, EachParagraphHasAPlaceInThePages) {
  int elsewhere = 0;
  with_many_setups(250, [&](const GameSetup& setup) {
    const std::string page = std::string(setup.variant->id) + ".html#";
    std::set<std::string> options;
    const OutlinedGame preset = outlined(*setup.variant, setup.variant->rules);
    for (const RuleParagraph& option : rule_options(preset, english)) options.insert(option.key);
    const std::vector<std::string> others = rules_elsewhere(setup);
    for (const RuleParagraph& paragraph : paragraphs_of(setup)) {
      const bool on_page = !paragraph.changed || options.contains(paragraph.key);
      const Field* field = field_of(paragraph);
      EXPECT_EQ(rule_place(setup, paragraph.key),
                on_page ? page + paragraph.key
                : field->kind == Field::Kind::number
                    ? "house-rules.html#" + std::string(field->name) + ".any"
                    : "house-rules.html#" + paragraph.key);
      EXPECT_EQ(std::ranges::count(others, paragraph.key), on_page ? 0 : 1) << paragraph.key;
      elsewhere += on_page ? 0 : 1;
    }
  });
  EXPECT_GT(elsewhere, 100);
}

TEST(RuleOutline, WhatIsLeftOutHasNoEffect) {
  const RuleSet defaults;
  with_many_setups(100, [&](const GameSetup& setup) {
    std::set<const Field*> said;
    for (const RuleParagraph& line : paragraphs_of(setup)) said.insert(field_of(line));
    GameSetup without = setup;
    for (const Field& field : fields()) {
      // Without a turned card nobody can beg, so `begging` without a value is not mentioned.
      if (said.contains(&field) || field.name == "begging") continue;
      field.set(without.rules, field.get(defaults));
    }
    EXPECT_TRUE(random_game(setup) == random_game(without));
  });
}

TEST(RuleOutline, EveryFieldIsSaidOnceWithItsValue) {
  with_many_setups(40, [](const GameSetup& setup) {
    std::map<const Field*, int> said;
    for (const RuleParagraph& line : paragraphs_of(setup)) {
      const Field* field = field_of(line);
      if (!line.field) continue;
      ASSERT_NE(field, nullptr) << line.key;
      EXPECT_EQ(line.key, std::string(field->name) + "." + value_text(*field, setup.rules));
      EXPECT_EQ(++said[field], 1) << line.key;
    }
    for (const std::string_view always : {"target", "first_dealer", "packets", "trump", "play",
                                          "order", "high", "low", "jack", "game_tie"}) {
      EXPECT_EQ(said[find_field(always)], 1) << always;
    }
    // Rules that are on are mentioned.
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

TEST(RuleOutline, NothingIsEmptyAndNoPlaceIsLeftOpen) {
  with_many_setups(40, [](const GameSetup& setup) {
    for (const Language language : written_languages()) {
      const auto sections = rule_outline(outlined(setup), language);
      EXPECT_GE(sections.size(), 8U);
      for (const RuleSection& section : sections) {
        EXPECT_FALSE(section.heading.empty());
        EXPECT_FALSE(section.paragraphs.empty()) << section.heading;
        for (const RuleParagraph& paragraph : section.paragraphs) {
          const std::string text = plain_text(paragraph.text);
          ASSERT_FALSE(text.empty()) << section.heading << ": " << paragraph.key;
          EXPECT_EQ(text.find_first_of("{}|_"), std::string::npos) << text;
          EXPECT_FALSE(contains(text, "  ")) << text;
          EXPECT_TRUE(std::string_view(".?").find(text.back()) != std::string_view::npos) << text;
          EXPECT_EQ(paragraph.ours, !paragraph.reason.empty()) << paragraph.key;
          EXPECT_EQ(paragraph.ours || paragraph.changed || !paragraph.sources.empty(), true)
              << text;
        }
      }
    }
  });
}

TEST(RuleOutline, ChangedRulesAreMarked) {
  for (const GameSetup& usual : all_setups()) {
    EXPECT_EQ(changed_rules_text(outlined(usual), english), "");
    for (const RuleParagraph& line : paragraphs_of(usual)) EXPECT_FALSE(line.changed) << line.key;
  }
  with_many_setups(40, [](const GameSetup& setup) {
    Strings phrases;
    std::set<const Field*> said;
    for (const RuleParagraph& line : paragraphs_of(setup)) {
      const Field* field = field_of(line);
      said.insert(field);
      const bool changed =
          field != nullptr && field->get(setup.rules) != field->get(setup.variant->rules);
      EXPECT_EQ(line.changed, changed) << line.key;
      if (!changed) continue;
      EXPECT_FALSE(line.ours) << line.key;
      phrases.push_back(changed_phrase(english, *field, field->get(setup.rules)));
    }
    std::string text;
    for (const std::string& phrase : phrases) text += (text.empty() ? "" : " · ") + phrase;
    EXPECT_EQ(changed_rules_text(outlined(setup), english), text);
    // Fields that always matter are never omitted, even when switched off.
    for (const std::string_view name : {"target", "play", "first_trick_open", "stake_game"}) {
      const Field& field = *find_field(name);
      if (field.get(setup.rules) == field.get(setup.variant->rules)) continue;
      EXPECT_TRUE(said.contains(&field)) << name;
    }
  });
}

}  // namespace
}  // namespace allfours::outline_test
