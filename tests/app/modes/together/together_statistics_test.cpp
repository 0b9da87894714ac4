// Games at tables of people on devices in the statistics: under a heading of their own, once.
#include "app/duel_play.hpp"
#include "app/features/records/records_file.hpp"
#include "app/modes/together/together_apps.hpp"
#include "app/storage/stored_texts.hpp"
#include "app/table/table_state.hpp"

namespace allfours {
namespace {

// The games at tables of people, and the others.
std::pair<int, int> games(const App& app) {
  std::pair<int, int> games;
  for (const Tally& tally : app.state().records.statistics.now().total()) {
    (tally.together ? games.first : games.second) += tally.games;
  }
  return games;
}

using Games = std::pair<int, int>;

TEST(TogetherStatistics, AGameCountsOnceOnEachDeviceUnderItsOwnHeading) {
  Stream stream(1, "once");
  TogetherApps apps(2);
  apps.begin(setup_of("v=german&rules=target.3"));
  EXPECT_EQ(games(apps[0].app), Games(0, 0));
  apps.play_out(stream);
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(games(apps[i].app), Games(1, 0));
    const std::string stored = text_to_store(apps[i].app, "statistics");
    EXPECT_TRUE(stored.starts_with("together german games 1 won ")) << stored;
    apps.act(i, "together_remind");
    apps.act(i, "statistics");
    EXPECT_TRUE(contains(state_of(apps[i].app)["dialog"].dump(), "Games together: "));
    apps.act(i, "close");
    EXPECT_EQ(games(apps[i].app), Games(1, 0));
  }
  const Tally& host = apps[0].app.state().records.statistics.now().tallies.front();
  const Tally& guest = apps[1].app.state().records.statistics.now().tallies.front();
  EXPECT_EQ(host.won + guest.won, 1);
  EXPECT_EQ(host.own, guest.others);
}

// Its end has been seen only after a reload, or never.
TEST(TogetherStatistics, AGameThatIsOpenedAgainDoesNotCountAgain) {
  Stream stream(1, "again");
  TogetherApps apps(2);
  apps.begin(setup_of("v=german&rules=target.3"));
  apps.play_out(stream);
  const std::string statistics = text_to_store(apps[1].app, "statistics");
  for (int times = 0; times < 3; ++times) {
    apps.reload(1);
    hear_stored(apps[1].app, "statistics", statistics);
    apps.act(1, "together");
    const std::string table = apps[0].app.state().together.table()->device().sitting().table;
    apps.act(1, "together_resume:" + table);
    apps[1].wait();
    EXPECT_EQ(games(apps[1].app), Games(1, 0));
    // As an ordinary game, it does not count either.
    for (int i = 0; i < 3; ++i) apps[1].app.act("undo");
    for (int i = 0; i < 20 && !game_over(apps[1].app.table()); ++i) {
      apps[1].wait();
      if (game_over(apps[1].app.table())) break;
      apps[1].choose_something(stream);
    }
    EXPECT_EQ(games(apps[1].app), Games(1, 0));
  }
}

// Another tab has counted it.
TEST(TogetherStatistics, TwoTabsCountItOnce) {
  Stream stream(1, "tabs");
  TogetherApps apps(2);
  apps.begin(setup_of("v=german&rules=target.3"));
  apps.play_out(stream);
  StoredStatistics one, two;
  const Tally game = apps[0].app.state().records.statistics.now().tallies.front();
  EXPECT_TRUE(one.add_once(game, "ABCDEFGHIJKL"));
  EXPECT_TRUE(two.add_once(game, "ABCDEFGHIJKL"));
  EXPECT_FALSE(two.add_once(game, "ABCDEFGHIJKL"));
  two.read(one.text());
  EXPECT_EQ(two.text(), one.text());
}

// However many tables two tabs have counted, the names of the last 200 are kept.
TEST(TogetherStatistics, TwoTabsKeepTheNamesOfTheLastTablesAlone) {
  const Tally game = tally(setup_of("v=german"), {}, 0);
  const auto name = [](int number) { return "TABLE" + std::to_string(number); };
  StoredStatistics one, two;
  for (int number = 0; number < 200; ++number) one.add_once(game, name(number));
  one.note_stored();
  two.read(one.text());
  two.add_once(game, name(200));
  EXPECT_EQ(two.now().counted.size(), 200U);
  one.read(two.text());
  EXPECT_EQ(one.now().counted.size(), 200U);
  EXPECT_FALSE(one.add_once(game, name(200)));
}

TEST(TogetherStatistics, AForgottenGameIsNotCountedAgain) {
  Stream stream(1, "forgotten");
  TogetherApps apps(2);
  apps.begin(setup_of("v=german&rules=target.3"));
  apps.play_out(stream);
  apps.act(0, "statistics");
  apps.act(0, "forget_statistics");
  apps.act(0, "forget_statistics");
  apps.act(0, "together_remind");
  EXPECT_EQ(games(apps[0].app), Games(0, 0));
  hear_stored(apps[0].app, "statistics", text_to_store(apps[0].app, "statistics"));
  apps.act(0, "together_remind");
  EXPECT_EQ(games(apps[0].app), Games(0, 0));
}

// A version from before reads such lines as those of a newer one.
TEST(TogetherStatistics, LinesAreReadAsTheyAreWritten) {
  const std::string text =
      "trinidad games 1 won 1 hands 9 all_fours 0 high 5 4\n"
      "together trinidad games 2 won 1 hands 20 all_fours 1 high 9 7\n"
      "from OTHER together german games 3 won 0 hands 30 all_fours 0\n"
      "counted ABCDEFGHIJKL BCDEFGHIJKLM\n"
      "together nothing games 1\n";
  Statistics read = parse_statistics(text);
  EXPECT_EQ(statistics_text(read), text);
  EXPECT_EQ(read.unknown.size(), 1U);
  EXPECT_EQ(read.total().size(), 3U);
  EXPECT_EQ(read.counted.size(), 2U);
  Tally game = read.tallies.front();
  game.together = true;
  for (int i = 0; i < 300; ++i) EXPECT_TRUE(read.add_once(game, "TABLE" + std::to_string(i)));
  EXPECT_EQ(read.counted.size(), 200U);
  EXPECT_EQ(read.tallies[1].games, 302);
  EXPECT_EQ(read.tallies[0].games, 1);
}

TEST(TogetherStatistics, GoIntoFilesWhichOlderVersionsCallNewer) {
  App app(1);
  hear_stored(app, "statistics",
              "device MINE\ntrinidad games 1 won 1 hands 9 all_fours 0\ncounted ABCDEFGHIJKL\n");
  EXPECT_TRUE(records_text(app).starts_with("all fours records 1\n"));
  StoredStatistics& statistics = app.state().records.statistics;
  Tally game = statistics.now().tallies.front();
  game.together = true;
  statistics.add_once(game, "BCDEFGHIJKLM");
  const std::string file = records_text(app);
  EXPECT_TRUE(file.starts_with("all fours records 2\n"));
  EXPECT_FALSE(contains(file, "ABCDEFGHIJKL"));
  App other(2);
  for (int times = 0; times < 2; ++times) EXPECT_TRUE(other.act("records_open:" + file));
  const auto total = other.state().records.statistics.now().total();
  ASSERT_EQ(total.size(), 2U);
  EXPECT_EQ(total[0].games, 1);
  EXPECT_EQ(total[1].games, 1);
  EXPECT_TRUE(total[1].together);
}

}  // namespace
}  // namespace allfours
