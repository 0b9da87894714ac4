// The options in RULES.md §3, each switched on in its games, and every playable change of one
// field, checked by the referee. ALLFOURS_TEST_GAMES sets the number of games.
#include <gtest/gtest.h>

#include "core/game/record.hpp"
#include "players/games/game_loop.hpp"
#include "properties/random_game.hpp"
#include "properties/referee.hpp"

namespace allfours {
namespace {

// Plays this many random games of a setup; returns the referee's objection, or empty.
std::string fault(allfours::Setup setup, int games) {
  for (int i = 0; i < games; ++i) {
    setup.seed = series_seed("options", i);
    Referee referee(setup);
    Table table = new_table(setup);
    Stream stream(table.seed_key, "test");
    const bool ends = play_randomly(table, stream, [&](const Table& before, const Event& event) {
      referee.see(before, event);
      return referee.wrong().empty();
    });
    if (referee.wrong().empty() && ends) referee.see_end(table);
    if (!referee.wrong().empty()) return setup_text(setup) + ": " + referee.wrong();
    if (!ends) return setup_text(setup) + " does not end";
  }
  return {};
}

struct Option {
  const char* variant;
  const char* rules;
};

class Options : public testing::TestWithParam<Option> {};

TEST_P(Options, KeepEveryInvariant) {
  const Variant& variant = *find_variant(GetParam().variant);
  const int counts = std::popcount(static_cast<unsigned>(variant.players));
  for (int players = 2; players <= max_players; ++players) {
    if (!variant.allows(players)) continue;
    const auto setup = make_setup(variant.id, std::to_string(players), "x", GetParam().rules);
    ASSERT_TRUE(std::holds_alternative<allfours::Setup>(setup))
        << std::get<allfours::Fault>(setup).sentence();
    ASSERT_NE(std::get<allfours::Setup>(setup).rules, variant.rules) << "the option is always on";
    EXPECT_EQ(fault(std::get<allfours::Setup>(setup), test_games(1000) / counts + 1), "");
  }
}

INSTANTIATE_TEST_SUITE_P(
    OfTheSources, Options,
    testing::Values(
        Option{"trinidad", "packets.singles"}, Option{"trinidad", "turn_up_six.0,turn_up_two.2"},
        Option{"trinidad", "must_beg_without_trump.true"}, Option{"trinidad", "no_undertrump.true"},
        Option{"trinidad-2", "packets.singles"},
        Option{"trinidad-2", "turn_up_six.0,turn_up_two.2"},
        Option{"trinidad-2", "must_beg_without_trump.true"}, Option{"tobago", "packets.singles"},
        Option{"tobago", "must_beg_without_trump.true"}, Option{"tobago", "no_undertrump.true"},
        Option{"west-yorkshire", "play.no_ruff"},
        Option{"west-yorkshire", "partners_by_jacks.true"},
        Option{"west-yorkshire", "first_dealer.cut_pitcher"},
        Option{"west-yorkshire", "packets.three_two_one"},
        Option{"west-yorkshire", "packets.one_four_one"},
        Option{"west-yorkshire-2", "packets.four_one_one"},
        Option{"west-yorkshire-6", "packets.one_two_three"},
        Option{"west-yorkshire", "stake_game.2,stake_all_fours.1"},
        Option{"west-yorkshire", "target.15"},  // the league's
        Option{"west-yorkshire-2", "play.no_ruff"},
        Option{"west-yorkshire-2", "first_dealer.cut_pitcher"},
        Option{"west-yorkshire-2", "stake_game.2,stake_all_fours.1"},
        Option{"west-yorkshire-6", "play.no_ruff"},
        Option{"west-yorkshire-6", "first_dealer.cut_pitcher"},
        Option{"west-yorkshire-6", "stake_game.2,stake_all_fours.1"},
        Option{"lancashire", "packets.three_two_one"}, Option{"cotton", "target.7"},
        Option{"cotton", "target.15"}, Option{"cotton", "begging.dealer_answers"},
        Option{"cotton", "turn_up_timing.if_it_fixes_trump"},
        Option{"running", "begging.dealer_answers"},
        Option{"running", "turn_up_timing.if_it_fixes_trump"},
        Option{"old-american", "packets.singles"}, Option{"old-american", "discard.never"},
        Option{"seven-up", "discard.to_six_from_twelve"}, Option{"seven-up", "discard.never"}));

// Games per change; there are thousands of changes.
TEST(OptionsAlone, EveryChangeOfOneFieldKeepsEveryInvariant) {
  const int games = test_games(10);
  int changes = 0;
  for (const Variant& variant : variants()) {
    for (int players = 2; players <= max_players; ++players) {
      if (!variant.allows(players)) continue;
      for (const Field& field : fields()) {
        for (int value = field.least; value <= field.most; ++value) {
          allfours::Setup setup = setup_for(variant, players, "x");
          if (field.get(setup.rules) == value) continue;
          field.set(setup.rules, value);
          if (validate(setup.rules, players)) continue;
          ++changes;
          // Long games test nothing new.
          const bool is_long = field.name == "target" && value > 20;
          ASSERT_EQ(fault(setup, is_long ? 1 : games), "");
        }
      }
    }
  }
  EXPECT_GT(changes, 5000);
}

}  // namespace
}  // namespace allfours
