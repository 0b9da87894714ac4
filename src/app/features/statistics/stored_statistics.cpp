#include "app/features/statistics/stored_statistics.hpp"

#include <algorithm>
#include <utility>

namespace allfours {

namespace {

Statistics without_games(const Statistics& statistics) {
  Statistics without;
  without.counted = statistics.counted;
  return without;
}

}  // namespace

void StoredStatistics::add(Tally game) {
  now_.add(game);
  unstored_.games.push_back(std::move(game));
}

bool StoredStatistics::add_of_table(Tally game, std::string table) {
  if (!now_.add_of_table(game, table)) return false;
  unstored_.of_tables.emplace_back(std::move(table), std::move(game));
  return true;
}

void StoredStatistics::take(const Statistics& other) {
  now_.take(other);
  unstored_.taken.take(other);
}

void StoredStatistics::forget() {
  now_ = without_games(now_);
  unstored_.forgotten = true;
  unstored_.games.clear();
  unstored_.of_tables.clear();
  unstored_.taken = {};
}

void StoredStatistics::name_device(std::string name) {
  now_.device = unstored_.device = std::move(name);
}

void StoredStatistics::read(std::string_view text) {
  const std::vector<std::string> before = std::move(now_.counted);
  now_ = parse_statistics(text);
  if (unstored_.forgotten) now_ = without_games(now_);
  for (const Tally& game : unstored_.games) now_.add(game);
  for (const auto& [table, game] : unstored_.of_tables) now_.add_of_table(game, table);
  // Also those of games that were forgotten before they were stored.
  for (const std::string& table : before) {
    if (std::ranges::count(now_.counted, table) == 0) now_.counted.push_back(table);
  }
  now_.limit_counted();
  if (now_.device.empty()) now_.device = unstored_.device;
  now_.take(unstored_.taken);
}

}  // namespace allfours
