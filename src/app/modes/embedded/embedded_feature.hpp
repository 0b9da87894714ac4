// The requests of an embedding page (web/embed/PROTOCOL.md) as a feature. Knows no page.
// Tests: tests/app/modes/embedded/embedding_test.cpp.
#pragma once

#include "app/feature.hpp"

namespace allfours {

extern const Feature embedded_feature;

}  // namespace allfours
