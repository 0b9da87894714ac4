// The season as a feature: its days, and replacing it by the season of a file, which is confirmed
// first and can be undone. Knows no screen. Tests: tests/app/features/season/season_test.cpp.
#pragma once

#include "app/feature.hpp"

namespace allfours {

inline constexpr std::string_view season_dialog = "season";

}  // namespace allfours
