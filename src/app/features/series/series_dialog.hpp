// Parts of the dialog of a series (dialog.hpp): its board with every game, the way on, and earlier
// series. Knows no DOM. Tests: tests/app/features/series/app_series_test.cpp.
#pragma once

#include "core/text/json_writer.hpp"

namespace allfours {

class App;

void write_series(JsonWriter& json, const App& app);

}  // namespace allfours
