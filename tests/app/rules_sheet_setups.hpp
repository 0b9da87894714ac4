// What the tests of the rules sheet share: setups with house rules, by name or at random, and the
// lines of their sheets.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "app/rules_sheet.hpp"
#include "core/random.hpp"

namespace allfours::sheet_test {

// GoogleTest keeps the name Setup for itself inside a test.
using GameSetup = allfours::Setup;
using Strings = std::vector<std::string>;

GameSetup setup_for(const Variant& variant, int players = 0);
// With house rules "target=9 hang_jack=false"; they must make a game.
GameSetup setup_for(std::string_view id, int players = 0, std::string_view changes = {});
// Every variant with every number of players, by its own rules.
std::vector<GameSetup> all_setups();
// House rules at random: perhaps those of another variant, and some fields changed, as far as a
// game can be played by them.
GameSetup with_house_rules(GameSetup setup, Stream& stream);
// The changed rules, to name a setup in a failure.
std::string described(const GameSetup& setup);

std::vector<RulesLine> lines_of(const GameSetup& setup);
// The line for this rule; an empty one if there is none.
RulesLine line_for(const GameSetup& setup, std::string_view rule);
// All sentences, one a line.
std::string whole_text(const GameSetup& setup);
// The field a line is about; null for a general line.
const Field* field_of(const RulesLine& line);

inline bool contains(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

// Calls `check` with every variant as it stands and with so many house rules each.
template <typename Check>
void with_many_setups(int house_rules, Check check) {
  Stream stream(seed_key("SHEET"), "house_rules");
  for (const GameSetup& usual : all_setups()) {
    for (int i = 0; i <= house_rules; ++i) {
      GameSetup setup = i == 0 ? usual : with_house_rules(usual, stream);
      setup.seed = "SHEET-" + std::to_string(i);
      SCOPED_TRACE(described(setup));
      check(setup);
    }
  }
}

}  // namespace allfours::sheet_test
