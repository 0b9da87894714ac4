// Links as a feature: sharing and copying one, and opening one from a text. Knows no clipboard.
// Tests: tests/app/links/sharing_test.cpp.
#pragma once

#include "app/feature.hpp"

namespace allfours {

inline constexpr std::string_view share_dialog = "share";
inline constexpr std::string_view open_dialog = "open";

// Defined in share_dialog.cpp.
void write_share(JsonWriter& json, const App& app);
void write_open(JsonWriter& json, const App& app);

}  // namespace allfours
