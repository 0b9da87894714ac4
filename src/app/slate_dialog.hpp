// The parts of the dialog with the slate (dialog.hpp): what is agreed, which on the start screen
// can be changed, and what has been chalked up. Knows no DOM. Tests: tests/app/slate_test.cpp.
#pragma once

#include "core/json_writer.hpp"

namespace allfours {

class App;

void write_slate(JsonWriter& json, const App& app);

}  // namespace allfours
