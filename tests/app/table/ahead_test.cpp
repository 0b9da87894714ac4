// Cards that are played without a press at one's turn: chosen ahead of it, and the last of a hand.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <span>

#include "app/accessibility/mirror.hpp"
#include "app/app_play.hpp"
#include "app/storage/resume.hpp"
#include "app/table/table_ahead.hpp"
#include "app/table/table_playing.hpp"
#include "app/table/table_progress.hpp"

namespace allfours {
namespace {

CardSet hand_of(const App& app) {
  const SeatView seen = app.table().session.view();
  return seen.table.hands[at(seen.seat)];
}

void touch(App& app, Card card) { app.act("card:" + card_text(card)); }

int own_plays(const App& app) {
  const Session& session = app.table().session;
  return static_cast<int>(
      std::count_if(session.log().begin(), session.log().end(), [&](const Event& event) {
        return event.kind == EventKind::play && event.seat == session.human();
      }));
}

// Lets time pass until the person can choose a card ahead; false if the game ends.
bool wait_to_choose(Sitting& sitting, Stream& stream) {
  for (int steps = 0; steps < 3000 && sitting.plays(); ++steps) {
    if (!choosable_cards(sitting.app.table()).empty()) return true;
    if (std::isinf(sitting.app.next_due())) sitting.choose_something(stream);
    sitting.wait_a_step();
  }
  return false;
}

TEST(Ahead, ACardChosenEarlyIsPlayedAtTheTurnOrFallsBack) {
  int played = 0;
  int fell = 0;
  for (const GameSetup& setup : usual_setups()) {
    SCOPED_TRACE(setup_text(setup));
    Sitting sitting(setup_text(setup));
    App& app = sitting.app;
    app.act("last_card:off");
    Stream stream(3, "ahead");
    for (int choices = 0; choices < 8 && wait_to_choose(sitting, stream); ++choices) {
      ASSERT_FALSE(app.table().session.person_to_decide());
      const CardSet choosable = choosable_cards(app.table());
      ASSERT_EQ(choosable, hand_of(app));
      const std::vector<Card> cards = held_cards(app.table().session.view());
      const Card card = cards[at(stream.below(static_cast<int>(cards.size())))];
      const Events log = app.table().session.log();
      touch(app, card);
      ASSERT_EQ(app.table().chosen, card);
      ASSERT_EQ(app.table().session.log(), log) << "nothing is revealed";
      ASSERT_TRUE(app.message().empty());
      const int plays = own_plays(app);
      while (app.table().chosen == card) {
        ASSERT_TRUE(std::isfinite(app.next_due()) || !app.table().session.person_to_decide());
        if (std::isinf(app.next_due())) break;
        sitting.wait_a_step();
      }
      if (own_plays(app) > plays) {
        ++played;
        const Events& now = app.table().session.log();
        const auto own = std::find_if(now.rbegin(), now.rend(), [&](const Event& event) {
          return event.kind == EventKind::play && event.seat == app.table().session.human();
        });
        EXPECT_EQ(own->card, card);
      } else if (app.table().session.person_to_decide()) {
        ++fell;
        EXPECT_FALSE(playable_cards(app.table()).contains(card));
        EXPECT_FALSE(app.message().empty()) << "it says why";
      }
      sitting.wait();
    }
  }
  EXPECT_GT(played, 50);
  EXPECT_GT(fell, 10);
}

TEST(Ahead, OnlyAQuestionForACardToATrickIsAnswered) {
  // Before the play and between hands a touch chooses nothing; nor where something else is asked.
  for (const GameSetup& setup : usual_setups()) {
    SCOPED_TRACE(setup_text(setup));
    Sitting sitting(setup_text(setup));
    App& app = sitting.app;
    Stream stream(4, "other");
    for (int steps = 0; steps < 250 && sitting.plays(); ++steps) {
      const Session& session = app.table().session;
      const CardSet hand = hand_of(app);
      const bool plays = session.table().phase == Phase::play || session.table().play_count > 0;
      if (!hand.empty() && (!plays || session.person_may_lay_down())) {
        EXPECT_TRUE(choosable_cards(app.table()).empty());
        EXPECT_FALSE(app.table().chosen.known());
        EXPECT_FALSE(automatic_card(app.table()));
      }
      if (std::isinf(app.next_due())) {
        sitting.choose_something(stream);
      } else if (!choosable_cards(app.table()).empty() && stream.below(2) == 0) {
        touch(app, hand.first());
      }
      sitting.wait_a_step();
    }
  }
}

TEST(Ahead, TouchedAgainItIsTakenBackAndAnotherTakesItsPlace) {
  Sitting sitting("v=trinidad&seed=AHEAD-1");
  App& app = sitting.app;
  Stream stream(5, "again");
  ASSERT_TRUE(wait_to_choose(sitting, stream));
  const CardSet hand = choosable_cards(app.table());
  Mirror mirror;
  mirror.update(app);
  touch(app, hand.first());
  std::string text = mirror.update(app);
  EXPECT_TRUE(contains(
      text, fill(app.words().card_chosen, {{"card", card_name(app.words(), hand.first())}})));
  EXPECT_TRUE(contains(text, "\"enabled\":false,\"chosen\":true"));
  touch(app, hand.last());
  EXPECT_EQ(app.table().chosen, hand.last());
  touch(app, hand.last());
  EXPECT_FALSE(app.table().chosen.known());
  text = mirror.update(app);
  EXPECT_TRUE(contains(
      text, fill(app.words().card_not_chosen, {{"card", card_name(app.words(), hand.last())}})));
  EXPECT_FALSE(contains(text, "\"enabled\":false,\"chosen\":true"));
  // By its place in the hand, too.
  ASSERT_TRUE(app.press_key("1"));
  EXPECT_EQ(app.table().chosen, held_cards(app.table().session.view()).front());
  sitting.wait();
  EXPECT_TRUE(app.table().session.person_to_decide());
}

TEST(Ahead, ItCanBeTakenBackUntilItIsPlayed) {
  Sitting sitting("v=trinidad&seed=AHEAD-2");
  App& app = sitting.app;
  app.act("last_card:off");
  Stream stream(6, "late");
  int taken_back = 0;
  for (int turns = 0; turns < 6 && wait_to_choose(sitting, stream); ++turns) {
    const Card card = choosable_cards(app.table()).first();
    touch(app, card);
    while (app.table().chosen == card && !automatic_card(app.table())) sitting.wait_a_step();
    if (!automatic_card(app.table())) continue;
    const int plays = own_plays(app);
    // No question that a press could answer by mistake.
    Press press;
    press.when = sitting.now;
    EXPECT_TRUE(app.hears("card:" + card_text(card), press));
    touch(app, card);
    EXPECT_FALSE(app.table().chosen.known());
    sitting.wait();
    EXPECT_EQ(own_plays(app), plays);
    EXPECT_TRUE(app.table().session.person_to_decide());
    ++taken_back;
  }
  EXPECT_GT(taken_back, 0);
}

TEST(Ahead, NothingElseKeepsIt) {
  for (const std::string_view end : {"undo", "moment:1", "play_again", "step:-1", "hint"}) {
    Sitting sitting("v=trinidad&seed=AHEAD-3");
    App& app = sitting.app;
    Stream stream(7, "ends");
    sitting.choose(stream, 4);
    ASSERT_TRUE(wait_to_choose(sitting, stream));
    touch(app, choosable_cards(app.table()).first());
    ASSERT_TRUE(app.table().chosen.known());
    if (!app.act(end) || end == "hint") continue;
    EXPECT_FALSE(app.table().chosen.known()) << end;
    // Nor is it saved.
    EXPECT_FALSE(contains(tab_text(app), "chosen"));
  }
}

TEST(Ahead, WithSeveralPeopleNobodyChoosesForAnother) {
  Sitting sitting(1);
  Settings settings = sitting.app.settings();
  settings.people = 2;
  sitting.app.restore_settings(settings);
  sitting.app.act("start");
  ASSERT_TRUE(sitting.app.table().session.seating().several());
  Stream stream(8, "several");
  for (int steps = 0; steps < 300 && sitting.plays(); ++steps) {
    EXPECT_TRUE(choosable_cards(sitting.app.table()).empty());
    EXPECT_FALSE(automatic_card(sitting.app.table()));
    if (std::isinf(sitting.app.next_due())) sitting.choose_something(stream);
    sitting.wait_a_step();
  }
}

// Lets time pass until a card to a trick is asked for.
bool wait_for_card(Sitting& sitting, Stream& stream) {
  for (int steps = 0; steps < 3000 && sitting.plays(); ++steps) {
    const bool asked = sitting.app.table().session.table().phase == Phase::play &&
                       playable_cards(sitting.app.table()).count() > 1 &&
                       !sitting.app.table().session.person_may_lay_down();
    if (asked) return true;
    if (std::isinf(sitting.app.next_due())) sitting.choose_something(stream);
    sitting.wait_a_step();
  }
  return false;
}

TEST(SecondTouch, PlaysTheCardThatTheFirstHasRaised) {
  Sitting sitting("v=trinidad&seed=TOUCH-1");
  App& app = sitting.app;
  app.act("last_card:off");
  Stream stream(10, "second");
  int played = 0;
  for (int turns = 0; turns < 6 && wait_for_card(sitting, stream); ++turns) {
    app.act("second_touch:on");
    const CardSet cards = playable_cards(app.table());
    const int plays = own_plays(app);
    Mirror mirror;
    mirror.update(app);
    touch(app, cards.first());
    EXPECT_EQ(raised_card(app.table()), cards.first());
    const std::string text = mirror.update(app);
    EXPECT_TRUE(contains(
        text, fill(app.words().card_raised, {{"card", card_name(app.words(), cards.first())}})));
    EXPECT_TRUE(contains(text, "\"enabled\":true,\"chosen\":true"));
    // Another one instead; elsewhere: none.
    touch(app, cards.last());
    EXPECT_EQ(raised_card(app.table()), cards.last());
    app.act("skip");
    EXPECT_FALSE(raised_card(app.table()).known());
    touch(app, cards.first());
    EXPECT_EQ(own_plays(app), plays);
    // By its key, too.
    const auto held = held_cards(app.table().session.view());
    const auto place = std::find(held.begin(), held.end(), cards.first()) - held.begin();
    ASSERT_TRUE(app.press_key(std::to_string(place + 1)));
    EXPECT_EQ(own_plays(app), plays + 1);
    EXPECT_FALSE(raised_card(app.table()).known());
    ++played;
    app.act("second_touch:off");
    sitting.wait_a_step();
  }
  EXPECT_GT(played, 3);
}

TEST(SecondTouch, RefusesAnIllegalCardAtOnceAndADraggedOneNeedsNone) {
  Sitting sitting("v=trinidad&seed=TOUCH-2");
  App& app = sitting.app;
  app.act("second_touch:on");
  Stream stream(11, "drag");
  ASSERT_TRUE(wait_for_card(sitting, stream));
  int plays = own_plays(app);
  const CardSet cards = playable_cards(app.table());
  if (const CardSet illegal = hand_of(app) - cards; !illegal.empty()) {
    touch(app, illegal.first());
    EXPECT_FALSE(app.message().empty());
    EXPECT_FALSE(raised_card(app.table()).known());
  }
  touch(app, cards.first());
  EXPECT_TRUE(app.act("put:" + card_text(cards.last())));
  EXPECT_EQ(own_plays(app), ++plays);
  // Without the setting the first touch plays.
  app.act("second_touch:off");
  ASSERT_TRUE(wait_for_card(sitting, stream));
  plays = own_plays(app);
  touch(app, playable_cards(app.table()).first());
  EXPECT_EQ(own_plays(app), plays + 1);
}

TEST(SecondTouch, KeepsACardThatIsRaisedEarlyUntilItsTurn) {
  Sitting sitting("v=trinidad&seed=TOUCH-3");
  App& app = sitting.app;
  app.act("last_card:off");
  Stream stream(12, "early");
  int kept = 0;
  int raised = 0;
  for (int turns = 0; turns < 24 && wait_to_choose(sitting, stream); ++turns) {
    app.act("second_touch:on");
    const Card card = choosable_cards(app.table()).first();
    const Card other = choosable_cards(app.table()).last();
    touch(app, card);
    EXPECT_EQ(raised_card(app.table()), card);
    EXPECT_FALSE(app.table().chosen.known());
    if (turns % 2 == 0) {
      touch(app, card);
      EXPECT_EQ(app.table().chosen, card);
      EXPECT_FALSE(raised_card(app.table()).known());
      if (other != card) {
        // Another one that is raised takes its place: neither is played by itself.
        touch(app, other);
        EXPECT_EQ(raised_card(app.table()), other);
        EXPECT_FALSE(app.table().chosen.known());
        touch(app, other);
      }
      EXPECT_EQ(app.table().chosen, other);
      touch(app, other);
      EXPECT_FALSE(app.table().chosen.known()) << "the next touch takes it back";
      ++kept;
    } else {
      const int plays = own_plays(app);
      while (!app.table().session.person_to_decide() && sitting.plays()) {
        if (std::isinf(app.next_due())) break;
        sitting.wait_a_step();
      }
      EXPECT_EQ(own_plays(app), plays) << "it is not played by itself";
      if (playable_cards(app.table()).contains(card)) {
        EXPECT_EQ(raised_card(app.table()), card);
        touch(app, card);
        EXPECT_EQ(own_plays(app), plays + 1);
        ++raised;
      }
    }
    app.act("second_touch:off");
    sitting.wait();
    if (std::isinf(app.next_due())) sitting.choose_something(stream);
  }
  EXPECT_GT(kept, 2);
  EXPECT_GT(raised, 1);
}

TEST(LastCard, PlaysItselfAfterAPauseUnlessSwitchedOff) {
  for (const bool on : {true, false}) {
    int lasts = 0;
    for (const GameSetup& setup : usual_setups()) {
      SCOPED_TRACE(setup_text(setup));
      Sitting sitting(setup_text(setup));
      App& app = sitting.app;
      app.act(on ? "last_card:on" : "last_card:off");
      Stream stream(9, "last");
      for (int steps = 0; steps < 400 && sitting.plays(); ++steps) {
        const Session& session = app.table().session;
        const bool last = session.person_to_decide() && session.table().phase == Phase::play &&
                          hand_of(app).count() == 1 && !session.person_may_lay_down() &&
                          app.table().claimed_from < 0;
        if (last) {
          ++lasts;
          ASSERT_EQ(std::isfinite(app.next_due()), on);
          if (on) {
            ASSERT_GE(app.next_due() - sitting.now, 300) << "a natural pause";
            const int plays = own_plays(app);
            sitting.wait_a_step();
            ASSERT_EQ(own_plays(app), plays + 1);
            continue;
          }
        }
        if (std::isinf(app.next_due())) sitting.choose_something(stream);
        sitting.wait_a_step();
      }
    }
    EXPECT_GT(lasts, 20);
  }
}

TEST(LastCard, IsTakenBackTogetherWithTheDecisionBefore) {
  Sitting sitting("v=trinidad&seed=LAST-1");
  App& app = sitting.app;
  Stream stream(10, "undo");
  sitting.play_hand(stream);
  const Events log = app.table().session.log();
  ASSERT_TRUE(app.act("undo"));
  EXPECT_GT(hand_of(app).count(), 1);
  sitting.wait();
  EXPECT_GT(hand_of(app).count(), 1) << "it stays taken back";
  EXPECT_TRUE(app.table().session.person_to_decide());
  ASSERT_TRUE(app.act("redo"));
  EXPECT_EQ(app.table().session.log(), log);
}

bool offers(const Sitting& sitting, std::string_view id) {
  const auto ids = sitting.offered();
  return std::find(ids.begin(), ids.end(), id) != ids.end();
}

// Lets the claimed tricks be played; all are the person's. Returns their number.
int claimed_tricks(Sitting& sitting) {
  const Session& session = sitting.app.table().session;
  const int from = static_cast<int>(session.log().size());
  const int hand = session.table().hand;
  while (sitting.plays() && session.table().hand == hand &&
         !waits_for_next_hand(sitting.app.table()) && std::isfinite(sitting.app.next_due())) {
    sitting.wait_a_step();
  }
  int tricks = 0;
  for (const Event& event : std::span(session.log()).subspan(at(from))) {
    if (event.kind != EventKind::trick) continue;
    EXPECT_EQ(event.seat, session.human());
    ++tricks;
  }
  return tricks;
}

TEST(Claim, TakesAllThatIsLeftAndIsTakenBackAsAWhole) {
  int claims = 0;
  for (const GameSetup& setup : usual_setups()) {
    SCOPED_TRACE(setup_text(setup));
    for (int game = 0; game < 20; ++game) {
      GameSetup other = setup;
      other.seed = "CLAIM-" + std::to_string(game);
      Sitting sitting(setup_text(other));
      App& app = sitting.app;
      Stream stream(static_cast<std::uint32_t>(game), "claim");
      for (int steps = 0; steps < 1500 && sitting.plays(); ++steps) {
        if (!offers(sitting, "claim")) {
          EXPECT_FALSE(app.act("claim")) << "it is not offered";
          if (std::isinf(app.next_due())) sitting.choose_something(stream);
          sitting.wait_a_step();
          continue;
        }
        ++claims;
        const int held = hand_of(app).count();
        const Events log = app.table().session.log();
        ASSERT_TRUE(app.act("claim"));
        EXPECT_EQ(claimed_tricks(sitting), held);
        if (claims % 2 == 0 || !can_undo(app.table())) continue;
        ASSERT_TRUE(app.act("undo"));
        EXPECT_EQ(app.table().session.log(), log);
        sitting.wait();
        EXPECT_EQ(app.table().session.log(), log) << "it stays taken back";
        ASSERT_TRUE(app.act("claim"));
        claimed_tricks(sitting);
      }
    }
  }
  EXPECT_GT(claims, 10);
}

}  // namespace
}  // namespace allfours
