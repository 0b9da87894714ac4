// Messages: each is written and read again equal; anything else is refused.
#include "together/message.hpp"

#include <gtest/gtest.h>

#include "properties/random_game.hpp"
#include "together/company.hpp"

namespace allfours::together {
namespace {

// One of each kind, as they are sent in a game.
std::vector<std::string> examples() {
  Company company(setup_for(*find_variant("trinidad"), 4, "x"), 2, "examples");
  EXPECT_TRUE(company.deal());
  for (int i = 0; i < 60; ++i) company.go_on();
  company.remind();
  company.deliver_all();
  std::vector<std::string> list = company.texts;
  list.push_back("together/1 " + company.host().sitting().table + " bye");
  list.push_back("together/1 " + company.host().sitting().table + " again " +
                 Host(company.host().plan_again(true), secret_for("next")).invite(3, {}));
  list.push_back("together/1 " + company.host().sitting().table + " call 1 99");
  list.push_back("together/1 " + company.host().sitting().table + " fault together_part 2");
  list.push_back("together/1 " + company.host().sitting().table +
                 " fault together_rubbish %E6%9D%8E%20");
  list.push_back("together/1 " + company.host().sitting().table + " fault together_bots");
  return list;
}

TEST(Messages, AreReadAsTheyAreWritten) {
  std::array<int, 13> kinds{};
  for (const std::string& text : examples()) {
    const auto read = parse_message(text);
    ASSERT_TRUE(std::holds_alternative<Message>(read)) << text;
    const auto& message = std::get<Message>(read);
    EXPECT_EQ(message_text(message, 4), text);
    EXPECT_LT(text.size(), longest_message / 4);
    ++kinds[static_cast<std::size_t>(message.kind)];
  }
  for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
    EXPECT_GT(kinds[kind], 0) << wire(static_cast<Message::Kind>(kind));
  }
}

TEST(Messages, OneWrongCharacterIsRefusedOrAnotherMessage) {
  constexpr std::string_view characters = "A.a0-9&=%,2/ \n\x01\x7f\xff";
  Stream stream(3, "wrong");
  int refused = 0;
  const auto list = examples();
  for (int i = 0; i < test_games(20000); ++i) {
    std::string text = list[at(stream.below(static_cast<int>(list.size())))];
    const int place = stream.below(static_cast<int>(text.size()));
    const char wrong = characters[at(stream.below(static_cast<int>(characters.size())))];
    const int way = stream.below(4);
    if (way == 0) text[at(place)] = wrong;
    if (way == 1) text.erase(at(place), 1);
    if (way == 2) text.insert(at(place), 1, wrong);
    if (way == 3) text.resize(at(place));
    const auto read = parse_message(text);
    if (const auto* fault = std::get_if<Fault>(&read)) {
      ++refused;
      ASSERT_EQ(fault->sentence().find('{'), std::string::npos);
      continue;
    }
    const auto& message = std::get<Message>(read);
    const int players =
        message.kind == Message::Kind::commits || message.kind == Message::Kind::parts
            ? static_cast<int>(std::count(text.begin(), text.end(), ',')) + 1
            : 4;
    ASSERT_EQ(message_text(message, players), text);
  }
  EXPECT_GT(refused, 100);
}

TEST(Messages, AreRefusedAsAWhole) {
  const std::string head = "together/1 AAAAAAAAAAAA ";
  const std::string check(check_letters, 'A');
  EXPECT_TRUE(std::holds_alternative<Message>(parse_message(head + "have 0 " + check)));
  for (const std::string& text :
       {std::string("have 0"),
        std::string("together/1"),
        head,
        head + "have",
        head + "have 0",
        head + "have 0 " + check + " ",
        head + "have  0 " + check,
        head + "have 00 " + check,
        head + "have -1 " + check,
        head + "have 20001 " + check,
        head + "have 0 " + check + " more",
        " " + head + "bye",
        head + "bye ",
        head + "BYE",
        head + "step 0 " + check + " - " + std::string(longest_step + 1, 'A'),
        head + "step 0 " + check + " -",
        head + "step 0 " + check + " A A",
        head + "present 64",
        head + "call 6 1",
        head + "call 0 100",
        head + "call 0",
        head + "commit 0 " + std::string(commit_letters, 'A'),
        head + "commit 100 " + std::string(commit_letters, 'A'),
        head + "commits 1 ,,,,,,",
        head + "fault nothing",
        head + "fault together_part 1 2 3 4 5",
        head + "fault together_part %0A",
        head + "join 0 " + check + " " + check + " " + std::string(longest_name + 1, 'a'),
        head + "table 0 waits 0 trinidad 4 - sensible,p,p,p ,,,",
        head + "table 0 waits 0 trinidad 4 - p,p,p,p ,,",
        head + "table 0 maybe 0 trinidad 4 - p,p,p,p ,,,"}) {
    const auto read = parse_message(text);
    ASSERT_TRUE(std::holds_alternative<Fault>(read)) << text;
    EXPECT_EQ(std::get<Fault>(read).kind, FaultKind::together_rubbish) << text;
  }
  for (const std::string_view other : {"together/0", "together/", "together/11", "together/x"}) {
    const auto read = parse_message(std::string(other) + " AAAAAAAAAAAA bye");
    EXPECT_EQ(std::get<Fault>(read).kind, FaultKind::together_version) << other;
  }
}

}  // namespace
}  // namespace allfours::together
