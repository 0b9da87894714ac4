// A person's records over all games: stored by the browser, a text each (stored_texts.hpp). Knows
// no screen and no storage. Tests: tests/app/storage/storage_merge_test.cpp.
#pragma once

#include "app/features/bar_cup/stored_bar_cup.hpp"
#include "app/features/daily/stored_days.hpp"
#include "app/features/league/league_nights.hpp"
#include "app/features/season/seasons.hpp"
#include "app/features/series/stored_series.hpp"
#include "app/features/slate/stored_slate.hpp"
#include "app/features/statistics/stored_statistics.hpp"

namespace allfours {

struct PersonRecords {
  StoredStatistics statistics;
  StoredDays days;
  StoredSlate slate;
  StoredSeries series;
  StoredBarCup bars;
  Seasons seasons;
  LeagueNights nights;
};

}  // namespace allfours
