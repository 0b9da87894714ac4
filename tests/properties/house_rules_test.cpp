// A thousand house rules: random changes of random variants that pass `validate` make games that
// keep every invariant; the others are rejected with a message.
#include <gtest/gtest.h>

#include <set>

#include "core/game/record.hpp"
#include "players/games/game_loop.hpp"
#include "properties/random_game.hpp"
#include "properties/referee.hpp"

namespace allfours {
namespace {

// A variant with one to six fields changed at random.
Setup random_setup(Stream& stream) {
  const Variant& variant =
      variants()[static_cast<std::size_t>(stream.below(static_cast<int>(variants().size())))];
  int players = 0;
  while (!variant.allows(players)) players = 2 + stream.below(max_players - 1);
  Setup setup = setup_for(variant, players, "house-rules");
  change_randomly(setup, stream, 1 + stream.below(6));
  return setup;
}

TEST(HouseRules, AThousandCombinationsKeepEveryInvariant) {
  Stream stream(seed_key("house-rules"), "test");
  std::set<std::string> played;  // "hang_jack.true"
  int refused = 0;
  const int combinations = test_games(1000);
  for (int found = 0; found < combinations;) {
    allfours::Setup setup = random_setup(stream);
    if (const auto no = validate(setup.rules, setup.players)) {
      ++refused;
      ASSERT_GT(no->sentence().size(), 10u);
      ASSERT_EQ(no->sentence().back(), '.') << no->sentence();
      ASSERT_EQ(no->sentence().find('\n'), std::string::npos);
      continue;
    }
    ++found;
    for (const Field& field : fields()) {
      if (field.kind == Field::Kind::number) continue;
      played.insert(std::string(field.name) + "." + value_text(field, setup.rules));
    }
    for (int game = 0; game < 4; ++game) {
      setup.seed = series_seed("house-" + std::to_string(found), game);
      Referee referee(setup);
      Table table = new_table(setup);
      Stream choices(table.seed_key, "test");
      Events log;
      const bool ends = play_randomly(table, choices, [&](const Table& before, const Event& event) {
        referee.see(before, event);
        if (game == 0) log.push_back(event);
        return referee.wrong().empty();
      });
      ASSERT_EQ(referee.wrong(), "") << setup_text(setup);
      ASSERT_TRUE(ends) << setup_text(setup);
      referee.see_end(table);
      ASSERT_EQ(referee.wrong(), "") << setup_text(setup);
      if (game > 0) continue;
      const Record record{setup, decisions_in(log)};
      ASSERT_EQ(std::get<Events>(events(record)), log) << setup_text(setup);
      const auto parsed = parse_record(record_text(record));
      ASSERT_TRUE(std::holds_alternative<Record>(parsed)) << std::get<Fault>(parsed).sentence();
      ASSERT_EQ(std::get<Record>(parsed).setup.rules, setup.rules);
      ASSERT_EQ(std::get<Record>(parsed).decisions, record.decisions);
    }
  }
  EXPECT_GT(refused, combinations / 10);
  if (combinations < 1000) return;
  // Every value is valid with some setting of the other fields.
  for (const Field& field : fields()) {
    for (const std::string_view word : field.words) {
      const std::string value = std::string(field.name) + "." + std::string(word);
      EXPECT_TRUE(played.contains(value)) << value << " is never valid";
    }
  }
}

TEST(HouseRules, EveryChangeOfOneFieldIsValidOrRefusedWithASentence) {
  int valid = 0;
  for (const Variant& variant : variants()) {
    for (int players = 2; players <= max_players; ++players) {
      if (!variant.allows(players)) continue;
      for (const Field& field : fields()) {
        for (int value = field.least; value <= field.most; ++value) {
          RuleSet rules = variant.rules;
          field.set(rules, value);
          const auto no = validate(rules, players);
          if (no) {
            EXPECT_EQ(no->sentence().back(), '.') << no->sentence();
          } else {
            ++valid;
          }
        }
      }
    }
  }
  EXPECT_GT(valid, 5000);
}

}  // namespace
}  // namespace allfours
