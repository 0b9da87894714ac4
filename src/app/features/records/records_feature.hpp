// Takes in the person's records from a file of another device (records_file.hpp). Knows no screen.
// Tests: tests/app/features/records/records_file_test.cpp.
#pragma once

#include "app/feature.hpp"

namespace allfours {

extern const Feature records_feature;

}  // namespace allfours
