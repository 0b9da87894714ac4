// Moving back and forth in a game: moments, undo and redo, the next hand, the next game.
#include <algorithm>
#include <cmath>

#include "app/app.hpp"
#include "app/app_play.hpp"
#include "app/table/table_actions.hpp"
#include "app/table/table_playing.hpp"
#include "app/table/table_progress.hpp"
#include "app/table/table_state.hpp"
#include "core/game/link_end.hpp"

namespace allfours {
namespace {

TEST(Moments, AnEarlierOneIsLookedAt) {
  Stream stream(1, "moments");
  Sitting sitting("v=pitch&players=4&seed=M");
  App& app = sitting.app;
  app.act("last_card:off");
  sitting.choose(stream, 5);
  const int live = app.table().session.shown();
  const Events log = app.table().session.log();
  app.act("moment:6");
  EXPECT_TRUE(looking_back(app.table()));
  EXPECT_EQ(app.table().session.shown(), 6);
  EXPECT_EQ(app.table().narration.rows().size(), 6u);
  EXPECT_EQ(live_moment(app.table()), live);
  EXPECT_TRUE(playable_cards(app.table()).empty());
  EXPECT_EQ(prompt_at(app.table()), "Looking back: moment 6 of " + std::to_string(live) + ".");
  EXPECT_TRUE(offers(actions_at(app.table()), "back_to_game"));
  EXPECT_TRUE(offers(actions_at(app.table()), "play_on"));
  EXPECT_EQ(actions_at(app.table()).size(), 2u);
  EXPECT_TRUE(std::isinf(app.next_due()));
  EXPECT_FALSE(app.tick(sitting.now + 100'000)) << "nothing moves in a review";
  // Decisions are impossible there.
  const CardSet hand = app.table().session.view().table.hands[0];
  for (const Card card : hand) app.act("card:" + card_text(card));
  app.act("say:beg");
  app.act("discard");
  app.act("lay_down");
  EXPECT_EQ(app.table().session.log(), log);

  app.act("step:-1");
  EXPECT_EQ(app.table().session.shown(), 5);
  app.act("step:1");
  app.act("step:1");
  EXPECT_EQ(app.table().session.shown(), 7);
  app.act("back_to_game");
  EXPECT_FALSE(looking_back(app.table()));
  EXPECT_EQ(app.table().session.shown(), live);
  EXPECT_EQ(app.table().narration.rows().size(), static_cast<std::size_t>(live));
  EXPECT_TRUE(app.table().session.person_to_decide());
  EXPECT_EQ(app.table().session.log(), log);
}

TEST(Moments, StayWithinWhatWasSeen) {
  Stream stream(2, "range");
  Sitting sitting("v=pitch&players=4&seed=M");
  App& app = sitting.app;
  sitting.choose(stream, 3);
  const int live = app.table().session.shown();
  for (const auto id : {"moment:-5", "moment:0", "moment:1", "step:-100000", "step:-2147483648"}) {
    app.act("back_to_game");
    app.act(id);
    EXPECT_EQ(app.table().session.shown(), 1) << id;
    EXPECT_TRUE(looking_back(app.table()));
  }
  for (const auto id : {"moment:99999", "moment:2147483647", "step:2147483647", "step:100000"}) {
    app.act("moment:1");
    app.act(id);
    EXPECT_EQ(app.table().session.shown(), live) << id;
    EXPECT_FALSE(looking_back(app.table()));
  }
  app.act("moment:4");
  for (const auto id : {"moment:", "moment:x", "step:", "step:x", "moment:99999999999999999999"}) {
    app.act(id);
    EXPECT_EQ(app.table().session.shown(), 4) << id;
  }
  app.act("moment:" + std::to_string(live));
  EXPECT_FALSE(looking_back(app.table())) << "the newest moment is the game itself";
}

TEST(Moments, NothingBeforeTheFirstIsShown) {
  App app(1);
  app.open_link("v=trinidad&seed=M");
  ASSERT_EQ(app.table().session.shown(), 0);
  for (const auto id : {"step:-1", "step:1", "moment:1", "moment:9", "back_to_game", "undo", "redo",
                        "next_hand", "skip", "card:Jh"}) {
    app.act(id);
    EXPECT_EQ(app.table().session.shown(), 0) << id;
    EXPECT_FALSE(looking_back(app.table())) << id;
  }
  app.tick(0);
  EXPECT_GT(app.table().session.shown(), 0);
}

TEST(Moments, LookingBackWhileCardsAreStillPlayed) {
  // The other players wait until the person returns to the present.
  Stream stream(3, "pending");
  Sitting sitting("v=pitch&players=4&seed=M");
  App& app = sitting.app;
  sitting.choose(stream, 4);
  sitting.choose_something(stream);
  sitting.wait_a_step();
  const int live = app.table().session.shown();
  ASSERT_FALSE(app.table().session.person_to_decide());
  app.act("moment:3");
  EXPECT_FALSE(app.tick(sitting.now + 60'000));
  app.act("back_to_game");
  EXPECT_EQ(app.table().session.shown(), live);
  EXPECT_LE(app.next_due(), sitting.now + 60'000);
  sitting.now += 60'000;
  sitting.wait();
  EXPECT_GT(app.table().session.shown(), live);
}

TEST(Moments, StepOnAtTheNewestMomentDoesNotHurryTheGame) {
  Stream stream(4, "hurry");
  Sitting sitting("v=pitch&players=4&seed=M");
  App& app = sitting.app;
  sitting.choose(stream, 4);
  sitting.choose_something(stream);
  sitting.wait_a_step();
  const double due = app.next_due();
  ASSERT_FALSE(std::isinf(due));
  app.act("step:1");
  app.act("moment:99999");
  EXPECT_EQ(app.next_due(), due);
}

TEST(UndoAction, GoesBackToTheLastChoice) {
  Stream stream(5, "undo");
  Sitting sitting("v=trinidad&seed=U");
  App& app = sitting.app;
  sitting.wait();
  EXPECT_FALSE(app.table().session.can_undo());
  app.act("undo");  // nothing to take back
  sitting.choose(stream, 4);
  const Events before = app.table().session.log();
  const int shown = app.table().session.shown();
  ASSERT_TRUE(app.table().session.person_to_decide());
  sitting.choose_something(stream);
  sitting.wait();
  const Events after = app.table().session.log();
  app.act("undo");
  EXPECT_EQ(app.table().session.log(), before);
  EXPECT_EQ(app.table().session.shown(), shown);
  EXPECT_EQ(app.table().narration.rows().size(), static_cast<std::size_t>(shown));
  EXPECT_TRUE(app.table().session.person_to_decide());
  EXPECT_TRUE(std::isinf(app.next_due()));
  app.act("redo");
  EXPECT_EQ(app.table().session.log(), after);
  EXPECT_EQ(app.table().narration.rows().size(), after.size());
  sitting.wait();
  EXPECT_EQ(app.table().session.log(), after) << "redo does not wait again";
}

TEST(UndoAction, FromAnEarlierMomentLeadsBackToTheGame) {
  Stream stream(6, "undo");
  Sitting sitting("v=trinidad&seed=U");
  App& app = sitting.app;
  sitting.choose(stream, 6);
  const auto length = app.table().session.log().size();
  app.act("moment:3");
  app.act("undo");
  EXPECT_FALSE(looking_back(app.table()));
  EXPECT_LT(app.table().session.log().size(), length);
  EXPECT_TRUE(app.table().session.person_to_decide());
  EXPECT_EQ(app.table().narration.rows().size(), app.table().session.log().size());
  app.act("moment:3");
  app.act("redo");
  EXPECT_FALSE(looking_back(app.table()));
  EXPECT_EQ(app.table().session.log().size(), length);
}

TEST(UndoAction, AnotherChoiceIsAnotherGame) {
  Stream stream(7, "other");
  Sitting sitting("v=pitch&players=4&seed=U");
  App& app = sitting.app;
  sitting.choose(stream, 1);
  while (playable_cards(app.table()).count() < 2) sitting.choose(stream, 1);
  const CardSet cards = playable_cards(app.table());
  const auto length = app.table().session.log().size();
  app.act("card:" + card_text(cards.first()));
  sitting.wait();
  app.act("undo");
  app.act("card:" + card_text(cards.last()));
  EXPECT_FALSE(app.table().session.can_redo());
  EXPECT_TRUE(app.table().session.taken_back().any());
  sitting.wait();
  EXPECT_EQ(app.table().session.log()[length].card, cards.last());
}

TEST(NextHand, WaitsForThePerson) {
  Stream stream(8, "hand");
  Sitting sitting("v=pitch&players=4&seed=H");
  App& app = sitting.app;
  sitting.play_hand(stream);
  ASSERT_TRUE(waits_for_next_hand(app.table()));
  EXPECT_EQ(app.table().session.last_shown().kind, EventKind::hand_end);
  EXPECT_TRUE(std::isinf(app.next_due()));
  const int shown = app.table().session.shown();
  EXPECT_FALSE(app.tick(sitting.now + 1'000'000));
  EXPECT_EQ(app.table().session.shown(), shown);
  EXPECT_TRUE(offers(actions_at(app.table()), "next_hand"));
  app.act("next_hand");
  sitting.now += 1'000'000;
  sitting.wait();
  EXPECT_GT(app.table().session.shown(), shown);
  EXPECT_EQ(app.table().session.table().hand, 2);
  // Again after the next one.
  sitting.play_hand(stream);
  EXPECT_TRUE(waits_for_next_hand(app.table()) || game_over(app.table()));
  EXPECT_EQ(app.table().session.table().hand, 2);
}

TEST(NextHand, IsAskedForOnlyWhereItIsOffered) {
  Stream stream(9, "hand");
  Sitting sitting("v=pitch&players=4&seed=H");
  App& app = sitting.app;
  sitting.wait();
  app.act("next_hand");  // in the middle of a hand
  sitting.play_hand(stream);
  ASSERT_TRUE(waits_for_next_hand(app.table()));
  const int end = app.table().session.shown();
  app.act("next_hand");
  sitting.choose(stream, 2);
  // Reviewing the end of the first hand does not count as waiting for the next one.
  app.act("moment:" + std::to_string(end));
  ASSERT_TRUE(looking_back(app.table()));
  EXPECT_FALSE(offers(actions_at(app.table()), "next_hand"));
  app.act("next_hand");
  EXPECT_EQ(app.table().session.shown(), end);
  app.act("back_to_game");
  sitting.play_hand(stream);
  EXPECT_EQ(app.table().session.table().hand, 2);
  EXPECT_TRUE(waits_for_next_hand(app.table()) || game_over(app.table()));
}

TEST(NextHand, IsWaitedForAgainAfterUndo) {
  Stream stream(10, "hand");
  Sitting sitting("v=pitch&players=4&seed=H");
  App& app = sitting.app;
  sitting.play_hand(stream);
  ASSERT_TRUE(waits_for_next_hand(app.table()));
  app.act("next_hand");
  app.act("undo");  // before a card of the next hand is shown
  ASSERT_TRUE(app.table().session.person_to_decide());
  sitting.play_hand(stream);
  EXPECT_EQ(app.table().session.table().hand, 1);
  EXPECT_TRUE(waits_for_next_hand(app.table()));
}

TEST(NextGame, PlayAgainIsTheSameGameWithAnotherDeal) {
  Stream stream(11, "again");
  Sitting sitting("v=pitch&players=3&seed=G&rules=target.2");
  App& app = sitting.app;
  sitting.wait();
  const Events log = app.table().session.log();
  app.take_effects();
  app.act("fair");  // it would reveal the cards
  EXPECT_FALSE(app.take_effects().open);
  app.act("play_again");  // not before the game is over
  EXPECT_EQ(app.table().session.log(), log);
  while (!game_over(app.table())) {
    sitting.choose(stream, 1);
    ASSERT_FALSE(HasFatalFailure());
  }
  EXPECT_TRUE(offers(actions_at(app.table()), "play_again"));
  EXPECT_TRUE(offers(actions_at(app.table()), "new_game"));
  app.act("fair");
  EXPECT_EQ(app.take_effects().open,
            "fair/?lang=en#" + whole_link(record_text(app.table().session.record())));
  EXPECT_EQ(prompt_at(app.table()), "");
  EXPECT_TRUE(std::isinf(app.next_due()));
  app.take_effects();
  app.act("play_again");
  ASSERT_EQ(app.screen(), App::Screen::table);
  const GameSetup& setup = app.table().session.setup();
  EXPECT_EQ(setup.variant->id, "pitch");
  EXPECT_EQ(setup.players, 3);
  EXPECT_EQ(setup.rules.target, 2);
  EXPECT_NE(setup.seed, "G");
  EXPECT_EQ(parts_in(*app.take_effects().fragment), setup_text(setup));
  EXPECT_FALSE(game_over(app.table()));
  sitting.wait();
  EXPECT_FALSE(app.table().narration.rows().empty());
}

TEST(NextGame, NewGameIsTheStartScreenWithAnotherDeal) {
  Sitting sitting("v=pitch&players=3&seed=G");
  App& app = sitting.app;
  sitting.wait();
  app.act("menu");
  app.take_effects();
  app.act("new_game");
  EXPECT_EQ(app.screen(), App::Screen::start);
  EXPECT_EQ(app.take_effects().fragment, "");
  EXPECT_EQ(app.state().start.variant().id, "pitch");
  EXPECT_EQ(app.state().start.players(), 3);
  EXPECT_NE(app.state().start.seed(), "G");
  EXPECT_TRUE(valid_seed(app.state().start.seed()));
  EXPECT_FALSE(app.state().context.sheets.menu);
  app.act("start");
  EXPECT_EQ(app.screen(), App::Screen::table);
}

}  // namespace
}  // namespace allfours
