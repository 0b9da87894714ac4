// Decisions in words (core/decision_text.hpp).
#include "core/decision_text.hpp"

#include <gtest/gtest.h>

namespace allfours {
namespace {

CardList list_of(std::initializer_list<const char*> cards) {
  CardList list;
  for (const char* card : cards) list.push(*parse_card(card));
  return list;
}

TEST(DecisionText, IsReadAgainAsItWasWritten) {
  const std::array all{Decision::of_say(1, Say::take_point),
                       Decision::of_play(2, *parse_card("Jh")),
                       Decision::of_discard(0, list_of({"9h", "2c", "4d"})),
                       Decision::of_discard(0, {}), Decision::of_lay_down(3)};
  for (const Decision& decision : all) {
    const std::string text = decision_text(decision);
    const auto read = parse_decision(text, decision.seat);
    ASSERT_TRUE(std::holds_alternative<Decision>(read)) << text;
    EXPECT_EQ(std::get<Decision>(read), decision) << text;
  }
  EXPECT_EQ(decision_text(all[0]), "say take_point");
  EXPECT_EQ(decision_text(all[1]), "play Jh");
  EXPECT_EQ(decision_text(all[2]), "discard 9h 2c 4d");
  EXPECT_EQ(decision_text(all[4]), "lay_down");
}

TEST(DecisionText, OtherWordsAreRefusedWithASentence) {
  std::string too_many = "discard";
  for (int i = 0; i <= pack_size; ++i) too_many += " 2c";
  for (const std::string& text :
       {std::string(), std::string("say"), std::string("say hello"), std::string("say  beg"),
        std::string("play"), std::string("play 1h"), std::string("play Jh Qh"),
        std::string("play  Jh"), std::string("lay_down 1"), std::string("sing Jh"), too_many,
        std::string(100000, 'x')}) {
    const auto read = parse_decision(text, 0);
    const auto* sentence = std::get_if<std::string>(&read);
    ASSERT_NE(sentence, nullptr) << text.substr(0, 100);
    EXPECT_FALSE(sentence->empty());
    EXPECT_LT(sentence->size(), 100U);
  }
}

}  // namespace
}  // namespace allfours
