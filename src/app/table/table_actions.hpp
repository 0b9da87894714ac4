// The instruction above the hand and the buttons at a table, besides the cards. Knows no effect of
// a button. Tests: tests/app/app_test.cpp, tests/app/table.
#pragma once

#include <string>
#include <vector>

#include "app/context.hpp"

namespace allfours {

struct TableState;

std::string prompt_at(const TableState& table);
std::vector<Action> actions_at(const TableState& table);

}  // namespace allfours
