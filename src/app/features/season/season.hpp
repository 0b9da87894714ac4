// A season of a league of eight pubs (RULES.md §3, West Yorkshire, "League match"): fixtures,
// results, the table, the cup played on three of the days, past seasons of the person's pub; and
// the text in which it is stored and shared. The core scores matches (league.hpp). Knows no screen,
// no storage and no game. Tests: tests/app/features/season/season_test.cpp.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/league.hpp"

namespace allfours {

inline constexpr int club_count = 8;
inline constexpr int season_days = 10;
inline constexpr std::size_t most_past_seasons = 200;  // longer histories are cut

// A pub: its name, and the two players at each of its tables, by their names in links.
struct Club {
  std::string_view name;
  std::string_view manner;  // steady, mixed, merry: texts/*/league.ftl
  std::array<std::string_view, 2> players;
};
const Club& club_of(int club);

struct SeasonMatch {
  int day = 0;
  std::array<int, 2> clubs{};  // the home pub first
  std::array<int, 2> match_points{};
  std::array<int, 2> game_points{};
  bool operator==(const SeasonMatch&) const = default;
};

struct PastSeason {
  std::string seed;
  int place = 0;  // of the person's pub, from 1
  int match_points = 0;
  int champion = 0, cup = 0;  // the winning clubs
  bool operator==(const PastSeason&) const = default;
};

struct SeasonRow {
  int club = 0;
  int won = 0, drawn = 0, lost = 0;
  int match_points = 0, game_points = 0;
};

struct Season {
  std::string seed;  // empty: not begun
  int club = 0;      // the person's
  std::vector<SeasonMatch> matches;
  std::vector<PastSeason> past;
  std::vector<std::string> unknown;  // unreadable lines, kept unchanged

  bool begun() const { return !seed.empty(); }
  // The next day to play, from 0; season_days after the last.
  int day() const;
  bool over() const { return begun() && day() == season_days; }
  // Records a day's matches; false, without effect, unless they are all those of the next day.
  bool note_day(const std::vector<SeasonMatch>& played);
  // Starts another season of the same pub after this one; this one becomes a past season.
  bool begin_next(std::string next_seed);
  bool operator==(const Season&) const = default;
};

bool is_cup_day(int day);
// Pairings, the home club first. In the cup among the clubs still in it.
std::vector<std::array<int, 2>> fixtures(const Season& season, int day);
// The person's match of a day; empty if the pub is out of the cup.
std::optional<std::array<int, 2>> own_fixture(const Season& season, int day);
// Sorted by match points, then game points.
std::vector<SeasonRow> season_table(const Season& season);
// Winner of a cup tie: by match points, else game points, else the visitors.
int cup_winner(const SeasonMatch& tie);
// The winner of the cup; -1 if undecided.
int cup_holder(const Season& season);
// The match of these four games; `clubs` in the order of the games' sides.
SeasonMatch season_match(int day, std::array<int, 2> clubs, std::span<const LeagueGame> games);

std::string season_text(const Season& season);
// Parses stored text: sets unreadable lines aside. season_file.hpp judges files.
Season parse_season(std::string_view text);
// Parses a match line of that text; false if it is malformed.
bool read_season_match(std::string_view line, SeasonMatch& match);

}  // namespace allfours
