// What earlier versions left with people opens unchanged: tests/corpus/VERSION holds records, links
// and logs as that version wrote them. Nothing there is ever written anew.
// What the app keeps is in tests/app/corpus_test.cpp.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "core/log_reader.hpp"
#include "core/random.hpp"
#include "core/record.hpp"
#include "core/seat_view.hpp"
#include "golden/texts.hpp"

namespace allfours {
namespace {

// GoogleTest keeps the name Setup for itself inside a test.
using GameSetup = Setup;

std::ifstream corpus(const std::string& name) {
  std::ifstream file(std::string(ALLFOURS_TESTS_DIR) + "/corpus/1.0.0/" + name);
  EXPECT_TRUE(file.is_open()) << name;
  return file;
}

// The links of all hands of a log: each the game as it began with that hand.
std::string hands_of(const Setup& setup, const Events& log) {
  std::string text;
  Table table = new_table(setup);
  for (const Event& event : log) {
    apply(table, event);
    if (event.kind != EventKind::hand) continue;
    text += record_text(record_of_hand(setup, log, table.hand)) + "\n";
  }
  return text;
}

std::string views_of(const Setup& setup, const Events& log) {
  std::string text;
  for (int seat = 0; seat < setup.players; ++seat) {
    text += text_of(redacted(setup), redacted(setup, log, seat));
  }
  return text;
}

// A line is a record and the hashes of the log, of its hands' links, of what the seats can know.
TEST(Corpus, RecordsGiveTheSameLogsLinksAndViews) {
  std::ifstream file = corpus("records.txt");
  int records = 0;
  for (std::string link, log, hands, views; file >> link >> log >> hands >> views; ++records) {
    SCOPED_TRACE(link);
    const auto parsed = parse_record(link);
    ASSERT_TRUE(std::holds_alternative<Record>(parsed)) << std::get<Fault>(parsed).sentence();
    const Record& record = std::get<Record>(parsed);
    EXPECT_EQ(record_text(record), link);
    const GameSetup& setup = record.setup;
    const auto played = events(record);
    ASSERT_TRUE(std::holds_alternative<Events>(played));
    const Events& all = std::get<Events>(played);
    EXPECT_EQ(hash_text(seed_key(text_of(setup, all))), log);
    EXPECT_EQ(hash_text(seed_key(hands_of(setup, all))), hands);
    EXPECT_EQ(hash_text(seed_key(views_of(setup, all))), views);
    // And its log is the same record again.
    const auto read = parse_log(text_of(setup, all));
    ASSERT_TRUE(std::holds_alternative<Record>(read)) << std::get<LogFault>(read).sentence();
    Record again = std::get<Record>(read);
    again.moment = record.moment;
    EXPECT_EQ(record_text(again), link);
  }
  EXPECT_EQ(records, 147);
}

TEST(Corpus, LogsAreReadBackByteForByte) {
  std::ifstream logs = corpus("logs.jsonl");
  std::ifstream links = corpus("log_links.txt");
  LogReader reader;
  std::string link;
  for (std::string line; std::getline(logs, line);) {
    const auto no = reader.read(line);
    ASSERT_FALSE(no) << no->sentence() << "\n" << line;
    ASSERT_EQ(reader.line(), line);
    if (!line.starts_with(R"({"e":"game_end")")) continue;
    ASSERT_TRUE(std::getline(links, link));
    EXPECT_EQ(record_text(reader.record()), link);
  }
  EXPECT_FALSE(reader.end());
  EXPECT_EQ(reader.games(), 21);
  EXPECT_FALSE(std::getline(links, link)) << "a link without its log";
}

}  // namespace
}  // namespace allfours
