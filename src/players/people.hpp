// The people at a table: where each seat is drawn, and default names. Knows no screen and no names
// chosen by people. Tests: tests/app/narration/narrator_examples_test.cpp,
// tests/script/calls_test.cpp.
#pragma once

#include <array>
#include <string_view>

#include "core/game/record.hpp"
#include "core/table/event.hpp"

namespace allfours {

// Default names of the bots, by person; "" for the person at the screen.
inline constexpr std::array<std::string_view, max_players> usual_names{"",     "Winston", "Ivy",
                                                                       "Nora", "Desmond", "Ella"};

// Position of a seat on the screen: 0 is the person, then clockwise round the table.
int place_at_table(const Setup& setup, int human, int seat);
// By seat, the index of the person; 0 is the one at the screen. If jacks found the partners
// (`first_dealer`, else null), people sit as the jacks decide.
using Persons = std::array<int, max_players>;
Persons persons_at(const Setup& setup, int human, const Event* first_dealer = nullptr);

}  // namespace allfours
