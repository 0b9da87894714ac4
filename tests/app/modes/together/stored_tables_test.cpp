// The stored list of tables: what is unreadable stays, additions of several tabs survive, and
// removed tables are gone.
#include "app/modes/together/stored_tables.hpp"

#include <gtest/gtest.h>

#include "core/rules/rules.hpp"
#include "together/host.hpp"

namespace allfours {
namespace {

StoredTable table_of(char letter) {
  together::Plan plan;
  plan.setup.variant = find_variant("german");
  plan.setup.rules = plan.setup.variant->rules;
  plan.setup.players = 2;
  const together::Host host(plan, std::string(32, letter));
  return {host.sitting().table, host.stored_text()};
}

TEST(StoredTables, AreReadAsTheyWereWritten) {
  StoredTables tables;
  EXPECT_EQ(tables.text(), "");
  for (const char letter : {'a', 'b', 'c'}) tables.put(table_of(letter));
  StoredTables read;
  read.read(tables.text());
  ASSERT_EQ(read.all().size(), 3U);
  EXPECT_EQ(read.text(), tables.text());
  EXPECT_EQ(read.all().front().table, table_of('c').table) << "the newest first";
  read.remove(table_of('b').table);
  EXPECT_EQ(read.find(table_of('b').table), nullptr);
  EXPECT_EQ(read.all().size(), 2U);
}

TEST(StoredTables, AdditionsOfSeveralTabsSurvive) {
  StoredTables one;
  StoredTables other;
  one.put(table_of('a'));
  const std::string stored = one.text();
  other.put(table_of('b'));
  other.read(stored);
  EXPECT_EQ(other.all().size(), 2U);
  other.note_stored();
  one.read(other.text());
  one.note_stored();
  EXPECT_EQ(one.all().size(), 2U);
  one.remove(table_of('a').table);
  one.read(other.text());
  EXPECT_EQ(one.all().size(), 1U) << "the removal is not stored yet";
}

TEST(StoredTables, KeepEveryTextThatTheyCannotRead) {
  StoredTables tables;
  for (const char letter : {'a', 'b'}) tables.put(table_of(letter));
  const std::string text = tables.text();
  for (std::size_t length = 0; length < text.size(); length += 7) {
    const std::string cut = text.substr(0, length);
    StoredTables read;
    read.read(cut);
    const std::string kept = read.text();
    EXPECT_TRUE(kept.find(cut.substr(std::min<std::size_t>(18, cut.size()))) != std::string::npos);
    StoredTables again;
    again.read(kept);
    EXPECT_EQ(again.text(), kept);
    again.put(table_of('c'));
    EXPECT_NE(again.find(table_of('c').table), nullptr);
  }
}

}  // namespace
}  // namespace allfours
