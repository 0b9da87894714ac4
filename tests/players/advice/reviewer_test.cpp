// The review of decisions (players/advice/reviewer.hpp).
#include "players/advice/reviewer.hpp"

#include <gtest/gtest.h>

#include "core/game/record.hpp"
#include "players/advice/advice_courses.hpp"
#include "players/advice/adviser.hpp"
#include "properties/random_game.hpp"

namespace allfours {
namespace {

constexpr Effort glance{24, 6, 5'000};

// A game with this bot in every seat, with a low target where possible.
Game game_of(const Variant& variant, int players, std::string_view player,
             const std::string& seed) {
  Setup setup = setup_for(variant, players, seed);
  setup.rules.target = 3;
  if (validate(setup.rules, players)) setup.rules = variant.rules;
  const Player* one = find_player(player);
  Game game(setup);
  while (!game.over()) {
    const Question asked = game.question();
    Stream stream = decision_stream(game.table().seed_key, asked.seat, game.decisions());
    const SeatView view = seen_from(game.table(), asked.seat);
    if (!asked.lay_down) {
      EXPECT_FALSE(game.play(one->choose(view, stream)));
    } else if (one->lays_down(view, stream)) {
      EXPECT_FALSE(game.play(Decision::of_lay_down(asked.seat)));
    } else {
      game.keep_hand(asked.seat);
    }
  }
  return game;
}

TEST(Reviewer, FindsNothingWrongWithWhatItAdvises) {
  int looked_at = 0;
  for (const std::string_view name : {"german", "trinidad", "california-jack"}) {
    const Variant& variant = *find_variant(name);
    const Game game = game_of(variant, variant.usual_players, "expert", "REVIEW-1");
    int left = 12;
    for (const int event : decisions_to_review(game, 0)) {
      if (left-- == 0) break;
      const Verdict verdict = review_decision(game, event, expert_effort);
      EXPECT_EQ(verdict.mark(), Verdict::Mark::best) << name << " " << event;
      EXPECT_EQ(verdict.chosen, verdict.advice.best);
      ++looked_at;
    }
  }
  EXPECT_GT(looked_at, 20);
}

TEST(Reviewer, SeesWhatChanceGivesAwayInEveryVariant) {
  int mistakes = 0;
  int forgiven = 0;
  int exact = 0;
  for (const Variant& variant : variants()) {
    const Game game = game_of(variant, variant.usual_players, "random", "REVIEW-2");
    int looked_at = 0;
    for (const int event : decisions_to_review(game, 0)) {
      if (++looked_at > 8) break;
      const Verdict verdict = review_decision(game, event, glance);
      ASSERT_GE(verdict.chosen, 0);
      EXPECT_EQ(verdict.chosen,
                verdict.advice.place_of(decision_of(game.log()[static_cast<std::size_t>(event)])));
      EXPECT_EQ(verdict.event, event);
      EXPECT_GE(verdict.cost(), 0);
      EXPECT_EQ(parse_verdict(verdict_text(verdict)), verdict);
      if (verdict.mark() < Verdict::Mark::doubtful) {
        EXPECT_FALSE(verdict.forgiven);
      }
      ASSERT_TRUE(verdict.lay);
      EXPECT_LE(verdict.lay->chosen, verdict.lay->chance);
      exact += verdict.lay->exact ? 1 : 0;
      const Event& made = game.log()[static_cast<std::size_t>(event)];
      if (made.kind == EventKind::play) {
        ASSERT_FALSE(verdict.lay->chosen_line.empty());
        EXPECT_EQ(verdict.lay->chosen_line.front(), (Play{made.seat, made.card}));
      }
      if (verdict.chosen != verdict.advice.best) {
        EXPECT_EQ(verdict.advice.against, verdict.chosen) << "the reasons are about it";
      }
      mistakes += verdict.mark() == Verdict::Mark::mistake ? 1 : 0;
      forgiven += verdict.forgiven ? 1 : 0;
    }
    EXPECT_GT(looked_at, 2) << variant.id;
  }
  EXPECT_GT(mistakes, 10);
  EXPECT_GT(forgiven, 0);
  EXPECT_GT(exact, 20);
  EXPECT_LT(forgiven, mistakes);
}

// With all cards open the best card is the solver's.
TEST(Reviewer, SaysHowItReallyLayAsTheSolverDoes) {
  const Game game = game_of(*find_variant("german"), 2, "random", "REVIEW-5");
  int compared = 0;
  for (const int event : decisions_to_review(game, 0)) {
    const Table table = game.table_at(event);
    if (!Solver::can(table)) continue;
    const auto verdict = review_decision(game, event, glance);
    Solver solver;
    const auto answer = solver.solve(table, course_values(table, 0), 1'000'000);
    ASSERT_TRUE(answer.finished && verdict.lay);
    if (!verdict.lay->exact) continue;
    const auto chance = [](double worth) { return static_cast<int>(worth * 10'000 + 0.5); };
    EXPECT_EQ(verdict.lay->chance, chance(answer.best.least)) << event;
    EXPECT_EQ(verdict.lay->chosen, chance(answer.of(verdict.choice().decision.card).least));
    ++compared;
  }
  EXPECT_GE(compared, 5);
}

// Also where all legal cards are alike, so that nothing is to be decided: a chance of 0 would be
// told as a lost game.
TEST(Reviewer, WeighsEveryChoiceOfSeveralCards) {
  const auto opened = open_record("v=trinidad&seed=LOOK-7&log=1ACAAACAAABAAACBCCA");
  const Game& alike = std::get<OpenedRecord>(opened).game;  // 4h and 3h are left
  Stream stream(1, "alike");
  const Advice advice = advise(seen_from(alike.table(), 0), glance, stream);
  EXPECT_EQ(advice.options.size(), 2U);
  EXPECT_GT(advice.worlds, 0);
  EXPECT_GT(advice.chosen().chance, 3000);
  for (const char* seed : {"REVIEW-6", "REVIEW-7", "REVIEW-8"}) {
    const Game game = game_of(*find_variant("trinidad"), 4, "sensible", seed);
    for (const int event : decisions_to_review(game, 0)) {
      const Verdict verdict = review_decision(game, event, glance);
      ASSERT_GT(verdict.advice.options.size(), 1U);
      EXPECT_GT(verdict.advice.worlds, 0) << seed << " " << event;
    }
  }
}

TEST(Reviewer, AdvisesAsAHintDid) {
  const Game game = game_of(*find_variant("pitch"), 4, "sensible", "REVIEW-3");
  int decisions = 0;
  int compared = 0;
  Table table = new_table(game.setup());
  for (std::size_t i = 0; i < game.log().size() && compared < 10; ++i) {
    const Event& event = game.log()[i];
    if (is_decision(event.kind)) {
      Stream stream = decision_stream(table.seed_key, event.seat, decisions++);
      const Advice hint = advise(seen_from(table, event.seat), glance, stream);
      const Verdict verdict = review_decision(game, static_cast<int>(i), glance);
      EXPECT_EQ(verdict.advice.best, hint.best);
      EXPECT_EQ(verdict.advice.options, hint.options);
      ++compared;
    }
    apply(table, event);
  }
  EXPECT_EQ(compared, 10);
}

TEST(Reviewer, PassesOverWhatWasNoChoice) {
  const Game game = game_of(*find_variant("german"), 2, "random", "REVIEW-4");
  int found = 0;
  int plays = 0;
  for (const Event& event : game.log()) plays += event.kind == EventKind::play ? 1 : 0;
  for (int seat = 0; seat < 2; ++seat) {
    for (const int event : decisions_to_review(game, seat)) {
      const Event& made = game.log()[static_cast<std::size_t>(event)];
      ASSERT_TRUE(is_decision(made.kind));
      EXPECT_EQ(made.seat, seat);
      if (made.kind != EventKind::play) continue;
      EXPECT_GT(choice(game.table_at(event)).cards.count(), 1) << event;
      ++found;
    }
  }
  EXPECT_GT(found, 0);
  EXPECT_LT(found, plays);
}

}  // namespace
}  // namespace allfours
