// The statistics as a feature: count a finished game, and can be deleted. Knows no screen. Tests:
// tests/app/features/statistics/statistics_test.cpp, tests/app/storage/storage_merge_test.cpp.
#pragma once

#include "app/feature.hpp"

namespace allfours {

inline constexpr std::string_view statistics_dialog = "statistics";

// Defined in statistics_dialog.cpp.
void write_statistics(JsonWriter& json, const App& app);

}  // namespace allfours
