// Inside the adviser (adviser.hpp): why one option is better than another, from how the same worlds
// ended with each. Only what speaks for the choice is a reason. Knows no hidden card: worlds are
// the seat's own guesses. Tests: tests/rules/advice_test.cpp.
#pragma once

#include <vector>

#include "players/advice_courses.hpp"

namespace allfours {

// What was looked at: courses[option][world].
struct Looked {
  const SeatView& view;
  const std::vector<Table>& worlds;
  const std::vector<std::vector<Course>>& courses;
};

// The reasons for `advice.best`, against `advice.against`; the weightiest first.
std::vector<Reason> reasons_for(const Advice& advice, const Looked& looked);

}  // namespace allfours
