// Records that go from one device to another: complete, judged whole, and never counted twice.
#include "app/features/records/records_file.hpp"

#include <gtest/gtest.h>

#include <memory>

#include "app/app.hpp"
#include "app/storage/stored_texts.hpp"
#include "core/cards/random.hpp"

namespace allfours {
namespace {

Tally games_of(std::string_view variant, int games) {
  Tally tally;
  tally.variant = find_variant(variant);
  tally.games = games;
  tally.won = games / 2;
  tally.hands = games * 9;
  tally.own[0] = games * 3;
  return tally;
}

// An app on a device of its own.
struct Device {
  explicit Device(std::string name) { records().statistics.name_device(std::move(name)); }

  PersonRecords& records() { return app.state().records; }
  const Statistics& statistics() const { return app.state().records.statistics.now(); }
  std::string file() const { return records_text(app); }
  void take(const std::string& file) { EXPECT_TRUE(app.act("records_open:" + file)); }

  App app{1};
};

int games_in(const Statistics& statistics) {
  int games = 0;
  for (const Tally& tally : statistics.total()) games += tally.games;
  return games;
}

// A device with this many games, days from this one on, and a game on the slate.
std::unique_ptr<Device> device(const std::string& name, int games, std::string_view first_day,
                               int days) {
  auto made = std::make_unique<Device>(name);
  made->records().statistics.add(games_of("trinidad", games));
  made->records().statistics.add(games_of("german", 1));
  const Day first = parse_day(first_day).value();
  for (int i = 0; i < days; ++i) {
    const Day day = first + std::chrono::days(i);
    const Variant* variant = setup_of_day(day, DayDeal::other).variant;
    made->records().days.add(day_key(day, *variant),
                             {.variant = variant, .own = i % 4, .others = 1});
  }
  made->records().slate.take(
      parse_slate("unit beans\ngame " + name + " trinidad SEED 1 0 0,0 1,-1\n"));
  return made;
}

TEST(RecordsFile, ComesBackAsItWas) {
  const auto first = device("A1", 4, "2026-11-20", 40);
  first->take(device("B2", 7, "2026-11-20", 0)->file());
  ASSERT_EQ(first->records().slate.now().games.size(), 2U);
  const std::string file = first->file();
  Device other("C3");
  other.take(file);
  EXPECT_EQ(games_in(other.statistics()), 4 + 1 + 7 + 1);
  EXPECT_EQ(other.statistics().total(), first->statistics().total());
  EXPECT_EQ(other.records().days.now().results, first->records().days.now().results);
  EXPECT_EQ(other.records().slate.now().games, first->records().slate.now().games);
  // From an editor of Windows.
  std::string windows = "\xEF\xBB\xBF";
  for (const char c : file) windows += c == '\n' ? std::string("\r\n") : std::string(1, c);
  EXPECT_EQ(std::get<0>(judge_records(windows + "\r\n")).front(),
            std::get<0>(judge_records(file)).front());
  const std::string before = other.file();
  other.take(windows + "\r\n");
  EXPECT_EQ(other.file(), before);
  // Lines of a newer version stay on their device.
  Device newer("D4");
  for (const std::string_view name : {"statistics", "days", "slate"})
    hear_stored(newer.app, name, "whist games 3\n");
  EXPECT_TRUE(newer.records().slate.has_unread());
  EXPECT_EQ(newer.file().find("whist"), std::string::npos);
}

// Any number of devices, files in any order: in the end all know all games once.
TEST(RecordsFile, NoGameCountsTwiceAndNoneIsLost) {
  Stream stream(1, "records");
  for (int round = 0; round < 200; ++round) {
    const int count = 2 + stream.below(3);
    std::vector<std::unique_ptr<Device>> devices;
    std::vector<std::string> files;
    int played = 0;
    for (int i = 0; i < count; ++i)
      devices.push_back(std::make_unique<Device>("D" + std::to_string(i)));
    for (int step = 0; step < 30; ++step) {
      Device& one = *devices[at(stream.below(count))];
      switch (stream.below(3)) {
        case 0:
          one.records().statistics.add(games_of("trinidad", 1));
          ++played;
          break;
        case 1:
          files.push_back(one.file());
          break;
        default:
          if (files.empty()) break;
          one.take(files[at(stream.below(static_cast<int>(files.size())))]);
      }
      EXPECT_LE(games_in(one.statistics()), played);
    }
    for (const auto& one : devices) files.push_back(one->file());
    for (const auto& one : devices) {
      for (const std::string& file : files) one->take(file);
      EXPECT_EQ(games_in(one->statistics()), played);
    }
  }
}

TEST(RecordsFile, AFileThatIsCutIsNotTaken) {
  const std::string file = device("A1", 4, "2026-11-20", 3)->file();
  // Without its last line end it is whole.
  for (std::size_t end = 0; end + 1 < file.size(); ++end) {
    const auto judged = judge_records(std::string_view(file).substr(0, end));
    ASSERT_TRUE(std::holds_alternative<RecordsFault>(judged)) << end;
  }
  EXPECT_EQ(std::get<RecordsFault>(judge_records(file.substr(0, file.size() - 5))),
            RecordsFault{RecordsFault::Kind::cut});
}

TEST(RecordsFile, AnUnreadableLineIsNamed) {
  using Kind = RecordsFault::Kind;
  const std::string head = "all fours records 1\n";
  const std::string tail = "days\nslate\nend\n";
  const auto fault = [](const std::string& file) {
    return std::get<RecordsFault>(judge_records(file));
  };
  EXPECT_EQ(fault(""), RecordsFault{Kind::none});
  EXPECT_EQ(fault(std::string(5000, '\0')), RecordsFault{Kind::none});
  EXPECT_EQ(fault("season KINGS 3\n"), RecordsFault{Kind::none});
  EXPECT_EQ(fault("all fours records 3\n"), RecordsFault{Kind::newer});
  EXPECT_EQ(fault(head + "statistics\ntrinidad games 1 won 2 hands 3\n" + tail),
            (RecordsFault{Kind::unreadable, 3}));
  EXPECT_EQ(fault(head + "statistics\nfrom A/B trinidad games 1 won 0 hands 3\n" + tail),
            (RecordsFault{Kind::unreadable, 3}));
  EXPECT_EQ(fault(head + "statistics\n\ndays\n2026-02-30 trinidad +++0 3 1\nslate\nend\n"),
            (RecordsFault{Kind::unreadable, 5}));
  EXPECT_EQ(fault(head + "statistics\ndays\nslate\ngame x\nend\n"),
            (RecordsFault{Kind::unreadable, 5}));
  EXPECT_EQ(fault(head + "slate\nend\n"), (RecordsFault{Kind::unreadable, 2}));
  EXPECT_EQ(fault(head + "statistics\n" + tail + "more\n"), (RecordsFault{Kind::unreadable, 6}));
}

TEST(RecordsFile, IsTakenInByTheAppAndStored) {
  App app(1);
  app.act("date:2026-11-28");
  hear_stored(app, "statistics", "trinidad games 2 won 1 hands 20 all_fours 0\n");
  app.act("statistics");
  EXPECT_TRUE(app.take_effects().saves("statistics")) << "the device has a name from now on";
  const std::string own = app.state().records.statistics.now().device;
  EXPECT_TRUE(is_device_name(own));
  const std::string file = device("PHONE", 4, "2026-11-20", 3)->file();
  EXPECT_TRUE(app.act("records_open:" + file));
  EXPECT_EQ(games_in(app.state().records.statistics.now()), 7);
  EXPECT_EQ(app.state().records.days.now().results.size(), 3U);
  EXPECT_EQ(app.message(), "Added. Games: 5. Deals of the day: 3. On the slate: 1.");
  const Effects effects = app.take_effects();
  EXPECT_TRUE(effects.saves("statistics") && effects.saves("days") && effects.saves("slate"));
  EXPECT_TRUE(app.act("records_open:" + file));
  EXPECT_EQ(app.message(), "Everything in this file is here already.");
  // Where a link or a file is opened, too.
  EXPECT_TRUE(app.act("open_link:" + file));
  EXPECT_EQ(app.message(), "Everything in this file is here already.");
  // Another tab has stored a game meanwhile.
  const std::string stored =
      add_to_stored(app, "statistics", "trinidad games 3 won 1 hands 30 all_fours 0\n");
  EXPECT_EQ(games_in(parse_statistics(stored)), 8);
  EXPECT_EQ(parse_statistics(stored).device, own);
  EXPECT_EQ(parse_slate(add_to_stored(app, "slate", "")).games.size(), 1U);
  EXPECT_EQ(parse_days(add_to_stored(app, "days", "")).results.size(), 3U);
  // A file that is not whole changes nothing.
  EXPECT_TRUE(app.act("records_open:" + file.substr(0, file.size() - 9)));
  EXPECT_NE(app.message().find("cut short"), std::string::npos);
  EXPECT_EQ(games_in(app.state().records.statistics.now()), 8);
  // Cleared statistics: from now on the device counts under another name, and an older file of its
  // own restores its records.
  const std::string older = records_text(app);
  app.act("forget_statistics");
  app.act("forget_statistics");
  EXPECT_EQ(games_in(app.state().records.statistics.now()), 0);
  EXPECT_NE(app.state().records.statistics.now().device, own);
  app.act("records_open:" + older);
  EXPECT_EQ(games_in(app.state().records.statistics.now()), 8);
}

}  // namespace
}  // namespace allfours
