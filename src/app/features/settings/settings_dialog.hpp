// Parts of the dialog of the settings (dialog.hpp). Knows no DOM.
// Tests: tests/app/dialogs/dialog_test.cpp.
#pragma once

#include "core/text/json_writer.hpp"

namespace allfours {

class App;

void write_settings(JsonWriter& json, const App& app);

}  // namespace allfours
