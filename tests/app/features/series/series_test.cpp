// Series as data: their boards, and their stored text.
#include "app/features/series/series.hpp"

#include <gtest/gtest.h>

#include "app/features/series/stored_series.hpp"

namespace allfours {
namespace {

const std::string series_link = "v=trinidad&seed=KINGSTON-42&bots=expert";

Series series_of(std::string name, std::vector<int> winners) {
  Series series{std::move(name), 3, series_link, 0, {}};
  for (const int winner : winners) {
    const std::string number = std::to_string(series.games.size());
    SeriesGame game{series.name + number, "SEED-" + number};
    game.winner = winner;
    if (game.over()) game.points = winner == 0 ? std::array{14, 9} : std::array{12, 15};
    series.games.push_back(game);
  }
  return series;
}

TEST(Series, CountsTheGamesOfBothSidesUntilOneHasWon) {
  EXPECT_EQ(series_of("A", {0, -1}).won(), (std::array{1, 0}));
  EXPECT_FALSE(series_of("A", {0, -1}).wants_game()) << "one is being played";
  EXPECT_TRUE(series_of("A", {0, 1}).wants_game());
  EXPECT_EQ(series_of("A", {0, 1}).winner(), -1);
  EXPECT_EQ(series_of("A", {1, 0, 1}).winner(), 1);
  EXPECT_FALSE(series_of("A", {0, 0}).wants_game());
}

TEST(Series, AreReadAsTheyWereWritten) {
  SeriesList list;
  list.put(series_of("A", {0, 1, -1}));
  Series helped = series_of("B", {0, 0});
  helped.people = 5;
  helped.games[1].helped = true;
  list.put(helped);
  const std::string text = series_text(list);
  EXPECT_EQ(text, "series A 3 " + series_link +
                      " - A0:SEED-0:0:14:9 A1:SEED-1:1:12:15 A2:SEED-2\n"
                      "series B 3 " +
                      series_link + " 02 B0:SEED-0:0:14:9 B1:SEED-1:0:14:9:helped\n");
  EXPECT_EQ(parse_series(text), list);
  EXPECT_EQ(parse_series(""), SeriesList());
}

// A line that is broken or of a newer version stays and is written back.
TEST(Series, WhatCannotBeReadIsPutAsideAndNeverLost) {
  const std::string good = series_text({{series_of("A", {0, -1})}, {}});
  const std::string rest = " - B:X:0:14:9";
  for (const std::string& bad :
       {"series A 3 " + series_link + rest, "series B 4 " + series_link + rest,
        "series B 1 " + series_link + rest, "series B 3 v=nowhere&seed=X" + rest,
        "series B 3 v=west-yorkshire&seed=X" + rest, "series B 3 " + series_link + " 9 B:X",
        "series B 3 " + series_link + " -", "series  3 " + series_link + rest,
        "series B 3 " + series_link + " - B:X C:Y", "series B 3 " + series_link + " - B:X:2:14:9",
        "series B 3 " + series_link + " - B:X:0:14",
        "series B 3 " + series_link + " - B:X:0:14:9:later",
        "series B 3 " + series_link + " - B:X!", "series B 03 " + series_link + rest,
        "series B 3 " + series_link + " - B:X:0:14:9 C:X:0:14:9 D:X", std::string("knock-out 3")}) {
    SCOPED_TRACE(bad);
    const SeriesList list = parse_series(good + bad + "\n");
    EXPECT_EQ(list.all.size(), 1U);
    EXPECT_EQ(list.unknown, std::vector<std::string>{bad});
    EXPECT_EQ(series_text(list), good + bad + "\n");
  }
}

TEST(Series, BeyondTheMostTheOldestFinishedOneGoes) {
  SeriesList list;
  list.put(series_of("first", {0, -1}));
  for (std::size_t i = 1; i <= most_series; ++i)
    list.put(series_of("N" + std::to_string(i), {0, 0}));
  EXPECT_EQ(list.all.size(), most_series);
  EXPECT_NE(list.named("first"), nullptr) << "it is still played";
  EXPECT_EQ(list.named("N1"), nullptr);
  EXPECT_EQ(parse_series(series_text(list)), list);
}

TEST(Series, SeveralTabsWriteOneText) {
  StoredSeries one, two;
  one.put(series_of("A", {-1}));
  two.put(series_of("B", {-1}));
  one.read(two.text());
  two.note_stored();
  EXPECT_EQ(one.now().all.size(), 2U);
  two.read(one.text());
  one.note_stored();
  EXPECT_EQ(two.now().all.size(), 2U);
  two.put(series_of("A", {0}));
  one.read(two.text());
  EXPECT_EQ(one.now().named("A")->won(), (std::array{1, 0}));
  EXPECT_EQ(one.now().running()->name, "A");
}

}  // namespace
}  // namespace allfours
