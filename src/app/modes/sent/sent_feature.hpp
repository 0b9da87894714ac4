// A game from a link as a feature: beginning it, and playback. Knows no screen. Tests:
// tests/app/links/sharing_test.cpp.
#pragma once

#include "app/feature.hpp"

namespace allfours {

extern const Feature sent_feature;

}  // namespace allfours
