// Faults: each has a sentence with all placeholders filled.
#include "core/text/fault.hpp"

#include <gtest/gtest.h>

#include <set>

#include "core/game/fault_json.hpp"
#include "core/text/json_writer.hpp"

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

TEST(Fault, OfALogIsWrittenAsJson) {
  std::string text;
  JsonWriter json(text);
  write_json(json, LogFault{3, {FaultKind::log_missing, {"seed", "a \"word\""}}});
  EXPECT_EQ(text, R"({"kind":"log_missing","about":["seed","a \"word\""],"line":3})");
}

}  // namespace
}  // namespace allfours
