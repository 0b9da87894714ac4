// The review of decisions as a feature. Knows no screen. Tests:
// tests/app/features/review/app_decision_review_test.cpp.
#pragma once

#include "app/feature.hpp"

namespace allfours {

inline constexpr std::string_view verdicts_dialog = "verdicts";

}  // namespace allfours
