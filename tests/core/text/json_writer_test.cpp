// The JSON writer (core/text/json_writer.hpp), checked with an independent reader.
#include "core/text/json_writer.hpp"

#include <gtest/gtest.h>

#include <limits>

#include "json.hpp"

namespace allfours {
namespace {

// With any text before it in the output buffer.
TEST(JsonWriter, WritesWordsOfAnyLength) {
  for (std::size_t before = 0; before < 20; ++before) {
    std::string out;
    JsonWriter json(out);
    std::string expected = "[\"" + std::string(before, 'x') + '"';
    json.open('[');
    json.word(std::string(before, 'x'));
    for (std::size_t size = 0; size <= 1100; ++size) {
      std::string word(size, 'a');
      for (std::size_t i = 0; i < size; ++i) word[i] = static_cast<char>('a' + (i * 7 + size) % 26);
      expected += ",\"" + word + '"';
      json.word(word);
      expected += ",\"" + word + '"';
      json.text(word);
      expected += ",\"" + word + "\"";
      json.raw('"' + word + '"');
    }
    json.close(']');
    ASSERT_EQ(out, expected + ']') << before;
  }
}

// Wherever the output buffer ends: no missing and no surplus comma.
TEST(JsonWriter, PutsCommasBetweenValuesOnly) {
  for (std::size_t before = 0; before < 1100; ++before) {
    std::string out;
    JsonWriter json(out);
    json.open('[');
    json.word(std::string(before, ','));
    json.open('{');
    json.close('}');
    json.open('[');
    json.open('[');
    json.close(']');
    json.word('Q', 'h');
    json.close(']');
    json.number(std::numeric_limits<int>::min());
    json.number(7);
    json.open('{');
    json.flag("f", true);
    json.place("p", -1);
    json.any_key("\"");
    json.word("a", '.', ",");
    json.close('}');
    json.close(']');
    ASSERT_EQ(out, "[\"" + std::string(before, ',') +
                       R"(",{},[[],"Qh"],-2147483648,7,{"f":true,"p":null,"\"":"a.,"}])")
        << before;
  }
  std::string out;
  JsonWriter empty(out);
  empty.open('{');
  empty.close('}');
  EXPECT_EQ(out, "{}");
}

TEST(JsonWriter, WritesStrings) {
  std::string out;
  JsonWriter(out).text("a\"b\\c\n\x01é");
  EXPECT_EQ(out, "\"a\\\"b\\\\c\\u000a\\u0001é\"");
  EXPECT_EQ(read_json(out), "a\"b\\c\n\x01é");
}

TEST(JsonWriter, WritesAnObjectOfTexts) {
  std::string out;
  JsonWriter json(out);
  json.open('[');
  json.object({{"a", "1"}, {"b", ""}});
  json.object({});
  json.close(']');
  EXPECT_EQ(out, R"([{"a":"1","b":""},{}])");
}

// With any length of lines and of the output buffer.
TEST(JsonWriter, WritesALineAValue) {
  std::string out = "=";
  std::string expected = out;
  JsonWriter json(out, JsonWriter::Lines::each);
  for (int size = 0; size < 300; ++size) {
    const std::string word(static_cast<std::size_t>(size * 7 % 100), 'w');
    json.open('{');
    json.number("a", size);
    json.key("b");
    json.word(word);
    json.close('}');
    json.end_line();
    expected += R"({"a":)" + std::to_string(size) + R"(,"b":")" + word + "\"}\n";
    json.number(size);
    json.end_line();
    expected += std::to_string(size) + '\n';
    if (size % 50 != 0) continue;
    json.flush();
    ASSERT_EQ(out, expected) << size;
  }
  json.flush();
  EXPECT_EQ(out, expected);
}

// Complete values are in the text before the writer is destroyed.
TEST(JsonWriter, LeavesNothingOfACompleteValueToBeWritten) {
  const auto written = [](auto&& write) {
    std::string out = "=";
    JsonWriter json(out);
    write(json);
    return std::string(out);
  };
  EXPECT_EQ(written([](JsonWriter& json) { json.word("w"); }), "=\"w\"");
  EXPECT_EQ(written([](JsonWriter& json) { json.text("t"); }), "=\"t\"");
  EXPECT_EQ(written([](JsonWriter& json) { json.number(-2147483647 - 1); }), "=-2147483648");
  EXPECT_EQ(written([](JsonWriter& json) { json.flag(false); }), "=false");
  EXPECT_EQ(written([](JsonWriter& json) { json.null(); }), "=null");
  EXPECT_EQ(written([](JsonWriter& json) { json.raw("[1]"); }), "=[1]");
  EXPECT_EQ(written([](JsonWriter& json) {
              json.open('{');
              json.key("a");
              json.open('[');
              json.close(']');
              json.close('}');
            }),
            "={\"a\":[]}");
}

TEST(JsonWriter, PutsCommasWhereTheyBelong) {
  std::string out = "before ";
  JsonWriter json(out);
  json.open('{');
  json.number("n", -12);
  json.flag("yes", true);
  json.member("text", "a \"b\"\n\x1f\\ é");
  json.key("none");
  json.null();
  json.key("empty");
  json.open('[');
  json.close(']');
  json.list("list", std::array{1, 2, 3}, [&](int number) {
    json.open('[');
    json.number(number);
    json.word("w");
    json.close(']');
  });
  json.place("nowhere", -1);
  json.place("somewhere", 0);
  json.any_key("a \"key\"");
  json.raw("[null]");
  json.close('}');
  EXPECT_EQ(out,
            "before {\"n\":-12,\"yes\":true,\"text\":\"a \\\"b\\\"\\u000a\\u001f\\\\ é\","
            "\"none\":null,\"empty\":[],\"list\":[[1,\"w\"],[2,\"w\"],[3,\"w\"]],"
            "\"nowhere\":null,\"somewhere\":0,\"a \\\"key\\\"\":[null]}");
  const auto read = read_json(out.substr(7));
  ASSERT_FALSE(read.is_discarded());
  EXPECT_EQ(read["text"], "a \"b\"\n\x1f\\ é");
}

}  // namespace
}  // namespace allfours
