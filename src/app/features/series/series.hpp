// Series of games between the same sides (RULES.md §3a, "Series"), and their stored text, one line
// per series. An unreadable line, broken or of a newer version, is kept unchanged. The core decides
// who has won (core/game/series.hpp). Knows no screen and no storage. Tests:
// tests/app/features/series/series_test.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace allfours {

struct SeriesGame {
  std::string name;  // the name under which it began
  std::string seed;
  int winner = -1;              // 0: the person's side, 1: the other; -1: not over
  std::array<int, 2> points{};  // the person's side first
  bool helped = false;          // by a hint, or by moves taken back
  bool over() const { return winner >= 0; }
  bool operator==(const SeriesGame&) const = default;
};

struct Series {
  std::string name;  // the name of its first game
  int length = 3;
  std::string link;         // rules, seat and bots of all games, as the link of the first deal
  std::uint8_t people = 0;  // seats of further people at this screen
  std::vector<SeriesGame> games;  // at least one; all but the last are over

  std::array<int, 2> won() const;  // games, the person's side first
  int winner() const;              // as of a game
  bool over() const { return winner() >= 0; }
  // Its last game is over, and another one decides.
  bool wants_game() const { return games.back().over() && !over(); }
  bool operator==(const Series&) const = default;
};

// All series of a person, oldest first. Finished ones beyond `most_series` are dropped.
inline constexpr std::size_t most_series = 40;
struct SeriesList {
  std::vector<Series> all;
  std::vector<std::string> unknown;

  // The series with a game that began under this name; null if there is none.
  const Series* with_game(std::string_view name) const;
  // The series of this name; null if there is none.
  const Series* named(std::string_view name) const;
  // The newest that is not over, or null.
  const Series* running() const;
  // Adds a series, or puts it in the place of the one of its name.
  void put(Series series);
  bool operator==(const SeriesList&) const = default;
};

std::string series_text(const SeriesList& list);
SeriesList parse_series(std::string_view text);

}  // namespace allfours
