// Series as a feature: begins one with the game selected on the start screen, notes the games that
// end, and brings the next one to the table. Knows no screen. Tests:
// tests/app/features/series/app_series_test.cpp.
#pragma once

#include <optional>
#include <string>

#include "app/feature.hpp"
#include "app/features/series/series.hpp"

namespace allfours {

inline constexpr std::string_view series_dialog = "series";

// Defined in series_dialog.cpp.
void write_series(JsonWriter& json, const App& app);

// The series of the game at the table, or null.
const Series* series_here(const App& app);
// A series is not over.
bool series_runs(const App& app);
// The one at the table; else the newest that is not over; else the newest; else null.
const Series* current_series(const App& app);
// A copy of it as the game at the table stands: under way again if moves were taken back after its
// end.
std::optional<Series> series_shown(const App& app);
// Keeps the length chosen on the start screen for the next visit.
void keep_series_length(App& app);
// The person's own new game at the table is the first of a series of this length; 1: of none.
void begin_series(App& app, int length);
// After a game of a series at the table: brings the next game to it, or the newest one, if
// that is under way; false if none follows.
bool go_on_with_series(App& app);
// Says to the table whether another game of a series follows.
void tell_table_of_series(App& app);

// "best of 3: game 2, 1–0"; empty outside a series.
std::string series_mark(const App& app);
// How the series stands after the finished game at the table, in a sentence; else empty.
std::string series_note(const App& app);

}  // namespace allfours
