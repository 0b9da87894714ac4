// Bots that search (players/search/expert.hpp): find the solver's result, decide reproducibly, and
// decide legally under any rules.
#include "players/search/expert.hpp"

#include <gtest/gtest.h>

#include "core/game/record.hpp"
#include "players/chances/chances.hpp"
#include "players/games/game_loop.hpp"
#include "players/search/outcome_values.hpp"
#include "players/search/playout.hpp"
#include "players/search/solver.hpp"
#include "players/search/solver_positions.hpp"
#include "rules/rule_test.hpp"

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
  for (int i = 0; i < 60; ++i) {
    const allfours::Setup setup = random_rules(stream, stream.below(7));
    Table table = new_table(setup);
    Event event;
    for (int decisions = 0; decisions < 60; ++decisions) {
      while (next_event(table, event)) apply(table, event);
      if (table.phase == Phase::over) break;
      const SeatView view = seen_from(table, table.turn);
      Decision decision = random_decision(table, stream);
      // After a card was taken back, other code decides (players/player.hpp).
      if (table.phase == Phase::play && table.hole < 0 && stream.below(4) == 0) {
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

// Close decisions use more worlds, others no more than usual; an observer sees the worlds of each
// card.
TEST(Expert, LooksLongerWhereMoreIsAtStake) {
  Effort longer = little;
  longer.most_worlds = 48;
  Effort never_trifling = longer;
  never_trifling.trifle = -1;
  Effort all_trifles = longer;
  all_trifles.trifle = 1;
  Effort tired = never_trifling;
  tired.most_plays = 1;
  int more = 0, fewer_than_most = 0;
  for (int i = 0; i < 3; ++i) {
    allfours::Setup setup = setup_of("pitch", 4);
    setup.seed = series_seed("longer", i);
    Table table = new_table(setup);
    Stream stream(table.seed_key, "test");
    play_randomly(table, stream, [&](const Table& before, const Event& event) {
      if (event.kind != EventKind::play || choice(before).cards.count() < 2) return true;
      const SeatView view = seen_from(before, before.turn);
      const auto worlds = [&](const Effort& effort, const WorldWatch& watch = {}) {
        Stream own(1, "own");
        return weigh_cards(view, effort, own, watch).worlds;
      };
      EXPECT_LE(worlds(all_trifles), little.worlds);
      EXPECT_LE(worlds(tired), little.worlds);
      const int most = worlds(never_trifling);
      const int usual = worlds(longer);
      EXPECT_LE(most, longer.most_worlds);
      EXPECT_LE(usual, most);
      int watched = 0;
      const WorldWatch watch = [&](const Table&, const std::array<double, pack_size>&) {
        ++watched;
      };
      // Among cards that are alike nothing is to be decided, but something to be seen.
      EXPECT_EQ(worlds(longer, watch), usual > 0 ? usual : watched);
      EXPECT_GT(watched, 0);
      EXPECT_LE(watched, little.worlds);
      if (usual > little.worlds) ++more;
      if (usual < most) ++fewer_than_most;
      return true;
    });
  }
  EXPECT_GT(more, 20);
  EXPECT_GT(fewer_than_most, 20);
}

// With soft Game, its value lies between both results, by the lead in card points; beyond a certain
// lead, and if the hand ends early, it is the actual result.
TEST(Expert, GameFallsSoftlyByTheLead) {
  int soft = 0, hard = 0, early = 0;
  for (const char* id : {"trinidad", "west-yorkshire", "pitch"}) {
    for (int i = 0; i < 12; ++i) {
      allfours::Setup setup = setup_of(id, 4);
      setup.seed = series_seed("soft", i);
      Table start = new_table(setup);
      const auto ignore = [](const Table&, const Event&) {};
      follow(start, ignore);
      Stream stream(start.seed_key, "test");
      while (start.phase != Phase::play) {
        decide(start, choose_sensibly(seen_from(start, start.turn), stream), ignore);
      }
      start.score[0] = static_cast<std::int16_t>(start.rules.target - 1 - i % 3);
      for (const Card card : choice(start).cards) {
        Table end = start;
        play_out(end, Decision::of_play(start.turn, card), stream);
        const Ends ends(start, 0);
        const auto values = OutcomeValues::of_settled(
            start, 0, [&](const Settled& settled) { return ends.worth(start, settled); });
        int to_come = 0;
        for (const CardSet hand : start.hands) to_come += card_points(hand);
        const double worth = ends.worth(end, start, values, 1);
        const Scores points = card_points_taken(end);
        FourPoints falls = four_points(end);
        falls.claimed = end.high_scored;
        falls.game = 0;
        const double won = values.at(falls);
        falls.game = 1;
        const double lost = values.at(falls);
        const double share = (points[0] - points[1] + to_come) / (2.0 * to_come);
        if (points[0] + points[1] < to_come) {
          EXPECT_EQ(worth, ends.worth(end));
          ++early;
        } else {
          EXPECT_NEAR(worth, share * won + (1 - share) * lost, 1e-12) << id << i;
          if (points[0] != points[1]) {
            EXPECT_EQ(ends.worth(end, start, values, 1e-3), ends.worth(end)) << id << i;
            EXPECT_NEAR(ends.worth(end), points[0] > points[1] ? won : lost, 1e-12) << id << i;
            ++hard;
          }
          ++soft;
        }
      }
    }
  }
  EXPECT_GT(soft, 100);
  EXPECT_GT(hard, 100);
  EXPECT_GT(early, 5);
}

// The last tricks with all hands known, in California Jack: as good as the solver.
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
