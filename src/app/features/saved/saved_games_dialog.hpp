// Parts of the dialog that lists the saved games (dialog.hpp): each with its description, date and
// actions. Knows no DOM. Tests: tests/app/features/saved/saved_games_test.cpp.
#pragma once

#include "core/text/json_writer.hpp"

namespace allfours {

class App;

void write_kept(JsonWriter& json, const App& app);

}  // namespace allfours
