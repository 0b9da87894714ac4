// Every field of the rule set and each of its values has texts, once, in every language.
#include "words/field_words.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

#include "app/tongue.hpp"
#include "app/typography.hpp"
#include "words/pack.hpp"
#include "words/rule_outline.hpp"

namespace allfours {
namespace {

std::string key_of(std::string key) {
  std::replace(key.begin(), key.end(), '_', '-');
  return key;
}

// The keys of fields.ftl match the rule set: for each field a label, a meaning, a sentence for its
// change, and "off" if possible; for each word a label.
TEST(FieldWords, AreThoseOfTheRuleSet) {
  std::set<std::string> wanted{"value-yes", "value-no"};
  for (const Field& field : fields()) {
    const std::string name(field.name);
    for (const std::string_view part : {"", "-meaning", "-changed"}) {
      wanted.insert(key_of("field-" + name + std::string(part)));
    }
    if (field.kind != Field::Kind::word && field.least == 0) {
      wanted.insert(key_of("field-" + name + "-off"));
    }
    if (field.kind != Field::Kind::word) continue;
    for (const std::string_view word : field.words) {
      wanted.insert(key_of("value-" + name + "-" + std::string(word)));
    }
  }
  std::set<std::string> known;
  for (const std::string_view name : phrase_keys()) {
    if (name.starts_with("field-group-")) {
      std::string field(name.substr(std::string_view("field-group-").size()));
      std::replace(field.begin(), field.end(), '-', '_');
      EXPECT_NE(find_field(field), nullptr) << name;
      continue;
    }
    if (name.starts_with("field-") || name.starts_with("value-")) known.emplace(name);
  }
  const auto book = read_book(linked_books()[0]);
  ASSERT_TRUE(book);
  for (const auto& [name, phrase] : book->phrases) {
    if (name.starts_with("field-")) known.emplace(name);
  }
  EXPECT_EQ(known, wanted);
}

TEST(FieldWords, EveryNamedRuleHasANameAndAMeaning) {
  std::set<std::string> wanted{"named-rules"};
  for (const NamedRule& rule : named_rules()) {
    wanted.insert(key_of("named-" + std::string(rule.name)));
    for (const Language language : languages()) {
      EXPECT_NE(named_rule_label(language, rule), "") << rule.name;
      EXPECT_NE(named_rule_meaning(language, rule), "") << rule.name;
    }
  }
  std::set<std::string> known;
  for (const std::string_view name : phrase_keys()) {
    if (name.starts_with("named-")) known.emplace(name);
  }
  EXPECT_EQ(known, wanted);
  const NamedRule& tobago = *find_named_rule(*find_variant("trinidad"), "tobago_two");
  EXPECT_EQ(named_rule_meaning(Language(), tobago), "No points for a turned six · turned two 2");
}

// Every option listed in the outline of a variant is available there as a named rule.
TEST(FieldWords, EveryOptionOfTheOutlineHasAName) {
  int options = 0;
  for (const Variant& variant : variants()) {
    for (const RuleParagraph& option : rule_options(outlined(variant, variant.rules), Language())) {
      const auto dot = option.key.find('.');
      if (dot == std::string::npos) continue;  // a sentence about stakes
      ++options;
      const std::string_view name = std::string_view(option.key).substr(0, dot);
      const std::string_view value = std::string_view(option.key).substr(dot + 1);
      EXPECT_TRUE(std::any_of(named_rules().begin(), named_rules().end(),
                              [&](const NamedRule& rule) {
                                return rule.is_of(variant) &&
                                       std::any_of(rule.changes.begin(), rule.changes.end(),
                                                   [&](const NamedRule::Change& change) {
                                                     return change.field == name &&
                                                            (value == "#" || change.value == value);
                                                   });
                              }))
          << variant.id << ": " << option.key;
    }
  }
  EXPECT_GT(options, 20);
}

// Each field stands under one heading, changed fields under the first one, the others in order.
TEST(FieldWords, AreInGroups) {
  const RuleSet& usual = find_variant("trinidad")->rules;
  for (const Language language : languages()) {
    for (const std::set<std::string_view>& changed :
         {std::set<std::string_view>{}, {"target"}, {"hang_jack", "stake_game"}}) {
      RuleSet rules = usual;
      for (const std::string_view name : changed) {
        const Field& field = *find_field(name);
        field.set(rules, field.get(usual) == field.least ? field.most : field.least);
      }
      const std::vector<FieldGroup> groups = field_groups(language, rules, usual);
      EXPECT_EQ(groups.size(), changed.empty() ? 6U : 7U);
      std::set<std::string_view> titles, seen;
      for (const FieldGroup& group : groups) {
        EXPECT_FALSE(group.title.empty());
        EXPECT_TRUE(titles.insert(group.title).second) << group.title;
        EXPECT_FALSE(group.fields.empty());
        EXPECT_TRUE(std::is_sorted(group.fields.begin(), group.fields.end()));
        const bool first = &group == &groups.front() && !changed.empty();
        for (const Field* field : group.fields) {
          EXPECT_TRUE(seen.insert(field->name).second);
          EXPECT_EQ(changed.contains(field->name), first) << field->name;
        }
      }
      EXPECT_EQ(seen.size(), fields().size());
    }
  }
}

TEST(FieldWords, NothingIsEmptyAndNothingMeansTwoThings) {
  for (const Language language : languages()) {
    std::set<std::string> labels;
    for (const Field& field : fields()) {
      SCOPED_TRACE(field.name);
      const std::string label = field_label(language, field);
      EXPECT_FALSE(label.empty());
      EXPECT_EQ(label.find('_'), std::string::npos) << label;
      EXPECT_TRUE(labels.insert(label).second) << label << " names two fields";
      const std::string meaning = field_meaning(language, field);
      ASSERT_FALSE(meaning.empty());
      EXPECT_EQ(meaning.back(), '.') << meaning;
      std::set<std::string> values;
      std::set<std::string> phrases;
      for (int value = field.least; value <= field.most; ++value) {
        const std::string said = value_label(language, field, value);
        EXPECT_FALSE(said.empty()) << value;
        EXPECT_EQ(said.find('_'), std::string::npos) << said;
        EXPECT_TRUE(values.insert(said).second) << said << " names two values";
        const std::string phrase = changed_phrase(language, field, value);
        EXPECT_FALSE(phrase.empty()) << value;
        EXPECT_EQ(phrase.find_first_of("{}|"), std::string::npos) << phrase;
        EXPECT_TRUE(phrases.insert(phrase).second) << phrase << " is said of two values";
      }
    }
  }
}

TEST(FieldWords, AreSetAsTheirLanguageSetsThem) {
  for (const Language language : languages()) {
    for (const std::string_view name : phrase_keys()) {
      if (!name.starts_with("field-") && !name.starts_with("value-")) continue;
      const std::string_view text = *find_phrase(words_in(language), name);
      EXPECT_EQ(typographic_fault(language, text), "") << name << ": " << text;
    }
    for (const Field& field : fields()) {
      const std::string text = field_meaning(language, field);
      EXPECT_EQ(typographic_fault(language, text), "") << field.name << ": " << text;
    }
  }
}

TEST(FieldWords, PhrasesHoldThePlacesOfTheirKind) {
  for (const Language language : languages()) {
    for (const Field& field : fields()) {
      const std::string key = key_of("field-" + std::string(field.name) + "-changed");
      const std::string_view changed = *find_phrase(words_in(language), key);
      SCOPED_TRACE(key);
      EXPECT_EQ(changed.find("{n}") != std::string_view::npos, field.kind == Field::Kind::number);
      EXPECT_EQ(changed.find("{value}") != std::string_view::npos, field.kind == Field::Kind::word);
    }
  }
}

TEST(FieldWords, InEnglish) {
  const auto value = [](std::string_view name, int n) {
    return value_label(tongue("en"), *find_field(name), n);
  };
  const auto phrase = [](std::string_view name, int n) {
    return changed_phrase(tongue("en"), *find_field(name), n);
  };
  EXPECT_EQ(field_label(tongue("en"), *find_field("hang_jack")), "hang jack");
  EXPECT_EQ(field_label(tongue("en"), *find_field("turn_up_jack")), "turned jack");
  EXPECT_EQ(value("hang_jack", 0), "no");
  EXPECT_EQ(value("hang_jack", 1), "yes");
  EXPECT_EQ(value("target", 14), "14");
  EXPECT_EQ(value("play", static_cast<int>(PlayRule::follow_or_trump)), "follow or trump");
  EXPECT_EQ(phrase("no_undertrump", 1), "no undertrumping");
  EXPECT_EQ(phrase("no_undertrump", 0), "undertrumping allowed");
  EXPECT_EQ(phrase("target", 9), "target 9");
  EXPECT_EQ(phrase("turn_up_six", 0), "no points for a turned six");
  EXPECT_EQ(phrase("high", static_cast<int>(PointTo::taken)), "High to the side taking it");
  EXPECT_NE(field_meaning(tongue("en"), *find_field("hang_jack")).find("usually 3"),
            std::string::npos);
}

}  // namespace
}  // namespace allfours
