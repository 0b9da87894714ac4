// Random games of every variant with every number of players, checked by the referee (referee.hpp),
// and each repeated from its record. ALLFOURS_TEST_GAMES sets the number of games.
#include <gtest/gtest.h>

#include "core/game/record.hpp"
#include "players/games/game_loop.hpp"
#include "properties/each_variant.hpp"
#include "properties/random_game.hpp"
#include "properties/referee.hpp"

namespace allfours {
namespace {

class Games : public testing::TestWithParam<const Variant*> {};

TEST_P(Games, KeepEveryInvariant) {
  const Variant& variant = *GetParam();
  const int counts = std::popcount(static_cast<unsigned>(variant.players));
  const int games = test_games(10000) / counts + 1;
  for (int players = 2; players <= max_players; ++players) {
    if (!variant.allows(players)) continue;
    for (int i = 0; i < games; ++i) {
      const allfours::Setup setup = setup_for(variant, players, series_seed("games", i));
      Referee referee(setup);
      Table table = new_table(setup);
      Stream stream(table.seed_key, "test");
      const bool ends = play_randomly(table, stream, [&](const Table& before, const Event& event) {
        referee.see(before, event);
        return referee.wrong().empty();
      });
      ASSERT_EQ(referee.wrong(), "") << setup_text(setup);
      ASSERT_TRUE(ends) << setup_text(setup);
      referee.see_end(table);
      ASSERT_EQ(referee.wrong(), "") << setup_text(setup);
    }
  }
}

TEST_P(Games, AreTheSameAgainFromTheirRecord) {
  const Variant& variant = *GetParam();
  const int games = test_games(200);
  for (int players = 2; players <= max_players; ++players) {
    if (!variant.allows(players)) continue;
    for (int i = 0; i < games; ++i) {
      const allfours::Setup setup = setup_for(variant, players, series_seed("records", i));
      Stream stream(seed_key(setup.seed), "test");
      const Events log = random_log(setup, stream);
      const Record record{setup, decisions_in(log)};
      const auto again = events(record);
      ASSERT_TRUE(std::holds_alternative<Events>(again)) << setup_text(setup);
      ASSERT_EQ(std::get<Events>(again), log) << setup_text(setup);
      const std::string text = record_text(record);
      const auto parsed = parse_record(text);
      ASSERT_TRUE(std::holds_alternative<Record>(parsed)) << text;
      ASSERT_EQ(std::get<Record>(parsed).decisions, record.decisions) << text;
      ASSERT_EQ(record_text(std::get<Record>(parsed)), text);
    }
  }
}

// Every impossible decision is rejected with a message and has no effect.
TEST_P(Games, RefuseWhatIsNotPossible) {
  const Variant& variant = *GetParam();
  const allfours::Setup setup = setup_for(variant, variant.usual_players, "refusals");
  Table table = new_table(setup);
  Stream stream(table.seed_key, "test");
  int refused = 0;
  play_randomly(table, stream, [&](const Table& before, const Event& event) {
    if (before.turn < 0 || event.kind == EventKind::lay_down) return true;
    const Choice now = choice(before);
    const auto possible = [&](const Decision& decision) {
      const auto judged = judge(before, decision);
      const auto* no = std::get_if<Refusal>(&judged);
      if (no != nullptr) {
        ++refused;
        EXPECT_FALSE(no->sentence().empty());
      }
      return no == nullptr;
    };
    for (int seat = 0; seat < setup.players; ++seat) {
      const bool turn = seat == now.seat;
      for (const Card card : CardSet::pack()) {
        const bool expected = turn && now.kind == Decision::Kind::play && now.cards.contains(card);
        EXPECT_EQ(possible(Decision::of_play(seat, card)), expected) << card_text(card);
      }
      for (int word = 0; word <= static_cast<int>(Say::pass); ++word) {
        const bool expected =
            turn && now.kind == Decision::Kind::say && (now.says >> word & 1) != 0;
        EXPECT_EQ(possible(Decision::of_say(seat, static_cast<Say>(word))), expected) << word;
      }
      EXPECT_FALSE(possible(Decision::of_discard(seat, {})));
    }
    return !testing::Test::HasFailure();
  });
  EXPECT_GT(refused, 1000);
}

INSTANTIATE_TEST_SUITE_P(Of, Games, testing::ValuesIn(each_variant()), variant_name);

}  // namespace
}  // namespace allfours
