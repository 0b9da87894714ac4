// The review of decisions as parts of a dialog (dialog.hpp). chances: `label`, `text`, `points` of
// `chance` (of 1,000) before each decision and `mark`. verdicts: `rows` of `id` (an action that
// goes to the table before it), `mark`, `word` for it, `label` (what was chosen), `cost`, `why`,
// `show`. Knows no picture, and no rule. Tests: tests/app/app_verdicts_test.cpp.
#pragma once

#include "core/json_writer.hpp"

namespace allfours {

class App;

// There is a table.
void write_verdicts(JsonWriter& json, const App& app);

}  // namespace allfours
