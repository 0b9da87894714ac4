// The contest that the game at the table is part of: a series, or the cup of bars. Each function
// asks both; at most one has the game. Knows no league night, which has a table of its own beside
// others. Tests: tests/app/features/series, tests/app/features/bar_cup.
#pragma once

#include <string>

namespace allfours {

class App;

// How the contest stands, and what the finished game has decided; empty outside one.
std::string contest_mark(const App& app);
std::string contest_note(const App& app);
// After a game: brings the next one to the table; false if there is none.
bool go_on_with_contest(App& app);
// Tells the table that the contest has changed.
void tell_table_of_contest(App& app);

}  // namespace allfours
