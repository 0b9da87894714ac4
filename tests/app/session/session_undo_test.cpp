// Undo, and the question whether to lay a worthless hand down.
#include "app/app_play.hpp"
#include "app/session/session.hpp"

namespace allfours {
namespace {

void show_all(Session& session) { session.show(static_cast<int>(session.log().size())); }

// The bots play until the person has to choose or is asked.
void go_on_to_person(Session& session) {
  do show_all(session);
  while (session.let_bot_decide());
}

void choose(Session& session, Stream& stream) {
  if (session.person_may_lay_down()) {
    session.keep_hand();
  } else {
    ASSERT_TRUE(session.person_to_decide());
    ASSERT_FALSE(session.decide(random_choice(session.table(), stream)));
  }
  go_on_to_person(session);
}

// A decision other than the one taken back.
Decision other_than(const Decision& taken, const Table& table) {
  const Choice now = choice(table);
  if (now.kind == Decision::Kind::say) {
    for (int i = 0; i < 9; ++i) {
      const Say say = static_cast<Say>(i);
      if ((now.says & say_bit(say)) != 0 && say != taken.say)
        return Decision::of_say(now.seat, say);
    }
  }
  for (const Card card : now.cards) {
    if (!(card == taken.card)) return Decision::of_play(now.seat, card);
  }
  return taken;
}

TEST(Undo, CutsTheLogBeforeTheLastOwnDecisionAndFoldsAgain) {
  for (const GameSetup& setup : usual_setups()) {
    SCOPED_TRACE(setup_text(setup));
    Stream stream(1, "undo");
    Session session(setup, 0, sensible());
    go_on_to_person(session);
    EXPECT_FALSE(session.can_undo());
    for (int i = 0; i < 12 && session.table().phase != Phase::over; ++i) {
      const bool decides = session.person_to_decide();
      const Events before = session.log();
      const Table table = session.table();
      choose(session, stream);
      if (!decides) continue;
      const Events after = session.log();
      const Table table_after = session.table();
      ASSERT_TRUE(session.can_undo());
      session.undo();
      ASSERT_EQ(session.log(), before);
      ASSERT_EQ(session.table(), table);
      EXPECT_TRUE(session.person_to_decide());
      EXPECT_TRUE(session.taken_back().any());
      ASSERT_TRUE(session.can_redo());
      session.redo();
      ASSERT_EQ(session.log(), after);
      ASSERT_EQ(session.table(), table_after);
      EXPECT_FALSE(session.can_redo());
    }
  }
}

TEST(Undo, AllTheWayBackAndForwardAgain) {
  Stream stream(2, "all");
  Session session(setup_of("v=seven-up&players=3"), 0, sensible());
  go_on_to_person(session);
  const Events start = session.log();
  EXPECT_FALSE(session.taken_back().any());
  while (session.table().phase != Phase::over) choose(session, stream);
  const Events all = session.log();
  int undone = 0;
  for (; session.can_undo() && undone < 1000; ++undone) session.undo();
  EXPECT_GT(undone, 20);
  EXPECT_EQ(session.log(), start);
  for (; session.can_redo(); --undone) session.redo();
  EXPECT_EQ(undone, 0);
  EXPECT_EQ(session.log(), all);
  EXPECT_EQ(session.table().phase, Phase::over);
}

TEST(Undo, TheSameDecisionAgainIsTheSameGame) {
  // Also with random players: each moment has its own stream.
  for (const Player& player : {*find_player("random"), sensible()}) {
    Stream stream(5, "again");
    Session session(setup_of("v=pitch&players=4"), 0, player);
    go_on_to_person(session);
    for (int i = 0; i < 14 && session.table().phase != Phase::over; ++i) {
      const std::size_t cut = session.log().size();
      choose(session, stream);
      const Events after = session.log();
      const Decision decision = decisions_in({after.data() + cut, 1}).front();
      session.undo();
      ASSERT_FALSE(session.decide(decision));
      go_on_to_person(session);
      ASSERT_EQ(session.log(), after) << player.name;
    }
  }
}

TEST(Undo, NothingToTakeBackOrDoAgain) {
  Session session(setup_of("v=trinidad"), 0, sensible());
  const Events log = session.log();
  EXPECT_FALSE(session.can_undo());
  EXPECT_FALSE(session.can_redo());
  session.undo();
  session.redo();
  EXPECT_EQ(session.log(), log);
  EXPECT_FALSE(session.taken_back().any());
}

TEST(Undo, AnotherDecisionLeavesNothingToDoAgain) {
  Stream stream(3, "another");
  Session session(setup_of("v=pitch"), 0, sensible());
  go_on_to_person(session);
  for (int i = 0; i < 8; ++i) choose(session, stream);
  const Events one = session.log();
  session.undo();
  while (choice(session.table()).cards.count() < 2 && session.can_undo()) session.undo();
  const std::size_t cut = session.log().size();
  const auto taken = decisions_in({one.data() + cut, 1}).front();
  const Decision other = other_than(taken, session.table());
  ASSERT_NE(other, taken);
  ASSERT_FALSE(session.decide(other));
  EXPECT_FALSE(session.can_redo());
  go_on_to_person(session);
  EXPECT_EQ(decisions_in(session.log())[decisions_in({one.data(), cut}).size()], other);
  const Events two = session.log();
  session.redo();
  EXPECT_EQ(session.log(), two);
  // The new branch can be taken back as well, and the first one be restored.
  session.undo();
  EXPECT_EQ(session.log(), Events(one.begin(), one.begin() + static_cast<std::ptrdiff_t>(cut)));
}

TEST(Undo, WhileEventsAreStillToBeShown) {
  Stream stream(4, "early");
  Session session(setup_of("v=trinidad"), 0, sensible());
  go_on_to_person(session);
  const Events before = session.log();
  ASSERT_FALSE(session.decide(random_choice(session.table(), stream)));
  EXPECT_FALSE(session.at_end());
  session.undo();
  EXPECT_EQ(session.log(), before);
  EXPECT_TRUE(session.person_to_decide());
}

// Seat 1 pitches hearts and wins the first trick; seats 2 and 0, partners, and seat 3, who dealt
// last, are then left without trumps or a card above a nine.
Setup worthless_hands() {
  return given("v=west-yorkshire", {.dealer = 0,
                                    .hands = {"5h 2d 3d 4d 5d 9d", "Kh 2c Kc Qc Jc Tc",
                                              "3h 2s 3s 4s 5s 9s", "4h Ks 6s 7s 8s Ts"}});
}

bool lays_down_always(const SeatView&, Stream&) { return true; }
Decision plays_highest(const SeatView& view, Stream&) {
  const Choice now = choice(view.table);
  return Decision::of_play(now.seat, now.cards.last());
}

const Player stays{"stays", plays_highest, lays_down_never};
const Player leaves{"leaves", plays_highest, lays_down_always};

TEST(LayDown, ThePersonIsAskedBetweenTricks) {
  Session session(worthless_hands(), 0, stays);
  go_on_to_person(session);
  EXPECT_FALSE(session.person_may_lay_down());
  ASSERT_FALSE(session.decide(Decision::of_play(0, *parse_card("5h"))));
  EXPECT_FALSE(session.person_may_lay_down()) << "the trick is not on the table yet";
  go_on_to_person(session);
  EXPECT_TRUE(session.person_may_lay_down());
  EXPECT_FALSE(session.person_to_decide());
  EXPECT_FALSE(session.let_bot_decide()) << "the person has not answered";
  ASSERT_FALSE(session.decide(Decision::of_lay_down(0)));
  EXPECT_EQ(session.log().back().kind, EventKind::lay_down);
  go_on_to_person(session);
  EXPECT_FALSE(session.person_may_lay_down());
}

TEST(LayDown, WhoKeepsTheHandIsAskedAgainAfterTheNextTrick) {
  Session session(worthless_hands(), 0, stays);
  go_on_to_person(session);
  ASSERT_FALSE(session.decide(Decision::of_play(0, *parse_card("5h"))));
  go_on_to_person(session);
  session.keep_hand();
  EXPECT_FALSE(session.person_may_lay_down());
  go_on_to_person(session);
  ASSERT_TRUE(session.person_to_decide());
  EXPECT_EQ(session.table().tricks, 1);
  ASSERT_FALSE(session.decide(Decision::of_play(0, *parse_card("2d"))));
  go_on_to_person(session);
  EXPECT_EQ(session.table().tricks, 2);
  EXPECT_TRUE(session.person_may_lay_down());
}

TEST(LayDown, ComputerPlayersAreAskedInTurn) {
  Session session(worthless_hands(), 0, leaves);
  go_on_to_person(session);
  ASSERT_FALSE(session.decide(Decision::of_play(0, *parse_card("5h"))));
  go_on_to_person(session);
  // Seat 2 is asked first and lays its hand down, so its partner may not.
  EXPECT_TRUE(is_out(session.table(), 2));
  EXPECT_FALSE(session.person_may_lay_down());
}

TEST(LayDown, ComputerPlayersAreAskedBeforeThePersonLeads) {
  // The person takes the first trick; seats 1 and 2 then have worthless hands.
  const GameSetup setup =
      given("v=west-yorkshire", {.dealer = 3,
                                 .hands = {"Ah Ad Kd Qd 2d 3d", "5h 2c 3c 4c 5c 6c",
                                           "3h Ts 3s 4s 5s 9s", "4h Ks 6s 7s 8s Js"}});
  Session session(setup, 0, leaves);
  go_on_to_person(session);
  ASSERT_FALSE(session.decide(Decision::of_play(0, *parse_card("Ah"))));
  do show_all(session);
  while (session.table().tricks == 0 && session.let_bot_decide());
  EXPECT_EQ(session.table().turn, 0);
  EXPECT_FALSE(session.person_to_decide()) << "seat 1 has not been asked yet";
  go_on_to_person(session);
  EXPECT_TRUE(is_out(session.table(), 1));
  EXPECT_TRUE(session.person_to_decide());
}

TEST(LayDown, OnlyWhereTheRulesKnowIt) {
  GameSetup setup = worthless_hands();
  setup.rules.throw_in = false;
  Session session(setup, 0, leaves);
  go_on_to_person(session);
  ASSERT_FALSE(session.decide(Decision::of_play(0, *parse_card("5h"))));
  go_on_to_person(session);
  EXPECT_FALSE(session.person_may_lay_down());
  EXPECT_EQ(session.table().laid_down, 0);
}

TEST(LayDown, CanBeTakenBack) {
  Session session(worthless_hands(), 0, stays);
  go_on_to_person(session);
  ASSERT_FALSE(session.decide(Decision::of_play(0, *parse_card("5h"))));
  go_on_to_person(session);
  const Events before = session.log();
  ASSERT_FALSE(session.decide(Decision::of_lay_down(0)));
  go_on_to_person(session);
  const Events after = session.log();
  session.undo();
  EXPECT_EQ(session.log(), before);
  go_on_to_person(session);  // seat 2 is asked first, again
  EXPECT_TRUE(session.person_may_lay_down());
  EXPECT_EQ(session.log(), before);
  session.redo();
  EXPECT_EQ(session.log(), after);
}

TEST(LayDown, TakenBackAndKeptThereIsNothingToDoAgain) {
  Session session(worthless_hands(), 0, stays);
  go_on_to_person(session);
  ASSERT_FALSE(session.decide(Decision::of_play(0, *parse_card("5h"))));
  go_on_to_person(session);
  ASSERT_FALSE(session.decide(Decision::of_lay_down(0)));
  go_on_to_person(session);
  session.undo();
  session.keep_hand();
  go_on_to_person(session);  // the others play on: the hand laid down is in another branch
  EXPECT_FALSE(session.can_redo());
  const Events log = session.log();
  session.redo();
  EXPECT_EQ(session.log(), log);
}

}  // namespace
}  // namespace allfours
