// The dialog of the cup of bars (dialog.hpp): the choice of a bar; the board of the person's three
// tables with the people at them; the bracket to the final; past cups. Knows no DOM. Tests:
// tests/app/features/bar_cup/app_bar_cup_test.cpp.
#pragma once

#include <string>
#include <string_view>

#include "app/features/bar_cup/bar_cup.hpp"
#include "core/text/json_writer.hpp"

namespace allfours {

class App;

// "7–5", this bar's bullseyes first.
std::string bars_score(const BarMatch& match, int bar);
// "The Kiskadee – Cocoa House"
std::string bars_pair(const BarMatch& match);
// A round by its number, from 0, in the words of a key of bars.ftl: "round", "the-round".
std::string round_name(const App& app, std::string_view key, int round);

void write_bars(JsonWriter& json, const App& app);

}  // namespace allfours
