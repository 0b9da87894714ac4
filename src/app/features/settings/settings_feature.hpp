// The settings as a feature: the verbs that change one. Knows no screen. Tests:
// tests/app/features/settings/settings_test.cpp.
#pragma once

#include "app/feature.hpp"

namespace allfours {

inline constexpr std::string_view settings_dialog = "settings";

// Defined in settings_dialog.cpp.
void write_settings(JsonWriter& json, const App& app);

}  // namespace allfours
