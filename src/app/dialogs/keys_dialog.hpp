// Parts of the dialog that lists the keys (dialog.hpp). Knows no DOM.
// Tests: tests/app/dialogs/dialog_test.cpp.
#pragma once

#include "core/text/json_writer.hpp"

namespace allfours {

class App;

void write_keys(JsonWriter& json, const App& app);

}  // namespace allfours
