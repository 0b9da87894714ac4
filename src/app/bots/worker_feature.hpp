// The replies of the bot worker as a feature. Knows no worker. Tests:
// tests/app/bots/app_thought_test.cpp.
#pragma once

#include "app/feature.hpp"

namespace allfours {

extern const Feature worker_feature;

}  // namespace allfours
