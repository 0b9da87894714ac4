// The table as a feature: deciding, looking back, and branching off. Knows no picture. Tests:
// tests/app/table, tests/app/app_fuzz_test.cpp.
#pragma once

#include "app/feature.hpp"

namespace allfours {

extern const Feature table_feature;

}  // namespace allfours
