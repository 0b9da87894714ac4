// Data stored in browsers since version 2.0.0: tests/corpus/VERSION/kept.txt has texts as the
// program of that version gave them to the page; they are read unchanged. A version writes its own
// file once, before its release:
//   build/native/bin/app_tests --gtest_also_run_disabled_tests --gtest_filter=KeptCorpus.DISABLED_*
// Existing files never change. Version 1.0.0 stored less: corpus_test.cpp.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <set>

#include "app/all_kept.hpp"
#include "app/any_action.hpp"
#include "app/features/season/season.hpp"
#include "app/features/slate/slate.hpp"
#include "app/storage/resume.hpp"
#include "app/storage/stored_texts.hpp"
#include "json.hpp"

namespace allfours {
namespace {

const std::string tests = ALLFOURS_TESTS_DIR;

struct Text {
  std::string kind;
  std::string text;
};

// Each text after a line "# KIND", every line of it after a space.
std::vector<Text> texts_of(const std::string& version) {
  std::ifstream file(tests + "/corpus/" + version + "/kept.txt", std::ios::binary);
  EXPECT_TRUE(file.is_open()) << version;
  std::vector<Text> texts;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("# ")) {
      texts.push_back({line.substr(2), {}});
    } else if (!texts.empty() && line.starts_with(' ')) {
      texts.back().text += line.substr(1) + "\n";
    } else {
      ADD_FAILURE() << line;
    }
  }
  return texts;
}

// A stored text as the program writes it now after reading it.
std::string again(const Text& kept) {
  App app(1);
  if (kept.kind == "game") {
    const auto saved = parse_saved(kept.text);
    return saved ? saved_text(*saved) : "it cannot be read";
  }
  if (kept.kind == "settings") return settings_text(parse_settings(kept.text));
  if (kept.kind == "statistics") return statistics_text(parse_statistics(kept.text));
  if (kept.kind == "days") return days_text(parse_days(kept.text));
  if (kept.kind == "slate") return slate_text(parse_slate(kept.text));
  if (kept.kind == "season") return season_text(parse_season(kept.text));
  if (kept.kind == "league") {
    hear_stored(app, "league", kept.text);
    return text_to_store(app, "league");
  }
  return "a kind that nobody knows: " + kept.kind;
}

class KeptCorpus : public testing::Test {
 protected:
  static std::vector<std::string> versions() {
    std::vector<std::string> all;
    for (const auto& entry : std::filesystem::directory_iterator(tests + "/corpus")) {
      if (exists(entry.path() / "kept.txt")) all.push_back(entry.path().filename().string());
    }
    return all;
  }
};

TEST_F(KeptCorpus, ComesBackUnchanged) {
  const auto all = versions();
  ASSERT_FALSE(all.empty());
  for (const std::string& version : all) {
    std::map<std::string, int> kinds;
    for (const Text& kept : texts_of(version)) {
      EXPECT_EQ(again(kept), kept.text) << version << ' ' << kept.kind;
      ++kinds[kept.kind];
    }
    EXPECT_EQ(kinds.size(), 7U) << version;
    for (const auto& [kind, count] : kinds) EXPECT_GT(count, 2) << version << ' ' << kind;
  }
}

TEST_F(KeptCorpus, GamesAreGoneOnWith) {
  for (const std::string& version : versions()) {
    int gone_on = 0;
    for (const Text& kept : texts_of(version)) {
      if (kept.kind != "game") continue;
      const auto saved = parse_saved(kept.text);
      ASSERT_TRUE(saved) << kept.text;
      // In the tab that showed it and, under its name, on another day.
      App tab(1);
      tab.open(saved->address, kept.text, {});
      ASSERT_EQ(tab.screen(), App::Screen::table) << kept.text;
      EXPECT_EQ(without_name(tab_text(tab)), without_name(kept.text));
      if (saved->id.empty() || !saved->own) continue;
      App later(2);
      later.open("", "", {{saved->id, "2026-11-25 10:00:00.000", kept.text}});
      EXPECT_NE(later.state().saved_games.find(saved->id) != nullptr,
                later.state().own_name == saved->id)
          << "saved, or at the table";
      if (later.state().own_name != saved->id) {
        EXPECT_TRUE(later.act("resume:" + saved->id)) << kept.text;
      }
      ASSERT_EQ(later.screen(), App::Screen::table) << kept.text;
      EXPECT_EQ(later.table().session.log(), tab.table().session.log());
      ++gone_on;
    }
    EXPECT_GT(gone_on, 20) << version;
  }
}

