// Shared by the tests of the rule outline: setups with house rules, named or random, and the
// paragraphs of their outlines.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "core/cards/random.hpp"
#include "words/rule_outline.hpp"

namespace allfours::outline_test {

// GoogleTest keeps the name Setup for itself inside a test.
using GameSetup = allfours::Setup;
inline constexpr Language english{};
// The languages of src/words/texts; other tests of this program add languages.
std::vector<Language> written_languages();

using Strings = std::vector<std::string>;

GameSetup setup_for(const Variant& variant, int players = 0);
// With house rules "target=9 hang_jack=false", which must be playable.
GameSetup setup_for(std::string_view id, int players = 0, std::string_view changes = {});
// Every variant with every number of players, by its own rules.
std::vector<GameSetup> all_setups();
// Random house rules: perhaps those of another variant, and some changed fields, as far as the
// result is playable.
GameSetup with_house_rules(GameSetup setup, Stream& stream);
// The changed rules, to identify a setup in a failure.
std::string described(const GameSetup& setup);

// As plain text.
std::vector<RuleParagraph> paragraphs_of(const GameSetup& setup, Language language = english);
// The paragraph with this key, or an empty one.
RuleParagraph paragraph_for(const GameSetup& setup, std::string_view key);
// "001, 002"
std::string ids_in(const RuleParagraph& paragraph);
// All sentences, one per line.
std::string whole_text(const GameSetup& setup);
// The field of a paragraph; null for a general one.
const Field* field_of(const RuleParagraph& paragraph);

inline bool contains(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

// Calls `check` for every variant, unchanged and with this many random house rules.
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

}  // namespace allfours::outline_test
