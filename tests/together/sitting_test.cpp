// Tables as texts: names, seats, lists and games.
#include "together/sitting.hpp"

#include <gtest/gtest.h>

#include "properties/random_game.hpp"

namespace allfours::together {
namespace {

TEST(Sitting, NamesAreShortAndCanBeShown) {
  for (const std::string_view name : {"", "Ann", "Éva Müller-Łoś", "李雷", "O’Neill, Jr. & Co"}) {
    EXPECT_TRUE(valid_name(name)) << name;
  }
  EXPECT_TRUE(valid_name(std::string(longest_name, 'a')));
  EXPECT_FALSE(valid_name(std::string(longest_name + 1, 'a')));
  for (const std::string_view name :
       {"a\nb", "\x7f", "\xff", "\xc3", "\xc2\x85", "a\tb", "a\u202eb", "\u200b", "\ufeff"}) {
    EXPECT_FALSE(valid_name(name)) << name;
  }
  EXPECT_FALSE(valid_name(std::string("a\0b", 3)));
}

TEST(Sitting, SecretsAreLongEnough) {
  EXPECT_TRUE(valid_secret(std::string(32, 'a')));
  EXPECT_FALSE(valid_secret(std::string(31, 'a')));
  EXPECT_FALSE(valid_secret(std::string(65, 'a')));
  EXPECT_FALSE(valid_secret(std::string(31, 'a') + " "));
}

TEST(Sitting, ListsAreReadAsTheyAreWritten) {
  SeatTexts texts;
  texts[0] = "Ann, & Bob";
  texts[2] = "李%20";
  const std::string text = list_text(texts, 3);
  EXPECT_EQ(text, "Ann%2C%20%26%20Bob,,%E6%9D%8E%2520");
  ASSERT_TRUE(read_list(text, 3));
  EXPECT_EQ(*read_list(text, 3), texts);
  EXPECT_FALSE(read_list(text, 4));
  EXPECT_FALSE(read_list(text, 2));
  EXPECT_FALSE(read_list("%41,,", 3)) << "another way to write A";
  EXPECT_FALSE(read_list("a b,,", 3));
  EXPECT_FALSE(read_list("", 0));
  EXPECT_FALSE(read_list(",,,,,,", 7));
}

TEST(Sitting, SeatsAreReadAsTheyAreWritten) {
  Sitting sitting;
  sitting.setup = setup_for(*find_variant("trinidad"), 4, "x");
  sitting.persons = 0b0101;
  sitting.bots[1] = "expert";
  const std::string text = seats_text(sitting);
  EXPECT_EQ(text, "p,expert,p,sensible");
  Sitting other;
  other.setup = sitting.setup;
  ASSERT_TRUE(read_seats(other, text));
  EXPECT_EQ(seats_text(other), text);
  for (const std::string_view bad :
       {"", "p", "p,p,p", "p,p,p,p,p", "p,p,p,q", "p,p,p,", "P,p,p,p"}) {
    EXPECT_FALSE(read_seats(other, bad)) << bad;
    EXPECT_EQ(seats_text(other), text);
  }
}

TEST(Sitting, GamesAreReadAsTheyAreWritten) {
  Stream stream(5, "sitting");
  for (const auto& each : all_setups("x")) {
    auto setup = each;
    change_randomly(setup, stream, stream.below(5));
    if (validate(setup.rules, setup.players)) setup = each;
    const std::string rules = changed_rules_text(setup);
    const auto read = read_setup(setup.variant->id, std::to_string(setup.players), rules);
    ASSERT_TRUE(std::get_if<Fault>(&read) == nullptr) << rules;
    EXPECT_TRUE(same_game(std::get<0>(read), setup));
    EXPECT_EQ(std::get<0>(read).seed, "");
  }
  for (const std::string_view rules : {"", "target.9,", "nothing.1", "target.9,target.9"}) {
    EXPECT_TRUE(std::holds_alternative<Fault>(read_setup("trinidad", "4", rules))) << rules;
  }
  EXPECT_TRUE(std::holds_alternative<Fault>(read_setup("trinidad", "7", "-")));
  EXPECT_TRUE(std::holds_alternative<Fault>(read_setup("nothing", "4", "-")));
}

TEST(Sitting, FaultsQuoteOnlyWhatCanBeShown) {
  EXPECT_EQ(quotation("hello"), "hello");
  EXPECT_EQ(quotation("\xff\xfe"), "??");
  EXPECT_TRUE(can_be_shown(quotation(std::string(100, '\x80')), 100));
  EXPECT_TRUE(can_be_shown(quotation("a\nb"), 100));
}

}  // namespace
}  // namespace allfours::together
