#include "app/features/statistics/stored_statistics.hpp"

#include <utility>

namespace allfours {

void StoredStatistics::add(Tally game) {
  now_.add(game);
  unstored_.games.push_back(std::move(game));
}

void StoredStatistics::take(const Statistics& other) {
  now_.take(other);
  unstored_.taken.take(other);
}

void StoredStatistics::forget() {
  now_ = {};
  unstored_.forgotten = true;
  unstored_.games.clear();
  unstored_.taken = {};
}

void StoredStatistics::name_device(std::string name) {
  now_.device = unstored_.device = std::move(name);
}

void StoredStatistics::read(std::string_view text) {
  now_ = unstored_.forgotten ? Statistics() : parse_statistics(text);
  for (const Tally& game : unstored_.games) now_.add(game);
  if (now_.device.empty()) now_.device = unstored_.device;
  now_.take(unstored_.taken);
}

}  // namespace allfours
