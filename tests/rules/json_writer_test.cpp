// JSON as it is written (core/json_writer.hpp), read back by another reader.
#include "core/json_writer.hpp"

#include <gtest/gtest.h>

#include "json.hpp"

namespace allfours {
namespace {

TEST(JsonWriter, WritesLongWordsToo) {
  std::string out;
  JsonWriter json(out);
  json.open('[');
  json.word(std::string(40, 'a'));
  json.word(std::string(40, 'b'));
  json.close(']');
  EXPECT_EQ(out, "[\"" + std::string(40, 'a') + "\",\"" + std::string(40, 'b') + "\"]");
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
