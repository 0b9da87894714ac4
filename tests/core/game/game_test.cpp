// A game in the core: the results of play, undo and seeking against independent folds, and the
// order in which seats are asked.
#include "core/game/game.hpp"

#include "core/game/record.hpp"
#include "properties/random_game.hpp"
#include "rules/rule_test.hpp"

namespace allfours {
namespace {

std::vector<Setup> setups() { return all_setups("GAME-TEST"); }

Table folded(const Setup& setup, const Events& log, int count) {
  Table table = new_table(setup);
  for (int i = 0; i < count; ++i) apply(table, log[at(i)]);
  return table;
}

Game random_game(const Setup& setup, Stream& stream, int most_decisions) {
  Game game(setup);
  while (!game.over() && game.decisions() < most_decisions) {
    EXPECT_FALSE(game.play(random_decision(game.table(), stream)));
  }
  return game;
}

TEST(Game, IsTheFoldOfItsLogAndItsRecord) {
  Stream stream(1, "game");
  for (const auto& setup : setups()) {
    SCOPED_TRACE(setup_text(setup));
    const Game game = random_game(setup, stream, 200);
    const auto count = static_cast<int>(game.log().size());
    EXPECT_EQ(game.table(), folded(setup, game.log(), count));
    for (int moment = 0; moment <= count; ++moment) {
      ASSERT_EQ(game.table_at(moment), folded(setup, game.log(), moment)) << moment;
    }
    const Record record{setup, decisions_in(game.log())};
    EXPECT_EQ(game.decisions(), static_cast<int>(record.decisions.size()));
    EXPECT_EQ(std::get<Events>(events(record)), game.log());
    const std::string link = record_text(game);
    EXPECT_EQ(link, record_text(record));
    const auto opened = open_record(link);
    ASSERT_TRUE(std::holds_alternative<OpenedRecord>(opened));
    EXPECT_EQ(std::get<OpenedRecord>(opened).game.log(), game.log());
    EXPECT_EQ(record_text(game, 3), link + "&at=3");
  }
}

TEST(Game, GoesBackToAnyMomentAndOnFromThere) {
  Stream stream(2, "game");
  for (const auto& setup : setups()) {
    SCOPED_TRACE(setup_text(setup));
    const Game whole = random_game(setup, stream, 60);
    for (int moment = 0; moment <= static_cast<int>(whole.log().size()); ++moment) {
      Game game = whole;
      game.undo_to(moment);
      // All automatic events have followed, and nothing else.
      ASSERT_GE(game.log().size(), at(moment));
      ASSERT_TRUE(std::equal(game.log().begin(), game.log().end(), whole.log().begin()));
      Event next;
      ASSERT_FALSE(next_event(game.table(), next));
      ASSERT_EQ(record_text(game), record_text(Record{setup, decisions_in(game.log())}));
      const Events left(whole.log().begin() + static_cast<int>(game.log().size()),
                        whole.log().end());
      for (const Decision& decision : decisions_in(left)) ASSERT_FALSE(game.play(decision));
      ASSERT_EQ(game.log(), whole.log());
      ASSERT_EQ(game.moves(), whole.moves());
      ASSERT_EQ(game.table(), whole.table());
    }
  }
}

// Another branch from a moment on: the hands taken back leave no trace.
TEST(Game, GoesAnotherWayAfterGoingBack) {
  Stream stream(4, "game");
  int hands = 0;
  for (const auto& setup : setups()) {
    for (int repeat = 0; repeat < 4; ++repeat) {
      SCOPED_TRACE(setup_text(setup));
      Game game = random_game(setup, stream, 200);
      const auto moment = static_cast<int>(stream.below(static_cast<int>(game.log().size())));
      game.undo_to(moment);
      const auto back = static_cast<int>(game.log().size());
      for (int i = 0; i < 60 && !game.over(); ++i) {
        ASSERT_FALSE(game.play(random_decision(game.table(), stream)));
      }
      const auto count = static_cast<int>(game.log().size());
      for (int k = std::max(0, back - 2); k <= count; ++k) {
        ASSERT_EQ(game.table_at(k), folded(setup, game.log(), k)) << k;
        if (k >= back && k < count && game.log()[at(k)].kind == EventKind::hand) ++hands;
      }
    }
  }
  EXPECT_GT(hands, 10);
}

TEST(Game, ARefusalSaysWhyAndChangesNothing) {
  Game game(Deal("german").turned("7s").start().setup());
  const Events log = game.log();
  const auto no = game.play(Decision::of_say(game.table().turn, Say::run));
  ASSERT_TRUE(no);
  EXPECT_EQ(no->reason, Refusal::Reason::word_not_possible);
  EXPECT_EQ(game.play(Decision::of_lay_down(-1))->reason, Refusal::Reason::may_not_lay_down);
  EXPECT_EQ(game.log(), log);
  EXPECT_EQ(game.decisions(), 0);
  EXPECT_EQ(game.moves(), "");
  EXPECT_EQ(game.table(), folded(game.setup(), log, static_cast<int>(log.size())));
}

// Seats are asked in the order of play from the winner's left; a seat that kept its hand is not
// asked again before this lead, and after one has laid down only those behind it are asked.
TEST(Game, AsksInTurnWhetherToLayDown) {
  Stream stream(3, "game");
  int questions = 0;
  int after_another = 0;
  for (int i = 0; i < 200; ++i) {
    const auto all = setups();
    auto setup = all[at(stream.below(static_cast<int>(all.size())))];
    setup.seed = "ASK-" + std::to_string(i);
    setup.rules.throw_in = true;
    if (validate(setup.rules, setup.players)) continue;
    Game game(setup);
    while (!game.over()) {
      const Asked asked = may_lay_down(game.table());
      for (int k = 0; k < asked.count; ++k) {
        ++questions;
        const int seat = asked.seats[at(k)];
        ASSERT_EQ(game.question(), (Question{seat, true}));
        ASSERT_FALSE(game.has_kept(seat));
        game.keep_hand(seat);
        ASSERT_TRUE(game.has_kept(seat));
      }
      ASSERT_EQ(game.question(), (Question{game.table().turn, false}));
      if (asked.count > 0 && stream.below(2) == 0) {
        const int seat = asked.seats[at(stream.below(asked.count))];
        ASSERT_FALSE(game.play(Decision::of_lay_down(seat)));
        const Question next = game.question();
        if (next.lay_down) ++after_another;
        EXPECT_FALSE(game.has_kept(seat));
        continue;
      }
      ASSERT_FALSE(game.play(random_decision(game.table(), stream)));
    }
    EXPECT_EQ(game.question(), (Question{-1, false}));
  }
  EXPECT_GT(questions, 100);
  EXPECT_GT(after_another, 0);
}

}  // namespace
}  // namespace allfours
