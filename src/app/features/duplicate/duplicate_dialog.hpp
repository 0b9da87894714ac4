// The comparison of hands as parts of a dialog (dialog.hpp): hands (hands_part.hpp), where a row
// that diverged also has `id` and `show` (the action that goes there, and its label), `href` and
// `line` (a link to the bot's hand); the last row sums up. Knows no picture, and no rule. Tests:
// tests/app/features/duplicate/app_duplicate_test.cpp.
#pragma once

#include "core/text/json_writer.hpp"

namespace allfours {

class App;

// Precondition: app.screen() is table.
void write_duplicate(JsonWriter& json, const App& app);

}  // namespace allfours
