// Hands replayed from the person's seat: requested one after another from a worker, only for
// finished hands; compared in a dialog; dropped when the game takes another course.
#include <gtest/gtest.h>

#include "app/links/link.hpp"
#include "app/table/after_hands.hpp"
#include "words/duplicate_words.hpp"

namespace allfours {
namespace {

// A worker's answer as in src/script/calls_advise.cpp, shortened and by a faster bot.
std::string hand_for(const WorkerRequest& thought) {
  const auto opened = std::get<OpenedRecord>(open_record(thought.record));
  const Bots bots = std::get<Bots>(parse_bots(thought.bots, opened.game.setup().players));
  const auto hand = duplicate(opened.game, thought.number, thought.seat, bots, sensible());
  return "1234 5000 " + record_text(hand->game);
}

struct Again : AfterHands {
  explicit Again(int hands, std::string_view link = "v=german&seed=AGAIN-1&bots=beginner")
      : AfterHands(hands, link, "again") {}
  const ReplayedHands& again() const { return app.table().hands_again; }
  int answer_all() { return AfterHands::answer_all(hand_for); }
};

TEST(DuplicateAtTheTable, AsksForOneHandAfterAnotherWhileItIsLookedAt) {
  Again table(3, "v=trinidad&seed=AGAIN-2&bots=beginner");
  EXPECT_FALSE(table.asked()) << "nobody is viewing it";
  EXPECT_TRUE(table.app.act("duplicate"));
  EXPECT_EQ(table.app.state().dialog, "duplicate");
  const auto first = table.asked();
  ASSERT_TRUE(first);
  EXPECT_EQ(first->player, duplicate_name);
  EXPECT_EQ(first->number, 1);
  EXPECT_EQ(first->seat, table.app.table().session.human());
  EXPECT_EQ(first->bots, "beginner") << "the bots of this game";
  EXPECT_FALSE(table.asked()) << "one at a time";
  EXPECT_TRUE(table.waits(Requests::Owner::hand_again));
  EXPECT_EQ(table.parts()[1]["text"],
            fill(table.app.words().duplicate_progress, {{"n", "1"}, {"other", "3"}}));
  table.answer(*first, hand_for(*first));
  ASSERT_EQ(table.again().all().size(), 1U);
  const auto second = table.asked();
  ASSERT_TRUE(second);
  EXPECT_EQ(second->number, 2);
  // After the dialog is closed nothing more is requested; a pending answer is accepted.
  table.app.act("close");
  table.answer(*second, hand_for(*second));
  EXPECT_EQ(table.again().all().size(), 2U);
  EXPECT_FALSE(table.asked());
  table.app.act("duplicate");
  EXPECT_EQ(table.answer_all(), 1);
  EXPECT_TRUE(table.again().complete());
  EXPECT_EQ(table.again().wanted(), 3);
}

TEST(DuplicateAtTheTable, GivesWayToTheReviewAndComesBack) {
  Again table(1);
  table.app.act("duplicate");
  ASSERT_TRUE(table.asked());
  table.app.act("duplicate");
  table.app.act("verdicts");
  const auto verdict = table.asked();
  ASSERT_TRUE(verdict);
  EXPECT_EQ(verdict->player, reviewer_name);
  EXPECT_FALSE(table.waits(Requests::Owner::hand_again))
      << "a newer request replaces the older one";
  table.app.act("verdicts");
  table.app.act("duplicate");
  const auto hand = table.asked();
  ASSERT_TRUE(hand);
  EXPECT_EQ(hand->player, duplicate_name);
  EXPECT_FALSE(table.waits(Requests::Owner::verdict));
}

TEST(DuplicateAtTheTable, IsADialogOfHandsPointsAndWaysToTheTable) {
  Again table(3, "v=trinidad&seed=AGAIN-2");
  table.app.act("duplicate");
  EXPECT_EQ(table.parts().size(), 2U);
  table.answer_all();
  const auto parts = table.parts();
  ASSERT_EQ(parts.size(), 2U) << "no request is pending";
  ASSERT_EQ(parts[1]["kind"], "hands");
  const auto& rows = parts[1]["rows"];
  ASSERT_EQ(rows.size(), 4U);
  const Session& session = table.app.table().session;
  int parted = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    const HandAgain& hand = table.again().all()[i];
    EXPECT_EQ(rows[i]["heading"], "Hand " + std::to_string(i + 1));
    EXPECT_EQ(rows[i]["suit"], hand.own.trump ? suit_symbol(*hand.own.trump) : "");
    ASSERT_EQ(rows[i]["lines"].size(), 2U);
    EXPECT_EQ(rows[i]["lines"][0]["who"], "You");
    EXPECT_EQ(rows[i]["lines"][1]["who"], "Expert");
    EXPECT_EQ(rows[i]["lines"][0]["score"], points_text(gained_in(hand.own), 0, 2));
    EXPECT_EQ(rows[i]["lines"][1]["score"], points_text(gained_in(hand.again), 0, 2));
    const auto& points = rows[i]["lines"][0]["points"];
    ASSERT_EQ(points.size(), hand.own.points.size());
    for (std::size_t k = 0; k < points.size(); ++k) {
      const HandPoint& point = hand.own.points[k];
      EXPECT_EQ(points[k]["side"], point.side < 0 ? "nobody" : point.side == 0 ? "own" : "theirs");
      if (point.what == AwardFor::high) {
        EXPECT_EQ(points[k]["letter"], "H");
      }
      EXPECT_EQ(points[k]["times"].get<std::string>().empty(), point.side < 0 || point.points == 1);
    }
    const std::string text = rows[i]["lines"][0]["text"];
    EXPECT_TRUE(text.starts_with("You: " + points_text(gained_in(hand.own), 0, 2))) << text;
    EXPECT_TRUE(text.ends_with(" 12% to win")) << text;
    EXPECT_TRUE(rows[i]["lines"][1]["text"].get<std::string>().ends_with(" 50% to win"));
    EXPECT_EQ(rows[i].contains("id"), hand.parting.has_value());
    if (!hand.parting) continue;
    ++parted;
    // The bot's hand is a link to the moment of divergence.
    const auto link = read_link(rows[i]["href"].get<std::string>().substr(1));
    ASSERT_TRUE(std::holds_alternative<OpenedLink>(link)) << rows[i]["href"];
    EXPECT_EQ(std::get<OpenedLink>(link).moment, hand.parting->other);
    EXPECT_EQ(std::get<OpenedLink>(link).seat, session.human());
  }
  ASSERT_GT(parted, 0);
  EXPECT_EQ(rows[3]["heading"], table.app.words().duplicate_total);
  int more = 0;
  for (const HandAgain& hand : table.again().all()) {
    more += margin_of(hand.own, 0) - margin_of(hand.again, 0);
  }
  EXPECT_EQ(rows[3]["parted"], balance_text(table.app.words(), more, "Expert"));
  // To the table at the first divergence.
  for (std::size_t i = 0; i < 3; ++i) {
    if (!rows[i].contains("id")) continue;
    EXPECT_TRUE(table.app.act(rows[i]["id"].get<std::string>()));
    EXPECT_EQ(table.app.state().dialog, "");
    EXPECT_EQ(session.shown(), table.again().all()[i].parting->one);
    break;
  }
}

TEST(DuplicateAtTheTable, SaysNothingOfAHandThatIsStillPlayed) {
  Sitting sitting("v=german&seed=AGAIN-1");
  sitting.wait();
  sitting.app.use_worker(true);
  sitting.app.act("duplicate");
  sitting.app.tick(sitting.now);
  EXPECT_FALSE(sitting.app.take_effects().think);
  EXPECT_EQ(sitting.app.table().hands_again.wanted(), 0);
}

TEST(DuplicateAtTheTable, EndsWithAnAnswerThatIsNoSuchHand) {
  const std::string other = "v=german&seed=AGAIN-3&dealer=0&log=1A";
  // Texts without a record get the hand's record: only their numbers are wrong.
  for (const std::string bad : {"failed", "", "1 ", "1 2 ", "-1 2 *", "1 10001 *", "1 2x *",
                                "1  2 *", "*", "5000 *", "99999999999999999999 1 *", "1 2 other"}) {
    Again table(1);
    table.app.act("duplicate");
    const auto thought = table.asked();
    ASSERT_TRUE(thought);
    const std::string good = hand_for(*thought).substr(std::string_view("1234 5000 ").size());
    std::string text = bad;
    if (text.ends_with('*')) text.replace(text.size() - 1, 1, good);
    if (text.ends_with("other")) text.replace(text.size() - 5, 5, other);
    table.answer(*thought, text);
    EXPECT_TRUE(table.again().failed()) << bad;
    EXPECT_FALSE(table.asked());
    EXPECT_EQ(table.parts()[1]["text"], table.app.words().duplicate_failed);
  }
}

TEST(DuplicateAtTheTable, IsForgottenWhereTheGameGoesAnotherWay) {
  Again table(1);
  table.app.act("duplicate");
  table.answer_all();
  ASSERT_EQ(table.again().all().size(), 1U);
  table.app.act("close");
  table.app.act("undo");
  table.app.act("duplicate");
  EXPECT_TRUE(table.again().all().empty());
  EXPECT_EQ(table.again().wanted(), 0);
  EXPECT_EQ(table.parts()[1]["text"], table.app.words().duplicate_nothing);
}

// A game from a link is compared from the seat at which it is viewed.
TEST(DuplicateAtTheTable, ComparesALinkThatIsOpened) {
  Stream stream(3, "again");
  const GameSetup setup = setup_of("v=pitch&players=3&seed=AGAIN-4");
  const Events log = random_log(setup, stream, 2);
  const std::string link = link_text({{setup, decisions_in(log), 0}, 2, {}, all_bots("beginner")});
  Sitting sitting(link);
  sitting.app.use_worker(true);
  sitting.app.take_effects();
  sitting.app.act("duplicate");
  sitting.app.tick(sitting.now);
  const auto thought = sitting.app.take_effects().think;
  ASSERT_TRUE(thought);
  EXPECT_EQ(thought->seat, 2);
  EXPECT_EQ(thought->bots, "beginner");
}

}  // namespace
}  // namespace allfours
