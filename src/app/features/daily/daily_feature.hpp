// The deals of the day as a feature: begins one and keeps its result. Knows no clock: the page
// sends the date. Tests: tests/app/features/daily/daily_test.cpp.
#pragma once

#include "app/feature.hpp"

namespace allfours {

// The person's game at the table is a deal of the day that was begun on its day.
bool on_its_day(const App& app);
// The days in a row with a deal of the day, if such a game is at the table; else 0.
int streak_here(const App& app);
// Result of today's deal at the end of its first hand, and the current streak if it counted; else
// empty.
std::string day_note(const App& app);

}  // namespace allfours
