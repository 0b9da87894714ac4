// The count of card points before the award for Game: complete, in order, and nothing tells the
// result before it.
#include "app/table/table_count.hpp"

#include "app/accessibility/mirror.hpp"
#include "app/app_play.hpp"
#include "app/table/table_awards.hpp"
#include "core/rules/kernel.hpp"
#include "core/table/scoring.hpp"

namespace allfours {
namespace {

// Plays until card points are being counted; false if the game ends first.
bool play_to_count(Sitting& sitting, Stream& stream) {
  for (int steps = 0; steps < 3000 && sitting.plays(); ++steps) {
    if (counts_now(sitting.app.table())) return true;
    if (std::isfinite(sitting.app.next_due()) || award_waits(sitting.app.table())) {
      sitting.wait_a_step();
    } else {
      sitting.choose_something(stream);
    }
    if (::testing::Test::HasFatalFailure()) return false;
  }
  return false;
}

Scores points_of(const Table& table, const std::vector<CountedCard>& cards) {
  Scores points{};
  for (const CountedCard& one : cards) {
    points[at(side_of(table, one.seat))] =
        static_cast<std::int16_t>(points[at(side_of(table, one.seat))] + card_points(one.card));
  }
  return points;
}

TEST(Count, EachCardIsCountedBeforeTheAwardWithItsPoints) {
  int counted = 0;
  for (const GameSetup& setup : usual_setups()) {
    SCOPED_TRACE(setup_text(setup));
    Stream stream(1, setup_text(setup));
    Sitting sitting{std::string_view(setup_text(setup))};
    App& app = sitting.app;
    if (!play_to_count(sitting, stream)) continue;
    ++counted;
    const Table table = app.table().session.table();
    const auto all = cards_to_count(table);
    for (std::size_t i = 1; i < all.size(); ++i) {
      EXPECT_GE(card_points(all[i - 1].card), card_points(all[i].card));
    }
    const std::size_t rows = app.table().narration.rows().size();
    Mirror mirror;
    const std::string heard = mirror.update(app);
    const double end = app.next_due();
    std::size_t last = 0;
    for (; sitting.now < end - 1; sitting.now += 20) {
      app.tick(sitting.now);
      const auto so_far = counted_so_far(app.table());
      EXPECT_GE(so_far.size(), last) << "a card goes back";
      EXPECT_LE(so_far.size(), last + 1) << "two cards at once";
      EXPECT_TRUE(std::equal(so_far.begin(), so_far.end(), all.begin()));
      last = so_far.size();
      EXPECT_EQ(app.table().narration.rows().size(), rows);
      EXPECT_EQ(app.table().session.table().score, table.score);
    }
    EXPECT_EQ(last, all.size());
    EXPECT_EQ(Mirror().update(app), heard) << "the award is told before its time";
    app.tick(sitting.now = end);
    const Event award = app.table().session.last_shown();
    ASSERT_EQ(award.kind, EventKind::award);
    EXPECT_EQ(award.award, AwardFor::game);
    EXPECT_EQ(award.why.points, points_of(table, all));
    EXPECT_FALSE(counts_now(app.table()));
  }
  EXPECT_GE(counted, 18) << "variants";
}

struct Counting : Sitting {
  Counting() : Sitting("v=trinidad&seed=COUNT-1") {
    Stream stream(1, "count");
    EXPECT_TRUE(play_to_count(*this, stream));
  }
};

TEST(Count, ATouchEndsItAndShowsTheAward) {
  Counting sitting;
  const int shown = sitting.app.table().session.shown();
  EXPECT_TRUE(sitting.app.act("skip"));
  sitting.app.tick(sitting.now);
  EXPECT_EQ(sitting.app.table().session.shown(), shown + 1);
  EXPECT_FALSE(counts_now(sitting.app.table()));
}

// A moment that is looked at again shows what it showed.
TEST(Count, IsMadeOnce) {
  Counting sitting;
  App& app = sitting.app;
  const int shown = app.table().session.shown();
  app.act("step:-1");
  EXPECT_FALSE(counts_now(app.table()));
  app.act("back_to_game");
  sitting.wait();
  EXPECT_GT(app.table().session.shown(), shown);
}

TEST(Count, IsFasterAtAFasterPaceAndLeftOutWhereNothingIsSeen) {
  Counting slow;
  const double time = slow.app.next_due() - slow.now;
  Sitting fast("v=trinidad&seed=COUNT-1");
  fast.app.act("pace:2");
  Stream stream(1, "count");
  ASSERT_TRUE(play_to_count(fast, stream));
  EXPECT_LT(fast.app.next_due() - fast.now, time / 2);
  Sitting words("v=trinidad&seed=COUNT-1");
  words.app.show_words_only(true);
  Stream again(1, "count");
  EXPECT_FALSE(play_to_count(words, again));
}

}  // namespace
}  // namespace allfours
