// The list of features, and the rows of all of them.
#include <array>
#include <vector>

#include "app/app.hpp"
#include "app/bots/worker_feature.hpp"
#include "app/feature.hpp"
#include "app/features/bar_cup/bar_cup_feature.hpp"
#include "app/features/daily/daily_feature.hpp"
#include "app/features/duplicate/duplicate_feature.hpp"
#include "app/features/hint/hint_feature.hpp"
#include "app/features/league/league_feature.hpp"
#include "app/features/records/records_feature.hpp"
#include "app/features/review/review_feature.hpp"
#include "app/features/saved/saved_feature.hpp"
#include "app/features/season/season_feature.hpp"
#include "app/features/series/series_feature.hpp"
#include "app/features/settings/settings_feature.hpp"
#include "app/features/slate/slate_feature.hpp"
#include "app/features/statistics/statistics_feature.hpp"
#include "app/links/links_feature.hpp"
#include "app/modes/duel/duel_feature.hpp"
#include "app/modes/embedded/embedded_feature.hpp"
#include "app/modes/lesson/lesson_feature.hpp"
#include "app/modes/sent/sent_feature.hpp"
#include "app/modes/together/calls_feature.hpp"
#include "app/modes/together/together_feature.hpp"
#include "app/sheets_feature.hpp"
#include "app/start/start_feature.hpp"
#include "app/table/table_feature.hpp"

namespace allfours {

namespace {

// The season is read before the league, whose nights must fit it.
constexpr std::array list{
    &start_feature,      &saved_feature,   &links_feature,    &sheets_feature, &settings_feature,
    &statistics_feature, &records_feature, &slate_feature,    &series_feature, &season_feature,
    &bar_cup_feature,    &league_feature,  &duel_feature,     &daily_feature,  &together_feature,
    &calls_feature,      &table_feature,   &hint_feature,     &sent_feature,   &review_feature,
    &duplicate_feature,  &lesson_feature,  &embedded_feature, &worker_feature};

template <typename Row>
std::vector<Row> all_rows(std::span<const Row> Feature::*rows) {
  std::vector<Row> all;
  for (const Feature* feature : list) {
    all.insert(all.end(), (feature->*rows).begin(), (feature->*rows).end());
  }
  return all;
}

}  // namespace

std::span<const Feature* const> features() { return list; }

std::vector<Action> menu_entries(const App& app) {
  std::vector<Action> entries;
  for (const Feature* feature : list) {
    const Feature::MenuEntry& entry = feature->menu;
    if (entry.offered == nullptr || !entry.offered(app)) continue;
    entries.push_back({std::string(entry.action), std::string(app.words().*entry.label)});
  }
  return entries;
}

std::span<const Verb> verbs() {
  static const std::vector<Verb> all = all_rows(&Feature::verbs);
  return all;
}

std::span<const StoredText> stored_texts() {
  static const std::vector<StoredText> all = all_rows(&Feature::texts);
  return all;
}

}  // namespace allfours
