// The parts of the dialog that lists the games that are kept (dialog.hpp), each with what it is,
// when it was played last, and what can be done with it. Knows no DOM. Tests:
// tests/app/shelf_test.cpp.
#pragma once

#include "core/json_writer.hpp"

namespace allfours {

class App;

void write_kept(JsonWriter& json, const App& app);

}  // namespace allfours
