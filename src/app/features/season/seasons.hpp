// The season of the person's pub. Also a season from a file, until the person decides whether it
// replaces their own, and the season that was replaced last, which can be restored. A season is
// played in one tab, so there is nothing to merge. Knows no storage.
// Tests: tests/app/features/season/season_file_test.cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/features/season/season.hpp"

namespace allfours {

struct Seasons {
  struct Replaced {
    Season season;
    std::string night;  // LeagueNight::text; empty if no night was in progress
  };

  Season now;
  std::optional<Season> offered;
  std::optional<Replaced> before;

  // Puts another season in the place of this one. `night`: the text of this one's night in
  // progress, or empty.
  void replace(Season other, std::string night);
  // Their stored text, without a season that is only offered. Unreadable lines are set aside, in
  // Season::unknown.
  void read(std::string_view text);
  std::string text() const;
  bool has_unread() const { return !now.unknown.empty(); }
};

}  // namespace allfours
