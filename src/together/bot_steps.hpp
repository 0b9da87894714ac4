// Decisions of bots at a table of people on devices, made here and now: for programs without a
// worker. Knows no device. Tests: tests/together/host_guest_test.cpp.
#pragma once

#include <optional>

#include "together/history.hpp"

namespace allfours::together {

// The answer to history.bot_question(), which must be there: a decision, or nothing for a hand that
// is kept. The same on every device: a pure function of the seat's view and the seed.
std::optional<Decision> bot_answer(const History& history);

}  // namespace allfours::together
