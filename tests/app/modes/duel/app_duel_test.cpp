// A duel of two people at two apps, through both links to the comparison: what each of them sees
// and when, and broken links.
#include "app/duel_play.hpp"
#include "app/features/hint/table_hint.hpp"
#include "app/features/review/table_review.hpp"
#include "app/links/link.hpp"
#include "app/modes/sent/table_sent.hpp"
#include "app/table/table_actions.hpp"
#include "app/table/table_playing.hpp"
#include "app/table/table_state.hpp"
#include "words/duplicate_words.hpp"

namespace allfours {
namespace {

TEST(DuelAtTheTable, ThroughBothLinksToTheComparisonInEveryVariant) {
  int parted = 0;
  for (const GameSetup& setup : usual_setups()) {
    SCOPED_TRACE(setup_text(setup));
    Stream stream(1, setup_text(setup));
    First first(setup_text(setup), 4);
    EXPECT_EQ(first.run().me, 0);
    EXPECT_EQ(first.app.table().session.setup().variant, setup.variant);
    first.play_all(stream);
    if (HasFatalFailure()) return;
    EXPECT_EQ(actions_at(first.app.table())[0].id, "duels");
    EXPECT_EQ(actions_at(first.app.table())[0].label, "Send the duel");
    const std::string out = first.link();
    EXPECT_EQ(first.app.table().address, out) << "to survive a reload";

    App waiting(1);
    waiting.open_link(out);
    EXPECT_TRUE(waiting.table().waits);
    EXPECT_EQ(sent_caption(waiting.table()).title, "Somebody sent you a duel");
    EXPECT_TRUE(contains(sent_caption(waiting.table()).text, "4 deals"))
        << sent_caption(waiting.table()).text;
    EXPECT_TRUE(contains(sent_caption(waiting.table()).text, "no taking back, no hints"));

    Second second(out);
    EXPECT_EQ(second.run().me, 1);
    second.play_all(stream);
    if (HasFatalFailure()) return;
    EXPECT_EQ(actions_at(second.app.table())[0].label, "Comparison");
    const std::string back = second.link();
    EXPECT_EQ(second.app.table().address, back);

    // It opens at the comparison, seen from the first player.
    App compared(1);
    compared.open_link(back);
    ASSERT_EQ(compared.state().dialog, "duel") << compared.message();
    EXPECT_FALSE(compared.table().waits);
    const auto mine = *part_of(parts_of(compared), "hands");
    const auto theirs = *part_of(parts_of(second.app), "hands");
    ASSERT_EQ(mine["rows"].size(), 4U);
    const int sides = compared.table().session.table().sides;
    int more = 0;
    Scores own{};
    Scores other{};
    for (std::size_t deal = 0; deal < 4; ++deal) {
      SCOPED_TRACE(deal);
      const auto& row = mine["rows"][deal];
      EXPECT_EQ(row["heading"], "Deal " + std::to_string(deal + 1));
      EXPECT_EQ(row["id"], "duel_deal:" + std::to_string(deal + 1));
      EXPECT_EQ(row["lines"][0]["points"], theirs["rows"][deal]["lines"][1]["points"]);
      EXPECT_EQ(row["lines"][1]["points"], theirs["rows"][deal]["lines"][0]["points"]);
      EXPECT_EQ(row["lines"][0]["score"], theirs["rows"][deal]["lines"][1]["score"]);
      const DealCompared one = deals_compared(*duel_at(compared.table()))[deal];
      EXPECT_EQ(row["lines"][0]["score"], points_text(gained_in(one.own), 0, sides));
      EXPECT_EQ(row["lines"][1]["score"], points_text(gained_in(one.both->again), 0, sides));
      more += margin_of(one.own, 0) - margin_of(one.both->again, 0);
      add_points(own, gained_in(one.own));
      add_points(other, gained_in(one.both->again));
      if (!one.both->parting) {
        EXPECT_EQ(row["parted"], "Played alike, decision by decision");
        continue;
      }
      ++parted;
      EXPECT_EQ(one.both->parting->seat, 0) << "the bots decide equally in equal positions";
      EXPECT_TRUE(contains(row["parted"].get<std::string>(), "Rival: ")) << row["parted"];
    }
    const auto& sum = mine["sum"];
    EXPECT_EQ(sum["lines"][0]["score"], points_text(own, 0, sides));
    EXPECT_EQ(sum["lines"][1]["score"], points_text(other, 0, sides));
    EXPECT_EQ(sum["ahead"][0], more > 0 ? "+" + std::to_string(more) : "0");
    EXPECT_EQ(sum["ahead"][1], more < 0 ? "+" + std::to_string(-more) : "0");
    const std::string text = sum["text"];
    EXPECT_TRUE(text.starts_with(more > 0   ? "You win the duel by"
                                 : more < 0 ? "You lose the duel by"
                                            : "The duel is a draw."))
        << text;
    // Each deal can be viewed as either player played it, at the point of divergence.
    for (const std::string id : {"duel_deal:2", "duel_deal:2:other"}) {
      ASSERT_TRUE(compared.act(id));
      EXPECT_EQ(compared.state().dialog, "");
      const DuelRun& run = *duel_at(compared.table());
      EXPECT_EQ(run.deal, 1);
      EXPECT_EQ(run.shown, id.ends_with("other") ? 1 : 0);
      EXPECT_EQ(compared.table().session.game().moves(), run.duel.logs[at(run.shown)][1]);
      const auto both = deals_compared(run)[1].both;
      EXPECT_EQ(looking_back(compared.table()), both->parting.has_value());
      if (both->parting) {
        EXPECT_EQ(compared.table().session.shown(),
                  id.ends_with("other") ? both->parting->other : both->parting->one);
      }
      const auto actions = actions_at(compared.table());
      EXPECT_EQ(actions[0].id, "duels");
      EXPECT_EQ(compared.table().mode->challenge(compared.table()).mark,
                id.ends_with("other") ? "Deal 2 of 4 · Rival" : "Deal 2 of 4");
      EXPECT_EQ(actions[1].id, id.ends_with("other") ? "duel_deal:2" : "duel_deal:2:other");
      compared.tick(1e9);
      EXPECT_EQ(duel_at(compared.table())->deal, 1) << "nothing continues by itself";
    }
    EXPECT_FALSE(compared.act("duel_deal:0"));
    EXPECT_FALSE(compared.act("duel_deal:-2147483648"));
    EXPECT_FALSE(compared.act("duel_deal:5"));
    EXPECT_FALSE(compared.act("next_deal"));
  }
  EXPECT_GT(parted, 20);
}

TEST(DuelAtTheTable, ThoseWhoPlayAlikeAreToldSo) {
  First first("v=trinidad", 1);
  Stream stream(2, "duel");
  first.play_all(stream);
  Second second(first.link());
  Stream same(2, "duel");
  second.play_all(same);
  EXPECT_EQ(second.run().duel.logs[0], second.run().duel.logs[1]);
  second.app.act("duels");
  const auto hands = *part_of(parts_of(second.app), "hands");
  EXPECT_EQ(hands["rows"][0]["parted"], "Played alike, decision by decision");
  EXPECT_EQ(hands["sum"]["text"], "The duel is a draw.");
}

// The first player's result of a deal is shown only after the second has played the deal.
TEST(DuelAtTheTable, TellsTheOthersPlayAfterEachDeal) {
  First first("v=pitch&players=3", 4);
  Stream stream(3, "duel");
  first.play_all(stream);
  Second second(first.link());
  for (int deal = 1; deal <= 4; ++deal) {
    const std::string mark = "Deal " + std::to_string(deal) + " of 4";
    EXPECT_EQ(second.app.table().mode->challenge(second.app.table()).text, mark);
    EXPECT_EQ(second.app.table().mode->challenge(second.app.table()).mark, mark);
    second.app.act("duels");
    auto parts = parts_of(second.app);
    EXPECT_EQ((*part_of(parts, "hands"))["rows"].size(), at(deal - 1));
    EXPECT_EQ(part_of(parts, "links"), nullptr) << "there is nothing to send yet";
    EXPECT_FALSE(second.app.act("duel_deal:1")) << "before all is played";
    second.app.act("duels");
    second.play_deal(stream);
    const std::string told = second.app.table().mode->challenge(second.app.table()).text;
    EXPECT_TRUE(contains(told, mark + " · You: ")) << told;
    EXPECT_TRUE(contains(told, " · Rival: ")) << told;
    second.app.act("duels");
    parts = parts_of(second.app);
    EXPECT_EQ((*part_of(parts, "hands"))["rows"].size(), at(deal));
    EXPECT_EQ((*part_of(parts, "hands"))["rows"][0]["lines"].size(), 2U);
    second.app.act("duels");
    EXPECT_FALSE(second.app.act("next_hand")) << "a deal is one hand";
    EXPECT_EQ(second.app.act("next_deal"), deal < 4);
  }
}

TEST(DuelAtTheTable, WhatIsPlayedStaysAndNobodyHelps) {
  First first("v=trinidad", 4);
  App& app = first.app;
  EXPECT_EQ(app.message(), "Duel · 4 deals · no taking back, no hints");
  app.use_worker(true);
  app.use_worker(false);
  Stream stream(4, "duel");
  for (int i = 0; i < 3; ++i) {
    first.wait();
    first.choose_something(stream);
  }
  first.wait();
  for (const std::string_view id : {"undo", "redo", "hint", "verdicts", "duplicate", "play_on"}) {
    EXPECT_FALSE(app.act(id)) << id;
  }
  EXPECT_FALSE(can_undo(app.table()));
  EXPECT_FALSE(offers_hint(app.table()));
  EXPECT_FALSE(offers_review(app.table()));
  app.act("step:-1");
  ASSERT_TRUE(looking_back(app.table()));
  EXPECT_FALSE(app.act("play_on"));
  const auto actions = actions_at(app.table());
  ASSERT_EQ(actions.size(), 1U);
  EXPECT_EQ(actions[0].id, "back_to_game");
  app.act("back_to_game");
  // Sharing shares the duel.
  app.act("share");
  EXPECT_EQ(app.state().dialog, "duel");
  app.act("close");
  first.play_all(stream);
  EXPECT_TRUE(app.state().records.statistics.now().tallies.empty())
      << "it is not in the statistics";
}

// With a target so low that each hand wins the game.
TEST(DuelAtTheTable, IsNotInTheStatisticsWhereAHandWins) {
  First first("v=german&rules=target.1", 4);
  Stream stream(5, "duel");
  first.play_all(stream);
  if (HasFatalFailure()) return;
  EXPECT_TRUE(first.app.state().records.statistics.now().tallies.empty());
  EXPECT_EQ(actions_at(first.app.table())[0].id, "duels");
  EXPECT_FALSE(first.app.act("next_deal"));
  Second second(first.link());
  second.play_all(stream);
  EXPECT_EQ((*part_of((second.link(), parts_of(second.app)), "hands"))["rows"].size(), 4U);
}

TEST(DuelAtTheTable, TheDialogOffersHowManyDeals) {
  App app(1);
  app.act("variant:pitch");
  ASSERT_TRUE(app.act("duels"));
  std::vector<std::string> ids;
  for (const auto& one : parts_of(app)) {
    if (one["kind"] == "button") ids.push_back(one["id"]);
  }
  EXPECT_EQ(ids, (std::vector<std::string>{"duel:1", "duel:4", "duel:8"}));
  for (const std::string_view deals : {"0", "9", "-1", "", "x"}) {
    EXPECT_FALSE(app.act("duel:" + std::string(deals))) << deals;
  }
  EXPECT_TRUE(app.act("duel:8"));
  EXPECT_EQ(app.state().dialog, "");
  EXPECT_EQ(duel_at(app.table())->duel.deals, 8);
  EXPECT_EQ(app.table().session.setup().variant->id, "pitch");
  // From the table, a new duel of the same game with other deals.
  const std::string before = app.table().session.setup().seed;
  EXPECT_TRUE(app.act("duel:4"));
  EXPECT_NE(app.table().session.setup().seed, before);
  EXPECT_EQ(app.table().session.setup().variant->id, "pitch");
  EXPECT_EQ(app.table().address,
            "v=pitch&players=4&seed=" + app.table().session.setup().seed + "&duel=4");
}

TEST(DuelAtTheTable, ItsOpponentsAreThoseThatAreChosen) {
  Sitting sitting;
  sitting.app.act("variant:trinidad");
  sitting.app.act("level:beginner");
  sitting.app.act("duel:1");
  EXPECT_EQ(sitting.app.table().session.bot(1), "beginner");
  EXPECT_TRUE(sitting.app.table().address.ends_with("&duel=1&bots=beginner"));
}

TEST(DuelAtTheTable, ABadLinkIsSaid) {
  First first("v=trinidad", 4);
  Stream stream(9, "duel");
  first.play_all(stream);
  const std::string link = first.link();
  for (const std::string& bad :
       {link + "&beat=4", link + "&at=3", link + "&log=1A", link + "A",
        link.substr(0, link.size() - 1), link + "&seat=4", link + std::string(1, '\0'),
        std::string("v=trinidad&seed=A&duel=0"), std::string("v=trinidad&seed=A&one=1A"),
        link + "&two=1" + std::string(4000, 'A')}) {
    App app(1);
    app.open_link(bad);
    EXPECT_EQ(app.screen(), App::Screen::start) << bad;
    EXPECT_TRUE(app.state().context.message.is_error());
    EXPECT_TRUE(contains(app.message(), "link")) << app.message();
  }
  App app(1);
  app.open_link("v=trinidad&seed=A&duel=4&seat=3");
  EXPECT_EQ(app.table().session.human(), 3);
  EXPECT_EQ(sent_caption(app.table()).title, "Duel");
}

// A frame cannot show the comparison and stores nothing.
TEST(DuelAtTheTable, AnEmbeddedTableRefusesIt) {
  App app(1);
  app.embed({.controls = Embedding::Controls::full});
  app.open_link("v=trinidad&seed=A&duel=4");
  EXPECT_EQ(app.screen(), App::Screen::start);
  auto refusal = app.take_effects().refusal;
  ASSERT_TRUE(refusal);
  EXPECT_EQ(refusal->code, "bad_link");
  EXPECT_EQ(refusal->sentence, "A duel cannot be played in a frame, only on the page of the game.");
  app.open_link("v=trinidad&seed=A");
  EXPECT_FALSE(app.act("duels"));
  EXPECT_FALSE(app.act("duel:4"));
  app.take_effects();
  app.act("host_load:v=trinidad&seed=A&duel=4");
  refusal = app.take_effects().refusal;
  ASSERT_TRUE(refusal);
  EXPECT_EQ(refusal->code, "bad_link");
  EXPECT_EQ(duel_at(app.table()), nullptr);
}

TEST(DuelAtTheTable, InALessonThereIsNone) {
  App app(1);
  ASSERT_TRUE(app.act("learn:" + std::string(lessons()[0].id)));
  EXPECT_FALSE(app.act("duels"));
  EXPECT_FALSE(app.act("duel:4"));
}

}  // namespace
}  // namespace allfours
