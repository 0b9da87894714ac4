// Decisions as text (core/log/decision_text.hpp).
#include "core/log/decision_text.hpp"

#include <gtest/gtest.h>

#include "core/log/event_json.hpp"
#include "core/text/json_value.hpp"

namespace allfours {
namespace {

CardList list_of(std::initializer_list<const char*> cards) {
  CardList list;
  for (const char* card : cards) list.push(*parse_card(card));
  return list;
}

SeatCounts dealt(std::initializer_list<int> each) {
  SeatCounts counts;
  for (const int count : each) counts.push(count);
  return counts;
}

std::vector<Decision> of_every_kind() {
  return {Decision::of_say(1, Say::take_point),
          Decision::of_play(2, *parse_card("Jh")),
          Decision::of_discard(0, list_of({"9h", "2c", "4d"})),
          Decision::of_discard(0, {}),
          Decision::of_lay_down(3),
          Decision::of_take_back(1),
          Decision::of_call(1, 2, 6),
          Decision::of_look(3),
          Decision::of_deal(3, dealt({6, 6, 7, 5})),
          Decision::of_call_misdeal(2),
          Decision::of_expose(0, *parse_card("Ts")),
          Decision::of_call_card(1, 2, *parse_card("Qd"))};
}

TEST(DecisionText, IsReadAgainAsItWasWritten) {
  const std::vector<Decision> all = of_every_kind();
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
  EXPECT_EQ(decision_text(all[5]), "take_back");
  EXPECT_EQ(decision_text(all[6]), "call_revoke 2 6");
  EXPECT_EQ(decision_text(all[7]), "look");
  EXPECT_EQ(decision_text(all[8]), "deal_by_hand 6 6 7 5");
  EXPECT_EQ(decision_text(all[9]), "call_misdeal");
  EXPECT_EQ(decision_text(all[10]), "expose Ts");
  EXPECT_EQ(decision_text(all[11]), "call_card 2 Qd");
}

TEST(DecisionText, WhatCanBeChosenIsWrittenWithoutASeat) {
  const auto written = [](const Choice& now) {
    std::string text;
    JsonWriter json(text);
    json.open('{');
    write_members(json, now);
    json.close('}');
    return text;
  };
  Choice now;
  now.seat = 2;
  now.kind = Decision::Kind::say;
  now.says = 1U << static_cast<int>(Say::stand) | 1U << static_cast<int>(Say::beg);
  EXPECT_EQ(written(now), R"({"kind":"say","says":["stand","beg"]})");
  now.kind = Decision::Kind::play;
  now.cards.add(*parse_card("Jh"));
  now.cards.add(*parse_card("2c"));
  EXPECT_EQ(written(now), R"({"kind":"play","cards":["2c","Jh"]})");
  now.kind = Decision::Kind::discard;
  now.discards = 1;
  EXPECT_EQ(written(now), R"({"kind":"discard","cards":["2c","Jh"],"count":1})");
  now.kind = Decision::Kind::deal_by_hand;
  now.counts = SeatCounts::each(3, 6);
  EXPECT_EQ(written(now), R"({"kind":"deal_by_hand","counts":[6,6,6]})");
}

std::string json_of(const Decision& decision) {
  std::string text;
  JsonWriter json(text);
  write_json(json, decision);
  return text;
}

// The message that rejects this text as a decision of four players.
std::string refused(std::string_view text, int seat = -1) {
  const auto parsed = parse_json(text);
  EXPECT_TRUE(parsed) << text;
  const auto read = read_decision(*parsed, 4, seat);
  const auto* no = std::get_if<Fault>(&read);
  return no == nullptr ? "not refused" : no->sentence();
}

TEST(DecisionText, TheJsonIsReadAgainAsItWasWritten) {
  const std::vector<Decision> all = of_every_kind();
  for (const Decision& decision : all) {
    const auto read = read_decision(*parse_json(json_of(decision)), 4);
    ASSERT_TRUE(std::holds_alternative<Decision>(read)) << json_of(decision);
    EXPECT_EQ(std::get<Decision>(read), decision);
  }
  EXPECT_EQ(json_of(all[0]), R"({"e":"say","seat":1,"say":"take_point"})");
  EXPECT_EQ(json_of(all[1]), R"({"e":"play","seat":2,"card":"Jh"})");
  EXPECT_EQ(json_of(all[2]), R"({"e":"discard","seat":0,"cards":["9h","2c","4d"]})");
  EXPECT_EQ(json_of(all[4]), R"({"e":"lay_down","seat":3})");
  EXPECT_EQ(json_of(all[5]), R"({"e":"take_back","seat":1})");
  EXPECT_EQ(json_of(all[6]), R"({"e":"call_revoke","by":1,"seat":2,"trick":6})");
  EXPECT_EQ(json_of(all[7]), R"({"e":"look","seat":3})");
  EXPECT_EQ(json_of(all[8]), R"({"e":"deal_by_hand","seat":3,"counts":[6,6,7,5]})");
  EXPECT_EQ(json_of(all[9]), R"({"e":"call_misdeal","by":2})");
  EXPECT_EQ(json_of(all[10]), R"({"e":"expose","seat":0,"card":"Ts"})");
  EXPECT_EQ(json_of(all[11]), R"({"e":"call_card","by":1,"seat":2,"card":"Qd"})");
  const auto unnamed = read_decision(*parse_json(R"({"e":"lay_down"})"), 4, 2);
  EXPECT_EQ(std::get<Decision>(unnamed), Decision::of_lay_down(2));
}

TEST(DecisionText, OtherJsonIsRefusedWithASentence) {
  const std::string seats = "\"seat\" is a number from 0 to 3.";
  const std::string callers = "\"by\" is a number from 0 to 3.";
  EXPECT_EQ(refused(R"({"e":"lay_down"})"), seats);
  EXPECT_EQ(refused(R"({"e":"lay_down","seat":4})", 1), seats);
  EXPECT_EQ(refused(R"({"e":"lay_down","seat":"1"})"), seats);
  EXPECT_EQ(refused(R"({"e":"say","seat":1})"), "\"say\" is missing.");
  EXPECT_EQ(refused(R"({"e":"say","say":"hm"})", 0), "\"hm\" is not a word of the game.");
  EXPECT_EQ(refused(R"({"e":"play","card":11})", 0), "\"11\" is not a card.");
  EXPECT_EQ(refused(R"({"e":"discard"})", 0), "\"cards\" is not a list of cards.");
  EXPECT_EQ(refused(R"({"e":"discard","cards":["2c",3]})", 0), "\"3\" is not a card.");
  const std::string kinds =
      "A decision's \"e\" is say, play, discard, lay_down, deal_by_hand, call_misdeal, take_back, "
      "call_revoke, look, expose or call_card.";
  EXPECT_EQ(refused(R"({"e":"sing"})", 0), kinds);
  EXPECT_EQ(refused("{}", 0), kinds);
  EXPECT_EQ(refused(R"({"e":"call_revoke","by":1,"seat":4,"trick":1})"), seats);
  EXPECT_EQ(refused(R"({"e":"call_revoke","seat":0,"trick":1})"), callers);
  EXPECT_EQ(refused(R"({"e":"call_revoke","by":1,"seat":0})"),
            "\"trick\" is the number of a trick of this hand.");
  const std::string counts = "\"counts\" is a list of 4 numbers of cards.";
  EXPECT_EQ(refused(R"({"e":"deal_by_hand","seat":0})"), counts);
  EXPECT_EQ(refused(R"({"e":"deal_by_hand","seat":0,"counts":[6,6,6]})"), counts);
  EXPECT_EQ(refused(R"({"e":"deal_by_hand","seat":0,"counts":[6,6,6,-1]})"), counts);
  EXPECT_EQ(refused(R"({"e":"deal_by_hand","seat":0,"counts":[6,6,6,"6"]})"), counts);
  EXPECT_EQ(refused(R"({"e":"call_misdeal","seat":0})"), callers);
  EXPECT_EQ(refused(R"({"e":"call_card","by":1,"seat":4,"card":"2c"})"), seats);
  EXPECT_EQ(refused(R"({"e":"call_card","by":1,"seat":0,"card":"2x"})"), "\"2x\" is not a card.");
  EXPECT_EQ(refused(R"({"e":"expose","seat":0})"), "\"card\" is missing.");
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
    const auto* fault = std::get_if<Fault>(&read);
    ASSERT_NE(fault, nullptr) << text.substr(0, 100);
    EXPECT_FALSE(fault->sentence().empty());
    EXPECT_LT(fault->sentence().size(), 100U);
  }
}

// With table rules, illegal cards are playable and listed separately (RULES.md §4).
TEST(DecisionText, IllegalCardsAreNamedApart) {
  Choice now;
  now.seat = 1;
  now.kind = Decision::Kind::play;
  now.cards.add(Card(Suit::spades, Rank::jack));
  const auto told = [&] {
    std::string out;
    JsonWriter json(out);
    json.open('{');
    write_members(json, now);
    json.close('}');
    return out;
  };
  EXPECT_EQ(told(), R"({"kind":"play","cards":["Js"]})");
  now.illegal.add(Card(Suit::clubs, Rank::two));
  EXPECT_EQ(told(), R"({"kind":"play","cards":["Js"],"illegal":["2c"]})");
}

}  // namespace
}  // namespace allfours
