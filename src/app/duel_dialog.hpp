// A duel as parts of a dialog (dialog.hpp). Where none is at the table: how many deals a new one is
// to have. Of one at the table: hands (hands_part.hpp), a row a deal that the person has played;
// when all are, with `id` and `show`, the action that shows it, which is all of the row (`whole`),
// and what is to be sent; once both have played all, `sum`: two `lines` without points, by how much
// each is `ahead`, `text` and `note`. Knows no picture, and no rule. Tests:
// tests/app/app_duel_test.cpp.
#pragma once

#include "core/json_writer.hpp"

namespace allfours {

class App;

void write_duel(JsonWriter& json, const App& app);

}  // namespace allfours
