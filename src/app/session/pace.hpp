// Timing of the table. Knows no clock. Tests: tests/app/table/app_pace_test.cpp.
#pragma once

#include <string_view>

#include "app/session/award_weight.hpp"
#include "app/session/session.hpp"

namespace allfours {

// How long the newest event stays before the next one, in milliseconds, at a pace of the settings.
double dwell(const Session& session, double pace);
// How long an award of this text stays: it is read at about four words a second, and a weightier
// one stays longer.
double time_to_read(std::string_view award, AwardWeight weight, double pace);
// How long the count of card points takes, with a rest at its end, and the number of cards counted
// after this time.
double time_to_count(int cards, double pace);
int counted_by(double passed, double pace);
// How long a screen reader takes over a line at its usual speed, and at a pace of the settings.
double time_to_say(std::string_view line, double pace);

}  // namespace allfours
