// Packs of texts: read as a whole or not at all; and a new language.
#include "words/pack.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <random>

#include "words/words.hpp"

namespace allfours {
namespace {

std::string number(std::uint32_t value) {
  std::string bytes;
  for (int i = 0; i < 4; ++i) bytes += static_cast<char>(value >> (8 * i) & 0xFF);
  return bytes;
}

std::size_t place_of(std::string_view Words::*member) {
  Words words;
  return static_cast<std::size_t>(&(words.*member) - phrases_of(words).data());
}

// A pack in which each phrase is its own index in brackets, except three that the tests look at; at
// one table, `beg` is replaced.
std::string pack_of(const std::string& code, const std::string& last = "[zz]") {
  std::vector<std::string> texts{code};
  for (std::size_t i = 0; i < word_count; ++i) texts.push_back("[" + std::to_string(i) + "]");
  const std::size_t beg = place_of(&Words::beg);
  texts[1 + beg] = "[beg]";
  texts[1 + place_of(&Words::stand)] = "[stand]";
  texts[1 + place_of(&Words::language_name)] = "[language-name]";
  texts[word_count] = last;
  texts.insert(texts.end(), {"trinidad", "BEG"});
  std::string bytes = "AFWP" + number(2) + number(words_fingerprint) +
                      number(static_cast<std::uint32_t>(word_count)) + number(1) +
                      number(static_cast<std::uint32_t>(beg));
  for (const std::string& text : texts) bytes += text + '\0';
  return bytes;
}

TEST(Pack, IsReadWhole) {
  const std::string bytes = pack_of("xx");
  const auto pack = read_pack(bytes);
  ASSERT_TRUE(pack);
  EXPECT_EQ(pack->code, "xx");
  EXPECT_EQ(pack->phrases[0], "[0]");
  EXPECT_EQ(pack->phrases[word_count - 1], "[zz]");
  ASSERT_EQ(pack->replacements.size(), 1u);
  EXPECT_EQ(pack->replacements[0].text, "BEG");
}

TEST(Pack, OfEveryLanguageIsLinked) {
  ASSERT_EQ(linked_packs().size(), known_languages.size());
  for (std::size_t i = 0; i < linked_packs().size(); ++i) {
    const auto pack = read_pack(linked_packs()[i]);
    ASSERT_TRUE(pack);
    EXPECT_EQ(pack->code, known_languages[i].code);
  }
}

TEST(Pack, IsRefusedWhereverItIsCutOffOrGrown) {
  const std::string bytes = pack_of("xx");
  for (std::size_t size = 0; size < bytes.size(); size += size < 64 ? 1 : 97) {
    EXPECT_FALSE(read_pack(bytes.substr(0, size))) << size;
  }
  EXPECT_FALSE(read_pack(bytes.substr(0, bytes.size() - 1)));
  EXPECT_FALSE(read_pack(bytes + "x"));
}

TEST(Pack, IsRefusedWithAnotherHead) {
  const std::string bytes = pack_of("xx");
  // The magic number, the version, the fingerprint, the number of phrases, the number of
  // replacements, and the key of one.
  for (std::size_t at = 0; at < 24; ++at) {
    if (at == 20) continue;  // which only changes the key
    std::string other = bytes;
    other[at] = static_cast<char>(other[at] ^ 0x80);
    EXPECT_FALSE(read_pack(other)) << at;
  }
}

TEST(Pack, IsRefusedWithTextThatIsNoPhrase) {
  EXPECT_TRUE(read_pack(pack_of("xx", "{who} – {n:1=a|=b}")));
  for (const std::string text : {"", "{who", "who}", "{}", "{who {n}}", "\xFF", "\xC0\x80",
                                 "\xE2\x82", "\xED\xA0\x80", "\xF4\x90\x80\x80", "{n:1=a", "{|}"}) {
    EXPECT_FALSE(read_pack(pack_of("xx", text))) << text;
  }
  for (const std::string code : {"x", "", "XX", "x/", "{x}", "xxxxxxxxxxxxxxxxx"}) {
    EXPECT_FALSE(read_pack(pack_of(code))) << code;
  }
}

TEST(Pack, OfRubbishNeverDoesHarm) {
  const std::string bytes = pack_of("xx");
  std::minstd_rand random(1);
  for (int i = 0; i < 2000; ++i) {
    std::string other = bytes;
    for (int n = 0; n < 3; ++n) {
      other[random() % 4000] = static_cast<char>(random());
    }
    if (const auto pack = read_pack(other)) {
      for (const std::string_view phrase : pack->phrases) {
        fill(phrase, Form::to_you, {{"who", "Nora"}, {"n", "1"}});
      }
    }
  }
}

std::string book_of(const std::string& code, const std::vector<std::string>& texts) {
  std::string bytes = "AFWB" + number(1) + number(words_fingerprint) + code + '\0';
  for (const std::string& text : texts) bytes += text + '\0';
  return bytes;
}

TEST(Book, IsReadWhole) {
  const std::string bytes = book_of("xx", {"rule-b", "{n} – B", "rule-a", "A"});
  const auto book = read_book(bytes);
  ASSERT_TRUE(book);
  EXPECT_EQ(book->code, "xx");
  EXPECT_EQ(book->phrases.at("rule-a"), "A");
  EXPECT_EQ(book->phrases.at("rule-b"), "{n} – B");
  EXPECT_TRUE(read_book(book_of("xx", {})));
}

TEST(Book, OfEveryLanguageIsLinkedWithTheSameKeys) {
  ASSERT_EQ(linked_books().size(), known_languages.size());
  const auto english = read_book(linked_books()[0]);
  ASSERT_TRUE(english);
  EXPECT_GT(english->phrases.size(), 200u);
  for (std::size_t i = 0; i < linked_books().size(); ++i) {
    const auto book = read_book(linked_books()[i]);
    ASSERT_TRUE(book);
    EXPECT_EQ(book->code, known_languages[i].code);
    ASSERT_EQ(book->phrases.size(), english->phrases.size());
    for (const auto& [key, phrase] : english->phrases) EXPECT_TRUE(book->phrases.contains(key));
  }
}

TEST(Book, IsRefusedWhereverItIsCutOffOrGrown) {
  const std::string bytes = book_of("xx", {"rule-a", "A"});
  // Truncated after the code or at the end, it is valid.
  const std::size_t code_ends = book_of("xx", {}).size();
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    EXPECT_EQ(read_book(bytes.substr(0, size)).has_value(), size == code_ends) << size;
  }
  EXPECT_FALSE(read_book(bytes + "x"));
  EXPECT_FALSE(read_book(bytes + '\0'));
}

TEST(Book, IsRefusedWithAnotherHeadOrTextThatIsNoPhrase) {
  const std::string bytes = book_of("xx", {"rule-a", "A"});
  // The magic number, the version, the fingerprint.
  for (std::size_t at = 0; at < 12; ++at) {
    std::string other = bytes;
    other[at] = static_cast<char>(other[at] ^ 0x80);
    EXPECT_FALSE(read_book(other)) << at;
  }
  for (const std::string text : {"", "{who", "\xFF", "{}"}) {
    EXPECT_FALSE(read_book(book_of("xx", {"rule-a", text}))) << text;
    EXPECT_FALSE(read_book(book_of("xx", {text, "A"}))) << text;
  }
  EXPECT_FALSE(read_book(book_of("xx", {"rule-a", "A", "rule-a", "A"})));
  EXPECT_FALSE(read_book(book_of("X", {"rule-a", "A"})));
}

void hand_in_one_more() {
  const std::size_t before = languages().size();
  EXPECT_FALSE(take_pack("rubbish"));
  EXPECT_EQ(languages().size(), before);
  EXPECT_FALSE(find_language("xy"));

  const auto language = take_pack(pack_of("xy"));
  ASSERT_TRUE(language);
  EXPECT_EQ(languages().size(), before + 1);
  EXPECT_EQ(find_language("xy"), language);
  EXPECT_EQ(language_code(*language), "xy");
  EXPECT_EQ(language_name(*language), "[language-name]");
  EXPECT_EQ(words_in(*language).stand, "[stand]");
  EXPECT_EQ(words_in(*language, "trinidad").beg, "BEG");
  EXPECT_EQ(words_in(*language, "trinidad").stand, "[stand]");
  EXPECT_EQ(words_in(*language, "cotton").beg, "[beg]");

  // The rules pack of a known language.
  EXPECT_EQ(book_phrase(*language, "rule-a"), "");
  EXPECT_FALSE(take_book(book_of("xq", {"rule-a", "A"})));
  EXPECT_FALSE(take_book(pack_of("xy")));
  EXPECT_EQ(take_book(book_of("xy", {"rule-a", "A"})), language);
  EXPECT_EQ(book_phrase(*language, "rule-a"), "A");
  EXPECT_EQ(book_phrase(*language, "rule-b"), "");
  EXPECT_EQ(take_book(book_of("xy", {"rule-a", "B"})), language);
  EXPECT_EQ(book_phrase(*language, "rule-a"), "A");
  EXPECT_NE(book_phrase({}, "rule-play-strict"), "");

  // Loaded texts stay at their address.
  const Words* words = &words_in(*language);
  EXPECT_EQ(take_pack(pack_of("xy", "other")), language);
  EXPECT_EQ(&words_in(*language), words);
  EXPECT_EQ(languages().size(), before + 1);
}

// In a process of its own: a language that has been handed in stays.
TEST(LanguagesDeathTest, OneMoreIsHandedIn) {
  const auto alone = [] {
    hand_in_one_more();
    std::exit(testing::Test::HasFailure() ? 1 : 0);
  };
  EXPECT_EXIT(alone(), testing::ExitedWithCode(0), "");
}

TEST(Languages, AKeyIsFoundByItsName) {
  const Words& words = words_in({});
  EXPECT_EQ(find_phrase(words, "value-yes"), words.value_yes);
  EXPECT_EQ(find_phrase(words, "value_yes"), std::nullopt);
  // No program composes this key.
  EXPECT_EQ(find_phrase(words, "hang-jack"), std::nullopt);
  EXPECT_EQ(find_phrase(words, ""), std::nullopt);
  for (const std::string_view name : phrase_keys()) EXPECT_TRUE(find_phrase(words, name)) << name;
}

}  // namespace
}  // namespace allfours
