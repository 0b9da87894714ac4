// Parts of the dialogs of a league night and of a season (dialog.hpp): tables with their scores,
// the result sheet; pubs, fixtures, league table, cup, past seasons. And the result sheet as text.
// Knows no DOM. Tests: tests/app/features/league/league_night_test.cpp.
#pragma once

#include <string>

#include "app/features/league/league_night.hpp"
#include "core/text/json_writer.hpp"
#include "words/words.hpp"

namespace allfours {

class App;

// Of a finished match: the pubs with their match points, all games, the sums.
std::string league_sheet(const LeagueNight& night, const Words& words);

void write_league(JsonWriter& json, const App& app);
void write_season(JsonWriter& json, const App& app);

}  // namespace allfours
