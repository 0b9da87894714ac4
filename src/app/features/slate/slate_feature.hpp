// The slate as a feature: enters finished games with stakes, and wipes it. Knows no screen. Tests:
// tests/app/features/slate/slate_test.cpp.
#pragma once

#include "app/feature.hpp"

namespace allfours {

inline constexpr std::string_view slate_dialog = "slate";

// Defined in slate_dialog.cpp.
void write_slate(JsonWriter& json, const App& app);

// Its texts at a table with stakes: the balance, and the result of a finished game; else empty.
std::string slate_mark(const App& app);
std::string slate_note(const App& app);

}  // namespace allfours
