// The cup of the Trinidad bars as a feature: begins it, brings the person's games to the table,
// notes those that end, and lets the bots play the rest. Knows no screen. Tests:
// tests/app/features/bar_cup/app_bar_cup_test.cpp.
#pragma once

#include <string>
#include <string_view>

#include "app/feature.hpp"
#include "app/features/bar_cup/bar_cup.hpp"

namespace allfours {

inline constexpr std::string_view bars_dialog = "bars";

// The cup as the game at the table stands: if moves of the person's newest game were taken back
// after its end, it has no result, unless the next round is under way.
BarCup bars_shown(const App& app);
// The game at the table is the person's newest of the cup.
bool bars_here(const App& app);
// After that game: brings the next one to the table; false if their bar has no more to play.
bool go_on_with_bars(App& app);
// Tells the table who sits at it, and whether another game of the cup follows.
void tell_table_of_bars(App& app);

// A text about the cup, by its key in bars.ftl without "bars-"; those are in the book's pack.
std::string_view bars_sentence(const App& app, std::string_view key);
// "quarter-final: game 4, bullseyes 7–5"; empty outside the cup.
std::string bars_mark(const App& app);
// What the finished game at the table has decided, in sentences; else empty.
std::string bars_note(const App& app);

}  // namespace allfours
