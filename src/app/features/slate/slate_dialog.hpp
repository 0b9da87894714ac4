// Parts of the slate's dialog (dialog.hpp): the agreed unit, which can be changed on the start
// screen, and the entries. Knows no DOM. Tests: tests/app/features/slate/slate_test.cpp.
#pragma once

#include "core/text/json_writer.hpp"

namespace allfours {

class App;

void write_slate(JsonWriter& json, const App& app);

}  // namespace allfours
