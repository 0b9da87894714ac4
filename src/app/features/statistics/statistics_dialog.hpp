// Parts of the dialog of the statistics (dialog.hpp): points by variant, deals of the day, and the
// records as a file. Knows no DOM. Tests: tests/app/features/statistics/statistics_test.cpp,
// tests/app/features/records/records_file_test.cpp.
#pragma once

#include "core/text/json_writer.hpp"

namespace allfours {

class App;

void write_statistics(JsonWriter& json, const App& app);

}  // namespace allfours
