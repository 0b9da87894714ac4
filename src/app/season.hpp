// A season of a league of eight pubs (RULES.md §3, West Yorkshire, "League match"): who meets whom
// on which day, what came of it, the table, the cup that is played on three of the days, and what
// became of the person's pub in the seasons before; and the text in which it is kept and handed on.
// How a match is scored is the core's (league.hpp). Knows no screen, no storage and no game. Tests:
// tests/app/season_test.cpp.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/league.hpp"

namespace allfours {

inline constexpr int club_count = 8;
inline constexpr int season_days = 10;

// A pub: its name, and how its two at a table play, as players are called in links.
struct Club {
  std::string_view name;
  std::string_view manner;  // steady, mixed, merry: texts/*/league.ftl
  std::array<std::string_view, 2> players;
};
const Club& club_of(int club);

struct SeasonMatch {
  int day = 0;
  std::array<int, 2> clubs{};  // the first is at home
  std::array<int, 2> match_points{};
  std::array<int, 2> game_points{};
  bool operator==(const SeasonMatch&) const = default;
};

struct PastSeason {
  std::string seed;
  int place = 0;  // of the person's pub, from 1
  int match_points = 0;
  int champion = 0, cup = 0;  // which clubs won
  bool operator==(const PastSeason&) const = default;
};

struct SeasonRow {
  int club = 0;
  int played = 0, won = 0, drawn = 0, lost = 0;
  int match_points = 0, game_points = 0;
};

struct Season {
  std::string seed;  // nothing has begun where it is empty
  int club = 0;      // the person's
  std::vector<SeasonMatch> matches;
  std::vector<PastSeason> past;
  std::vector<std::string> unknown;  // lines that cannot be read: they are kept as they are

  bool begun() const { return !seed.empty(); }
  // The day that is played next, from 0; season_days once all are.
  int day() const;
  bool over() const { return begun() && day() == season_days; }
  // All its matches; false, and nothing is noted, where they are not those of the next day.
  bool note_day(const std::vector<SeasonMatch>& played);
  // Another season of the same pub, once this one is over; it goes into the pub's history.
  bool begin_next(std::string next_seed);
  bool operator==(const Season&) const = default;
};

bool is_cup_day(int day);
// Who meets whom, the club at home first. Of the cup those who are still in it.
std::vector<std::array<int, 2>> fixtures(const Season& season, int day);
// The person's match of a day; nothing where the pub is out of the cup.
std::optional<std::array<int, 2>> own_fixture(const Season& season, int day);
// The better first: by match points, then by game points.
std::vector<SeasonRow> season_table(const Season& season);
// Of a cup tie: by match points, else by game points, else the visitors.
int cup_winner(const SeasonMatch& tie);
// Who has won the cup; -1 as long as nobody has.
int cup_holder(const Season& season);
// The match of these four games; the first club of `clubs` is the first of each game.
SeasonMatch season_match(int day, std::array<int, 2> clubs, std::span<const LeagueGame> games);

std::string season_text(const Season& season);
// As it is kept: what cannot be read is put aside.
Season parse_season(std::string_view text);
// As somebody hands it in: nothing unless all of it is a season.
std::optional<Season> read_season(std::string_view text);

}  // namespace allfours
