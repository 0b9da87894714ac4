// The hint as a feature. Knows no screen. Tests: tests/app/features/hint/app_hint_test.cpp.
#pragma once

#include "app/feature.hpp"

namespace allfours {

extern const Feature hint_feature;

}  // namespace allfours
