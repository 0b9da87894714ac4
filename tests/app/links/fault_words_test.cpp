// Faults of links and rule sets, in every language.
#include "app/links/fault_words.hpp"

#include <gtest/gtest.h>

#include <set>

#include "app/app.hpp"
#include "app/tongue.hpp"
#include "app/typography.hpp"
#include "core/game/record.hpp"
#include "core/rules/rules.hpp"
#include "words/field_words.hpp"

namespace allfours {
namespace {

TEST(FaultWords, EveryFaultIsSaidInEveryLanguage) {
  for (const Language language : languages()) {
    std::set<std::string_view> phrases;
    for (int i = 0; i < fault_kind_count; ++i) {
      const auto kind = static_cast<FaultKind>(i);
      const auto phrase = fault_phrase(language, kind);
      ASSERT_GT(phrase.size(), 12u) << english_phrase(kind);
      EXPECT_TRUE(phrases.insert(phrase).second) << phrase;
      // The fault of a log line is a sentence that contains another one.
      if (kind != FaultKind::log_line) {
        EXPECT_TRUE(phrase.ends_with('.') || phrase.ends_with('?')) << phrase;
      }
      // English uses the quotes of programs.
      if (language != tongue("en")) {
        EXPECT_EQ(typographic_fault(language, phrase), "") << phrase;
      }
    }
  }
}

// The core's sentence for programs and the English one for people are identical.
TEST(FaultWords, TheCoreSaysTheSameInEnglish) {
  const std::vector<std::string> about{"<1>", "<2>", "<3>", "<4>"};
  for (int i = 0; i < fault_kind_count; ++i) {
    const auto kind = static_cast<FaultKind>(i);
    EXPECT_EQ(fill(fault_phrase(tongue("en"), kind),
                   {{"first", "<1>"}, {"second", "<2>"}, {"third", "<3>"}, {"fourth", "<4>"}}),
              fill_places(english_phrase(kind), about));
  }
}

TEST(FaultWords, RulesAreCalledAsInTheDialog) {
  RuleSet rules = find_variant("pitch")->rules;
  rules.bunch = true;
  const auto fault = validate(rules, 2);
  ASSERT_TRUE(fault);
  EXPECT_EQ(fault->sentence(), "Nobody begs, so \"bunch\" cannot be true.");
  EXPECT_EQ(fault_text(*fault, tongue("en")), "Nobody begs, so \"bunching\" cannot be yes.");
  EXPECT_EQ(fault_text(*fault, tongue("de")),
            "Niemand bittet, also kann „Zusammenwerfen“ nicht „ja“ sein.");
  EXPECT_EQ(
      fault_text(*fault, tongue("fr")),
      "Personne ne propose\u202f: «\u202fredonner\u202f» ne peut pas être «\u202foui\u202f».");
}

TEST(FaultWords, SuitsAreCalledAsAtTheTable) {
  for (const std::string suit : {"clubs", "diamonds", "hearts", "spades"}) {
    for (const auto kind :
         {FaultKind::must_follow, FaultKind::must_follow_or_trump, FaultKind::must_trump}) {
      const Fault fault{kind, {suit}};
      EXPECT_EQ(fault_text(fault, tongue("en")), fault.sentence());
      EXPECT_EQ(fault_text(fault, tongue("de")).find(suit), std::string::npos);
    }
  }
  EXPECT_EQ(fault_text({FaultKind::must_trump, {"spades"}}, tongue("de")),
            "Wer kein Pik hat, muss trumpfen.");
}

TEST(FaultWords, OfALogNameTheLineInTheReadersLanguage) {
  const LogFault fault{3, {FaultKind::must_trump, {"spades"}}};
  EXPECT_EQ(fault_text(fault, tongue("en")), fault.sentence());
  EXPECT_EQ(fault_text(fault, tongue("de")), "Zeile 3: Wer kein Pik hat, muss trumpfen.");
  for (const std::string_view language : {"de", "fr"}) {
    App app(1);
    app.act("language:" + std::string(language));
    EXPECT_TRUE(app.act("open_failed:must_trump\n3\nspades"));
    EXPECT_TRUE(app.message().ends_with(" " + fault_text(fault, tongue(language))))
        << app.message();
    EXPECT_EQ(app.message().find("Line"), std::string::npos) << app.message();
  }
}

TEST(FaultWords, OfALogAreReadFromLines) {
  for (int kind = 0; kind < fault_kind_count; ++kind) {
    const std::string word(wire(static_cast<FaultKind>(kind)));
    const auto read = parse_log_fault(word + "\n" + std::to_string(kind + 1) + R"(
a "word"

\\é\n\\n)");
    ASSERT_TRUE(read) << word;
    EXPECT_EQ(read->line, kind + 1);
    EXPECT_EQ(read->fault, (Fault{static_cast<FaultKind>(kind), {"a \"word\"", "", "\\é\n\\n"}}));
  }
  EXPECT_EQ(parse_log_fault("log_empty\n1")->fault.about, std::vector<std::string>{});
  EXPECT_EQ(parse_log_fault("log_empty\n1\n")->fault.about, std::vector<std::string>{""});
}

TEST(FaultWords, OfALogAreInNoOtherText) {
  for (const std::string bad :
       {"", "\n", "unread", "Line 3: it is empty.", "log_empty", "log_empty\n", "log_empty\n0",
        "log_empty\n-1", "log_empty\n1.5", "log_empty\n 1", "log_empty\n99999999999", "\n3\nseed",
        "weather\n3\nseed", "log_empty\n3\n\\", "log_empty\n3\n\\t"}) {
    EXPECT_FALSE(parse_log_fault(bad)) << bad;
    App app(1);
    EXPECT_EQ(app.act("open_failed:" + bad), bad == "unread") << bad;
  }
}

// Texts from an address or another page are never trusted to be faults of this program.
TEST(FaultWords, AreSaidWhateverTheyAreAbout) {
  for (const Language language : languages()) {
    for (int i = 0; i < fault_kind_count; ++i) {
      for (const std::vector<std::string>& about : {std::vector<std::string>{},
                                                    {""},
                                                    {"weather", "rain"},
                                                    {"target", "high"},
                                                    {"1", "2", "3", "4", "5", "6"}}) {
        EXPECT_FALSE(fault_text(Fault{static_cast<FaultKind>(i), about}, language).empty());
      }
    }
  }
}

TEST(FaultWords, WhatALinkSaysIsQuotedAsItIs) {
  const auto parsed = parse_record("v=whist&seed=7");
  const auto& fault = std::get<Fault>(parsed);
  const std::string text = fault_text(fault, tongue("de"));
  EXPECT_TRUE(text.starts_with("Ein Spiel „whist“ gibt es nicht; es gibt german trinidad "))
      << text;
}

}  // namespace
}  // namespace allfours
