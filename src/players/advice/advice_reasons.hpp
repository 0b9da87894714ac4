// Part of the adviser (adviser.hpp): why one option is better than another, from the courses of the
// same worlds with each. Only arguments for the choice become reasons. Knows no hidden card: worlds
// are samples consistent with the seat's view. Tests: tests/core/advice/advice_test.cpp.
#pragma once

#include <vector>

#include "players/advice/advice_courses.hpp"

namespace allfours {

// The material: courses[option][world].
struct Looked {
  const SeatView& view;
  const std::vector<Table>& worlds;
  const std::vector<std::vector<Course>>& courses;
};

// The reasons for `advice.best` against `advice.against`, most important first.
std::vector<Reason> reasons_for(const Advice& advice, const Looked& looked);

}  // namespace allfours