// The data that random walks leave in the page, each text once.
TEST_F(KeptCorpus, DISABLED_IsWrittenOnce) {
  std::ifstream package(tests + "/../web/module/package.json");
  const std::string version = nlohmann::json::parse(package).at("version");
  const std::string folder = tests + "/corpus/" + version;
  ASSERT_FALSE(std::filesystem::exists(folder + "/kept.txt")) << "there is one of " << version;
  std::map<std::string, std::vector<std::string>> texts;
  std::set<std::string> seen;
  const auto note = [&](const std::string& kind, const std::string& text, std::size_t most) {
    if (text.empty() || texts[kind].size() >= most || !seen.insert(kind + text).second) return;
    texts[kind].push_back(text);
  };
  const auto note_all = [&](const App& app, std::size_t games) {
    for (const SavedText& game : all_kept(app)) note("game", game.text, games);
    note("settings", settings_text(app.settings()), 12);
    note("statistics", statistics_text(app.state().records.statistics.now()), 12);
    note("days", days_text(app.state().records.days.now()), 6);
    note("slate", slate_text(app.state().records.slate.now()), 8);
    note("season", season_text(app.state().records.seasons.now), 12);
    note("league", text_to_store(app, "league"), 8);
  };
  // Whole games: several people, a season, deals of the day.
  Stream chance(60, "corpus");
  Sitting people;
  for (const char* id : {"variant:trinidad", "level_of:1:person", "level_of:2:person", "start"}) {
    EXPECT_TRUE(people.app.act(id)) << id;
  }
  for (int times = 0; times < 12; ++times) {
    people.choose(chance, 5);
    note("game", tab_text(people.app), 40);
  }
  Sitting season;
  season.app.act("season_begin:2");
  for (int day = 0; day < 3; ++day) {
    EXPECT_TRUE(season.app.act("season_play"));
    season.play_out(chance);
    note_all(season.app, 40);
    season.app.act("new_game");
  }
  Sitting daily;
  for (int day = 16; day < 25; ++day) {
    daily.app.act("date:2026-11-" + std::to_string(day));
    EXPECT_TRUE(daily.app.act("today"));
    daily.play_out(chance);
    note_all(daily.app, 40);
    daily.app.act("new_game");
  }
  // The results of random walks.
  for (std::uint32_t walk = 0; walk < 60; ++walk) {
    Stream stream(walk, "corpus");
    GameSetup setup = any_of(usual_setups(), stream);
    setup.rules.table_rules = stream.below(2) == 0;
    setup.rules.hand_dealing = setup.rules.table_rules && stream.below(2) == 0;
    setup.seed = "CORPUS-" + std::to_string(walk);
    Played played(walk);
    App& app = played.sitting.app;
    if (walk % 3 == 0) {
      app.act("variant:west-yorkshire");
      app.act(walk % 2 == 0 ? "league" : "season_play");
    } else {
      app.open_link(walk % 5 == 1 ? any_duel(setup, stream)
                                  : setup_text(setup) + (walk % 2 == 0 ? "&bots=beginner" : ""));
    }
    for (int step = 0; step < 1500; ++step) {
      app.act(any_id(played, stream));
      if (step % 3 == 0) played.sitting.wait_a_step();
      if (step % 50 != 49) continue;
      if (step % 500 == 49) note("game", tab_text(app), 140);
      note_all(app, 40 + walk * 2);
      if (app.screen() == App::Screen::start) app.open_link(setup_text(setup));
    }
  }
  std::filesystem::create_directories(folder);
  std::ofstream file(folder + "/kept.txt", std::ios::binary);
  for (const auto& [kind, all] : texts) {
    for (const std::string& text : all) {
      file << "# " << kind << '\n';
      std::istringstream lines(text);
      for (std::string line; std::getline(lines, line);) file << ' ' << line << '\n';
    }
  }
  EXPECT_TRUE(file.good());
}

}  // namespace
}  // namespace allfours
