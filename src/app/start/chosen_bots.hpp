// Derives the bots and people of a new game by seat from the person's choices. In games whose
// partners are drawn by jacks the seating may change. Knows no screen. Tests:
// tests/app/bots/app_bots_test.cpp,
// tests/app/modes/people/people_test.cpp.
#pragma once

#include <cstdint>

#include "core/game/game.hpp"
#include "players/bots.hpp"
#include "players/people.hpp"

namespace allfours {

struct AppState;
struct Settings;

// Index in Settings::names of each seat.
Persons persons_in(const Game& game, int human);
// The bots by seat, from the levels by person.
Bots bots_by_seat(const Game& game, int human, const Bots& persons);
// Seats of the people at these positions of the settings, one bit each; 0 if only the person at the
// screen plays.
std::uint8_t seats_of(const Game& game, int human, std::uint8_t places);
// The chosen levels by seat, where no jacks change the seating.
Bots chosen_bots(const Settings& settings, const Setup& setup);
// The common level of all bots in the game selected on the start screen; empty if they differ or
// there are none.
std::string_view chosen_level(const AppState& state);
// The number of people who will play it at this screen.
int chosen_people(const AppState& state);

}  // namespace allfours
