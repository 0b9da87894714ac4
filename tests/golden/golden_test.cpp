// The golden files: logs and records that must stay equal byte for byte on every compiler.
// `<variant>-<players>.jsonl` is one game of random players; a line of `records.txt` is a record
// and the hash (FNV-1a, 64 bit) of its log; `hashes.txt` has the hash of a hundred games of each
// variant, and `named_hashes.txt` of a hundred games by each named house rule. tests/golden/update
// writes the files; existing lines may change only with a new `log_version`.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "core/cards/random.hpp"
#include "core/game/record.hpp"
#include "core/rules/named_rules.hpp"
#include "golden/texts.hpp"
#include "players/games/game_loop.hpp"
#include "properties/random_game.hpp"

namespace allfours {
namespace {

bool updates() { return std::getenv("ALLFOURS_GOLDEN_UPDATE") != nullptr; }

std::string path(const std::string& name) {
  return std::string(ALLFOURS_TESTS_DIR) + "/golden/" + name;
}

std::string read(const std::string& name) {
  std::ifstream file(path(name), std::ios::binary);
  EXPECT_TRUE(file.is_open()) << path(name);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

// Compares the text with the golden file line by line, or writes the file.
void compare(const std::string& name, const std::string& text) {
  if (updates()) {
    std::ofstream(path(name), std::ios::binary) << text;
    return;
  }
  const std::string golden = read(name);
  if (golden == text) return;
  std::istringstream old_lines(golden);
  std::istringstream new_lines(text);
  std::string old_line;
  std::string new_line;
  for (int number = 1;; ++number) {
    const bool old_left = static_cast<bool>(std::getline(old_lines, old_line));
    const bool new_left = static_cast<bool>(std::getline(new_lines, new_line));
    if (old_left && new_left && old_line == new_line) continue;
    FAIL() << path(name) << ", line " << number << "\n  golden: " << (old_left ? old_line : "(end)")
           << "\n  now:    " << (new_left ? new_line : "(end)");
  }
}

Events random_game(const Setup& setup) {
  Seats seats{};
  seats.fill(find_player("random"));
  Events log;
  play_game(setup, seats, [&](const Table&, const Event& event) { log.push_back(event); });
  return log;
}

template <typename Visit>
void for_each_table(Visit&& visit) {
  for (Setup& setup : all_setups("golden")) {
    visit(setup, std::string(setup.variant->id) + "-" + std::to_string(setup.players));
  }
}

TEST(Golden, Logs) {
  for_each_table([](allfours::Setup& setup, const std::string& name) {
    // A lower target shortens the long games.
    if (setup.rules.target > 20) setup.rules.target = 12;
    if (setup.rules.trump == TrumpBy::cut) setup.rules.target = 4;
    compare(name + ".jsonl", text_of(setup, random_game(setup)));
  });
}

// The hash of the logs of a hundred games.
std::string hash_of_games(Setup setup) {
  std::string logs;
  for (int i = 0; i < 100; ++i) {
    setup.seed = series_seed("golden", i);
    logs += text_of(setup, random_game(setup));
  }
  return hash_text(seed_key(logs));
}

TEST(Golden, Hashes) {
  std::string text;
  for_each_table([&](const allfours::Setup& setup, const std::string& name) {
    text += name + " " + hash_of_games(setup) + "\n";
  });
  compare("hashes.txt", text);
}

TEST(Golden, NamedRules) {
  std::string text;
  for_each_table([&](allfours::Setup& setup, const std::string& name) {
    const RuleSet usual = setup.rules;
    for (const NamedRule& rule : named_rules()) {
      if (!rule.is_of(*setup.variant)) continue;
      setup.rules = rule.with(usual);
      text += name + " " + std::string(rule.name) + " " + hash_of_games(setup) + "\n";
    }
  });
  compare("named_hashes.txt", text);
}

// Old records stay readable and give the same log.
TEST(Golden, Records) {
  if (updates()) {
    std::string text;
    for_each_table([&](allfours::Setup& setup, const std::string&) {
      if (setup.rules.target > 20) setup.rules.target = 12;
      for (int i = 1; i <= 4; ++i) {
        setup.seed = series_seed("golden", i);
        const Events log = random_game(setup);
        const Record record{setup, decisions_in(log)};
        text += record_text(record) + " " + hash_text(seed_key(text_of(setup, log))) + "\n";
      }
    });
    compare("records.txt", text);
    return;
  }
  std::istringstream lines(read("records.txt"));
  std::string record_line;
  std::string hash;
  int count = 0;
  while (lines >> record_line >> hash) {
    ++count;
    const auto parsed = parse_record(record_line);
    ASSERT_TRUE(std::holds_alternative<Record>(parsed)) << std::get<Fault>(parsed).sentence();
    const auto& record = std::get<Record>(parsed);
    const auto log = events(record);
    ASSERT_TRUE(std::holds_alternative<Events>(log));
    EXPECT_EQ(hash_text(seed_key(text_of(record.setup, std::get<Events>(log)))), hash)
        << record_line;
    EXPECT_EQ(record_text(record), record_line);
  }
  EXPECT_GT(count, 80);
}

}  // namespace
}  // namespace allfours
