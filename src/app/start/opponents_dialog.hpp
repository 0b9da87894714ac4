// Parts of the dialog of the opponents (dialog.hpp): the others of the selected game, each with a
// choice of levels, or a person here with a name; then the meaning of the levels. Knows no DOM.
// Tests: tests/app/dialogs/dialog_test.cpp, tests/app/modes/people/people_test.cpp.
#pragma once

#include "core/text/json_writer.hpp"

namespace allfours {

class App;

void write_opponents(JsonWriter& json, const App& app);

}  // namespace allfours
