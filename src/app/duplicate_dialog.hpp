// The comparison of hands as parts of a dialog (dialog.hpp): hands (hands_part.hpp), where a row in
// which they parted has `id` and `show` too (the action that goes to the table there, and what it
// is called), `href` and `line` (a link to the computer's hand); the last row sums up. Knows no
// picture, and no rule. Tests: tests/app/app_duplicate_test.cpp.
#pragma once

#include "core/json_writer.hpp"

namespace allfours {

class App;

// There is a table.
void write_duplicate(JsonWriter& json, const App& app);

}  // namespace allfours
