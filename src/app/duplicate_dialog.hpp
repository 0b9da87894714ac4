// The comparison of hands as parts of a dialog (dialog.hpp). hands: `rows` of `heading`, `suit`
// (its sign, where there was a trump; is it `red`?), `lines`, `parted` (where it went another way),
// and where it did `id` and `show` (the action that goes to the table there, and what it is
// called), `href` and `line` (a link to the computer's hand); the last row sums up. A line is one
// player: `who`, `points` of `name`, `letter` (empty where the name itself is to be shown), `side`
// (own, theirs or nobody) and `times` (how many, where not one), `score`, `chance`, and `text`, all
// that as it is read out. Knows no picture, and no rule. Tests: tests/app/app_duplicate_test.cpp.
#pragma once

#include "core/json_writer.hpp"

namespace allfours {

class App;

// There is a table.
void write_duplicate(JsonWriter& json, const App& app);

}  // namespace allfours
