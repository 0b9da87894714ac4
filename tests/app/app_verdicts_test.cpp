// The review of the person's decisions at a table: asked for elsewhere, one after another, only of
// hands that are over; shown in a dialog; forgotten where the game goes another way.
#include <gtest/gtest.h>

#include <map>
#include <nlohmann/json.hpp>

#include "app/app_play.hpp"
#include "app/mirror.hpp"
#include "players/reviewer.hpp"

namespace allfours {
namespace {

// What a worker answers: src/script/calls_advise.cpp, in short, and with less effort.
std::string verdict_for(const Thought& thought) {
  const auto opened = std::get<OpenedRecord>(open_record(thought.record));
  return verdict_text(review_decision(opened.game, thought.event, Effort{6, 2, 200}));
}

// A game at the table whose first hand is over.
struct AfterAHand {
  AfterAHand() : sitting("v=german&seed=REVIEW-1"), app(sitting.app) {
    Stream stream(1, "review");
    sitting.play_hand(stream);
    app.think_elsewhere(true);
    app.take_effects();
  }
  const Verdicts& review() const { return app.table().verdicts(); }
  std::optional<Thought> asked() {
    app.tick(sitting.now);
    return app.take_effects().advise;
  }
  void answer(const Thought& thought, std::string_view text) {
    app.act("thought:" + std::to_string(thought.serial) + ":" + std::string(text));
  }
  // Answers all that is asked; how often.
  int answer_all() {
    int count = 0;
    while (const auto thought = asked()) {
      answer(*thought, verdict_for(*thought));
      ++count;
    }
    return count;
  }
  nlohmann::json parts() {
    Mirror mirror;
    return nlohmann::json::parse(mirror.update(app))["dialog"]["parts"];
  }
  Sitting sitting;
  App& app;
};

TEST(VerdictsAtTheTable, ComeOneAfterAnotherWhileTheyAreLookedAt) {
  AfterAHand table;
  EXPECT_FALSE(table.asked()) << "nobody looks";
  EXPECT_TRUE(table.app.act("verdicts"));
  EXPECT_EQ(table.app.dialog(), App::Dialog::verdicts);
  const auto first = table.asked();
  ASSERT_TRUE(first);
  EXPECT_LT(first->serial, 0);
  EXPECT_EQ(first->player, reviewer_name);
  EXPECT_FALSE(table.asked()) << "one at a time";
  EXPECT_TRUE(table.review().waits());
  table.answer(*first, verdict_for(*first));
  ASSERT_EQ(table.review().all().size(), 1u);
  const int more = table.answer_all();
  EXPECT_EQ(more + 1, table.review().wanted());
  EXPECT_TRUE(table.review().complete());
  const Session& session = table.app.table().session();
  std::vector<int> events;
  for (const Verdict& verdict : table.review().all()) events.push_back(verdict.event);
  EXPECT_EQ(events, decisions_to_review(session.game(), session.human()));
}

TEST(VerdictsAtTheTable, AreADialogOfMarksReasonsAndWaysToTheTable) {
  AfterAHand table;
  table.app.act("verdicts");
  EXPECT_EQ(table.parts().size(), 2u);
  table.answer_all();
  const auto parts = table.parts();
  ASSERT_GE(parts.size(), 5u);
  EXPECT_EQ(parts[2]["kind"], "chances");
  EXPECT_EQ(parts[2]["points"].size(), table.review().all().size());
  EXPECT_EQ(parts[3]["kind"], "heading");
  ASSERT_EQ(parts[4]["kind"], "verdicts");
  const auto& rows = parts[4]["rows"];
  ASSERT_EQ(rows.size(), table.review().all().size());
  for (const auto& row : rows) {
    EXPECT_FALSE(row["label"].get<std::string>().empty());
    EXPECT_FALSE(row["word"].get<std::string>().empty());
    EXPECT_EQ(row["why"].get<std::string>().empty(),
              row["mark"] == "best" || row["mark"] == "good");
  }
  // To the table as it stood then.
  const int event = table.review().all()[1].event;
  EXPECT_EQ(rows[1]["id"], "verdict:" + std::to_string(event));
  EXPECT_TRUE(table.app.act(rows[1]["id"].get<std::string>()));
  EXPECT_EQ(table.app.dialog(), App::Dialog::none);
  EXPECT_EQ(table.app.table().session().shown(), event);
}

// A page finds its buttons by their names.
TEST(VerdictsAtTheTable, AreOfferedOnceAtAnyMoment) {
  Sitting sitting("v=german&seed=REVIEW-2&rules=target.2");
  sitting.app.think_elsewhere(false);
  Stream stream(2, "review");
  Mirror mirror;
  for (int step = 0; step < 60 && sitting.plays(); ++step) {
    sitting.choose(stream, 1);
    sitting.app.think_elsewhere(true);
    const auto state = nlohmann::json::parse(mirror.update(sitting.app));
    sitting.app.think_elsewhere(false);
    std::map<std::string, int> times;
    for (const auto& action : state["actions"]) ++times[action["id"].get<std::string>()];
    for (const auto& [id, count] : times) EXPECT_EQ(count, 1) << id;
    EXPECT_EQ(times["verdicts"], 1) << step;
  }
  EXPECT_TRUE(sitting.app.table().game_over());
}

TEST(VerdictsAtTheTable, SayNothingOfAHandThatIsStillPlayed) {
  Sitting sitting("v=german&seed=REVIEW-1");
  sitting.wait();
  sitting.app.think_elsewhere(true);
  sitting.app.act("verdicts");
  sitting.app.tick(sitting.now);
  EXPECT_FALSE(sitting.app.take_effects().advise);
  EXPECT_EQ(sitting.app.table().verdicts().wanted(), 0);
}

TEST(VerdictsAtTheTable, ThatAreNoneEndTheReview) {
  for (const std::string bad : {"failed", "", "verdict 1 0 0 plain\n", "keep"}) {
    AfterAHand table;
    table.app.act("verdicts");
    const auto thought = table.asked();
    ASSERT_TRUE(thought);
    table.answer(*thought, bad);
    EXPECT_TRUE(table.review().failed()) << bad;
    EXPECT_TRUE(table.review().all().empty());
    EXPECT_FALSE(table.asked());
    EXPECT_EQ(table.parts()[1]["text"], table.app.words().review_failed);
  }
  // That of another decision is none either.
  AfterAHand table;
  table.app.act("verdicts");
  auto thought = table.asked();
  ASSERT_TRUE(thought);
  Thought other = *thought;
  const Session& session = table.app.table().session();
  other.event = decisions_to_review(session.game(), session.human())[1];
  table.answer(*thought, verdict_for(other));
  EXPECT_TRUE(table.review().failed());
}

TEST(VerdictsAtTheTable, AreForgottenWhereTheGameGoesAnotherWay) {
  AfterAHand table;
  table.app.act("verdicts");
  table.answer_all();
  ASSERT_FALSE(table.review().all().empty());
  table.app.act("close");
  table.app.act("undo");
  table.app.act("verdicts");
  EXPECT_TRUE(table.review().all().empty());
  EXPECT_EQ(table.review().wanted(), 0);
}

}  // namespace
}  // namespace allfours
