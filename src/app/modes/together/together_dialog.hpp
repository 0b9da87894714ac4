// Playing together as parts of a dialog (dialog.hpp): arranging a table, inviting, joining, and who
// is there. Knows no DOM and no connection. Tests: tests/app/modes/together/app_together_test.cpp.
#pragma once

#include "core/text/json_writer.hpp"

namespace allfours {

class App;

void write_together(JsonWriter& json, const App& app);

}  // namespace allfours
