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

bool StoredStatistics::add_once(Tally game, std::string name) {
  if (!now_.add_once(game, name)) return false;
  unstored_.once.emplace_back(std::move(name), std::move(game));
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
  unstored_.once.clear();
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
  for (const auto& [name, game] : unstored_.once) now_.add_once(game, name);
  // Also those of games that were forgotten before they were stored.
  for (const std::string& table : before) {
    if (std::ranges::count(now_.counted, table) == 0) now_.counted.push_back(table);
  }
  now_.limit_counted();
  if (now_.device.empty()) now_.device = unstored_.device;
  now_.take(unstored_.taken);
}

}  // namespace allfours
