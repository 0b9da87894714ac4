// Stored data that several tabs add to: statistics, days, slate and league nights. Additions made
// here since the last store are applied to the stored text, so that other tabs' additions survive.
#include <algorithm>
#include <utility>

#include "app/app.hpp"

namespace allfours {

void App::restore_statistics(Statistics kept) {
  if (unsaved_.forgotten) kept = {};
  for (const Tally& game : unsaved_.counted) kept.add(game);
  if (kept.device.empty()) kept.device = unsaved_.device;
  kept.take(unsaved_.taken);
  statistics_ = std::move(kept);
  int games = 0;
  for (const Tally& game : statistics_.total()) games += game.games;
  int& begun = context_.settings.games_begun;
  begun = std::max(begun, std::min(games, first_games + 1));
  changed();
}

void App::restore_days(Days kept) {
  for (const auto& [day, result] : unsaved_.days) kept.results.try_emplace(day, result);
  days_ = std::move(kept);
  changed();
}

void App::restore_slate(Slate kept) {
  if (unsaved_.wiped) kept.wipe();
  if (unsaved_.unit) kept.unit = *unsaved_.unit;
  for (const SlateGame& game : unsaved_.chalked) kept.chalk(game);
  slate_ = std::move(kept);
  changed();
}

// A season is played in one tab; there is nothing to merge.
void App::hear_stored(std::string_view name, std::string_view kept) {
  if (name == "statistics") restore_statistics(parse_statistics(kept));
  if (name == "days") restore_days(parse_days(kept));
  if (name == "slate") restore_slate(parse_slate(kept));
  if (name == "league") restore_league(kept);
  if (name == "season") restore_season(kept);
  if (name == "together") {
    together_.read_stored(kept);
    changed();
  }
}

std::string App::add_to(std::string_view name, std::string_view kept) {
  hear_stored(name, kept);
  if (name == "statistics") return statistics_text(statistics_);
  if (name == "days") return days_text(days_);
  if (name == "slate") return slate_text(slate_);
  if (name == "together") return together_.stored_text();
  return league_kept();
}

void App::note_stored(std::string_view name, bool stored) {
  if (!stored) {
    if (unstored_.emplace(name).second) changed();
    return;
  }
  if (name == "statistics") {
    unsaved_.forgotten = false;
    unsaved_.counted.clear();
    unsaved_.device.clear();
    unsaved_.taken = {};
  } else if (name == "together") {
    together_.note_stored();
  } else if (name == "days") {
    unsaved_.days.clear();
  } else if (name == "slate") {
    unsaved_.wiped = false;
    unsaved_.unit.reset();
    unsaved_.chalked.clear();
  } else if (name == "league") {
    unsaved_.nights = {};
  }
  if (unstored_.erase(std::string(name)) > 0) changed();
}

bool App::has_unstored() const {
  switch (dialog_) {
    case Dialog::settings:
      return unstored_.contains("settings");
    case Dialog::statistics:
      return unstored_.contains("statistics") || unstored_.contains("days");
    case Dialog::kept:
      return unstored_.contains("games");
    case Dialog::slate:
      return unstored_.contains("slate");
    case Dialog::league:
      return unstored_.contains("league");
    case Dialog::season:
      return unstored_.contains("season");
    case Dialog::together:
      return unstored_.contains("together");
    default:
      return false;
  }
}

}  // namespace allfours
