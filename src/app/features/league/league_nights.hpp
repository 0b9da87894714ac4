// The league nights of a person: at most one single night, and one night of the season. Stored
// nights that cannot be read are kept unchanged, and so is one of another season, which another tab
// may have begun, until a night of the season begins or ends here. Several tabs
// write one stored text. `read` replaces each night by the stored one, except a night whose own
// game is at the table here, and a night with changes that are not stored yet. Even these are
// replaced if their own game has ended in another tab. Knows no screen and no storage.
// Tests: tests/app/features/league/league_night_test.cpp, tests/app/storage/storage_merge_test.cpp.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/features/league/league_night.hpp"

namespace allfours {

class LeagueNights {
 public:
  bool any() const { return nights_[0] || nights_[1]; }
  const LeagueNight* of_season() const { return nights_[1] ? &*nights_[1] : nullptr; }
  LeagueNight* of_season() { return nights_[1] ? &*nights_[1] : nullptr; }
  // The night whose own game began under this name; null if there is none.
  const LeagueNight* with_game(std::string_view name) const;
  LeagueNight* with_game(std::string_view name);
  // That night; else the season's; else the single one; else null.
  const LeagueNight* current(std::string_view name) const;
  std::vector<LeagueNight*> all();

  // Puts a night in the place of the one of its kind.
  LeagueNight& begin(LeagueNight night);
  // The night has changed, and is to be stored.
  void note_change(const LeagueNight& night) { unstored_[of_season() == &night ? 1 : 0] = true; }
  // Removes the season's night, which is to be stored.
  void end_of_season();
  // Removes the season's night, unless it is a day of this season; true if it is removed.
  bool drop_foreign(const Season& season);

  // `here`: the name under which the game at the table began.
  void read(std::string_view text, const Season& season, std::string_view here);
  std::string text() const;
  void note_stored() { unstored_ = {}; }
  bool has_unread() const { return !unread_.empty(); }

 private:
  std::array<std::optional<LeagueNight>, 2> nights_;  // the single one, and the season's
  std::array<bool, 2> unstored_{};
  std::string foreign_;              // a night of another season, in stored form; or empty
  std::vector<std::string> unread_;  // in stored form
};

}  // namespace allfours
