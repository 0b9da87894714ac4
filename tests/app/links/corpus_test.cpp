// Data stored in browsers by earlier versions of the page (tests/corpus/VERSION) is read unchanged.
// Records and logs: tests/golden/corpus_test.cpp.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "app/app.hpp"
#include "app/app_play.hpp"
#include "app/features/saved/saved_game.hpp"
#include "app/features/settings/settings.hpp"
#include "app/features/statistics/statistics.hpp"
#include "app/storage/resume.hpp"
#include "core/game/log_reader.hpp"

namespace allfours {
namespace {

std::string corpus(const std::string& name) {
  std::ifstream file(std::string(ALLFOURS_TESTS_DIR) + "/corpus/1.0.0/" + name, std::ios::binary);
  EXPECT_TRUE(file.is_open()) << name;
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

struct Kept {
  // Where the page stored it: "tab", "kept"; "league": the tab of a league match; "left": saved,
  // with the person at the start screen.
  std::string kind;
  std::string text;
};

// The saved games, each after a line "# KIND".
std::vector<Kept> kept_games() {
  std::vector<Kept> games;
  std::istringstream lines(corpus("saved.txt"));
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("# ")) {
      games.push_back({line.substr(2), {}});
    } else if (!games.empty()) {
      games.back().text += line + "\n";
    }
  }
  return games;
}

TEST(Corpus, KeptGamesAreReadAndWrittenAsTheyWere) {
  const auto games = kept_games();
  EXPECT_EQ(games.size(), 222u);
  for (const auto& [kind, text] : games) {
    const auto saved = parse_saved(text);
    ASSERT_TRUE(saved) << text;
    EXPECT_EQ(saved_text(*saved), text);
  }
}

TEST(Corpus, KeptGamesComeToTheTableAsTheyWere) {
  for (const auto& [kind, text] : kept_games()) {
    SCOPED_TRACE(text);
    const auto saved = parse_saved(text);
    ASSERT_TRUE(saved);
    App app(1);
    if (kind == "left") {
      app.open("", "", saved_as(text));
      ASSERT_EQ(app.screen(), App::Screen::start);
      EXPECT_EQ(kept_text(app), text);
    } else if (kind == "kept") {
      app.open(saved->address, "", saved_as(text));
      ASSERT_EQ(app.screen(), App::Screen::table);
      EXPECT_EQ(kept_text(app), text);
    } else {
      app.open(saved->address, text, {});
      ASSERT_EQ(app.screen(), App::Screen::table);
      EXPECT_EQ(without_name(tab_text(app)), text);
      EXPECT_EQ(is_league(app.state()), kind == "league");
    }
  }
}

TEST(Corpus, SettingsAreReadAndWrittenAsTheyWere) {
  std::istringstream lines(corpus("settings.txt"));
  std::string text;
  int count = 0;
  for (std::string line; std::getline(lines, line);) {
    if (line != "#") {
      text += line + "\n";
      continue;
    }
    const auto settings = parse_settings(text);
    EXPECT_TRUE(settings.unread.empty()) << text;
    EXPECT_EQ(settings_text(settings), text);
    text.clear();
    ++count;
  }
  EXPECT_EQ(count, 6);
}

// statistics.txt has each game of logs.jsonl by itself; statistics_all.txt all of them together,
// and an unknown line.
TEST(Corpus, StatisticsAreCountedAndReadAsTheyWere) {
  std::istringstream logs(corpus("logs.jsonl"));
  std::string each;
  Statistics all;
  std::string text;
  for (std::string line; std::getline(logs, line);) {
    text += line + "\n";
    if (!line.starts_with(R"({"e":"game_end")")) continue;
    const auto read = parse_log(text);
    ASSERT_TRUE(std::holds_alternative<Record>(read)) << std::get<LogFault>(read).sentence();
    const Record& record = std::get<Record>(read);
    const auto log = events(record);
    Tally game = tally(record.setup, std::get<Events>(log), 0);
    EXPECT_EQ(game.recent, game.won == 1 ? "1" : "0");
    game.recent.clear();  // newer than these texts
    Statistics one;
    one.add(game);
    each += statistics_text(one);
    all.add(game);
    text.clear();
  }
  EXPECT_EQ(each, corpus("statistics.txt"));
  const std::string kept = corpus("statistics_all.txt");
  EXPECT_EQ(statistics_text(all), kept.substr(0, kept.rfind("hokm")));
  EXPECT_EQ(statistics_text(parse_statistics(kept)), kept);
}

}  // namespace
}  // namespace allfours
