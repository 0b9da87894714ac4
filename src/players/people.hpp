// Who sits at a table: where each seat is drawn, and what those who play there are usually called.
// Knows no screen, and not how somebody has named them. Tests:
// tests/app/narrator_examples_test.cpp, tests/script/calls_test.cpp.
#pragma once

#include <array>
#include <string_view>

#include "core/event.hpp"
#include "core/record.hpp"

namespace allfours {

// What the computer players are usually called, by person; "" for the person at the screen.
inline constexpr std::array<std::string_view, max_players> usual_names{"",     "Winston", "Ivy",
                                                                       "Nora", "Desmond", "Ella"};

// Where a seat sits as drawn: 0 is the person at the screen, then on round the table clockwise.
int place_at_table(const Setup& setup, int human, int seat);
// By seat, which person it is: 0 for the one at the screen. Where jacks found the partners
// (`first_dealer`, else null), each sits where the jacks say.
using Persons = std::array<int, max_players>;
Persons persons_at(const Setup& setup, int human, const Event* first_dealer = nullptr);

}  // namespace allfours
