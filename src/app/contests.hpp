// The contests to which the game at the table belongs: a series, the cup of bars, a league match,
// stakes. Asks every feature through its row (feature.hpp) and collects the answers. Knows no
// feature. Tests: tests/app/contests_test.cpp, tests/app/feature_test.cpp,
// tests/app/features/series, tests/app/features/bar_cup.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace allfours {

class App;

// For one feature: how things stand ("best of 3: game 2, 1–0"), and the change by the finished
// game, in sentences. Either may be empty, not both.
struct Account {
  std::string mark, note;
};
std::vector<Account> accounts(const App& app);

// After a game of a contest: brings the next one to the table; false if there is none.
bool go_on_with_contest(App& app);
// The person's own game that began under this name is at the table, and is not over: also after
// its end, once moves are taken back.
bool is_under_way(const App& app, std::string_view origin);
// Tells the table who sits at it, and how its game counts (ContestHere).
void tell_table_of_contest(App& app);

}  // namespace allfours
