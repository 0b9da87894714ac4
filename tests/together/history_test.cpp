// Games as lists of steps: bots first, checks, seats that change hands, and impossible steps.
#include "together/history.hpp"

#include <gtest/gtest.h>

#include "properties/each_variant.hpp"
#include "properties/random_game.hpp"
#include "together/bot_steps.hpp"

namespace allfours::together {
namespace {

Sitting sitting_of(const Variant& variant, int players, SeatBits persons) {
  Sitting sitting;
  sitting.table = "AAAAAAAAAAAA";
  sitting.setup = setup_for(variant, players, "x");
  sitting.persons = persons;
  return sitting;
}

// Plays at random until `steps` steps or the end.
void play(History& history, int steps, Stream& chance) {
  while (!history.over() && history.steps() < steps) {
    if (history.bots_first()) {
      ASSERT_FALSE(history.answer(bot_answer(history)));
      continue;
    }
    const Game& game = history.game();
    if (game.question().lay_down) {
      ASSERT_FALSE(history.append("-", game.question().seat));
      continue;
    }
    const auto text = history.text_of(random_choice(game.table(), chance));
    ASSERT_TRUE(std::holds_alternative<std::string>(text));
    ASSERT_FALSE(history.append(std::get<std::string>(text), game.question().seat));
  }
}

class Histories : public testing::TestWithParam<const Variant*> {};

TEST_P(Histories, AreTheSameFromTheirSteps) {
  Stream chance(seed_key(GetParam()->id), "history");
  const int players = GetParam()->usual_players;
  const Sitting sitting = sitting_of(*GetParam(), players, 0b1);
  History history(sitting, "HISTORY-1");
  play(history, 100000, chance);
  ASSERT_TRUE(history.over());
  std::vector<Step> steps;
  for (int i = 0; i < history.steps(); ++i) steps.push_back(history.step(i));
  History again(sitting, "HISTORY-1");
  ASSERT_FALSE(again.restore(steps));
  EXPECT_EQ(again.game().log(), history.game().log());
  for (int i = 0; i <= history.steps(); ++i) EXPECT_EQ(again.check(i), history.check(i));
  // Another seed, table or seat is another game from the start.
  EXPECT_NE(History(sitting, "HISTORY-2").check(0), history.check(0));
  EXPECT_NE(History(sitting_of(*GetParam(), players, 0b11), "HISTORY-1").check(0),
            history.check(0));
}

INSTANTIATE_TEST_SUITE_P(Of, Histories, testing::ValuesIn(each_variant()), variant_name);

TEST(History, ABotDecidesBeforeAnybodyElse) {
  Stream chance(1, "bots");
  History history(sitting_of(*find_variant("trinidad"), 4, 0b0101), "BOTS-1");
  int refused = 0;
  for (int i = 0; i < 200 && !history.over(); ++i) {
    if (history.bots_first()) {
      const int steps = history.steps();
      EXPECT_EQ(history.append("A", -1)->kind, FaultKind::together_bots);
      EXPECT_EQ(history.append("+0sensible", -1)->kind, FaultKind::together_bots);
      // Another seat's decision is not the answer.
      Decision other = bot_answer(history).value_or(Decision{});
      other.seat = static_cast<std::int8_t>((other.seat + 1) % 4);
      EXPECT_TRUE(history.answer(other));
      EXPECT_EQ(history.steps(), steps);
      ++refused;
    } else {
      EXPECT_TRUE(history.answer(std::nullopt));
    }
    play(history, history.steps() + 1, chance);
  }
  EXPECT_GT(refused, 5);
}

TEST(History, SeatsChangeHandsAsAStep) {
  Stream chance(2, "seats");
  History history(sitting_of(*find_variant("trinidad"), 4, 0b1111), "SEATS-1");
  play(history, 5, chance);
  const std::string check = history.check(history.steps());
  for (const std::string_view bad :
       {"+", "+0", "+9sensible", "+0nobody", "=0", "=", "=00", "+4expert"}) {
    ASSERT_TRUE(history.append(bad, -1)) << bad;
  }
  EXPECT_EQ(history.check(history.steps()), check);
  EXPECT_FALSE(history.append("+1beginner", -1));
  EXPECT_FALSE(has_seat(history.people(), 1));
  EXPECT_EQ(history.bot(1), "beginner");
  while (history.bots_first()) ASSERT_FALSE(history.answer(bot_answer(history)));
  EXPECT_FALSE(history.append("=1", -1));
  EXPECT_TRUE(has_seat(history.people(), 1));
  play(history, 100000, chance);
  EXPECT_TRUE(history.over());
  EXPECT_TRUE(history.append("+1beginner", -1));
}

TEST(History, ImpossibleStepsChangeNothing) {
  Stream chance(3, "impossible");
  History history(sitting_of(*find_variant("german"), 2, 0b11), "IMPOSSIBLE-1");
  int refused = 0;
  constexpr std::string_view signs = "ABCDEFGZaz09-+=";
  for (int i = 0; i < 3000 && !history.over(); ++i) {
    std::string text;
    for (int length = 1 + chance.below(4); length > 0; --length) {
      text += signs[at(chance.below(static_cast<int>(signs.size())))];
    }
    const std::string before = history.check(history.steps());
    const Events log = history.game().log();
    if (history.append(text, -1)) {
      ++refused;
      ASSERT_EQ(history.check(history.steps()), before);
      ASSERT_EQ(history.game().log(), log);
    }
    if (i % 10 == 0) play(history, history.steps() + 1, chance);
  }
  EXPECT_GT(refused, 100);
}

TEST(History, AStoredListThatIsNoGameIsRefused) {
  Stream chance(4, "stored");
  const Sitting sitting = sitting_of(*find_variant("german"), 2, 0b01);
  History history(sitting, "STORED-1");
  play(history, 30, chance);
  std::vector<Step> steps;
  for (int i = 0; i < history.steps(); ++i) steps.push_back(history.step(i));
  for (std::size_t i = 0; i < steps.size(); ++i) {
    std::vector<Step> other = steps;
    other[i].bot = !other[i].bot;
    EXPECT_TRUE(History(sitting, "STORED-1").restore(other)) << i;
    other = steps;
    other[i].text = "9";
    EXPECT_TRUE(History(sitting, "STORED-1").restore(other)) << i;
  }
}

}  // namespace
}  // namespace allfours::together
