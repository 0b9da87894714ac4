// Irregularities at the table, and what the person can do about them (RULES.md §4, table_rules).
#include "app/session/mistakes.hpp"

#include <algorithm>
#include <cmath>

#include "app/app.hpp"
#include "app/app_play.hpp"
#include "app/table/table_actions.hpp"
#include "app/table/table_awards.hpp"
#include "app/table/table_mistakes.hpp"
#include "app/table/table_playing.hpp"
#include "app/table/table_progress.hpp"
#include "app/table/table_state.hpp"
#include "core/table/irregular.hpp"

namespace allfours::mistakes_test {
namespace {

constexpr std::string_view game = "v=german&seed=ERR&rules=table_rules.true";

// Plays on until the person can play an illegal card; returns the card.
Card to_an_illegal_card(Sitting& sitting) {
  Stream stream(1, "illegal");
  for (int i = 0; i < 400; ++i) {
    sitting.wait();
    const Choice now = choice(session_of(sitting).table());
    if (session_of(sitting).person_to_decide() && now.kind == Decision::Kind::play &&
        !now.illegal.empty() && !playable_cards(sitting.app.table()).empty()) {
      return now.illegal.first();
    }
    sitting.choose_something(stream);
  }
  ADD_FAILURE() << "there is none";
  return no_card;
}

TEST(Mistakes, AnIllegalCardIsPlayedOnlyAfterBeingSaid) {
  Sitting sitting(game);
  const Card card = to_an_illegal_card(sitting);
  const Events before = session_of(sitting).log();
  EXPECT_FALSE(playable_cards(sitting.app.table()).contains(card));
  EXPECT_TRUE(sitting.app.act("card:" + card_text(card)));
  EXPECT_EQ(session_of(sitting).log(), before);
  EXPECT_TRUE(contains(sitting.app.message(), "Playing it would be a revoke."));
  EXPECT_EQ(sitting.app.state().context.message.offered().id, "play_illegal:" + card_text(card));
  EXPECT_TRUE(sitting.app.act(sitting.app.state().context.message.offered().id));
  EXPECT_EQ(session_of(sitting).log()[before.size()].card, card);
}

TEST(Mistakes, NoneIsPlayedWithoutTableRules) {
  Sitting sitting("v=german&seed=ERR");
  Stream stream(1, "legal");
  ASSERT_TRUE(sitting.play_to(Phase::play, stream));
  const Events before = session_of(sitting).log();
  for (const Card card : CardSet::pack()) {
    EXPECT_FALSE(sitting.app.act("play_illegal:" + card_text(card)));
  }
  for (const Card card : CardSet::pack()) {
    EXPECT_FALSE(sitting.app.act("expose:" + card_text(card)));
    EXPECT_FALSE(sitting.app.act("call_card:" + card_text(card)));
  }
  for (const char* id : {"take_back", "leave_it", "calls", "call_step:1", "call_it", "exposes"}) {
    EXPECT_FALSE(sitting.app.act(id)) << id;
  }
  EXPECT_EQ(session_of(sitting).log(), before);
}

TEST(Mistakes, TheCardIsTakenBackAndAnotherPlayed) {
  Sitting sitting(game);
  const Card card = to_an_illegal_card(sitting);
  sitting.app.act("play_illegal:" + card_text(card));
  sitting.wait();
  EXPECT_TRUE(has(sitting, "take_back"));
  EXPECT_TRUE(has(sitting, "leave_it"));
  EXPECT_EQ(actions_at(sitting.app.table()).size(), 2u);
  EXPECT_TRUE(playable_cards(sitting.app.table()).empty());
  EXPECT_TRUE(contains(prompt_at(sitting.app.table()), "Take back "));
  EXPECT_FALSE(something_pending(sitting.app.table()));
  EXPECT_TRUE(sitting.app.act("take_back"));
  sitting.wait();
  EXPECT_EQ(prompt_at(sitting.app.table()), "You took your card back: play another one.");
  EXPECT_TRUE(sitting.app.table().session.view().table.hands[0].contains(card));
  const CardSet legal = playable_cards(sitting.app.table());
  ASSERT_FALSE(legal.empty());
  EXPECT_FALSE(legal.contains(card));
  EXPECT_TRUE(sitting.app.act("card:" + card_text(legal.first())));
  EXPECT_EQ(session_of(sitting).game().table().revokes, 0u);
  sitting.wait();
  EXPECT_FALSE(has(sitting, "take_back"));
}

TEST(Mistakes, WhatIsLeftIsNotAskedAbout) {
  Sitting sitting(game);
  sitting.app.act("play_illegal:" + card_text(to_an_illegal_card(sitting)));
  sitting.wait();
  EXPECT_TRUE(sitting.app.act("leave_it"));
  EXPECT_FALSE(has(sitting, "take_back"));
  EXPECT_FALSE(sitting.app.act("take_back"));
  EXPECT_FALSE(sitting.app.act("leave_it"));
  const std::size_t before = session_of(sitting).log().size();
  Stream stream(2, "on");
  sitting.choose(stream, 1);
  EXPECT_GT(session_of(sitting).log().size(), before);
}

TEST(Mistakes, TheOthersCallWhatTheyCanProve) {
  Stream stream(3, "called");
  bool called = false;
  for (int i = 0; i < 60 && !called; ++i) {
    Sitting sitting("v=german&seed=CALLED-" + std::to_string(i) + "&rules=table_rules.true");
    sitting.app.act("play_illegal:" + card_text(to_an_illegal_card(sitting)));
    sitting.wait();
    sitting.app.act("leave_it");
    sitting.play_hand(stream);
    for (const Event& event : session_of(sitting).log()) {
      called = called || (event.kind == EventKind::call_revoke && event.seat == 1 && event.upheld);
    }
    if (!called) continue;
    const auto& rows = sitting.app.table().narration.rows();
    EXPECT_TRUE(std::any_of(rows.begin(), rows.end(), [](const HistoryRow& row) {
      return row.kind == HistoryRow::Kind::award && row.award == AwardFor::revoke &&
             contains(row.why, "you played");
    }));
  }
  EXPECT_TRUE(called);
}

// Plays to a moment at which the person may make a call.
bool to_a_call(Sitting& sitting) {
  Stream stream(4, "to a call");
  for (int i = 0; i < 400; ++i) {
    sitting.wait();
    if (has(sitting, "calls")) return true;
    if (game_over(sitting.app.table())) return false;
    sitting.choose_something(stream);
  }
  return false;
}

TEST(Mistakes, ThePersonCallsTheCardPointedAt) {
  Sitting sitting(game);
  ASSERT_TRUE(to_a_call(sitting));
  const int before = static_cast<int>(session_of(sitting).log().size());
  EXPECT_TRUE(sitting.app.act("calls"));
  EXPECT_TRUE(contains(prompt_at(sitting.app.table()), "Was it a revoke?"));
  EXPECT_TRUE(has(sitting, "call_it"));
  EXPECT_TRUE(playable_cards(sitting.app.table()).empty());
  EXPECT_FALSE(sitting.app.act("call_step:-1")) << "it is the last one";
  EXPECT_FALSE(sitting.app.act("call_step:99999999"));
  EXPECT_TRUE(sitting.app.act("calls"));
  EXPECT_FALSE(has(sitting, "call_it"));
  EXPECT_EQ(static_cast<int>(session_of(sitting).log().size()), before);
  sitting.app.act("calls");
  EXPECT_TRUE(sitting.app.act("call_it"));
  const Event& made = session_of(sitting).log()[at(before)];
  EXPECT_EQ(made.kind, EventKind::call_revoke);
  EXPECT_EQ(made.seat, 0);
  EXPECT_EQ(made.other, 1);
  EXPECT_EQ(made.upheld, is_revoke(session_of(sitting).game().table(),
                                   place_of(session_of(sitting).game().table(), 1, made.trick)));
  sitting.wait();
  EXPECT_EQ(count_of(sitting, EventKind::call_revoke), 1);
}

TEST(Mistakes, WhoMayLayDownIsAskedOnceNobodyElseSpeaks) {
  // A revoke in the last trick is called while the person's hand is worthless.
  Sitting sitting(
      "v=west-yorkshire&seed=SANFERNANDO-174&rules=table_rules.true&log=1EAAAEAAAACABBABB");
  App& app = sitting.app;
  app.act("begin");
  bool asked = false;
  for (int n = 0; n < 200; ++n) {
    const bool shown = award_is_up(app.table()) || !app.message().empty();
    if (!has(sitting, "lay_down") || shown) {
      if (!std::isfinite(app.next_due())) break;
      app.tick(app.next_due());
      continue;
    }
    asked = true;
    EXPECT_FALSE(std::isfinite(app.next_due())) << "it continues although the person is asked";
    break;
  }
  EXPECT_TRUE(asked);
}

TEST(Mistakes, ThePitchersPartnerLooksTooEarly) {
  // In one of four deals the person is the pitcher's partner.
  int looked = 0;
  for (int i = 0; i < 12; ++i) {
    Sitting sitting("v=west-yorkshire&seed=LOOK-" + std::to_string(i) + "&rules=table_rules.true");
    App& app = sitting.app;
    // Time passes event by event, with enough pause to press a button.
    for (int n = 0;
         n < 200 && !may_look(app.table()) && app.table().session.view().table.play_count == 0;
         ++n) {
      if (!std::isfinite(app.next_due())) break;
      app.tick(app.next_due());
    }
    if (!may_look(app.table())) {
      EXPECT_FALSE(app.act("look_early"));
      continue;
    }
    ++looked;
    EXPECT_TRUE(has(sitting, "look_early"));
    EXPECT_TRUE(app.table().session.view().table.hands[0].empty()) << "they lie face down";
    EXPECT_TRUE(playable_cards(app.table()).empty());
    EXPECT_TRUE(app.act("look_early"));
    EXPECT_FALSE(app.act("look_early"));
    app.tick(app.next_due());
    EXPECT_EQ(app.table().session.view().table.play_count, 0);
    EXPECT_EQ(app.table().session.view().table.hands[0].count(), 6);
    Stream stream(6, "on");
    sitting.play_hand(stream);
    EXPECT_EQ(count_of(sitting, EventKind::look), 1);
    const auto& rows = app.table().narration.rows();
    EXPECT_TRUE(std::any_of(rows.begin(), rows.end(), [](const HistoryRow& row) {
      return row.kind == HistoryRow::Kind::award && row.award == AwardFor::looked &&
             row.points == 4 && contains(row.why, "You looked at your cards");
    }));
  }
  EXPECT_GT(looked, 0);
}

TEST(Mistakes, BeforeTheSettlementThePersonIsAsked) {
  Sitting sitting(game);
  Stream stream(5, "pause");
  ASSERT_TRUE(sitting.play_to(Phase::calls, stream));
  if (actions_at(sitting.app.table()).size() > 2) sitting.app.act("calls");
  EXPECT_EQ(prompt_at(sitting.app.table()), "The hand is played. Was there a revoke to call?");
  EXPECT_TRUE(has(sitting, "say:pass"));
  EXPECT_EQ(actions_at(sitting.app.table()).front().label, "Nothing to call");
  EXPECT_TRUE(sitting.app.act("say:pass"));
  sitting.wait();
  EXPECT_TRUE(waits_for_next_hand(sitting.app.table()) || game_over(sitting.app.table()));
}

}  // namespace
}  // namespace allfours::mistakes_test
