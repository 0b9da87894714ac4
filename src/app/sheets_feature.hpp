// Verbs of every screen: menu, rules, history, the dialog of keys, closing and going back, and the
// texts in another language. Knows no picture. Tests: tests/app/layers_test.cpp,
// tests/app/app_test.cpp.
#pragma once

#include "app/feature.hpp"

namespace allfours {

inline constexpr std::string_view keys_dialog = "keys";

// Defined in keys_dialog.cpp.
void write_keys(JsonWriter& json, const App& app);

}  // namespace allfours
