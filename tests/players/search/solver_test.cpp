// The exact solver (players/search/solver.hpp) against plain minimax.
#include "players/search/solver.hpp"

#include <gtest/gtest.h>

#include <map>

#include "core/game/record.hpp"
#include "core/table/seat_view.hpp"
#include "players/search/solver_positions.hpp"
#include "rules/rule_test.hpp"

namespace allfours {
namespace {

int lead_of(const Table& table, const Settled& end, int side) {
  int best = -1000;
  for (int other = 0; other < table.sides; ++other) {
    if (other != side) best = std::max<int>(best, end.score[at(other)]);
  }
  return end.score[at(side)] - best;
}

// Values of an end of the hand: points, winning, All Fours, or arbitrary.
WorthOfEnd worth_of(const Table& table, int side, int kind) {
  return [&table, side, kind](const Settled& end) -> double {
    switch (kind) {
      case 0:
        return lead_of(table, end, side);
      case 1:
        if (end.winner >= 0) return end.winner == side ? 1 : 0;
        return 0.5 + 0.01 * lead_of(table, end, side);
      case 2:
        return (end.winner == side ? 10 : 0) + (end.all_fours == side ? 3 : 0) -
               (end.all_fours >= 0 && end.all_fours != side ? 2 : 0);
      default: {
        std::uint64_t key = 17;
        for (const auto score : end.score) key = key * 1000003 + static_cast<std::uint64_t>(score);
        key = key * 1000003 + static_cast<std::uint64_t>(end.winner + 1);
        key = (key * 1000003 + static_cast<std::uint64_t>(end.all_fours + 1)) ^ key >> 31;
        return static_cast<double>(key * 0x9e3779b97f4a7c15 >> 60);
      }
    }
  };
}

struct Compared {
  int values = 0;
  int mid_trick = 0;
  int laid_down = 0;
  int unpitched = 0;
  int jack_to_hang = 0;
  int game_first_near_target = 0;
  std::map<std::string, int> of_variant;
};

// Checks every card of the position and the position itself, with and without the table.
void compare(const Table& table, Stream& stream, Solver& with_table, Solver& without,
             Compared& compared) {
  const int side = stream.below(table.sides);
  const WorthOfEnd worth = worth_of(table, side, stream.below(4));
  const auto values = OutcomeValues::of_settled(table, side, worth);
  const auto answer = with_table.solve(table, values, 1000000000);
  const auto slow = without.solve(table, values, 1000000000);
  ASSERT_TRUE(answer.finished);
  ASSERT_EQ(answer.cards, choice(table).cards);
  std::optional<double> best;
  for (const Card card : answer.cards) {
    const double truth = brute_force(table, card, side, worth);
    ASSERT_EQ(answer.of(card).least, truth) << card_text(card);
    ASSERT_TRUE(answer.of(card).exact());
    ASSERT_EQ(slow.of(card).least, truth) << card_text(card) << " without a table";
    const bool ours = side_of(table, table.turn) == side;
    if (!best || (ours ? truth > *best : truth < *best)) best = truth;
    ++compared.values;
  }
  ASSERT_EQ(answer.best.least, *best);
  ASSERT_EQ(with_table.value(table, values, 1000000000).best.least, *best);
  if (trick_size(table) > 0) ++compared.mid_trick;
  if (table.laid_down != 0) ++compared.laid_down;
  if (!table.trump_fixed) ++compared.unpitched;
  CardSet held;
  for (const CardSet hand : table.hands) held |= hand;
  if (table.rules.hang_jack && held.contains(Card(table.trump, Rank::jack))) {
    ++compared.jack_to_hang;
  }
  if (table.rules.order == Order::game_high_low_jack && table.score[0] + 4 > table.rules.target &&
      table.score[1] + 4 > table.rules.target) {
    ++compared.game_first_near_target;
  }
}

// A number of cards that brute force can search quickly.
int small_enough(int players, Stream& stream) {
  return players == 2 ? 4 + stream.below(6) : 2 * players + stream.below(players + 1);
}

TEST(Solver, IsBruteForceInEveryVariant) {
  Stream stream(seed_key("solver"), "variants");
  Solver with_table(12), without(0);
  Compared compared;
  for (int round = 0; round < test_games(400); ++round) {
    for (const allfours::Setup& setup : all_setups("solver-" + std::to_string(round))) {
      const auto table = small_position(setup, stream, small_enough(setup.players, stream));
      if (!table) continue;
      SCOPED_TRACE(setup_text(setup) + " " + text_of(*table));
      const int before = compared.values;
      compare(*table, stream, with_table, without, compared);
      if (HasFatalFailure()) return;
      compared.of_variant[std::string(setup.variant->id)] += compared.values - before;
    }
  }
  RecordProperty("values", compared.values);
  if (test_games(400) < 400) return;
  EXPECT_EQ(compared.of_variant.size(), variants().size());
  for (const auto& [variant, count] : compared.of_variant) EXPECT_GT(count, 100) << variant;
  EXPECT_GT(compared.values, 12000);
  EXPECT_GT(compared.mid_trick, 500);
  EXPECT_GT(compared.laid_down, 100);
  EXPECT_GT(compared.unpitched, 100);
  EXPECT_GT(compared.jack_to_hang, 100);
  EXPECT_GT(compared.game_first_near_target, 100);
}

TEST(Solver, IsBruteForceUnderHouseRules) {
  Stream stream(seed_key("solver"), "house-rules");
  Solver with_table(12), without(0);
  Compared compared;
  for (int round = 0; round < test_games(8000); ++round) {
    const allfours::Setup setup = random_rules(stream, 1 + stream.below(6));
    const auto table = small_position(setup, stream, small_enough(setup.players, stream));
    if (!table) continue;
    SCOPED_TRACE(setup_text(setup) + " " + text_of(*table));
    compare(*table, stream, with_table, without, compared);
    if (HasFatalFailure()) return;
  }
  RecordProperty("values", compared.values);
  if (test_games(8000) < 8000) return;
  EXPECT_GT(compared.values, 12000);
}

// Seat 1 leads a card that nobody can beat, but its partner, without clubs, must trump and lead.
TEST(Solver, WhoMustTrumpTakesAPartnersTrick) {
  Table table = new_table(setup_of("west-yorkshire", 4, "play=strict"));
  table.phase = Phase::play;
  table.turn = 3;
  table.leader = 0;
  table.dealer = 3;
  table.hand = 1;
  table.trump_fixed = true;
  table.trump = Suit::diamonds;
  table.score = {9, 6};
  table.hands = {set_of("7h 9h"), set_of("Jc 2s"), set_of("4c Tc"), set_of("9c 8d 3h")};
  table.hand_count = {2, 2, 2, 3};
  table.dealt = {set_of("7h 9h 2c 2d"), set_of("Jc 2s Qc"), set_of("4c Tc 7c"),
                 set_of("9c 8d 3h Ad Jd")};
  table.plays[0] = {0, card_of("2c")};
  table.plays[1] = {1, card_of("Qc")};
  table.plays[2] = {2, card_of("7c")};
  table.play_count = 3;
  table.winning = 1;
  table.growing = grown_trick(table, table.play_count).growing;
  table.taken = {set_of("Th 2d"), set_of("Ad Kd Jd")};
  const WorthOfEnd worth = worth_of(table, 0, 1);
  const auto values = OutcomeValues::of_settled(table, 0, worth);
  const auto answer = Solver(12).solve(table, values, 1000000000);
  const Card nine = card_of("9c");
  EXPECT_EQ(answer.of(nine).least, brute_force(table, nine, 0, worth));
}

// A claim on the ace comes before turned cards, which come before High: only then does it matter
// that it is a claim.
TEST(Solver, IsBruteForceWhereHighIsClaimed) {
  Stream stream(seed_key("solver"), "claims");
  Solver with_table(12), without(0);
  Compared compared;
  int claims = 0;
  for (int round = 0; round < 2500; ++round) {
    allfours::Setup setup =
        setup_for(*find_variant("old-american"), 2, "claim-" + std::to_string(round));
    setup.rules.early_high = true;
    setup.rules.target = 4;
    setup.rules.turn_up_timing = TurnUpTiming::in_settlement;
    for (const auto points : {&RuleSet::turn_up_ace, &RuleSet::turn_up_king, &RuleSet::turn_up_six,
                              &RuleSet::turn_up_two}) {
      setup.rules.*points = 1;
    }
    ASSERT_FALSE(validate(setup.rules, 2));
    const auto table = small_position(setup, stream, 8);
    if (!table) continue;
    SCOPED_TRACE(setup_text(setup) + " " + text_of(*table));
    compare(*table, stream, with_table, without, compared);
    if (HasFatalFailure()) return;
    for (int seat = 0; seat < 2; ++seat) {
      const Card ace(table->trump, Rank::ace);
      if (table->hands[at(seat)].contains(ace) &&
          claims_high(*table, {static_cast<std::int8_t>(seat), ace})) {
        ++claims;
      }
    }
  }
  EXPECT_GT(claims, 20);
}

// One table for all positions: entries of other rules, sides and values are not used.
TEST(Solver, KeepsRuleSetsAndValuesApart) {
  Stream stream(seed_key("solver"), "apart");
  Solver shared(16), without(0);
  int compared = 0;
  for (int round = 0; round < 400; ++round) {
    // Half of the positions are Trinidad with four, where only no_undertrump and the tie change.
    const bool four = round % 2 == 0;
    const allfours::Setup setup =
        four ? setup_for(*find_variant("trinidad"), 4, "apart-" + std::to_string(round))
             : random_rules(stream, 2);
    auto table = small_position(setup, stream, 5 * setup.players);
    if (!table || !table->trump_fixed || trick_size(*table) > 0) continue;
    SCOPED_TRACE(setup_text(setup) + " " + text_of(*table));
    for (int change = 0; change < 8; ++change) {
      if (!four) table->rules.play = static_cast<PlayRule>(stream.below(4));
      table->rules.no_undertrump = stream.below(2) == 0;
      table->rules.game_tie = static_cast<GameTie>(stream.below(2));
      const int side = stream.below(table->sides);
      const auto values =
          OutcomeValues::of_settled(*table, side, worth_of(*table, side, 3 * stream.below(2)));
      const auto answer = shared.solve(*table, values, 1000000000);
      const auto slow = without.solve(*table, values, 1000000000);
      for (const Card card : answer.cards) {
        ASSERT_EQ(answer.of(card).least, slow.of(card).least) << card_text(card);
      }
      ++compared;
    }
  }
  EXPECT_GT(compared, 500);
}

// The first lead of a whole hand, with all cards dealt.
Table first_lead(const allfours::Setup& setup) {
  Table table = new_table(setup);
  Stream stream(table.seed_key, "test");
  Event event;
  while (!Solver::can(table)) {
    if (!next_event(table, event)) {
      event = std::get<Event>(judge(table, random_decision(table, stream)));
    }
    apply(table, event);
  }
  return table;
}

TEST(Solver, SaysWhatABudgetLeavesOpen) {
  Stream stream(seed_key("solver"), "budget");
  Solver solver(14), other(14);
  int open = 0, closed = 0, narrowed = 0;
  for (int round = 0; round < 12; ++round) {
    for (const allfours::Setup& setup : all_setups("budget-" + std::to_string(round))) {
      if (setup.players > 4) continue;
      SCOPED_TRACE(setup_text(setup));
      const Table table = first_lead(setup);
      if (table.hand_count[0] > hand_size) continue;
      const int side = stream.below(table.sides);
      const auto values = OutcomeValues::of_settled(table, side, worth_of(table, side, 0));
      solver.forget();
      const auto truth = solver.solve(table, values, 1000000000);
      ASSERT_TRUE(truth.finished);
      for (std::uint64_t budget = 1; budget < truth.nodes; budget = budget * 3 + 1) {
        solver.forget();
        const auto answer = solver.solve(table, values, budget);
        // The search finishes the last two tricks of a line.
        EXPECT_LE(answer.nodes, budget + 200);
        EXPECT_FALSE(answer.finished);
        for (const Card card : answer.cards) {
          const auto& bounds = answer.of(card);
          EXPECT_LE(bounds.least, truth.of(card).least) << card_text(card) << " of " << budget;
          EXPECT_GE(bounds.most, truth.of(card).most) << card_text(card) << " of " << budget;
          ++(bounds.exact() ? closed : open);
        }
        EXPECT_LE(answer.best.least, truth.best.least);
        EXPECT_GE(answer.best.most, truth.best.most);
        // `forget` removes the effect of earlier searches.
        if (round == 0)
          other.solve(first_lead(setup_for(*setup.variant, setup.players, "else")), values, budget);
        other.forget();
        const auto again = other.solve(table, values, budget);
        EXPECT_EQ(again.nodes, answer.nodes);
        for (const Card card : answer.cards) {
          EXPECT_EQ(again.of(card).least, answer.of(card).least);
          EXPECT_EQ(again.of(card).most, answer.of(card).most);
        }
        const auto whole = solver.value(table, values, budget);
        EXPECT_LE(whole.best.least, truth.best.least);
        EXPECT_GE(whole.best.most, truth.best.most);
        if (!whole.finished && whole.best.least > -4) ++narrowed;
      }
      solver.forget();
      EXPECT_TRUE(solver.solve(table, values, truth.nodes).finished);
      if (HasFailure()) return;
    }
  }
  EXPECT_GT(open, 1000);
  EXPECT_GT(closed, 500);
  EXPECT_GT(narrowed, 20);
}

TEST(Solver, SaysWhatItCannotSolve) {
  const Table stock = first_lead(setup_for(*find_variant("california-jack"), 2, "stock"));
  EXPECT_TRUE(Solver::can(stock));
  EXPECT_EQ(stock.next_card, pack_size);
  Table table = new_table(setup_for(*find_variant("trinidad"), 4, "begging"));
  Events events;
  advance(table, events);
  EXPECT_FALSE(Solver::can(table));
  const Table dealt = first_lead(setup_for(*find_variant("trinidad"), 4, "hidden"));
  EXPECT_TRUE(Solver::can(dealt));
  EXPECT_FALSE(Solver::can(seen_from(dealt, 0).table));
}

}  // namespace
}  // namespace allfours
