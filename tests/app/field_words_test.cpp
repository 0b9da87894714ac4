// Every field of the rule set and every value of it has its words, once, in every language.
#include "app/field_words.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <vector>

#include "app/tongue.hpp"
#include "app/typography.hpp"

namespace allfours {
namespace {

std::string value_id(const Field& field, int value) {
  return std::string(field.name) + "." + std::string(field.words[static_cast<std::size_t>(value)]);
}

TEST(FieldWords, EveryFieldHasOneRow) {
  for (const Language language : languages()) {
    std::map<std::string_view, int> rows;
    for (const FieldRow& row : field_words_in(language).fields) ++rows[row.field];
    for (const Field& field : fields()) EXPECT_EQ(rows[field.name], 1) << field.name;
    EXPECT_EQ(rows.size(), fields().size()) << "a row for something that is no field";
  }
}

TEST(FieldWords, EveryWordHasOneRow) {
  for (const Language language : languages()) {
    std::map<std::string, int> rows;
    for (const ValueRow& row : field_words_in(language).values) ++rows[std::string(row.value)];
    std::size_t words = 0;
    for (const Field& field : fields()) {
      if (field.kind != Field::Kind::word) continue;
      for (int value = field.least; value <= field.most; ++value, ++words) {
        EXPECT_EQ(rows[value_id(field, value)], 1) << value_id(field, value);
      }
    }
    EXPECT_EQ(rows.size(), words) << "a row for something that is no value";
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
  for (const Language language : {tongue("de"), tongue("fr")}) {
    const FieldWords& words = field_words_in(language);
    for (const FieldRow& row : words.fields) {
      for (const auto text : {row.label, row.meaning, row.changed, row.off}) {
        EXPECT_EQ(typographic_fault(language, text), "") << text;
      }
    }
    for (const ValueRow& row : words.values) {
      EXPECT_EQ(typographic_fault(language, row.label), "") << row.label;
    }
  }
}

TEST(FieldWords, PhrasesHoldThePlacesOfTheirKind) {
  for (const Language language : languages()) {
    for (const FieldRow& row : field_words_in(language).fields) {
      SCOPED_TRACE(row.field);
      const Field* field = find_field(row.field);
      ASSERT_NE(field, nullptr);
      const bool number = field->kind == Field::Kind::number;
      const bool word = field->kind == Field::Kind::word;
      EXPECT_EQ(row.changed.find("{n}") != std::string_view::npos, number);
      EXPECT_EQ(row.changed.find("{value}") != std::string_view::npos, word);
      // Only what can be switched off is said to be off.
      EXPECT_EQ(row.off.empty(), word || field->least > 0);
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
  EXPECT_NE(field_meaning(tongue("en"), *find_field("hang_jack")).find("3 points"),
            std::string::npos);
}

}  // namespace
}  // namespace allfours
