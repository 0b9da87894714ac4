// The review of the person's decisions: requested one after another from a worker, only for
// finished hands; shown in a dialog; dropped when the game takes another course.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <sstream>

#include "app/storage/resume.hpp"
#include "app/table/after_hands.hpp"
#include "app/table/table_state.hpp"
#include "core/game/log_reader.hpp"
#include "core/log/event_json.hpp"
#include "players/advice/reviewer.hpp"

namespace allfours {
namespace {

// A worker's answer as in src/script/calls_advise.cpp, shortened and with less effort.
std::string verdict_for(const WorkerRequest& thought) {
  const auto opened = std::get<OpenedRecord>(open_record(thought.record));
  return verdict_text(review_decision(opened.game, thought.number, Effort{6, 2, 200}));
}

struct AfterAHand : AfterHands {
  AfterAHand() : AfterHands(1, "v=german&seed=REVIEW-1", "review") {}
  const DecisionReview& review() const { return app.table().verdicts; }
  int answer_all() { return AfterHands::answer_all(verdict_for); }
};

TEST(VerdictsAtTheTable, ComeOneAfterAnotherWhileTheyAreLookedAt) {
  AfterAHand table;
  EXPECT_FALSE(table.asked()) << "nobody is viewing it";
  EXPECT_TRUE(table.app.act("verdicts"));
  EXPECT_EQ(table.app.state().dialog, "verdicts");
  const auto first = table.asked();
  ASSERT_TRUE(first);
  EXPECT_EQ(first->player, reviewer_name);
  EXPECT_FALSE(table.asked()) << "one at a time";
  EXPECT_TRUE(table.waits(Requests::Owner::verdict));
  table.answer(*first, verdict_for(*first));
  ASSERT_EQ(table.review().all().size(), 1u);
  const int more = table.answer_all();
  EXPECT_EQ(more + 1, table.review().wanted());
  EXPECT_TRUE(table.review().complete());
  const Session& session = table.app.table().session;
  std::vector<int> events;
  for (const Verdict& verdict : table.review().all()) events.push_back(verdict.event);
  EXPECT_EQ(events, decisions_to_review(session.game(), session.human()));
}

// The dialog part of kind "review".
nlohmann::json review_of(const nlohmann::json& parts) {
  for (const auto& part : parts) {
    if (part["kind"] == "review") return part;
  }
  return {};
}

TEST(VerdictsAtTheTable, AreADialogOfHandsWithTheirPoints) {
  AfterAHand table;
  table.app.act("verdicts");
  EXPECT_EQ(table.parts()[1]["options"].size(), 2u) << "whose decisions";
  const auto before = review_of(table.parts());
  EXPECT_EQ(before["done"], 0);
  EXPECT_EQ(before["of"], table.review().wanted());
  EXPECT_FALSE(before.contains("moment"));
  ASSERT_EQ(before["hands"].size(), 1u);
  EXPECT_EQ(before["hands"][0]["summary"], "");
  table.answer_all();
  const auto review = review_of(table.parts());
  EXPECT_EQ(review["done"], review["of"]);
  EXPECT_FALSE(review.contains("end")) << "the game goes on";
  const auto& hand = review["hands"][0];
  EXPECT_FALSE(hand["summary"].get<std::string>().empty());
  EXPECT_FALSE(hand["trump"].get<std::string>().empty());
  EXPECT_EQ(hand["scores"].size(), 2u);
  const auto& rows = hand["rows"];
  ASSERT_EQ(rows.size(), table.review().all().size());
  for (const auto& row : rows) {
    EXPECT_FALSE(row["name"].get<std::string>().empty());
    EXPECT_FALSE(row["word"].get<std::string>().empty());
    EXPECT_FALSE(row["where"].get<std::string>().empty());
    EXPECT_LE(row["after"], row["before"]);
  }
  // The points are those of the log, each with a link to the table at that moment.
  const Session& session = table.app.table().session;
  std::vector<std::string> awards;
  for (std::size_t i = 0; i < session.log().size(); ++i) {
    if (session.log()[i].kind == EventKind::award) {
      awards.push_back("verdict:" + std::to_string(i + 1));
    }
  }
  std::vector<std::string> points;
  for (const auto& point : hand["points"]) points.push_back(point["id"].get<std::string>());
  EXPECT_EQ(points, awards);
  ASSERT_GE(points.size(), 4u);
  EXPECT_TRUE(table.app.act(points[1]));
  EXPECT_EQ(table.app.state().dialog, "");
  EXPECT_EQ("verdict:" + std::to_string(session.shown()), points[1]);
}

TEST(VerdictsAtTheTable, ShowOneDecisionWithReasonsAndWaysOn) {
  AfterAHand table;
  table.app.act("verdicts");
  table.answer_all();
  int worst = 0;
  for (const Verdict& verdict : table.review().all()) worst = std::max(worst, verdict.cost());
  EXPECT_EQ(table.review().all()[at(table.review().shown())].cost(), worst)
      << "the most expensive one first";
  const auto rows = review_of(table.parts())["hands"][0]["rows"];
  std::string next = rows[0]["id"];
  std::size_t seen = 0;
  while (!next.empty()) {
    EXPECT_TRUE(table.app.act(next));
    const auto moment = review_of(table.parts())["moment"];
    const Verdict& verdict = table.review().all()[seen];
    EXPECT_EQ(next, "review_at:" + std::to_string(verdict.event));
    EXPECT_FALSE(moment["why"].get<std::string>().empty());
    EXPECT_EQ(moment.contains("fell"), verdict.mark() >= Verdict::Mark::doubtful);
    EXPECT_EQ(moment.contains("best"), verdict.chosen != verdict.advice.best);
    EXPECT_EQ(moment["choices"]["rows"].size(), verdict.advice.options.size());
    EXPECT_EQ(moment["choices"]["rows"][0]["role"], "best");
    EXPECT_EQ(moment["actions"][0]["id"], "try:" + std::to_string(verdict.event));
    EXPECT_FALSE(moment["lay"]["text"].get<std::string>().empty());
    EXPECT_EQ(moment["lay"]["lines"].size(), verdict.lay->best == verdict.chosen ? 1u : 2u);
    next = moment["next"]["id"];
    ++seen;
  }
  EXPECT_EQ(seen, rows.size());
  EXPECT_FALSE(table.app.act("review_at:0"));
  // To the table at that moment.
  const int event = table.review().all()[1].event;
  EXPECT_TRUE(table.app.act("verdict:" + std::to_string(event)));
  EXPECT_EQ(table.app.table().session.shown(), event);
}

TEST(VerdictsAtTheTable, LeadToTryingAnotherCardAsPractice) {
  AfterAHand table;
  table.app.act("verdicts");
  table.answer_all();
  const Events log = table.app.table().session.log();
  const int event = table.review().all().back().event;
  EXPECT_FALSE(table.app.act("try:" + std::to_string(event + 1))) << "no decision of theirs";
  EXPECT_TRUE(table.app.act("try:" + std::to_string(event)));
  EXPECT_EQ(table.app.state().dialog, "");
  const TableState& screen = table.app.table();
  EXPECT_TRUE(is_practice(screen));
  EXPECT_EQ(screen.practice.shown(), 1);
  EXPECT_FALSE(looking_back(screen));
  EXPECT_TRUE(screen.session.person_to_decide());
  EXPECT_EQ(screen.session.log(), Events(log.begin(), log.begin() + event));
  // Verdicts of the original game remain valid.
  EXPECT_TRUE(table.app.act("back_to_game"));
  EXPECT_EQ(screen.session.log(), log);
  table.app.act("verdicts");
  EXPECT_TRUE(table.review().complete());
  EXPECT_FALSE(table.asked());
}

// If the reviewed moment no longer exists, no link leads to it.
TEST(VerdictsAtTheTable, LeadNowhereOnceTheGameIsAnother) {
  AfterAHand table;
  table.app.act("verdicts");
  table.answer_all();
  const int end = static_cast<int>(table.app.table().session.log().size());
  table.app.act("close");
  while (table.app.act("undo")) {
  }
  const int left = static_cast<int>(table.app.table().session.log().size());
  ASSERT_LT(left, end);
  for (int event = left; event < end; ++event) {
    EXPECT_FALSE(table.app.act("try:" + std::to_string(event))) << event;
  }
}

TEST(VerdictsAtTheTable, AreOfWhoeverIsAskedAbout) {
  AfterAHand table;
  table.app.act("verdicts");
  table.answer_all();
  const Session& session = table.app.table().session;
  EXPECT_FALSE(table.app.act("review_of:2"));
  EXPECT_TRUE(table.app.act("review_of:1"));
  EXPECT_TRUE(table.review().all().empty());
  const auto thought = table.app.take_effects().think;
  ASSERT_TRUE(thought);
  EXPECT_EQ(thought->seat, 1);
  EXPECT_EQ(thought->number, decisions_to_review(session.game(), 1).front());
  table.answer(*thought, verdict_for(*thought));
  table.answer_all();
  EXPECT_TRUE(table.review().complete());
  const auto moment = review_of(table.parts())["moment"];
  ASSERT_EQ(moment["actions"].size(), 1u) << "no branch from another player's decision";
  EXPECT_TRUE(table.app.act("review_of:0"));
  EXPECT_TRUE(table.review().complete()) << "that is known";
}

// Through the page's storage and back.
struct Reloaded {
  explicit Reloaded(const std::string& tab) : app(2) {
    app.use_worker(true);
    app.open("", tab, {});
    app.tick(1);
    app.take_effects();
    app.act("verdicts");
  }
  const DecisionReview& review() const { return app.table().verdicts; }
  App app;
};

TEST(VerdictsAtTheTable, AreNotMadeAgainAfterAReload) {
  AfterAHand table;
  table.app.act("verdicts");
  table.answer_all();
  const std::string tab = tab_text(table.app);
  Reloaded again(tab);
  EXPECT_FALSE(again.app.take_effects().think);
  EXPECT_TRUE(again.review().complete());
  EXPECT_TRUE(std::ranges::equal(again.review().all(), table.review().all()));
  EXPECT_EQ(tab_text(again.app).find("verdict 2 "), tab.find("verdict 2 "));
}

TEST(VerdictsAtTheTable, OfALongGameAreAllShownAndKept) {
  const std::string link =
      "v=trinidad&seed=17&rules=target.28&log="
      "1ACFABBEAAACABCAAAAAAAAAAAACADBCAABDBAACBBABABAAAAABAABAAECEABCBBAAAAABBAAAAABAC"
      "BAEABACDAAABBAABABBAAAABAEBAAEBAABBABBAAAABAAAAAAABAECCDDEBDADBBAABBAAAAAAAFAACB"
      "ACACACABCACAABBAAAABBDABFAEBFFBDACDDFECAACBBCABAAABAAAAAABADEBBCABADAAACAACAAAAA"
      "AAABAFBDDBABACBACAAAABBABAAAAACEACBDBCCDDACAAAAABBAAAAAAABCDCADCBCBBACBAAABAAAA";
  Sitting sitting(link);
  App& app = sitting.app;
  app.use_worker(true);
  app.act("moment:last");
  app.take_effects();
  app.act("verdicts");
  const auto& review = app.table().verdicts;
  while (const auto thought = app.take_effects().think) {
    app.act("thought:" + std::to_string(thought->serial) + ":" + verdict_for(*thought));
  }
  ASSERT_FALSE(review.failed());
  EXPECT_TRUE(review.complete());
  EXPECT_EQ(review.wanted(), 58);
  Mirror mirror;
  const auto part = review_of(read_json(mirror.update(app))["dialog"]["parts"]);
  ASSERT_EQ(part["hands"].size(), 12u);
  EXPECT_TRUE(part.contains("end"));
  std::size_t rows = 0;
  for (const auto& hand : part["hands"]) rows += hand["rows"].size();
  EXPECT_EQ(rows, 58u);
  Reloaded again(tab_text(app));
  EXPECT_TRUE(again.review().complete());
  EXPECT_TRUE(std::ranges::equal(again.review().all(), review.all()));
}

TEST(VerdictsAtTheTable, ThatCannotBeReadAreMadeAgain) {
  AfterAHand table;
  table.app.act("verdicts");
  table.answer_all();
  const std::string tab = tab_text(table.app);
  const int wanted = table.review().wanted();
  const auto with = [&](std::string_view old, std::string_view other) {
    std::string text = tab;
    return text.replace(text.find(old), old.size(), other);
  };
  const std::string first = "verdict 2 " + std::to_string(table.review().all()[0].event) + " ";
  const std::string second = std::to_string(table.review().all()[1].event);
  for (const std::string& bad :
       {with("verdict 2", "verdict 9"), with(";advice", ";advise"), with(";advice", ""),
        with(first, "verdict 2 0 "), with(first, "verdict 2 " + second + " ")}) {
    Reloaded again(bad);
    ASSERT_EQ(again.app.screen(), App::Screen::table) << "the game is there nevertheless";
    EXPECT_EQ(again.review().wanted(), wanted);
    EXPECT_TRUE(again.review().all().empty());
    EXPECT_TRUE(again.app.take_effects().think);
  }
}

TEST(VerdictsAtTheTable, AreSavedWithTheLogAsOneCanReadIt) {
  AfterAHand table;
  table.app.act("share");
  EXPECT_TRUE(table.parts()[1]["reviews"].empty());
  table.app.act("verdicts");
  table.answer_all();
  table.app.act("share");
  const auto reviews = table.parts()[1]["reviews"];
  ASSERT_EQ(reviews.size(), table.review().all().size());
  // As the page writes it: the review is a further member of the decision's event.
  const Session& session = table.app.table().session;
  std::string log;
  std::size_t told = 0;
  for (std::size_t i = 0; i < session.log().size(); ++i) {
    std::string line;
    append_json(line, session.log()[i], session.setup());
    if (told < reviews.size() && reviews[told]["event"] == i) {
      auto event = read_json(line);
      EXPECT_TRUE(is_decision(session.log()[i].kind));
      event["review"] = reviews[told++]["review"];
      EXPECT_EQ(event["review"]["version"], 1);
      EXPECT_EQ(event["review"]["best_chance"].get<int>() - event["review"]["chance"].get<int>(),
                event["review"]["cost"]);
      line = event.dump();
    }
    log += line + "\n";
  }
  EXPECT_EQ(told, reviews.size());
  LogReader reader;
  std::istringstream lines(log);
  std::size_t read = 0;
  for (std::string line; std::getline(lines, line); ++read) {
    EXPECT_FALSE(reader.read(line)) << line;
  }
  EXPECT_EQ(record_text(reader.record()), record_text(session.game()));
}

// The page finds its buttons by name.
TEST(VerdictsAtTheTable, AreOfferedOnceAtAnyMoment) {
  Sitting sitting("v=german&seed=REVIEW-2&rules=target.2");
  sitting.app.use_worker(false);
  Stream stream(2, "review");
  Mirror mirror;
  for (int step = 0; step < 60 && sitting.plays(); ++step) {
    sitting.choose(stream, 1);
    sitting.app.use_worker(true);
    const auto state = read_json(mirror.update(sitting.app));
    sitting.app.use_worker(false);
    std::map<std::string, int> times;
    for (const auto& action : state["actions"]) ++times[action["id"].get<std::string>()];
    for (const auto& [id, count] : times) EXPECT_EQ(count, 1) << id;
    EXPECT_EQ(times["verdicts"], 1) << step;
  }
  EXPECT_TRUE(game_over(sitting.app.table()));
}

TEST(VerdictsAtTheTable, SayNothingOfAHandThatIsStillPlayed) {
  Sitting sitting("v=german&seed=REVIEW-1");
  sitting.wait();
  sitting.app.use_worker(true);
  sitting.app.act("verdicts");
  sitting.app.tick(sitting.now);
  EXPECT_FALSE(sitting.app.take_effects().think);
  EXPECT_EQ(sitting.app.table().verdicts.wanted(), 0);
}

TEST(VerdictsAtTheTable, ThatAreNoneEndTheReview) {
  for (const std::string bad : {"failed", "", "verdict 2 0 0 plain\n", "keep"}) {
    AfterAHand table;
    table.app.act("verdicts");
    const auto thought = table.asked();
    ASSERT_TRUE(thought);
    table.answer(*thought, bad);
    EXPECT_TRUE(table.review().failed()) << bad;
    EXPECT_TRUE(table.review().all().empty());
    EXPECT_FALSE(table.asked());
    EXPECT_EQ(table.parts()[2]["text"], table.app.words().review_failed);
  }
  // The verdict of another decision does not count either.
  AfterAHand table;
  table.app.act("verdicts");
  auto thought = table.asked();
  ASSERT_TRUE(thought);
  WorkerRequest other = *thought;
  const Session& session = table.app.table().session;
  other.number = decisions_to_review(session.game(), session.human())[1];
  table.answer(*thought, verdict_for(other));
  EXPECT_TRUE(table.review().failed());
}

// Found by Fuzz.ActionsAtRandom: the log is shorter than when the request was sent.
TEST(VerdictsAtTheTable, OfAGameThatHasGoneAnotherWayAreDropped) {
  AfterAHand table;
  table.app.act("verdicts");
  const auto thought = table.asked();
  ASSERT_TRUE(thought);
  table.app.act("close");
  table.app.act("undo");
  table.answer(*thought, verdict_for(*thought));
  EXPECT_TRUE(table.review().all().empty());
  EXPECT_FALSE(table.review().failed());
  EXPECT_FALSE(table.waits(Requests::Owner::verdict));
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
