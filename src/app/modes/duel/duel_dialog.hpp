// A duel as parts of a dialog (dialog.hpp). Without a duel at the table: the number of deals for a
// new one. With one: hands (hands_part.hpp), a row per deal the person has played; once all are
// played, rows have `id` and `show`, the action that shows the deal, for the `whole` row, and there
// is a link to send; once both have played all, `sum`: two `lines` without points, each with
// `ahead`, `text` and `note`. Knows no picture, and no rule. Tests:
// tests/app/modes/duel/app_duel_test.cpp.
#pragma once

#include "core/text/json_writer.hpp"

namespace allfours {

class App;

void write_duel(JsonWriter& json, const App& app);

}  // namespace allfours
