// The cases of store_cases.txt. web/page/store.js passes them, too (tests/browser/store.test.mjs),
// so the storage of these tests behaves like the page's.
#include <gtest/gtest.h>

#include <array>
#include <fstream>
#include <optional>
#include <sstream>

#include "platform/fake_page.hpp"

namespace allfours {
namespace {

// One case: a browser and its open page.
struct StoreCase {
  Disk disk;
  std::optional<Visit> visit;

  StoreCase() { open(); }
  void open() {
    visit.reset();
    visit.emplace(disk);
  }

  std::string games() {
    std::map<std::string, std::string> found;
    for (const SavedText& game : visit->kept_games()) found[game.id] = game.text;
    std::string all;
    for (const auto& [name, text] : found) all += (all.empty() ? "" : " ") + name + "=" + text;
    return all;
  }

  std::string take(const std::string& verb, const std::string& name, const std::string& text) {
    if (verb == "full" || verb == "room") {
      disk.set_full(verb == "full");
    } else if (verb == "deaf") {
      disk.refuse(0, 1'000'000);
    } else if (verb == "hears") {
      disk.refuse(0, 0);
    } else if (verb == "page") {
      open();
    } else if (verb == "elsewhere") {
      disk.set(false, "allfours.kept.1." + name, "when 2026-11-23 10:00:00.000\n" + text);
    } else if (verb == "keep") {
      constexpr std::array said{"here", "refused", "others"};
      return said.at(static_cast<std::size_t>(visit->store_game(name, text)));
    } else if (verb == "kept") {
      return games_on(disk.local())[name];
    } else if (verb == "games") {
      return games();
    } else if (verb == "store") {
      return visit->store(name, text) ? "yes" : "no";
    } else if (verb == "stored") {
      return visit->stored(name);
    } else if (verb == "told") {
      return std::to_string(visit->told());
    } else {
      ADD_FAILURE() << "nobody knows " << verb;
    }
    return {};
  }
};

TEST(StoreCases, AreThoseOfThePage) {
  std::ifstream file(ALLFOURS_TESTS_DIR "/platform/store_cases.txt");
  std::optional<StoreCase> one;
  std::string title;
  int steps = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line.starts_with('#')) continue;
    if (line.starts_with("case ")) {
      title = line;
      one.emplace();
      continue;
    }
    const auto arrow = line.find(" -> ");
    std::istringstream words(line.substr(0, arrow));
    std::string verb, name, text;
    words >> verb >> name >> text;
    ASSERT_TRUE(one);
    const std::string got = one->take(verb, name, text == "-" ? "" : text);
    one->visit->settle();
    ++steps;
    if (arrow != std::string::npos) {
      EXPECT_EQ(got.empty() ? "-" : got, line.substr(arrow + 4)) << title << ": " << line;
    }
  }
  EXPECT_GT(steps, 60);
}

}  // namespace
}  // namespace allfours
