// The bots: their knowledge, legal and reproducible decisions under every rule set, and `sensible`
// beats chance. The tactics of `sensible`: sensible_test.cpp.
#include <gtest/gtest.h>

#include "core/cards/random.hpp"
#include "core/game/record.hpp"
#include "players/games/game_loop.hpp"
#include "players/knowledge/knowledge.hpp"
#include "rules/rule_test.hpp"

namespace allfours {

// Knowledge.

TEST(Knowledge, PlaysShowWhatAHandLacks) {
  Story story = Deal("trinidad").hand(1, "Ah").hand(2, "3c 4c 5c 6c 7c 8c").turned("7h").start();
  story.says("stand").plays("Ah 3c");
  const SeatView view = seen_from(story.table(), 3);
  const Knowledge known(view);
  EXPECT_EQ(known.some_of(2, CardSet::of(Suit::hearts)), 0);
  EXPECT_GT(known.some_of(0, CardSet::of(Suit::hearts)), 0);
  EXPECT_GT(known.some_of(2, CardSet::of(Suit::clubs)), 0);
  EXPECT_FALSE(known.may_come().contains(card_of("7h")));
}

TEST(Knowledge, TheLastPlayerIsBeatenByNobody) {
  Story story = Deal("trinidad-2").hand(1, "5c").hand(0, "6c").turned("7h").start();
  story.says("stand").plays("5c");
  const SeatView view = seen_from(story.table(), 0);
  const Knowledge known(view);
  EXPECT_EQ(text_of(known.beaters(card_of("5c"), set_of("4c 6c 7d 2h"))), "6c 2h");
  EXPECT_EQ(text_of(known.higher(card_of("5c"), set_of("4c 6c 7d 2h"))), "6c");
}

// Every rule set.

namespace {

// A variant with up to six fields changed at random; empty if it is not playable.
std::optional<Setup> random_setup(Stream& stream) {
  const Variant& variant = variants()[at(stream.below(static_cast<int>(variants().size())))];
  Setup setup;
  setup.variant = &variant;
  setup.rules = variant.rules;
  setup.players = stream.below(2) == 0 ? variant.usual_players : 2 + stream.below(5);
  for (int changes = stream.below(7); changes > 0; --changes) {
    const Field& field = fields()[at(stream.below(static_cast<int>(fields().size())))];
    field.set(setup.rules, field.least + stream.below(field.most - field.least + 1));
  }
  if (validate(setup.rules, setup.players)) return std::nullopt;
  return setup;
}

}  // namespace

TEST(Players, DecideWhatIsPossibleUnderAnyRules) {
  Stream stream(seed_key("house-rules"), "test");
  int games = 0;
  for (int i = 0; i < 12000; ++i) {
    auto setup = random_setup(stream);
    if (!setup) continue;
    setup->seed = "house-" + std::to_string(i);
    ++games;
    Table table = new_table(*setup);
    Event event;
    for (int decisions = 0; decisions < 150; ++decisions) {
      while (next_event(table, event)) apply(table, event);
      if (table.phase == Phase::over) break;
      // Every third decision is random, so that unusual situations occur, too.
      Stream own = decision_stream(table.seed_key, table.turn, decisions);
      const SeatView view = seen_from(table, table.turn);
      const Decision decision =
          decisions % 3 == 2 ? choose_randomly(view, own) : choose_sensibly(view, own);
      const auto judged = judge(table, decision);
      if (const auto* no = std::get_if<Refusal>(&judged)) {
        FAIL() << setup_text(*setup) << ": " << no->sentence();
      }
      apply(table, std::get<Event>(judged));
    }
  }
  EXPECT_GT(games, 2000);
}

TEST(Players, DecideAlikeWhetherTheyAreHandedTheTableOrAView) {
  Stream stream(seed_key("handed"), "test");
  std::array<int, 3> compared{};
  for (int i = 0; i < 1500; ++i) {
    auto setup = random_setup(stream);
    if (!setup) continue;
    setup->seed = "handed-" + std::to_string(i);
    Table table = new_table(*setup);
    Event event;
    for (int decisions = 0; decisions < 150; ++decisions) {
      while (next_event(table, event)) apply(table, event);
      if (table.phase == Phase::over) break;
      Stream own = decision_stream(table.seed_key, table.turn, decisions);
      const SeatView view = seen_from(table, table.turn);
      const auto kind = at(stream.below(3));
      const Player& player = players()[kind];
      const Decision decision = choose_as(player, view, own);
      ASSERT_EQ(choose_at(player, table, decisions), decision)
          << player.name << " " << setup_text(*setup);
      if (!player.draws && table.hole < 0) {
        ASSERT_EQ(own.next(), decision_stream(table.seed_key, table.turn, decisions).next());
      }
      ++compared[kind];
      ASSERT_FALSE(judge(table, decision, event = Event()).has_value());
      apply(table, event);
    }
  }
  for (const int count : compared) EXPECT_GT(count, 3000);
}

TEST(Players, TheSameMomentIsDecidedAlike) {
  for (const Variant& variant : variants()) {
    auto setup = setup_of(variant.id);
    setup.seed = "AGAIN";
    Seats seats{};
    seats.fill(find_player("sensible"));
    Events first, second;
    play_game(setup, seats, [&](const Table&, const Event& event) { first.push_back(event); });
    play_game(setup, seats, [&](const Table&, const Event& event) { second.push_back(event); });
    EXPECT_EQ(first, second) << variant.id;
  }
}

TEST(Players, SensibleBeatsChance) {
  for (const Variant& variant : variants()) {
    auto setup = setup_of(variant.id);
    const int sides = side_count(setup.rules, setup.players);
    constexpr int games = 240;
    int won = 0;
    for (int i = 0; i < games; ++i) {
      setup.seed = series_seed("chance", i / sides);
      const int side = i % sides;
      Seats seats{};
      for (int seat = 0; seat < setup.players; ++seat) {
        seats[at(seat)] = find_player(seat % sides == side ? "sensible" : "random");
      }
      play_game(setup, seats, [&](const Table&, const Event& event) {
        if (event.kind == EventKind::game_end && event.side == side) ++won;
      });
    }
    const double share = static_cast<double>(won) / games;
    EXPECT_GT(share, sides == 2 ? 0.68 : 0.52) << variant.id;
  }
}

}  // namespace allfours
