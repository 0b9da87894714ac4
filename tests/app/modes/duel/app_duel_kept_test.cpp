// A duel that is left, saved and resumed: a reload at every moment, keys, other games beside it.
#include <cmath>

#include "app/duel_play.hpp"
#include "app/storage/resume.hpp"
#include "app/table/table_state.hpp"

namespace allfours {
namespace {

TEST(DuelKept, ComesBackAtEveryMoment) {
  for (const std::string_view link : {"v=trinidad", "v=west-yorkshire-6", "v=california-jack",
                                      "v=german&rules=target.2", "v=cotton"}) {
    SCOPED_TRACE(link);
    First first(std::string(link), 4);
    Stream stream(6, link);
    std::string sent;
    const auto step = [&](Duellist& one) {
      if (std::isfinite(one.app.next_due())) {
        one.wait_a_step();
      } else if (!one.run().deal_played()) {
        one.choose_something(stream);
      } else if (!one.run().finished()) {
        one.app.act("next_deal");
      } else {
        return false;
      }
      App other(1);
      const std::string address = one.app.table().address;
      other.open(address, tab_text(one.app), {});
      EXPECT_EQ(other.screen(), App::Screen::table);
      EXPECT_EQ(tab_text(other), tab_text(one.app));
      EXPECT_NE(duel_at(other.table()), nullptr);
      if (duel_at(other.table()) == nullptr) return false;
      EXPECT_EQ(duel_at(other.table())->me, one.run().me);
      EXPECT_EQ(duel_at(other.table())->deal, one.run().deal);
      EXPECT_EQ(duel_at(other.table())->duel, one.run().duel);
      EXPECT_EQ(other.table().session.shown(), one.app.table().session.shown());
      EXPECT_EQ(other.table().address, address);
      EXPECT_EQ(other.table().mode->challenge(other.table()).text,
                one.app.table().mode->challenge(one.app.table()).text);
      // Without the tab's text, on another visit.
      App later(1);
      later.open("", "", saved_as(kept_text(one.app)));
      EXPECT_EQ(later.screen() == App::Screen::table, !kept_text(one.app).empty());
      return !::testing::Test::HasFailure();
    };
    while (step(first)) {
    }
    ASSERT_FALSE(HasFailure());
    Second second(first.link());
    first.app.act("close");
    while (step(second)) {
    }
    ASSERT_FALSE(HasFailure());
    second.app.act("duel_deal:3:other");
    step(second);
    App other(1);
    other.open(second.app.table().address, tab_text(second.app), {});
    const DuelRun& run = *duel_at(other.table());
    EXPECT_EQ(run.deal, 2);
    EXPECT_EQ(run.duel.logs[at(run.shown)][2], run.duel.logs[0][2])
        << "the first player's decisions";
  }
}

TEST(DuelKept, GoesOnByKeys) {
  First first("v=german", 4);
  Stream stream(11, "duel");
  for (int deal = 1; deal <= 4; ++deal) {
    EXPECT_EQ(first.run().deal, deal - 1);
    first.play_deal(stream);
    EXPECT_TRUE(first.app.press_key("Enter"));
  }
  EXPECT_EQ(first.app.state().dialog, "duel") << "the link to be sent";
}

TEST(DuelKept, IsLeftAndGoneOnWith) {
  First first("v=seven-up&players=3", 4);
  Stream stream(7, "duel");
  first.play_deal(stream);
  ASSERT_TRUE(first.app.act("next_deal"));
  first.wait();
  first.app.act("new_game");
  ASSERT_NE(first.app.state().saved_games.newest(), nullptr);
  ASSERT_TRUE(first.app.act("resume"));
  EXPECT_EQ(first.run().deal, 1);
  EXPECT_EQ(first.run().duel.logs[0].size(), 1U);
  first.play_all(stream);
  first.app.act("new_game");
  EXPECT_EQ(first.app.state().saved_games.newest(), nullptr) << "it has been played";
}

// Looking at a comparison does not affect one's own saved game.
TEST(DuelKept, AComparisonDoesNotTakeTheKeptGamesPlace) {
  First first("v=german", 1);
  Stream stream(8, "duel");
  first.play_all(stream);
  Second second(first.link());
  second.play_all(stream);
  const std::string back = second.link();
  Sitting own;
  own.app.act("variant:french");
  own.app.act("start");
  own.wait();
  own.choose_something(stream);
  const std::string kept = kept_text(own.app);
  ASSERT_FALSE(kept.empty());
  own.app.open_link(back);
  EXPECT_EQ(own.app.state().dialog, "duel");
  own.app.act("duel_deal:1");
  EXPECT_EQ(kept_text(own.app), kept);
  own.app.act("new_game");
  EXPECT_NE(own.app.state().saved_games.newest(), nullptr);
  EXPECT_EQ(own.app.state().dialog, "");
}

// A saved text with impossible contents is rejected as a whole.
TEST(DuelKept, ABrokenKeptDuelIsNone) {
  First first("v=german", 4);
  Stream stream(10, "duel");
  first.play_deal(stream);
  first.app.act("next_deal");
  first.wait();
  const std::string good = kept_text(first.app);
  ASSERT_TRUE(parse_saved(good));
  const auto with = [&](std::string_view from, std::string_view to) {
    std::string text = good;
    const auto place = text.find(from);
    EXPECT_NE(place, std::string::npos) << from;
    return text.replace(place, from.size(), to);
  };
  EXPECT_FALSE(parse_saved(with("duel 1 ", "duel 3 ")));
  EXPECT_FALSE(parse_saved(with("duel 1 ", "duel ")));
  EXPECT_FALSE(parse_saved(with("duel 1 ", "duel 2 ")));
  EXPECT_FALSE(parse_saved(with("&duel=4&one=1", "&duel=4&one=1A")));
  EXPECT_FALSE(parse_saved(with("hand=2", "hand=3")));
  EXPECT_FALSE(parse_saved("duel 1 v=german&seed=A&duel=4\n" + good));
}

}  // namespace
}  // namespace allfours
