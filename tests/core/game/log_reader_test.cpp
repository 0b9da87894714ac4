// Reading event logs: the same record, or a message with the line's number.
#include "core/game/log_reader.hpp"

#include <gtest/gtest.h>

#include "core/log/event_json.hpp"
#include "core/text/json_value.hpp"
#include "properties/random_game.hpp"

namespace allfours {
namespace {

std::string log_text(const Record& record) {
  std::string text;
  const auto played = events(record);
  for (const Event& event : std::get<Events>(played)) {
    append_json(text, event, record.setup);
    text += '\n';
  }
  return text;
}

Record record_of(std::string_view text) {
  auto parsed = parse_record(text);
  EXPECT_TRUE(std::holds_alternative<Record>(parsed)) << text;
  return std::get<Record>(parsed);
}

std::string complaint(std::string_view text) {
  const auto parsed = parse_log(text);
  const auto* no = std::get_if<LogFault>(&parsed);
  return no != nullptr ? no->sentence() : "";
}

TEST(LogReader, ALogIsItsRecordAgain) {
  for (const std::string_view link :
       {"v=trinidad&seed=LOG", "v=german&seed=LOG&rules=target.9", "v=trinidad&seed=LOG&log=1A",
        "v=seven-up&players=3&seed=LOG&hand=4&dealer=1&score=3.2.6",
        "v=german&seed=LOG&deal=2c3c4c.8c9c&log=1B"}) {
    const Record record = record_of(link);
    const auto parsed = parse_log(log_text(record));
    ASSERT_TRUE(std::holds_alternative<Record>(parsed)) << std::get<LogFault>(parsed).sentence();
    EXPECT_EQ(record_text(std::get<Record>(parsed)), record_text(record));
  }
}

TEST(LogReader, WhatIsWrongIsSaidWithItsLine) {
  const std::string log = log_text(record_of("v=trinidad&seed=LOG"));
  EXPECT_EQ(complaint(""), "Line 1: There is no event log.");
  EXPECT_EQ(complaint("\n \n{}"), "Line 3: \"e\" is missing: which event is this?");
  EXPECT_TRUE(complaint("{\"e\":\"deal\"}").starts_with("Line 1: A log begins with a \"game\""));
  const auto second = log.find('\n') + 1;
  EXPECT_TRUE(
      complaint(log.substr(0, second) + "rubbish\n").starts_with("Line 2: The line is not"));
  EXPECT_TRUE(complaint(log.substr(0, second)).ends_with("follows by itself."));
  EXPECT_NE(complaint(log + log), "");
}

// Each line is compared field by field with the event that the rules produce.
TEST(LogReader, EachFieldMustBeAsTheRulesHaveIt) {
  const allfours::Setup setup = setup_for(*find_variant("german"), 2, "LOG");
  Stream stream(seed_key(setup.seed), "test");
  const Record record{setup, decisions_in(random_log(setup, stream))};
  const std::string log = log_text(record);
  // The fault of the log with its first `from` replaced by `to`.
  const auto fault_of = [&](std::string_view from, std::string_view to) {
    std::string text = log;
    const auto place = text.find(from);
    EXPECT_NE(place, std::string::npos) << from;
    if (place != std::string::npos) text.replace(place, from.size(), to);
    const auto parsed = parse_log(text);
    const auto* no = std::get_if<LogFault>(&parsed);
    return no != nullptr ? no->fault : Fault{};
  };
  EXPECT_EQ(fault_of("\"winner\":", "\"other\":"), (Fault{FaultKind::log_missing, {"winner"}}));
  EXPECT_EQ(fault_of("\"players\":2", "\"players\":2,\"pack\":[\"2c\"]").kind, FaultKind::log_pack);
  const Fault rule = fault_of("\"why\":{\"rule\":\"", "\"why\":{\"rule\":\"x");
  ASSERT_EQ(rule.kind, FaultKind::log_other);
  EXPECT_EQ(rule.about.front(), "why.rule");
  EXPECT_EQ(fault_of("{\"e\":\"deal\"", "{\"e\":\"trick\"").kind, FaultKind::log_by_itself);
  EXPECT_EQ(fault_of("{\"e\":\"play\"", "{\"e\":\"trick\"").kind, FaultKind::log_choice);
}

TEST(LogReader, ALineIsWrittenAsWeWriteIt) {
  const Record record = record_of("v=pitch&players=3&seed=LOG");
  const std::string log = log_text(record);
  LogReader reader;
  for (std::size_t from = 0; from < log.size(); from = log.find('\n', from) + 1) {
    const std::string line = log.substr(from, log.find('\n', from) - from);
    ASSERT_FALSE(reader.read(" " + line + " "));
    EXPECT_EQ(reader.line(), line);
  }
}

std::optional<Json> json(std::string_view text) { return parse_json(text); }

TEST(JsonValue, ItIsReadWholeOrNotAtAll) {
  for (const std::string_view text :
       {"null", "true", " false ", "0", "-1", "1.5", "1e3", "2E-7", "\"\"", "[]", "{}",
        R"({"a":[1,{"b":null}],"c":"\u00e9\n\ud83c\udca1"})", "\"\xC3\xA9\""}) {
    EXPECT_TRUE(json(text)) << text;
  }
  for (const std::string_view text : {"",
                                      " ",
                                      "nul",
                                      "tru",
                                      "01",
                                      "-",
                                      "1.",
                                      ".5",
                                      "1e",
                                      "+1",
                                      "\"",
                                      "\"\\x\"",
                                      "\"\\u12\"",
                                      "\"\\ud800\"",
                                      "\"\\udc00\"",
                                      "\"\n\"",
                                      "[1,]",
                                      "[1 2]",
                                      "[",
                                      "{\"a\"}",
                                      "{a:1}",
                                      "{\"a\":1,}",
                                      "{} {}",
                                      "\"\xFF\"",
                                      "\"\xC3\"",
                                      "\"\xED\xA0\x80\"",
                                      "\"\xC0\x80\""}) {
    EXPECT_FALSE(json(text)) << text;
  }
  EXPECT_TRUE(json(std::string(32, '[') + std::string(32, ']')));
  EXPECT_FALSE(json(std::string(40, '[') + std::string(40, ']')));
}

TEST(JsonValue, EscapesAreTheCharactersThatTheyName) {
  EXPECT_EQ(json(R"("\u0041\u00e9\u20ac\ud83c\udca1\/\b")")->text,
            "A\xC3\xA9\xE2\x82\xAC\xF0\x9F\x82\xA1/\b");
}

TEST(JsonValue, IsQuotedShortAndInAscii) {
  EXPECT_EQ(quoted(*json(R"( {"a": [null, true, 1.50, "\u00e9"], "b": {}} )")),
            R"({"a":[null,true,1.50,"??"],"b":{}})");
  const std::string much = quoted(*json("\"" + std::string(500, 'x') + "\""));
  EXPECT_EQ(much, "\"" + std::string(99, 'x') + "...");
}

TEST(JsonValue, TheOrderOfMembersDoesNotCount) {
  EXPECT_EQ(*json(R"({"a":1,"b":[true,null]})"), *json(R"({"b":[true,null],"a":1})"));
  EXPECT_NE(*json(R"({"a":1})"), *json(R"({"a":"1"})"));
  EXPECT_NE(*json(R"({"a":1})"), *json(R"({"b":1})"));
  EXPECT_NE(*json("[1,2]"), *json("[2,1]"));
  EXPECT_EQ(json(R"("\u00e9")")->text, "\xC3\xA9");
  EXPECT_EQ(json(R"("\ud83c\udca1")")->text, "\xF0\x9F\x82\xA1");
  EXPECT_EQ(quoted(*json(R"( { "a" : [ 1 , "\u00e9" ] } )")), R"({"a":[1,"??"]})");
  EXPECT_EQ(quoted(*json('"' + std::string(200, 'x') + '"')).size(), 103u);
}

}  // namespace
}  // namespace allfours
