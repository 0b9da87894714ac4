// The players that look ahead (players/expert.hpp): that they find what the solver knows, decide
// alike each time, and what is possible under any rules.
#include "players/expert.hpp"

#include <gtest/gtest.h>

#include "core/record.hpp"
#include "players/chances.hpp"
#include "players/game_loop.hpp"
#include "players/outcome_values.hpp"
#include "players/solver.hpp"
#include "rules/rule_test.hpp"
#include "rules/solver_positions.hpp"

namespace allfours {
namespace {

constexpr Effort little{8, 2, 500};

bool same(const Weighing& a, const Weighing& b) {
  return a.cards == b.cards && a.chosen == b.chosen && a.worlds == b.worlds &&
         a.solved == b.solved && a.value == b.value;
}

TEST(Expert, DecidesWhatIsPossibleUnderAnyRules) {
  Stream stream(seed_key("expert-rules"), "test");
  int weighed = 0, solved = 0, played_out = 0, left = 0;
  for (int i = 0; i < 120; ++i) {
    const allfours::Setup setup = random_rules(stream, stream.below(7));
    Table table = new_table(setup);
    Event event;
    for (int decisions = 0; decisions < 60; ++decisions) {
      while (next_event(table, event)) apply(table, event);
      if (table.phase == Phase::over) break;
      const SeatView view = seen_from(table, table.turn);
      Decision decision = random_decision(table, stream);
      if (table.phase == Phase::play && stream.below(8) == 0) {
        Stream own = decision_stream(table.seed_key, table.turn, decisions);
        Stream again = own;
        const Weighing weighing = weigh_cards(view, little, own);
        ASSERT_TRUE(same(weighing, weigh_cards(view, little, again))) << setup_text(setup);
        ASSERT_EQ(weighing.cards, choice(table).cards) << setup_text(setup);
        if (weighing.worlds > 0) ++weighed;
        if (weighing.solved > 0) ++solved;
        if (weighing.solved < weighing.worlds) ++played_out;
        if (weighing.worlds > 0 && weighing.chosen != weighing.sensible) ++left;
        for (const Card card : weighing.cards) {
          if (setup.rules.stake_all_fours > 0 || weighing.worlds == 0) break;
          ASSERT_GE(weighing.of(card), 0);
          ASSERT_LE(weighing.of(card), 1);
        }
        decision = Decision::of_play(table.turn, weighing.chosen);
      }
      const auto judged = judge(table, decision);
      const auto* no = std::get_if<Refusal>(&judged);
      ASSERT_TRUE(no == nullptr) << setup_text(setup) << ": " << no->sentence();
      apply(table, std::get<Event>(judged));
    }
  }
  EXPECT_GT(weighed, 150);
  EXPECT_GT(solved, 60);
  EXPECT_GT(played_out, 30);
  EXPECT_GT(left, 10);
}

TEST(Expert, SaysAndDiscardsWhatSensibleDoes) {
  for (const Variant& variant : variants()) {
    allfours::Setup setup = setup_of(variant.id);
    setup.seed = "SAYS";
    Table table = new_table(setup);
    Stream stream(table.seed_key, "test");
    play_randomly(table, stream, [&](const Table& before, const Event& event) {
      if (before.turn < 0 || before.phase == Phase::play || !is_decision(event.kind)) return true;
      const SeatView view = seen_from(before, before.turn);
      Stream own(1, "own");
      const Decision sensible = choose_sensibly(view, own);
      EXPECT_EQ(choose_expertly(view, own), sensible);
      EXPECT_EQ(choose_strongly(view, own), sensible);
      return true;
    });
  }
}

// The last tricks with all hands known, California Jack's: what the solver says, no less.
TEST(Expert, PlaysKnownHandsAsWellAsCanBe) {
  int looked = 0;
  for (int i = 0; i < 6; ++i) {
    allfours::Setup setup = setup_of("california-jack");
    setup.seed = series_seed("known", i);
    Table table = new_table(setup);
    Stream stream(table.seed_key, "test");
    play_randomly(table, stream, [&](const Table& before, const Event& event) {
      if (event.kind != EventKind::play || before.next_card < pack_size) return true;
      const SeatView view = seen_from(before, before.turn);
      Stream own(1, "own");
      const Weighing weighing = weigh_cards(view, little, own);
      if (weighing.worlds == 0) return true;
      EXPECT_EQ(weighing.worlds, 1);
      EXPECT_EQ(weighing.solved, 1);
      const int side = side_of(before, before.turn);
      const auto values = OutcomeValues::of_settled(before, side, [&](const Settled& end) {
        if (end.winner >= 0) return end.winner == side ? 1.0 : 0.0;
        return chance_to_win(before, end.score, next_seat(before, before.dealer), side);
      });
      Solver solver;
      const Solver::Answer answer = solver.solve(before, values, 1'000'000);
      EXPECT_EQ(answer.of(weighing.chosen).least, answer.best.most);
      ++looked;
      return true;
    });
  }
  EXPECT_GT(looked, 40);
}

}  // namespace
}  // namespace allfours
