// Exposed cards, and what the person can do about them (RULES.md §4, table_rules).
#include "core/table/exposed.hpp"

#include <algorithm>
#include <cmath>

#include "app/app.hpp"
#include "app/app_play.hpp"
#include "app/session/mistakes.hpp"
#include "app/table/table_actions.hpp"
#include "app/table/table_mistakes.hpp"
#include "app/table/table_playing.hpp"
#include "app/table/table_progress.hpp"
#include "core/game/record.hpp"

namespace allfours::exposed_test {
namespace {

TEST(Exposed, ACardIsExposedOutOfTurnAndCalledFor) {
  int called = 0;
  for (int i = 0; i < 20 && called == 0; ++i) {
    Sitting sitting("v=german&seed=DROP-" + std::to_string(i) + "&rules=table_rules.true");
    App& app = sitting.app;
    Stream stream(8, "dropped");
    ASSERT_TRUE(sitting.play_to(Phase::play, stream));
    while (sitting.plays() && app.table().session.table().hand == 1) {
      // The cards that fall.
      CardSet falls;
      while (falls = cards_to_expose(app.table()), falls.empty() && std::isfinite(app.next_due())) {
        app.tick(app.next_due());
      }
      if (falls.empty()) {
        sitting.choose_something(stream);
        continue;
      }
      EXPECT_FALSE(session_of(sitting).person_to_decide());
      const CardSet before = app.table().session.view().table.hands[0];
      EXPECT_TRUE(app.act("expose:" + card_text(falls.last())));
      // Until all events are shown, or it is the person's turn.
      while (std::isfinite(app.next_due()) && !session_of(sitting).at_end()) {
        app.tick(app.next_due());
      }
      EXPECT_EQ(before.count(), app.table().session.view().table.hands[0].count());
      sitting.wait();
      if (session_of(sitting).person_to_decide()) sitting.choose_something(stream);
    }
    EXPECT_GT(count_of(sitting, EventKind::expose), 0);
    called += count_of(sitting, EventKind::call_card);
    if (called == 0) continue;
    const auto& rows = app.table().narration.rows();
    EXPECT_TRUE(std::any_of(rows.begin(), rows.end(), [](const HistoryRow& row) {
      return row.event == EventKind::expose && row.rule == "exposed" &&
             contains(row.title, "You expose ");
    }));
    EXPECT_TRUE(std::any_of(rows.begin(), rows.end(), [](const HistoryRow& row) {
      return row.event == EventKind::call_card && row.rule == "exposed" &&
             contains(row.title, " calls for ");
    }));
  }
  EXPECT_GT(called, 0);
}

TEST(Exposed, ByKeyTheTableWaitsForTheCardThatFalls) {
  Sitting sitting("v=german&seed=ERR&rules=table_rules.true");
  App& app = sitting.app;
  Stream stream(9, "keys");
  ASSERT_TRUE(sitting.play_to(Phase::play, stream));
  for (int n = 0; n < 400 && cards_to_expose(app.table()).empty(); ++n) {
    if (std::isfinite(app.next_due())) {
      app.tick(app.next_due());
    } else {
      sitting.choose_something(stream);
    }
  }
  const CardSet falls = cards_to_expose(app.table());
  ASSERT_FALSE(falls.empty());
  EXPECT_TRUE(app.act("exposes"));
  while (std::isfinite(app.next_due())) app.tick(app.next_due());
  ASSERT_TRUE(is_exposing(app.table()));
  EXPECT_EQ(prompt_at(app.table()), "Which card do you drop face up on the table?");
  EXPECT_EQ(playable_cards(app.table()), cards_to_expose(app.table()));
  EXPECT_FALSE(something_pending(app.table()));
  EXPECT_TRUE(app.act("exposes"));
  EXPECT_FALSE(is_exposing(app.table()));
  EXPECT_TRUE(app.act("exposes"));
  EXPECT_TRUE(app.act("card:" + card_text(falls.first())));
  EXPECT_EQ(count_of(sitting, EventKind::expose), 1);
  app.tick(app.next_due());
  EXPECT_FALSE(app.act("expose:" + card_text(falls.first()))) << "no card twice";
  sitting.play_hand(stream);
}

// A link to a game for two in which seat 1 has exposed a card and is to play: a card that may be
// called for by everything visible, and which is legal or not.
std::string exposed_link(bool legal, Card& card) {
  for (int i = 0; i < 400; ++i) {
    GameSetup setup = setup_for(*find_variant("german"), 2, "OPEN-" + std::to_string(i));
    setup.rules.table_rules = true;
    Game played(setup);
    Stream stream(static_cast<std::uint64_t>(i), "exposed");
    card = no_card;
    while (!played.over() && played.table().hand < 2) {
      const Table& table = played.table();
      if (table.phase == Phase::play && table.turn == 0 && table.play_count == 0) {
        card = table.hands[1].last();
        if (played.play(Decision::of_expose(1, card))) break;
      }
      if (table.turn == 1 && table.tricks < 4 && card.known()) {
        const SeatView seen = seen_from(table, 0);
        if (callable(seen.table, 0, 1).contains(card) &&
            callable(table, 0, 1).contains(card) == legal) {
          return record_text(played);
        }
      }
      if (played.play(any_of(choice(table), stream))) break;
    }
  }
  ADD_FAILURE() << "there is none";
  return {};
}

// Advances that link to the person's question.
void to_the_question(Sitting& sitting, Card card) {
  sitting.app.act("begin");
  for (int n = 0; n < 100 && std::isfinite(sitting.app.next_due()); ++n) {
    sitting.app.tick(sitting.app.next_due());
  }
  ASSERT_TRUE(has(sitting, "call_card:" + card_text(card)));
  EXPECT_TRUE(has(sitting, "leave_it"));
  EXPECT_TRUE(contains(prompt_at(sitting.app.table()), "face up: "));
  EXPECT_TRUE(playable_cards(sitting.app.table()).empty());
}

TEST(Exposed, ThePersonCallsForAnExposedCard) {
  Card card;
  const std::string link = exposed_link(true, card);
  Sitting sitting(link);
  to_the_question(sitting, card);
  // With the article that the language uses for the object of a call.
  for (const auto& [language, begins] :
       {std::pair{"de", "D"}, {"fr", "Réclamer l"}, {"en", "Call for the "}}) {
    sitting.app.act(std::string("language:") + language);
    EXPECT_TRUE(actions_at(sitting.app.table()).front().label.starts_with(begins))
        << actions_at(sitting.app.table()).front().label;
  }
  EXPECT_TRUE(sitting.app.act("call_card:" + card_text(card)));
  EXPECT_EQ(count_of(sitting, EventKind::call_card), 1);
  EXPECT_FALSE(has(sitting, "leave_it"));
  sitting.wait();
  const Events& log = session_of(sitting).log();
  const auto call = std::find_if(log.begin(), log.end(), [](const Event& event) {
    return event.kind == EventKind::call_card;
  });
  ASSERT_LT(call + 1, log.end());
  EXPECT_EQ((call + 1)->kind, EventKind::play);
  EXPECT_EQ((call + 1)->card, card);
  EXPECT_EQ((call + 1)->legal, CardSet::of(card));
}

// Without help: among beginners the person is asked sooner or later.
TEST(Exposed, ABeginnerDropsACardWhichThePersonCallsFor) {
  int called = 0;
  for (int i = 0; i < 60 && called == 0; ++i) {
    Sitting sitting("v=trinidad&seed=CLUMSY-" + std::to_string(i) +
                    "&rules=table_rules.true&bots=beginner");
    App& app = sitting.app;
    Stream stream(11, "clumsy");
    for (int n = 0; n < 200 && sitting.plays(); ++n) {
      sitting.wait();
      const auto actions = actions_at(app.table());
      const auto call = std::find_if(actions.begin(), actions.end(), [](const Action& action) {
        return action.id.starts_with("call_card:");
      });
      if (call != actions.end()) {
        const int owner = session_of(sitting).table().turn;
        EXPECT_NE(owner, session_of(sitting).human());
        EXPECT_GT(count_of(sitting, EventKind::expose), 0);
        EXPECT_TRUE(app.act(call->id));
        called += count_of(sitting, EventKind::call_card);
        if (called > 0) break;
        continue;
      }
      sitting.choose_something(stream);
    }
  }
  EXPECT_GT(called, 0);
}

TEST(Exposed, AnExposedCardThatIsLeftIsNotAskedAboutAgain) {
  Card card;
  const std::string link = exposed_link(true, card);
  Sitting sitting(link);
  to_the_question(sitting, card);
  const std::size_t before = session_of(sitting).log().size();
  EXPECT_TRUE(sitting.app.act("leave_it"));
  EXPECT_FALSE(has(sitting, "leave_it"));
  sitting.wait();
  EXPECT_GT(session_of(sitting).log().size(), before);
  EXPECT_EQ(session_of(sitting).log()[before].kind, EventKind::play);
}

TEST(Exposed, AnExposedCardThatMayNotBePlayedIsNotCalledFor) {
  Card card;
  const std::string link = exposed_link(false, card);
  Sitting sitting(link);
  to_the_question(sitting, card);
  EXPECT_TRUE(sitting.app.act("call_card:" + card_text(card)));
  EXPECT_TRUE(contains(sitting.app.message(), "That card cannot be called for"));
  EXPECT_EQ(count_of(sitting, EventKind::call_card), 0);
  EXPECT_FALSE(has(sitting, "leave_it"));
  sitting.wait();
  EXPECT_EQ(count_of(sitting, EventKind::call_card), 0);
}

TEST(Exposed, WhatWasCalledForIsThePersonsToPlay) {
  // With the seats exchanged: the person has exposed the card.
  Card card;
  const std::string link = exposed_link(true, card);
  auto record = std::get<Record>(parse_record(link));
  Game played(record.setup);
  for (const Decision& decision : record.decisions) ASSERT_FALSE(played.play(decision));
  ASSERT_FALSE(played.play(Decision::of_call_card(0, 1, card)));
  Sitting sitting(record_text(played) + "&seat=1");
  sitting.app.act("begin");
  sitting.wait();
  EXPECT_EQ(playable_cards(sitting.app.table()), CardSet::of(card));
  EXPECT_TRUE(contains(prompt_at(sitting.app.table()), "Called for: "))
      << prompt_at(sitting.app.table());
  const CardSet others = sitting.app.table().session.view().table.hands[1] - CardSet::of(card);
  EXPECT_TRUE(sitting.app.act("card:" + card_text(others.first())));
  EXPECT_TRUE(contains(sitting.app.message(), "Called for: "));
  EXPECT_TRUE(contains(sitting.app.message(), "It must be played."));
  EXPECT_EQ(sitting.app.state().context.message.rule(), "exposed");
  EXPECT_EQ(sitting.app.state().context.message.offered().id, "") << "nor anyway";
  EXPECT_TRUE(sitting.app.act("card:" + card_text(card)));
}

}  // namespace
}  // namespace allfours::exposed_test
