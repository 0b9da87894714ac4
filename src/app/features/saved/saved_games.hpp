// The saved games, except the one at the table: most recent first, each under the storage name that
// the page uses. An unreadable text, for example of a newer version, is kept unchanged. Knows no
// storage and no clock: callers pass the date. Tests:
// tests/app/features/saved/saved_games_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/features/saved/saved_game.hpp"
#include "app/features/saved/saved_summary.hpp"
#include "core/cards/random.hpp"

namespace allfours {

// A game as the page stores it; `when` is the time it was last played, "2026-11-23 17:05:12.345" or
// only the day, or empty if unknown. A game of a version that stored only one has no name yet.
struct SavedText {
  std::string id;
  std::string when;
  std::string text;
};

class SavedGames {
 public:
  explicit SavedGames(std::uint32_t entropy) : names_(entropy, "kept games") {}

  // Replaces all games, most recent first; omits the one with this name.
  void read(std::vector<SavedText> texts, std::string_view but = {});
  // Puts a game in front, replacing the one with its name.
  void put(const SavedGame& game, std::string when);
  // Restores a removed game, so that it is the one at `place`, or the last.
  void put_back(SavedText game, std::size_t place);
  // Removes a game; false if it was not there.
  bool take(std::string_view id);
  // Gives a game a new name.
  void rename(std::string_view id);
  // The person has gone to the start screen since the newest was played.
  void leave();

  const std::vector<SavedText>& all() const { return games_; }
  // Counts up whenever a game or its text may have changed.
  int revision() const { return revision_; }
  const SavedText* find(std::string_view id) const;
  // The most recent game that began under this name: itself, or its copy of another tab.
  const SavedText* find_begun(std::string_view origin) const;
  // The most recent readable game, or null.
  const SavedGame* newest() const;
  // Its summary, or null.
  const SavedSummary* newest_summary() const;

  // A new unique name.
  std::string fresh_name();

 private:
  std::vector<SavedText> games_;
  struct Newest {
    SavedGame game;
    SavedSummary summary;
  };
  void look() const;

  mutable std::optional<Newest> newest_;  // parsed on demand
  mutable bool looked_ = false;
  int revision_ = 0;
  Stream names_;
};

// Empty for an unreadable game.
std::optional<SavedSummary> summary_of(const SavedText& game);

// The person's seat in a saved game, and the points to beat, by its address.
struct SavedPlace {
  int seat = 0;
  std::optional<int> beat{};
};
SavedPlace place_in(const SavedGame& game);

}  // namespace allfours
