// Timing of the table. Knows no clock. Tests: tests/app/app_pace_test.cpp.
#pragma once

#include "app/session.hpp"

namespace allfours {

// How long the newest event stays before the next one, in milliseconds, at a pace of the settings.
double dwell(const Session& session, double pace);

}  // namespace allfours
