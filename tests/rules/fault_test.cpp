// Faults: each has a sentence whose places are all filled.
#include "core/fault.hpp"

#include <gtest/gtest.h>

#include <set>

#include "core/fault_json.hpp"
#include "core/json_writer.hpp"

namespace allfours {
namespace {

TEST(Fault, EachHasASentenceOfItsOwn) {
  std::set<std::string_view> phrases;
  for (int kind = 0; kind < fault_kind_count; ++kind) {
    const auto phrase = english_phrase(static_cast<FaultKind>(kind));
    ASSERT_GT(phrase.size(), 12u) << kind;
    EXPECT_FALSE(wire(static_cast<FaultKind>(kind)).empty());
    EXPECT_TRUE(phrases.insert(phrase).second) << phrase;
  }
}

TEST(Fault, FillsItsPlaces) {
  EXPECT_EQ((Fault{FaultKind::part_twice, {"seed"}}).sentence(), "The link says seed= twice.");
  EXPECT_EQ((Fault{FaultKind::rule_number, {"target", "1", "99", "0"}}).sentence(),
            "\"target\" is a number from 1 to 99, not \"0\".");
  EXPECT_EQ(fill_places("{1} after {0}{0}", {"a", "{1}"}), "{1} after aa");
  EXPECT_EQ(fill_places("", {"a"}), "");
}

TEST(Fault, CutsLongTextsBetweenLetters) {
  EXPECT_EQ(cut_short("short"), "short");
  EXPECT_EQ(cut_short(std::string(40, 'a')), std::string(40, 'a'));
  EXPECT_EQ(cut_short(std::string(41, 'a')), std::string(40, 'a') + "…");
  // The 40th byte is the middle of an é.
  EXPECT_EQ(cut_short(std::string(39, 'a') + "ééé"), std::string(39, 'a') + "…");
}

TEST(Fault, OfALogIsReadAgainAsItWasWritten) {
  for (int kind = 0; kind < fault_kind_count; ++kind) {
    const LogFault fault{kind + 1, {static_cast<FaultKind>(kind), {"a \"word\"", "", "é"}}};
    std::string text;
    JsonWriter json(text);
    write_json(json, fault);
    const auto read = read_log_fault(text);
    ASSERT_TRUE(read) << text;
    EXPECT_EQ(read->line, fault.line);
    EXPECT_EQ(read->fault, fault.fault) << text;
  }
  std::string text;
  JsonWriter json(text);
  write_json(json, LogFault{3, {FaultKind::log_missing, {"seed"}}});
  EXPECT_EQ(text, R"({"kind":"log_missing","about":["seed"],"line":3})");
}

TEST(Fault, OfALogIsNoOtherText) {
  ASSERT_TRUE(read_log_fault(R"({"line":3,"about":[],"kind":"log_empty","more":1})"));
  for (const std::string_view bad :
       {"", "Line 3: it is empty.", "[]", "{}", R"({"kind":"log_empty","about":[]})",
        R"({"kind":"log_empty","line":3})", R"({"about":[],"line":3})",
        R"({"kind":"weather","about":[],"line":3})", R"({"kind":"","about":[],"line":3})",
        R"({"kind":3,"about":[],"line":3})", R"({"kind":"log_empty","about":[1],"line":3})",
        R"({"kind":"log_empty","about":"seed","line":3})",
        R"({"kind":"log_empty","about":[],"line":0})",
        R"({"kind":"log_empty","about":[],"line":1.5})",
        R"({"kind":"log_empty","about":[],"line":"3"})"}) {
    EXPECT_FALSE(read_log_fault(bad)) << bad;
  }
}

}  // namespace
}  // namespace allfours
