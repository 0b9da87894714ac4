// Numbers and characters of foreign texts.
#include "core/text/number.hpp"

#include <gtest/gtest.h>

#include <set>

#include "core/text/ascii.hpp"
#include "core/text/utf8.hpp"

namespace allfours {
namespace {

TEST(Numbers, AreTheWholeText) {
  for (int number = -1200; number <= 1200; ++number) {
    const std::string text = std::to_string(number);
    EXPECT_EQ(whole_number(text), number);
    EXPECT_EQ(plain_number(text, -1200, 1200), number);
    EXPECT_EQ(whole_number("00" + text), number < 0 ? std::nullopt : std::optional(number));
    EXPECT_EQ(plain_number("0" + text, -1200, 1200), std::nullopt);
    for (const char other : std::string("-+. x\0\n", 7)) {
      EXPECT_EQ(whole_number(text + other), std::nullopt);
      if (other != '-' || number < 0) {
        EXPECT_EQ(whole_number(other + text), std::nullopt);
      }
    }
    EXPECT_EQ(whole_number(text, 5, 9).has_value(), number >= 5 && number <= 9);
    EXPECT_EQ(plain_number(text, 5, 9).has_value(), number >= 5 && number <= 9);
  }
  EXPECT_EQ(whole_number("2147483647"), std::numeric_limits<int>::max());
  EXPECT_EQ(whole_number("-2147483648"), std::numeric_limits<int>::min());
  for (const auto bad : {"", "-", "2147483648", "-2147483649", "99999999999999999999", "0x1"}) {
    EXPECT_EQ(whole_number(bad), std::nullopt) << bad;
  }
  EXPECT_EQ(whole_number("-0"), 0);
  EXPECT_EQ(plain_number("-0", 0, 9), std::nullopt);
}

TEST(Numbers, DigitsAreASetOfBits) {
  for (int set = 1; set < 256; ++set) {
    const auto bits = static_cast<std::uint8_t>(set);
    std::uint8_t read = 0;
    EXPECT_TRUE(read_digits(digits_text(bits), 0, 7, read)) << set;
    EXPECT_EQ(read, bits);
  }
  EXPECT_EQ(digits_text(0b101), "02");
  EXPECT_EQ(digits_text(0), "");
  std::uint8_t read = 0;
  EXPECT_TRUE(read_digits("3113", 1, 3, read));
  EXPECT_EQ(read, 0b1010);
  for (const char* bad : {"", "0", "4", "2 ", "-1", "a"}) {
    EXPECT_FALSE(read_digits(bad, 1, 3, read)) << bad;
  }
}

TEST(Numbers, DigitsAndLettersAreThoseOfAscii) {
  const std::string letters = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
  for (int code = 0; code < 256; ++code) {
    const char c = static_cast<char>(code);
    const auto place = letters.find(c);
    EXPECT_EQ(is_digit(c), place < 10) << code;
    EXPECT_EQ(is_small_letter(c), place >= 10 && place < 36) << code;
    EXPECT_EQ(is_letter_or_digit(c), place < letters.size()) << code;
  }
}

TEST(Utf8, ACharacterBeginsWhereNoneGoesOn) {
  const std::string text = "a\u00e9\u20ac\U0001F0A1z";
  std::set<std::size_t> begins;
  for (std::size_t at = 0; at < text.size(); at += character_size(text.substr(at)))
    begins.insert(at);
  EXPECT_EQ(begins.size(), 5U);
  for (std::size_t at = 0; at < text.size(); ++at) {
    EXPECT_EQ(continues_character(text[at]), !begins.contains(at)) << at;
  }
}

}  // namespace
}  // namespace allfours
