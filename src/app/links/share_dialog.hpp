// Parts of the dialogs that share a game as links and as a file, and that open one (dialog.hpp).
// Knows no DOM. Tests: tests/app/links/sharing_test.cpp, tests/app/dialogs/dialog_test.cpp.
#pragma once

#include "core/text/json_writer.hpp"

namespace allfours {

class App;

void write_share(JsonWriter& json, const App& app);
void write_open(JsonWriter& json, const App& app);

}  // namespace allfours
