// A season: fixtures, table, cup, history, and its text.
#include "app/features/season/season.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/cards/random.hpp"
#include "players/bots.hpp"

namespace allfours {
namespace {

Season begun(std::string seed = "SEASON-1", int club = 3) {
  Season season;
  season.seed = std::move(seed);
  season.club = club;
  return season;
}

// Four random games.
SeasonMatch any_match(int day, std::array<int, 2> clubs, Stream& stream) {
  std::array<LeagueGame, 4> games;
  for (LeagueGame& game : games) {
    game.winner = stream.below(2);
    game.points[static_cast<std::size_t>(game.winner)] = league_target;
    game.points[static_cast<std::size_t>(1 - game.winner)] = stream.below(league_target);
  }
  return season_match(day, clubs, games);
}

void play_day(Season& season, Stream& stream) {
  std::vector<SeasonMatch> played;
  for (const auto& pair : fixtures(season, season.day())) {
    played.push_back(any_match(season.day(), pair, stream));
  }
  ASSERT_TRUE(season.note_day(played));
}

TEST(Season, EveryClubMeetsEveryOtherOnceAndIsAtHomeAboutAsOftenAsAway) {
  for (const char* seed : {"A", "B", "KINGSTON-42"}) {
    const Season season = begun(seed);
    std::set<std::pair<int, int>> met;
    std::array<int, club_count> home{};
    int days = 0;
    for (int day = 0; day < season_days; ++day) {
      if (is_cup_day(day)) continue;
      ++days;
      std::set<int> here;
      for (const auto& [one, other] : fixtures(season, day)) {
        here.insert({one, other});
        ++home[static_cast<std::size_t>(one)];
        EXPECT_TRUE(met.insert({std::min(one, other), std::max(one, other)}).second);
      }
      EXPECT_EQ(here.size(), static_cast<std::size_t>(club_count)) << "all play on a league day";
      EXPECT_TRUE(own_fixture(season, day));
    }
    EXPECT_EQ(days, club_count - 1);
    EXPECT_EQ(met.size(), 28U);
    for (const int often : home) {
      EXPECT_GE(often, 3);
      EXPECT_LE(often, 4);
    }
  }
  EXPECT_NE(fixtures(begun("A"), 0), fixtures(begun("B"), 0));
  EXPECT_TRUE(fixtures(begun(), season_days).empty());
  EXPECT_TRUE(fixtures(begun(), -1).empty());
}

TEST(Season, TheCupIsPlayedByThoseWhoAreStillInIt) {
  Season season = begun();
  Stream stream(1, "cup");
  std::vector<std::size_t> ties;
  std::set<int> out;
  while (!season.over()) {
    const int day = season.day();
    const auto pairs = fixtures(season, day);
    if (is_cup_day(day)) {
      ties.push_back(pairs.size());
      for (const auto& pair : pairs) {
        EXPECT_FALSE(out.contains(pair[0]) || out.contains(pair[1]));
      }
      EXPECT_EQ(own_fixture(season, day).has_value(), !out.contains(season.club));
    }
    EXPECT_EQ(cup_holder(season) >= 0, day > 8);
    play_day(season, stream);
    for (const SeasonMatch& match : season.matches) {
      if (match.day != day || !is_cup_day(day)) continue;
      const int winner = cup_winner(match);
      out.insert(winner == match.clubs[0] ? match.clubs[1] : match.clubs[0]);
    }
  }
  EXPECT_EQ(ties, (std::vector<std::size_t>{4, 2, 1}));
  EXPECT_EQ(out.size(), static_cast<std::size_t>(club_count - 1));
  EXPECT_FALSE(out.contains(cup_holder(season)));
  EXPECT_EQ(season.day(), season_days);
}

TEST(Season, ACupTieIsWonByMatchPointsThenGamePointsThenTheVisitors) {
  EXPECT_EQ(cup_winner({2, {4, 5}, {6, 4}, {50, 60}}), 4);
  EXPECT_EQ(cup_winner({2, {4, 5}, {4, 6}, {60, 50}}), 5);
  EXPECT_EQ(cup_winner({2, {4, 5}, {4, 4}, {51, 50}}), 4);
  EXPECT_EQ(cup_winner({2, {4, 5}, {4, 4}, {50, 50}}), 5);
}

TEST(Season, TheTableIsByMatchPointsThenGamePointsWithoutTheCup) {
  Season season = begun();
  Stream stream(2, "table");
  while (!season.over()) play_day(season, stream);
  const auto rows = season_table(season);
  ASSERT_EQ(rows.size(), static_cast<std::size_t>(club_count));
  int points = 0;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    EXPECT_EQ(rows[i].won + rows[i].drawn + rows[i].lost, club_count - 1);
    points += rows[i].match_points;
    if (i == 0) continue;
    EXPECT_GE(std::pair(rows[i - 1].match_points, rows[i - 1].game_points),
              std::pair(rows[i].match_points, rows[i].game_points));
  }
  int scored = 0;
  for (const SeasonMatch& match : season.matches) {
    if (!is_cup_day(match.day)) scored += match.match_points[0] + match.match_points[1];
  }
  EXPECT_EQ(points, scored);
}

TEST(Season, OnlyTheNextDaysMatchesAreNoted) {
  Season season = begun();
  Stream stream(3, "note");
  std::vector<SeasonMatch> played;
  for (const auto& pair : fixtures(season, 0)) played.push_back(any_match(0, pair, stream));
  auto short_one = played;
  short_one.pop_back();
  auto turned = played;
  std::swap(turned[0].clubs[0], turned[0].clubs[1]);
  auto later = played;
  later[0].day = 1;
  for (const auto& bad : {short_one, turned, later}) EXPECT_FALSE(season.note_day(bad));
  EXPECT_EQ(season.day(), 0);
  EXPECT_TRUE(season.note_day(played));
  EXPECT_EQ(season.day(), 1);
  EXPECT_FALSE(season.note_day(played)) << "not twice";
}

TEST(Season, TheNextOneRemembersWhatBecameOfThePub) {
  Season season = begun();
  Stream stream(4, "next");
  EXPECT_FALSE(season.begin_next("NEXT")) << "this one is not over";
  while (!season.over()) play_day(season, stream);
  const auto rows = season_table(season);
  const int cup = cup_holder(season);
  EXPECT_TRUE(season.begin_next("NEXT"));
  EXPECT_EQ(season.day(), 0);
  EXPECT_EQ(season.club, 3);
  ASSERT_EQ(season.past.size(), 1U);
  EXPECT_EQ(season.past[0].seed, "SEASON-1");
  EXPECT_EQ(rows[static_cast<std::size_t>(season.past[0].place - 1)].club, 3);
  EXPECT_EQ(season.past[0].champion, rows[0].club);
  EXPECT_EQ(season.past[0].cup, cup);
}

TEST(Season, IsReadAsItWasWritten) {
  Season season = begun();
  Stream stream(5, "text");
  while (!season.over()) {
    EXPECT_EQ(parse_season(season_text(season)), season);
    play_day(season, stream);
  }
  ASSERT_TRUE(season.begin_next("NEXT"));
  play_day(season, stream);
  EXPECT_EQ(parse_season(season_text(season)), season);
  EXPECT_EQ(parse_season(""), Season());
}

TEST(Season, WhatCannotBeReadIsPutAside) {
  Season season = begun();
  Stream stream(6, "bad");
  play_day(season, stream);
  const std::string good = season_text(season);
  for (const std::string bad :
       {"cup 3", "match 1 0 0 1 1 1 1", "match 0 0 1 6 4 60 50", "match 1 0 9 6 4 60 50",
        "past X 9 1 1 1", "past ! 1 1 1 1", "season OTHER 2", "match 1 0 1 -6 4 60 50", "<b>",
        "of elsewhere\r\r"}) {
    SCOPED_TRACE(bad);
    const Season kept = parse_season(good + bad + "\n");
    EXPECT_EQ(kept.matches, season.matches);
    EXPECT_EQ(kept.unknown, std::vector<std::string>{bad});
    EXPECT_EQ(season_text(kept), good + bad + "\n");
  }
  // An incomplete day stays as it was written elsewhere.
  const std::string half = good + "match 1 0 1 6 4 60 50\r\n";
  EXPECT_EQ(parse_season(half).matches, season.matches);
  EXPECT_EQ(season_text(parse_season(half)), half);
}

TEST(Season, EveryClubIsNamedOnceAndPlaysAsSomebodyCan) {
  std::set<std::string_view> names;
  std::set<std::string_view> manners;
  for (int i = 0; i < club_count; ++i) {
    EXPECT_TRUE(names.insert(club_of(i).name).second);
    manners.insert(club_of(i).manner);
    for (const std::string_view player : club_of(i).players) EXPECT_TRUE(find_player_name(player));
  }
  EXPECT_EQ(manners.size(), 3U);
}

}  // namespace
}  // namespace allfours
