// Replayed hands as a feature. Knows no screen. Tests:
// tests/app/features/duplicate/app_duplicate_test.cpp.
#pragma once

#include "app/feature.hpp"

namespace allfours {

inline constexpr std::string_view duplicate_dialog = "duplicate";

// Defined in duplicate_dialog.cpp.
// Precondition: app.screen() is table.
void write_duplicate(JsonWriter& json, const App& app);

}  // namespace allfours
