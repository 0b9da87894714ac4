// Dealing by hand and misdeals in the app (RULES.md §4, hand_dealing).
#include <algorithm>
#include <cmath>

#include "app/app.hpp"
#include "app/app_play.hpp"
#include "app/features/hint/table_hint.hpp"
#include "app/links/sharing.hpp"
#include "app/modes/sent/table_sent.hpp"
#include "app/session/manual_deal.hpp"
#include "app/table/table_actions.hpp"
#include "app/table/table_dealing.hpp"
#include "core/table/irregular.hpp"

namespace allfours::misdeal_test {
namespace {

// Seat 0, the person, deals.
constexpr std::string_view deals =
    "v=german&seed=BY-HAND&rules=table_rules.true,hand_dealing.true&dealer=0";
constexpr std::string_view four =
    "v=trinidad&seed=BY-HAND&rules=table_rules.true,hand_dealing.true&dealer=0";

TEST(MisdealInTheApp, ThePersonDealsPacketByPacket) {
  Sitting sitting(four);
  sitting.wait();
  App& app = sitting.app;
  ASSERT_TRUE(deals_by_hand(app.table()));
  EXPECT_FALSE(std::isfinite(app.next_due())) << "it waits for the dealer";
  EXPECT_TRUE(contains(prompt_at(app.table()), "You deal, 6 cards each"));
  EXPECT_EQ(actions_at(app.table()).front().id, "deal_next");
  const std::string eldest = seats_to_deal_to(app.table()).front().label;
  EXPECT_EQ(actions_at(app.table()).front().label, eldest);
  EXPECT_TRUE(contains(eldest, "Deal 3 to "));
  EXPECT_EQ(seats_to_deal_to(app.table()).back().label, "Deal 3 to yourself");
  EXPECT_TRUE(actions_at(app.table()).front().primary);
  EXPECT_EQ(seats_to_deal_to(app.table()).size(), 4U);
  EXPECT_FALSE(has(sitting, "deal_done"));
  EXPECT_FALSE(app.act("deal_done"));
  EXPECT_FALSE(app.act("deal_back"));
  for (const char* id : {"deal_to:7", "deal_to:-1", "deal_to:", "deal_to:x"}) {
    EXPECT_FALSE(app.act(id)) << id;
  }
  // With the primary control: eight packets of three.
  for (int packet = 0; packet < 8; ++packet) {
    ASSERT_TRUE(deals_by_hand(app.table())) << packet;
    EXPECT_EQ(actions_at(app.table()).front().label,
              seats_to_deal_to(app.table())[static_cast<std::size_t>(packet % 4)].label);
    EXPECT_TRUE(app.press_key("Enter"));
  }
  EXPECT_FALSE(deals_by_hand(app.table())) << "a correct deal is complete";
  const Event* made = last_of(sitting, EventKind::deal_by_hand);
  ASSERT_NE(made, nullptr);
  EXPECT_EQ(made->counts, SeatCounts::each(4, 6));
  EXPECT_FALSE(session_of(sitting).game().table().misdealt);
}

TEST(MisdealInTheApp, OrHasItDoneRightly) {
  Sitting sitting(four);
  sitting.wait();
  App& app = sitting.app;
  EXPECT_TRUE(app.act("deal_to:3"));
  EXPECT_TRUE(contains(prompt_at(app.table()), ": 3")) << prompt_at(app.table());
  // The packets are visible.
  EXPECT_EQ(packets_dealt(app.table())[3], 3);
  EXPECT_EQ(packets_dealt(app.table())[0], 0);
  EXPECT_TRUE(has(sitting, "deal_rightly"));
  EXPECT_TRUE(app.act("deal_rightly"));
  EXPECT_EQ(last_of(sitting, EventKind::deal_by_hand)->counts, SeatCounts::each(4, 6));
  EXPECT_FALSE(app.act("deal_rightly"));
  // With a key.
  Sitting other(four);
  other.wait();
  EXPECT_TRUE(other.app.press_key("d"));
  EXPECT_NE(last_of(other, EventKind::deal_by_hand), nullptr);
}

TEST(MisdealInTheApp, AComputerPlayerCallsAMisdeal) {
  Sitting sitting(deals);
  sitting.wait();
  App& app = sitting.app;
  // Twice to eldest, once to the person, and again to eldest: nine and three.
  EXPECT_TRUE(app.press_key("1"));
  EXPECT_TRUE(app.press_key("1"));
  EXPECT_TRUE(app.press_key("2"));
  EXPECT_TRUE(app.act("deal_to:1"));
  EXPECT_FALSE(has(sitting, "deal_rightly")) << "somebody has too many";
  EXPECT_TRUE(app.act("deal_back"));
  EXPECT_TRUE(has(sitting, "deal_rightly"));
  EXPECT_TRUE(app.act("deal_to:1"));
  EXPECT_TRUE(app.act("deal_done"));
  const Event* made = last_of(sitting, EventKind::deal_by_hand);
  ASSERT_NE(made, nullptr);
  EXPECT_EQ(made->counts[0], 3);
  EXPECT_EQ(made->counts[1], 9);
  sitting.wait();
  ASSERT_NE(last_of(sitting, EventKind::call_misdeal), nullptr);
  EXPECT_EQ(session_of(sitting).table().score[1], 1);
  EXPECT_TRUE(deals_by_hand(app.table())) << "the same dealer again";
  EXPECT_FALSE(has(sitting, "deal_done")) << "from the first packet on";
  const auto& rows = app.table().narration.rows();
  EXPECT_TRUE(std::any_of(rows.begin(), rows.end(), [](const HistoryRow& row) {
    return row.kind == HistoryRow::Kind::award && row.award == AwardFor::misdeal &&
           row.points == 1 && contains(row.why, "You dealt the wrong number of cards.");
  }));
  EXPECT_TRUE(std::any_of(rows.begin(), rows.end(), [](const HistoryRow& row) {
    return row.event == EventKind::redeal && contains(row.title, "The deal was wrong");
  }));
}

TEST(MisdealInTheApp, ThePersonCallsOne) {
  // Seat 1 has dealt seven cards to the person.
  Game game(std::get<Record>(parse_record("v=german&seed=BY-HAND&rules=table_rules.true,"
                                          "hand_dealing.true&dealer=1"))
                .setup);
  SeatCounts counts = SeatCounts::each(2, 6);
  counts.of[0] = 7;
  ASSERT_FALSE(game.play(Decision::of_deal(1, counts)));
  const std::string link = record_text(game);
  {
    Sitting sitting(link);
    sitting.app.act("begin");
    sitting.wait();
    ASSERT_TRUE(session_of(sitting).person_to_decide());
    EXPECT_TRUE(has(sitting, "say:stand"));
    EXPECT_TRUE(has(sitting, "call_misdeal"));
    EXPECT_FALSE(can_hint(sitting.app.table()));
    EXPECT_TRUE(sitting.app.act("call_misdeal"));
    EXPECT_EQ(session_of(sitting).game().table().score[0], 1);
    EXPECT_EQ(session_of(sitting).game().table().dealer, 1);
  }
  // Otherwise only when asked before the first lead, or never.
  for (const bool calls : {true, false}) {
    Sitting sitting(link);
    sitting.app.act("begin");
    sitting.wait();
    EXPECT_TRUE(sitting.app.act("say:stand"));
    sitting.wait();
    ASSERT_EQ(session_of(sitting).table().phase, Phase::misdeal_calls);
    EXPECT_EQ(prompt_at(sitting.app.table()), "The deal was wrong. Call a misdeal?");
    EXPECT_EQ(actions_at(sitting.app.table()).front().id, "call_misdeal");
    EXPECT_EQ(actions_at(sitting.app.table()).back().label, "Let it pass");
    EXPECT_EQ(actions_at(sitting.app.table()).size(), 2U);
    EXPECT_TRUE(sitting.app.act(calls ? "call_misdeal" : "say:pass"));
    EXPECT_EQ(session_of(sitting).game().table().score[0], calls ? 1 : 0);
    EXPECT_EQ(session_of(sitting).game().table().redeals, 1);
  }
}

// Seat 3 has misdealt; its opponents are the person and the person's partner, seat 2.
std::string dealt_wrongly(int dealer) {
  Game game(std::get<Record>(parse_record("v=pitch&players=4&seed=BY-HAND&rules=table_rules.true,"
                                          "hand_dealing.true&dealer=" +
                                          std::to_string(dealer)))
                .setup);
  SeatCounts counts = SeatCounts::each(4, 6);
  counts.of[3] = 7;
  EXPECT_FALSE(game.play(Decision::of_deal(dealer, counts)));
  return record_text(game);
}

TEST(MisdealInTheApp, APartnerLeavesTheCallToThePerson) {
  // Eldest is the partner, who is asked first, or the person.
  for (const int dealer : {1, 3}) {
    for (const bool calls : {true, false}) {
      SCOPED_TRACE(std::to_string(dealer) + (calls ? " calls" : " lets it pass"));
      Sitting sitting(dealt_wrongly(dealer));
      App& app = sitting.app;
      app.act("begin");
      sitting.wait();
      ASSERT_EQ(session_of(sitting).table().phase, Phase::misdeal_calls);
      EXPECT_EQ(last_of(sitting, EventKind::call_misdeal), nullptr);
      EXPECT_EQ(session_of(sitting).table().turn, dealer == 1 ? 2 : 0);
      EXPECT_EQ(prompt_at(app.table()), "The deal was wrong. Call a misdeal?");
      const auto actions = actions_at(app.table());
      ASSERT_EQ(actions.size(), 2U);
      EXPECT_EQ(actions[0].id, "call_misdeal");
      EXPECT_TRUE(actions[0].primary);
      EXPECT_EQ(actions[1].label, "Let it pass");
      EXPECT_TRUE(std::isinf(app.next_due())) << "it waits for the person";
      EXPECT_FALSE(app.take_effects().think);
      EXPECT_TRUE(app.act(calls ? "call_misdeal" : actions[1].id));
      sitting.wait();
      const Event* call = last_of(sitting, EventKind::call_misdeal);
      ASSERT_NE(call, nullptr) << "the partner calls it if the person passes";
      EXPECT_EQ(call->seat, calls ? 0 : 2);
      EXPECT_EQ(session_of(sitting).game().table().score[0], 1);
      // After undo the question returns.
      if (!calls || !app.act("undo")) continue;
      app.act("undo");  // the first time it shows a note
      sitting.wait();
      EXPECT_TRUE(has(sitting, "call_misdeal"));
    }
  }
}

TEST(MisdealInTheApp, ByKeysAndInWordsToo) {
  Sitting sitting(dealt_wrongly(1));
  sitting.app.act("begin");
  sitting.wait();
  EXPECT_TRUE(sitting.app.press_key("x"));
  ASSERT_NE(last_of(sitting, EventKind::call_misdeal), nullptr);
  EXPECT_EQ(last_of(sitting, EventKind::call_misdeal)->seat, 0);
}

TEST(MisdealInTheApp, WhatTheDealerIsAskedCanBeSent) {
  Sitting sender(four);
  sender.wait();
  ASSERT_TRUE(deals_by_hand(sender.app.table()));
  const auto links = [&] { return shared_links(session_of(sender), sender.app.words()); };
  // Before the first card the deal itself is shared, and its dealer is asked there, too.
  for (const SharedLink& link : links()) {
    SCOPED_TRACE(link.id);
    Sitting other;
    other.app.open_link(link.fragment);
    ASSERT_EQ(other.app.screen(), App::Screen::table) << other.app.message();
    EXPECT_EQ(session_of(other).log(), session_of(sender).log());
    other.app.act("begin");
    other.wait();
    EXPECT_TRUE(deals_by_hand(other.app.table()));
  }
  // After a misdeal, the game as played starts with the dealer and leads to the same position.
  for (int packet = 0; packet < 7; ++packet) sender.app.act("deal_next");
  sender.app.act("deal_to:1");
  ASSERT_EQ(last_of(sender, EventKind::deal_by_hand), nullptr);
  ASSERT_TRUE(sender.app.act("deal_done"));
  sender.wait();
  ASSERT_NE(last_of(sender, EventKind::call_misdeal), nullptr);
  int played = 0;
  for (const SharedLink& link : links()) {
    if (link.id != "hand" && link.id != "game") continue;
    SCOPED_TRACE(link.id);
    ++played;
    Sitting other;
    other.app.open_link(link.fragment);
    EXPECT_EQ(sent_caption(other.app.table()).title, "Somebody sent you a hand, as it was played");
    EXPECT_EQ(session_of(other).table().phase, Phase::deal_by_hand) << "before the first card";
    EXPECT_TRUE(other.app.act("begin"));
    other.wait();
    EXPECT_EQ(session_of(other).log(), session_of(sender).log());
    EXPECT_EQ(session_of(other).table().score[1], 1);
  }
  EXPECT_EQ(played, 2);
}

TEST(MisdealInTheApp, UndoneTheDealBeginsAnew) {
  Sitting sitting(deals);
  sitting.wait();
  App& app = sitting.app;
  EXPECT_TRUE(app.act("deal_to:1"));
  EXPECT_TRUE(app.act("deal_rightly"));
  sitting.wait();
  app.act("undo");
  app.act("undo");  // the first time it shows a note
  sitting.wait();
  ASSERT_TRUE(deals_by_hand(app.table()));
  EXPECT_FALSE(has(sitting, "deal_done"));
}

TEST(MisdealInTheApp, NobodyDealsWhereItIsNotAsked) {
  Sitting sitting("v=german&seed=BY-HAND&rules=table_rules.true&dealer=0");
  sitting.wait();
  EXPECT_FALSE(deals_by_hand(sitting.app.table()));
  for (const char* id : {"deal_to:1", "deal_rightly", "deal_done", "deal_back", "call_misdeal"}) {
    EXPECT_FALSE(sitting.app.act(id)) << id;
  }
}

TEST(MisdealInTheApp, TheHouseRuleComesWithTableRules) {
  StartScreen start(1);
  EXPECT_FALSE(start.change_rule("table_rules", 1));
  EXPECT_TRUE(start.rules().table_rules);
  EXPECT_TRUE(start.rules().hand_dealing);
  EXPECT_FALSE(start.change_rule("hand_dealing", 1));
  EXPECT_FALSE(start.rules().hand_dealing) << "one step away";
  EXPECT_TRUE(start.rules().table_rules);
  EXPECT_FALSE(start.change_rule("hand_dealing", 1));
  EXPECT_FALSE(start.change_rule("table_rules", 1));
  EXPECT_FALSE(start.rules().table_rules);
  EXPECT_FALSE(start.rules().hand_dealing);
}

}  // namespace
}  // namespace allfours::misdeal_test
