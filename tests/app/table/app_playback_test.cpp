// Looking back, opening and folding, all hands, the history as text: as actions of the app.
#include <algorithm>
#include <cmath>

#include "app/accessibility/mirror.hpp"
#include "app/app_play.hpp"
#include "app/narration/history_text.hpp"
#include "app/narration/prompt.hpp"
#include "app/table/table_actions.hpp"
#include "app/table/table_looking.hpp"
#include "app/table/table_playing.hpp"
#include "app/table/table_progress.hpp"
#include "app/table/table_state.hpp"
#include "app/tongue.hpp"
#include "json.hpp"
#include "words/rule_outline.hpp"
#include "words/spoken_text.hpp"

namespace allfours {
namespace {

using Parsed = nlohmann::json;

// The screen at a moment, except the actions available now.
struct Seen {
  Table table;
  std::string score, cards, so_far;
  std::size_t rows = 0;
  bool operator==(const Seen&) const = default;
};

Seen seen(const App& app) {
  Mirror mirror;
  const Parsed state = read_json(mirror.update(app));
  Seen now{app.table().session.table(), state["score"], state["table"], state["so_far"].dump(),
           app.table().narration.rows().size()};
  return now;
}

TEST(Review, EveryMomentIsAsItWasLive) {
  int moments = 0;
  for (const GameSetup& usual : usual_setups()) {
    GameSetup setup = usual;
    setup.seed = "REPLAY";
    SCOPED_TRACE(setup_text(setup));
    Stream stream(1, setup_text(setup));
    Sitting sitting(setup_text(setup));
    App& app = sitting.app;
    std::vector<Seen> live{{}};
    for (int steps = 0; steps < 150 && sitting.plays(); ++steps) {
      if (std::isinf(app.next_due())) sitting.choose_something(stream);
      if (std::isinf(app.next_due())) continue;
      const int before = app.table().session.shown();
      // One event at a time, so that each moment is seen.
      while (app.table().session.shown() == before && !std::isinf(app.next_due())) {
        sitting.wait_a_step();
      }
      while (static_cast<int>(live.size()) <= app.table().session.shown()) live.push_back({});
      live[static_cast<std::size_t>(app.table().session.shown())] = seen(app);
    }
    for (int moment = app.table().session.shown() - 1; moment > 0; --moment) {
      const Seen& was = live[static_cast<std::size_t>(moment)];
      if (was.rows == 0) continue;  // shown together with the next one
      app.act("moment:" + std::to_string(moment));
      ASSERT_TRUE(looking_back(app.table()));
      const Seen now = seen(app);
      ASSERT_EQ(now.table, was.table) << moment;
      ASSERT_EQ(now.score, was.score) << moment;
      ASSERT_EQ(now.cards, was.cards) << moment;
      ASSERT_EQ(now.rows, was.rows) << moment;
      // After the settlement, no point of a finished hand is "so far".
      ASSERT_EQ(now.so_far, was.so_far) << moment;
      ++moments;
    }
  }
  EXPECT_GT(moments, 1000);
}

TEST(Review, StepsByTrick) {
  Stream stream(2, "tricks");
  Sitting sitting("v=pitch&players=4&seed=STEP");
  App& app = sitting.app;
  sitting.play_hand(stream);
  app.act("next_hand");
  sitting.choose(stream, 2);
  const int live = app.table().session.shown();
  app.act("moment:first");
  EXPECT_EQ(app.table().session.shown(), 1);
  EXPECT_FALSE(offers(moment_actions(app.table()), "trick:-1"));
  int complete = 0;
  int steps = 0;
  while (looking_back(app.table())) {
    const int before = app.table().session.shown();
    app.act("trick:1");
    ASSERT_GT(app.table().session.shown(), before);
    ASSERT_LT(++steps, 40);
    if (looking_back(app.table()) && trick_size(app.table().session.table()) == 4) ++complete;
  }
  EXPECT_EQ(app.table().session.shown(), live);
  EXPECT_GE(complete, 7) << "six tricks, and those of the second hand";
  // Back again the same way.
  for (; steps > 0; --steps) app.act("trick:-1");
  EXPECT_EQ(app.table().session.shown(), 1);
  app.act("trick:0");
  app.act("trick:x");
  EXPECT_EQ(app.table().session.shown(), 1);
  EXPECT_TRUE(offers(moment_actions(app.table()), "moment:last"));
  app.act("moment:last");
  EXPECT_FALSE(looking_back(app.table()));
  EXPECT_FALSE(offers(moment_actions(app.table()), "step:1"));
}

int first_award(const App& app) {
  for (const HistoryRow& row : app.table().narration.rows()) {
    if (row.kind == HistoryRow::Kind::award) return row.moment;
  }
  return 0;
}

TEST(Why, OpensAndClosesAndIsInThePage) {
  Stream stream(7, "why");
  Sitting sitting("v=trinidad&seed=WHY");
  App& app = sitting.app;
  sitting.play_hand(stream);
  Mirror mirror;
  int opened = 0;
  for (const HistoryRow& row : app.table().narration.rows()) {
    const int revision = app.revision();
    app.act("why:" + std::to_string(row.moment));
    const Evidence* lines = open_evidence(app.table(), row.moment);
    EXPECT_EQ(lines != nullptr, row.kind == HistoryRow::Kind::award);
    if (lines == nullptr) {
      EXPECT_EQ(app.revision(), revision);
      continue;
    }
    ++opened;
    const Parsed state = read_json(mirror.update(app));
    const Parsed& told = state["opened"].back();
    EXPECT_EQ(told["moment"], row.moment);
    ASSERT_EQ(told["lines"].size(), lines->size());
    for (std::size_t i = 0; i < lines->size(); ++i) {
      EXPECT_EQ(told["lines"][i]["text"],
                without_signs(app.words(), spoken((*lines)[i], app.words())));
    }
    // The last line is the text of the rule.
    EXPECT_EQ(lines->back().rule, row.rule);
    EXPECT_FALSE(lines->back().text.empty()) << row.rule;
  }
  EXPECT_GE(opened, 4);
  const int award = first_award(app);
  app.act("why:" + std::to_string(award));
  EXPECT_EQ(open_evidence(app.table(), award), nullptr);
  for (const auto id : {"why:", "why:x", "why:0", "why:-3", "why:99999"}) app.act(id);
  EXPECT_EQ(open_evidence(app.table(), 0), nullptr);
}

TEST(Why, IsForgottenWithWhatIsTakenBack) {
  Stream stream(8, "why");
  Sitting sitting("v=pitch&players=2&seed=WHY");
  App& app = sitting.app;
  sitting.play_hand(stream);
  const int award = first_award(app);
  app.act("why:" + std::to_string(award));
  ASSERT_NE(open_evidence(app.table(), award), nullptr);
  app.act("undo");
  EXPECT_EQ(open_evidence(app.table(), award), nullptr) << "another card is playable now";
}

TEST(Fold, TheNewestHandIsOpen) {
  Stream stream(9, "fold");
  Sitting sitting("v=pitch&players=4&seed=FOLD&rules=target.21");
  App& app = sitting.app;
  for (int hand = 0; hand < 2; ++hand) {
    sitting.play_hand(stream);
    app.act("next_hand");
  }
  sitting.choose(stream, 2);
  std::vector<int> headings;
  for (const HistoryRow& row : app.table().narration.rows()) {
    if (row.kind == HistoryRow::Kind::heading) headings.push_back(row.moment);
  }
  ASSERT_EQ(headings.size(), 3u);
  const auto check = [&](std::array<bool, 3> open) {
    for (std::size_t i = 0; i < 3; ++i)
      EXPECT_EQ(hand_open(app.table(), headings[i]), open[i]) << i;
    const auto& rows = app.table().narration.rows();
    for (const HistoryRow& row : rows) {
      const bool shown = app.table().opened.shows(row, rows, app.state().everything);
      if (row.kind == HistoryRow::Kind::heading) {
        EXPECT_TRUE(shown);
      }
      if (row.kind == HistoryRow::Kind::award) {
        EXPECT_EQ(shown, hand_open(app.table(), row.hand)) << row.title;
      }
      if (row.event == EventKind::play) {
        EXPECT_EQ(shown, app.state().everything && hand_open(app.table(), row.hand));
      }
    }
  };
  check({false, false, true});
  app.act("hand:" + std::to_string(headings[0]));
  app.act("tab:everything");
  check({true, false, true});
  app.act("hand:" + std::to_string(headings[2]));
  check({true, false, false});
  app.act("hand:" + std::to_string(headings[0]));
  check({false, false, false});
  for (const auto id : {"hand:", "hand:1", "hand:99999", "hand:x"}) app.act(id);
  check({false, false, false});
  // In a review, the hand of that moment is open unless it was folded by hand.
  app.act("moment:" + std::to_string(headings[1] + 3));
  EXPECT_TRUE(hand_open(app.table(), headings[1]));
}

TEST(AllHandsAction, OnlyWhenTheHandIsOver) {
  for (const GameSetup& setup : usual_setups()) {
    SCOPED_TRACE(setup_text(setup));
    Stream stream(10, setup_text(setup));
    Sitting sitting(setup_text(setup));
    App& app = sitting.app;
    Mirror mirror;
    sitting.wait();
    while (!waits_for_next_hand(app.table()) && !game_over(app.table())) {
      ASSERT_FALSE(can_show_all_hands(app.table()));
      app.act("all_hands");
      ASSERT_FALSE(all_hands_open(app.table()));
      ASSERT_TRUE(read_json(mirror.update(app))["hands"]["lines"].empty());
      sitting.choose_something(stream);
      sitting.wait();
    }
    ASSERT_TRUE(offers(actions_at(app.table()), "all_hands"));
    app.act("all_hands");
    ASSERT_TRUE(all_hands_open(app.table()));
    EXPECT_GE(read_json(mirror.update(app))["hands"]["lines"].size(),
              static_cast<std::size_t>(setup.players));
    app.act("all_hands");
    EXPECT_FALSE(all_hands_open(app.table()));
    // In a review of this hand its cards can be viewed, too, since it is over.
    app.act("step:-3");
    EXPECT_TRUE(can_show_all_hands(app.table()));
    app.act("all_hands");
    EXPECT_TRUE(all_hands_open(app.table()));
    // In a branch from there the hand is not over.
    app.act("play_on");
    EXPECT_FALSE(all_hands_open(app.table()));
    app.act("back_to_game");
    if (game_over(app.table())) continue;
    app.act("all_hands");
    app.act("next_hand");
    sitting.wait();
    EXPECT_FALSE(all_hands_open(app.table()));
    EXPECT_EQ(can_show_all_hands(app.table()), waits_for_next_hand(app.table()));
  }
}

TEST(LastTrick, OnDemandWhileAHandHasOne) {
  Stream stream(11, "last");
  Sitting sitting("v=trinidad&seed=LAST");
  App& app = sitting.app;
  Mirror mirror;
  app.act("last_trick");
  EXPECT_FALSE(app.table().last_trick_open);
  while (!last_trick_line(app.table())) sitting.choose(stream, 1);
  app.act("last_trick");
  EXPECT_TRUE(app.table().last_trick_open);
  const std::string told = read_json(mirror.update(app))["last_trick"].get<std::string>();
  EXPECT_TRUE(contains(told, "Trick ")) << told;
  EXPECT_EQ(cards_named(told).count(), 4) << told;
  app.act("last_trick");
  EXPECT_EQ(read_json(mirror.update(app))["last_trick"], "");
}

TEST(WhyNot, NamesARuleThatTheSheetExplains) {
  int refused = 0;
  for (const auto link : {"v=sca", "v=german", "v=trinidad&rules=no_undertrump.true",
                          "v=west-yorkshire&rules=play.no_ruff"}) {
    Stream stream(12, link);
    Sitting sitting(std::string(link) + "&seed=RULE");
    App& app = sitting.app;
    const auto sheet = rule_outline(outlined(app.table().session.setup()), tongue("en"));
    for (int i = 0; i < 60; ++i) {
      sitting.wait();
      if (game_over(app.table())) break;
      const SeatView view = app.table().session.view();
      if (app.table().session.person_to_decide() && view.table.phase == Phase::play) {
        for (const Card card : view.table.hands[0] - playable_cards(app.table())) {
          app.act("card:" + card_text(card));
          const std::string rule = app.state().context.message.rule();
          EXPECT_EQ(rule, why_not_rule(view, card));
          const bool known =
              std::any_of(sheet.begin(), sheet.end(), [&](const RuleSection& section) {
                return std::any_of(section.paragraphs.begin(), section.paragraphs.end(),
                                   [&](const RuleParagraph& one) { return one.key == rule; });
              });
          EXPECT_TRUE(known) << rule;
          ++refused;
        }
      }
      sitting.choose_something(stream);
    }
    app.act("copied");
    EXPECT_EQ(app.state().context.message.rule(), "") << "that message is about no rule";
  }
  EXPECT_GT(refused, 20);
}

TEST(CopyHistory, IsTheGameSoFar) {
  Stream stream(13, "copy");
  Sitting sitting("v=french&seed=COPY");
  App& app = sitting.app;
  sitting.choose(stream, 4);
  app.act("moment:4");
  app.take_effects();
  app.act("copy_history");
  const Session& session = app.table().session;
  EXPECT_EQ(app.take_effects().copy_text,
            history_text(session.setup(),
                         {session.log().data(), static_cast<std::size_t>(live_moment(app.table()))},
                         app.table().narration.narrator(), ""))
      << "all of it, also in a review";
  app.act("history_copied");
  EXPECT_EQ(app.message(), app.words().history_copied);
  EXPECT_FALSE(app.state().context.message.is_error());
  app.act("history_copy_failed");
  EXPECT_TRUE(app.state().context.message.is_error());
}

}  // namespace
}  // namespace allfours
