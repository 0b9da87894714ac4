// Every variant has a different name in every language.
#include "words/variant_words.hpp"

#include <gtest/gtest.h>

#include <set>

#include "app/tongue.hpp"
#include "app/typography.hpp"
#include "core/text/english.hpp"

namespace allfours {
namespace {

TEST(VariantWords, EveryVariantHasItsName) {
  for (const Language language : languages()) {
    std::set<std::string_view> names, short_names;
    for (const Variant& variant : variants()) {
      const auto name = variant_name(language, variant);
      const auto short_name = variant_short_name(language, variant);
      ASSERT_FALSE(name.empty() || short_name.empty()) << variant.id;
      EXPECT_TRUE(names.insert(name).second) << name;
      EXPECT_TRUE(short_names.insert(short_name).second) << short_name;
      EXPECT_LE(short_name.size(), 17u) << short_name;
      if (language != tongue("en")) {
        EXPECT_EQ(typographic_fault(language, name), "") << name;
      }
    }
  }
}

TEST(VariantWords, AsTheyAreCalled) {
  const Variant& german = *find_variant("german");
  EXPECT_EQ(variant_name(tongue("en"), german), english_name(german.id));
  EXPECT_EQ(variant_name(tongue("de"), german), "Deutsches All Fours");
  EXPECT_EQ(variant_short_name(tongue("fr"), *find_variant("sca")), "En 49");
  EXPECT_EQ(variant_name(tongue("de"), *find_variant("seven-up")), "Seven Up");
}

TEST(VariantWords, TrinidadsOwn) {
  for (const Variant& variant : variants()) {
    const bool trinidad = variant.id.starts_with("trinidad") || variant.id == "tobago";
    const Words& english = words_at_table(tongue("en"), variant);
    EXPECT_EQ(english.turned_jack, trinidad ? "Jack kicked" : "Jack turned") << variant.id;
    EXPECT_EQ(english.revoke, trinidad ? "Renege" : "Revoke") << variant.id;
    EXPECT_EQ(english.event_turn_up.find(" kick") != std::string_view::npos, trinidad)
        << variant.id;
    EXPECT_EQ(english.why_game.find("Lifts") != std::string_view::npos, trinidad) << variant.id;
    EXPECT_EQ(english.why_score_before.find("chalks") != std::string_view::npos, trinidad)
        << variant.id;
    for (const Language language : {tongue("de"), tongue("fr")}) {
      const Words& usual = words_in(language);
      const Words& own = words_at_table(language, variant);
      EXPECT_EQ(&own != &usual, trinidad) << variant.id;
      EXPECT_EQ(language_of(own), language);
      EXPECT_EQ(own.take_point, usual.take_point);
      if (!trinidad) continue;
      EXPECT_EQ(own.beg, "Beg");
      EXPECT_EQ(own.stand, "Stand");
      for (const std::string_view phrase :
           {own.said_stand, own.said_beg, own.ask_stand, own.ask_must_beg}) {
        EXPECT_EQ(typographic_fault(language, phrase), "") << phrase;
      }
    }
  }
}

}  // namespace
}  // namespace allfours
