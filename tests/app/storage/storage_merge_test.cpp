// Several tabs that add to the same stored texts, in any order: no finished game is lost or counted
// twice, and forgotten entries stay forgotten.
#include "app/all_kept.hpp"
#include "app/app_play.hpp"
#include "app/features/league/league_feature.hpp"
#include "app/storage/resume.hpp"
#include "app/storage/stored_texts.hpp"
#include "app/table/table_results.hpp"

namespace allfours {
namespace {

// A tab that finishes games: "pitch" here, "german" there.
struct Tab : Sitting {
  // Each with entropy of its own, as in a browser.
  explicit Tab(std::string_view link, const std::string& name)
      : Sitting(link, static_cast<unsigned char>(name.front())), stream(1, name) {}

  void finish_game() {
    if (!plays()) app.act("play_again");
    play_out(stream);
    const Session& session = app.table().session;
    finished.add(tally(session.setup(), session.log(), session.human()));
  }

  Stream stream;
  Statistics finished;
};

// The combined tallies of several tabs.
Statistics together(const std::vector<const Statistics*>& all) {
  Statistics sum;
  for (const Statistics* one : all) {
    for (const Tally& game : one->tallies) sum.add(game);
  }
  return sum;
}

// Sorted, for comparison.
Statistics sorted(Statistics statistics) {
  std::sort(statistics.tallies.begin(), statistics.tallies.end(),
            [](const Tally& one, const Tally& other) { return one.variant < other.variant; });
  return statistics;
}

TEST(Adding, NoGameOfTwoTabsIsMissingFromTheStatistics) {
  for (int round = 0; round < 12; ++round) {
    Stream chance(static_cast<std::uint64_t>(round), "tabs");
    Tab one("v=pitch&players=2&seed=ONE&rules=target.2", "one");
    Tab two("v=german&seed=TWO&rules=target.2", "two");
    const std::array tabs{&one, &two};
    const std::string before = "trinidad games 3 won 1 hands 30 all_fours 0\nhokm games 2\n";
    std::string kept = before;
    for (Tab* tab : tabs) hear_stored(tab->app, "statistics", kept);
    for (int step = 0; step < 20; ++step) {
      Tab& tab = *tabs[at(chance.below(2))];
      switch (chance.below(3)) {
        case 0:
          tab.finish_game();
          break;
        case 1:
          kept = added_to(tab.app, "statistics", kept);
          break;
        default:
          hear_stored(tab.app, "statistics", kept);
      }
      // A tab immediately shows its own games and those it has heard of.
      const auto& own = tab.finished.tallies;
      const auto& shown = tab.app.state().records.statistics.now().tallies;
      for (const Tally& game : own) {
        const auto there = std::find_if(shown.begin(), shown.end(), [&](const Tally& other) {
          return other.variant == game.variant;
        });
        ASSERT_NE(there, shown.end());
        EXPECT_EQ(there->games, game.games) << "round " << round << ", step " << step;
      }
    }
    for (Tab* tab : tabs) kept = added_to(tab->app, "statistics", kept);
    const Statistics start = parse_statistics(before);
    const Statistics end = parse_statistics(kept);
    EXPECT_EQ(sorted(end).tallies, sorted(together({&start, &one.finished, &two.finished})).tallies)
        << "round " << round;
    EXPECT_EQ(end.unknown, start.unknown);
  }
}

TEST(Adding, WhatIsForgottenStaysForgottenWhateverElseWasAdded) {
  Tab tab("v=pitch&players=2&seed=ONE&rules=target.1", "forgets");
  tab.finish_game();
  tab.app.act("statistics");
  tab.app.act("forget_statistics");
  tab.app.act("forget_statistics");
  ASSERT_TRUE(tab.app.state().records.statistics.now().tallies.empty());
  EXPECT_TRUE(tab.app.take_effects().saves("statistics"));
  const std::string others = "german games 1 won 1 hands 3 all_fours 0\n";
  hear_stored(tab.app, "statistics", others);
  EXPECT_TRUE(tab.app.state().records.statistics.now().tallies.empty()) << "before its turn";
  const Statistics& left = tab.app.state().records.statistics.now();
  ASSERT_EQ(left.counted.size(), 1U) << "a copy in another tab does not count either";
  EXPECT_EQ(added_to(tab.app, "statistics", others),
            "device " + left.device + "\ncounted " + left.counted[0] + "\n");
  // From then on it counts as usual.
  EXPECT_EQ(added_to(tab.app, "statistics", others), others + "counted " + left.counted[0] + "\n");
  tab.finish_game();
  const Statistics now = parse_statistics(added_to(tab.app, "statistics", others));
  ASSERT_EQ(now.tallies.size(), 2u);
  EXPECT_EQ(now.tallies[0].games + now.tallies[1].games, 2);
}

// A tab that is opened while another has the game shows a copy of it.
TEST(Adding, AGameThatTwoTabsFinishCountsOnce) {
  for (const bool slate : {false, true}) {
    const std::string link = slate ? "v=west-yorkshire&seed=COPY&rules=target.3,stake_game.2"
                                   : "v=pitch&players=2&seed=COPY&rules=target.3";
    Tab one(link, "one");
    one.play_hand(one.stream);
    const auto kept = own_text(one.app);
    ASSERT_TRUE(kept);
    // The first tab has played on since.
    Tab two("v=german&seed=ELSEWHERE", "second");
    two.app.open("", *kept + "picked \n", {{one.app.state().own_name, "", *kept}});
    ASSERT_EQ(two.app.table().session.setup().seed, "COPY");
    ASSERT_NE(two.app.state().own_name, one.app.state().own_name);
    one.play_out(one.stream);
    const char* name = slate ? "slate" : "statistics";
    const std::string stored = added_to(one.app, name, "");
    hear_stored(two.app, name, stored);
    two.play_out(two.stream);
    ASSERT_TRUE(game_over(two.app.table()));
    EXPECT_EQ(added_to(two.app, name, stored), stored);
    // Another game counts.
    two.app.act("play_again");
    two.play_out(two.stream);
    EXPECT_NE(added_to(two.app, name, stored), stored);
  }
}

// Plays the first hand of the deal of the day.
void play_day(Sitting& sitting, const std::string& date) {
  Stream stream(1, "day");
  sitting.app.act("date:" + date);
  ASSERT_TRUE(sitting.app.act("today"));
  sitting.play_hand(stream);
  ASSERT_TRUE(sitting.app.take_effects().saves("days"));
}

TEST(Adding, DaysOfTwoTabsAreAllThereAndADayIsWhatItWasFirst) {
  Sitting one, two;
  play_day(one, "2026-11-24");
  play_day(two, "2026-11-25");
  const std::string early = "2026-11-23 german ++0- 3 1\n2026-11-24 trinidad ---- 0 4\n";
  const std::string kept = added_to(two.app, "days", added_to(one.app, "days", early));
  const Days days = parse_days(kept);
  ASSERT_EQ(days.results.size(), 3u) << kept;
  EXPECT_TRUE(kept.starts_with(early)) << kept;
  EXPECT_EQ(days.results.rbegin()->second, *day_result(two.app.table()));
  EXPECT_EQ(two.app.state().records.days.now(), days) << "the app shows them, too";
  // Stored days are not added again.
  EXPECT_EQ(added_to(two.app, "days", early), early);
}

TEST(Adding, TheSlatesOfTwoTabsAreOneAndAWipedOneStaysWiped) {
  Stream stream(1, "slates");
  const std::string link = "v=west-yorkshire&seed=SLATE-1&rules=target.3,stake_game.2";
  Sitting one(link), two(2);
  two.app.open_link(link);
  two.app.act("begin");
  one.play_out(stream);
  two.app.act("slate_unit:beans");
  two.play_out(stream);
  ASSERT_EQ(one.app.state().records.slate.now().games.size(), 1u);
  const std::string first = one.app.state().records.slate.now().games[0].name;
  std::string kept = added_to(two.app, "slate", added_to(one.app, "slate", ""));
  Slate slate = parse_slate(kept);
  ASSERT_EQ(slate.games.size(), 2u) << kept;
  EXPECT_EQ(slate.games[0].name, first);
  EXPECT_EQ(slate.unit, "beans");
  EXPECT_EQ(two.app.state().records.slate.now(), slate);
  // One tab wipes the slate while the other adds a game.
  one.app.act("wipe_slate");
  one.app.act("wipe_slate");
  two.app.act("play_again");
  two.play_out(stream);
  const std::string last = two.app.state().records.slate.now().games.back().name;
  EXPECT_EQ(parse_slate(added_to(one.app, "slate", kept)), (Slate{"beans", {}, {}}));
  kept = added_to(two.app, "slate", added_to(one.app, "slate", ""));
  slate = parse_slate(kept);
  ASSERT_EQ(slate.games.size(), 1u) << kept;
  EXPECT_EQ(slate.games[0].name, last);
}

TEST(Adding, ALeagueMatchInOneTabAndASeasonInAnotherAreBothKept) {
  Sitting one, two;
  for (const char* id : {"variant:west-yorkshire", "seed:CUP", "league", "start"}) {
    one.app.act(id);
  }
  for (const char* id : {"season_begin:2", "season_play"}) two.app.act(id);
  ASSERT_NE(current_night(one.app), nullptr);
  ASSERT_NE(two.app.state().records.nights.of_season(), nullptr);
  const std::string match = current_night(one.app)->text();
  const std::string day = two.app.state().records.nights.of_season()->text();
  // Neither has seen the other's league night when it stores its own.
  const std::string kept = added_to(two.app, "league", added_to(one.app, "league", "rubbish\n\n"));
  EXPECT_EQ(kept, match + "\n" + day + "\nrubbish\n\n");
  // A season just opened has no day played yet; the match stays.
  one.app.act("season_open:" + season_text(two.app.state().records.seasons.now));
  one.app.act("season_take");
  EXPECT_EQ(one.app.state().records.seasons.now, two.app.state().records.seasons.now);
  hear_stored(one.app, "league", kept);
  EXPECT_EQ(one.app.state().records.nights.of_season(), nullptr) << "before its turn";
  EXPECT_EQ(added_to(one.app, "league", kept), match + "\n\nrubbish\n\n");
  hear_stored(one.app, "league", kept);
  EXPECT_NE(one.app.state().records.nights.of_season(), nullptr)
      << "stored by another tab afterwards";
}

}  // namespace
}  // namespace allfours
