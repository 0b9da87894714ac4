// Games of several people at one screen, for the tests of the rooms app and ui.
#pragma once

#include <cstdint>

#include "app/app_play.hpp"

namespace allfours {

// A random, non-empty set of the other players: bit n for place n round the table.
inline std::uint8_t people_by_chance(int players, Stream& stream) {
  std::uint8_t people = 0;
  while (people == 0) {
    for (int place = 1; place < players; ++place) {
      if (stream.below(2) == 0) people |= static_cast<std::uint8_t>(1U << place);
    }
  }
  return people;
}

// Chooses the game on the start screen, with people at these places, and starts it.
inline void begin_with_people(App& app, const Setup& setup, std::uint8_t people,
                              const std::string& seed) {
  app.act("variant:" + std::string(setup.variant->id));
  app.act("players:" + std::to_string(setup.players));
  app.act("seed:" + seed);
  const Persons persons = persons_at(setup, 0);
  for (int seat = 1; seat < setup.players; ++seat) {
    const bool person = (people >> place_at_table(setup, 0, seat) & 1) != 0;
    app.act("level_of:" + std::to_string(persons[at(seat)]) + (person ? ":person" : ":sensible"));
  }
  app.act("start");
}

}  // namespace allfours
