// A league night: the tables beside the person's keep pace with it, in a worker or here, are
// stored, and lead to a result sheet. The app's part: app_league_test.cpp.
#include "app/features/league/league_night.hpp"

#include "app/all_kept.hpp"
#include "app/app_play.hpp"
#include "app/features/league/league_dialog.hpp"
#include "app/features/league/league_worker.hpp"
#include "json.hpp"
#include "players/games/game_loop.hpp"

namespace allfours {
namespace {

LeagueNight friendly() { return {league_setup("CUP"), "OWN", {0, 3}}; }

TEST(LeagueNight, ThreeTablesKeepUpWithOurs) {
  LeagueNight night = friendly();
  ASSERT_EQ(night.tables().size(), 3U);
  const auto go_on = [&] {
    int questions = 0;
    while (const auto thought = night.request()) {
      EXPECT_EQ(thought->player, league_name);
      EXPECT_LE(thought->number, 12) << "a bounded number of decisions";
      EXPECT_TRUE(night.has_asked());
      night.hear(played_on(*thought));
      EXPECT_FALSE(night.has_asked());
      ++questions;
    }
    return questions;
  };
  EXPECT_EQ(go_on(), 3) << "once at each table";
  EXPECT_EQ(go_on(), 0) << "we have not played";
  night.keep_up_with(30);
  EXPECT_GT(go_on(), 3);
  for (const NightTable& table : night.tables()) {
    EXPECT_GT(table.game.decisions(), 30);
    EXPECT_LE(table.game.decisions(), 42);
  }
  EXPECT_FALSE(night.match_over());
  night.end_own({0, {15, 9}}, false);
  go_on();
  ASSERT_TRUE(night.match_over());
  EXPECT_TRUE(night.over());
  const LeagueMatch match = night.match();
  EXPECT_EQ(match.games[0].points, (std::array<int, 2>{15, 9}));
  EXPECT_EQ(match.result.match_points, league_result(match.games).match_points);
  for (const NightTable& table : night.tables()) {
    EXPECT_EQ(table.result().points[at(table.result().winner)], league_target);
  }
}

TEST(LeagueNight, TablesHaveDealsOfTheirOwn) {
  const LeagueNight night = friendly();
  for (const NightTable& one : night.tables()) {
    EXPECT_NE(one.game.setup().seed, "CUP");
    for (const NightTable& other : night.tables()) {
      if (&one == &other) continue;
      EXPECT_NE(one.game.setup().seed, other.game.setup().seed);
    }
  }
}

TEST(LeagueNight, AReplyThatIsNoneIsPlayedHere) {
  for (const std::string bad :
       {"failed", "here", "", "v=german&seed=X", "v=west-yorkshire&seed=X"}) {
    LeagueNight night = friendly();
    ASSERT_TRUE(night.request());
    night.hear(bad);
    int decisions = 0;
    for (const NightTable& table : night.tables()) decisions += table.game.decisions();
    EXPECT_GT(decisions, 0) << bad;
    EXPECT_FALSE(night.has_asked());
  }
  LeagueNight night = friendly();
  ASSERT_TRUE(night.request());
  night.forget_request();
  EXPECT_FALSE(night.has_asked());
}

TEST(LeagueNight, IsReadAsItWasWritten) {
  LeagueNight night = friendly();
  night.play_here(sensible(), 200);
  for (const bool ended : {false, true}) {
    if (ended) night.end_own({1, {3, 15}}, true);
    const auto again = parse_night(night.text());
    ASSERT_TRUE(again);
    EXPECT_EQ(again->text(), night.text());
    EXPECT_EQ(again->own(), "OWN");
    EXPECT_EQ(again->clubs(), night.clubs());
    EXPECT_EQ(again->practice(), ended);
    EXPECT_EQ(again->own_game().has_value(), ended);
    // It continues from there exactly as before.
    LeagueNight one = *again;
    LeagueNight other = night;
    one.play_here(sensible(), 50);
    other.play_here(sensible(), 50);
    EXPECT_EQ(one.text(), other.text());
  }
  const std::string good = night.text();
  EXPECT_FALSE(parse_night(""));
  EXPECT_FALSE(parse_night(good.substr(0, good.size() / 2)));
  for (const std::string bad : {"what 3\n", "table 0 9 v=west-yorkshire&seed=X\n",
                                "table 0 1 v=german&seed=X\n", "ended 2 0 0\n", "night 1 2 3\n"}) {
    EXPECT_FALSE(parse_night(good + bad)) << bad;
  }
}

TEST(LeagueNight, TheSheetSaysAllGamesSumsAndMatchPoints) {
  LeagueNight night = friendly();
  night.end_own({0, {15, 9}}, false);
  night.play_here(sensible(), 1'000'000);
  const LeagueMatch match = night.match();
  const std::string sheet = league_sheet(night, words_in(Language()));
  EXPECT_TRUE(contains(sheet, "The Weavers Arms ")) << sheet;
  EXPECT_TRUE(contains(sheet, "The Three Jacks")) << sheet;
  EXPECT_TRUE(contains(sheet, "Table 1 15–9 · Table 2 ")) << sheet;
  EXPECT_TRUE(
      contains(sheet, "Points scored: " + std::to_string(match.result.game_points[0]) + "–"))
      << sheet;
  EXPECT_FALSE(contains(sheet, "Practice")) << sheet;
  night.end_own({0, {15, 9}}, true);
  EXPECT_TRUE(contains(league_sheet(night, words_in(Language())), "Practice")) << sheet;
}

TEST(LeagueNight, ADayOfASeasonHasAllItsMatches) {
  Season season;
  season.seed = "SEASON-1";
  season.club = 3;
  LeagueNight night(season, league_setup("DAY"), "OWN");
  EXPECT_EQ(night.tables().size(), 3U + 3 * 4);
  EXPECT_EQ(night.clubs()[0], 3);
  const auto pair = *own_fixture(season, 0);
  EXPECT_TRUE(pair[0] == night.clubs()[1] || pair[1] == night.clubs()[1]);
  for (const NightTable& table : night.tables()) {
    const std::string bots = night.bots_of(table);
    EXPECT_EQ(bots, std::string(club_of(table.clubs[0]).players[0]) + "," +
                        std::string(club_of(table.clubs[1]).players[0]) + "," +
                        std::string(club_of(table.clubs[0]).players[1]) + "," +
                        std::string(club_of(table.clubs[1]).players[1]));
  }
  night.end_own({1, {4, 15}}, false);
  night.play_here(sensible(), 1'000'000);
  ASSERT_TRUE(night.over());
  const auto results = night.results(season);
  ASSERT_TRUE(season.note_day(results));
  for (const SeasonMatch& match : results) {
    if (match.clubs != pair) continue;
    const std::size_t ours = match.clubs[0] == 3 ? 0 : 1;
    EXPECT_EQ(match.match_points[ours], night.match().result.match_points[0]);
    EXPECT_EQ(match.game_points[1 - ours], night.match().result.game_points[1]);
  }
  const auto again = parse_night(night.text());
  ASSERT_TRUE(again);
  EXPECT_EQ(again->day(), 0);
}

}  // namespace
}  // namespace allfours
