// The list of features, and the rows of all of them.
#include <algorithm>
#include <array>
#include <vector>

#include "app/app.hpp"
#include "app/feature.hpp"

namespace allfours {

// Each is defined in the folder of its feature.
extern const Feature start_feature, saved_feature, links_feature, sheets_feature, settings_feature,
    statistics_feature, records_feature, slate_feature, series_feature, season_feature,
    bar_cup_feature, league_feature, duel_feature, daily_feature, together_feature, calls_feature,
    table_feature, hint_feature, sent_feature, review_feature, duplicate_feature, lesson_feature,
    embedded_feature, worker_feature;

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

bool take_saved_file(App& app, std::string_view text) {
  return std::ranges::any_of(list, [&](const Feature* feature) {
    return feature->take_file != nullptr && feature->take_file(app, text);
  });
}

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
