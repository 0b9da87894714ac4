// The parts of the dialogs about a league night and a season (dialog.hpp): the tables as they
// stand, the result sheet; the pubs, the fixtures, the table, the cup, what became of the person's
// pub. And the result sheet as text. Knows no DOM. Tests: tests/app/league_night_test.cpp.
#pragma once

#include <string>

#include "app/league_night.hpp"
#include "core/json_writer.hpp"
#include "words/words.hpp"

namespace allfours {

class App;

// Of a match that is over: the pubs with their match points, all games, the sums.
std::string league_sheet(const LeagueNight& night, const Words& words);

void write_league(JsonWriter& json, const App& app);
void write_season(JsonWriter& json, const App& app);

}  // namespace allfours
