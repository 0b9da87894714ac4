// The league as a feature: the night being played and its other tables, which a worker plays on
// when nothing else is asked. Knows no screen. Tests:
// tests/app/features/league/app_league_test.cpp.
#pragma once

#include "app/feature.hpp"
#include "app/features/league/league_night.hpp"

namespace allfours {

inline constexpr std::string_view league_dialog = "league";

// The current or last league night, or null.
const LeagueNight* current_night(const App& app);
// The night of the game at the table, or null.
LeagueNight* night_here(App& app);
// The person's game of it is saved, and something else is on the screen.
bool away_from_league(const App& app);
// Score of the game at the table, the person's side first. Precondition: there is a table.
LeagueGame league_score(const App& app);
// "Other tables: 3–5 · 7–2 · 4–4"; empty without a league night.
std::string league_mark(const App& app);

// The person's own game of a league match has come to the table.
void begin_night(App& app);
// Its tables have advanced, or the person's game has ended.
void league_moved(App& app, LeagueNight& one);
// The nights do not want the reply to their request.
void drop_league_question(App& app);

}  // namespace allfours
