// Validates a season file. Knows no screen and no sentence. Tests:
// tests/app/features/season/season_file_test.cpp.
#pragma once

#include <string_view>
#include <variant>

#include "app/features/season/season.hpp"

namespace allfours {

// Why a file is refused. `line` counts from 1; 0 if the fault is not in one line.
struct SeasonFault {
  enum class Kind : std::uint8_t {
    none,        // the file holds no season
    too_long,    // no season is that long
    unreadable,  // malformed line
    not_played,  // the match is not a fixture of its day
    impossible,  // no match or season can end with these points
    cut          // the last day lacks matches, or the last line its end
  };
  Kind kind = Kind::none;
  int line = 0;
  bool operator==(const SeasonFault&) const = default;
};

// The first line of the file begins a season, readable or not.
bool is_season_file(std::string_view file);
// Parses a file. All of it must be a season: each match a fixture of its day, with possible points.
// A byte order mark, line ends of Windows and empty lines are accepted.
std::variant<Season, SeasonFault> judge_season(std::string_view file);

// True if the four games of a league match can end with these points.
bool possible(const SeasonMatch& match);
// True if a season of this pub can have ended so.
bool possible(const PastSeason& past, int club);

}  // namespace allfours
