#include "app/start/chosen_bots.hpp"

#include "app/app_state.hpp"

namespace allfours {

Persons persons_in(const Game& game, int human) {
  return persons_at(game.setup(), human, &game.log()[1]);
}

Bots bots_by_seat(const Game& game, int human, const Bots& persons) {
  Bots bots = all_bots();
  const Persons at_table = persons_in(game, human);
  for (int seat = 0; seat < game.setup().players; ++seat) {
    bots[at(seat)] = persons[at(at_table[at(seat)])];
  }
  return bots;
}

std::uint8_t seats_of(const Game& game, int human, std::uint8_t places) {
  std::uint8_t seats = 0;
  const Persons at_table = persons_in(game, human);
  for (int seat = 0; seat < game.setup().players; ++seat) {
    if (seat != human && (places >> at_table[at(seat)] & 1) != 0)
      seats |= static_cast<std::uint8_t>(1U << seat);
  }
  return seats;
}

Bots chosen_bots(const Settings& settings, const Setup& setup) {
  Bots bots = all_bots();
  const Persons persons = persons_at(setup, 0);
  for (int seat = 0; seat < setup.players; ++seat) {
    bots[at(seat)] = settings.bots[at(persons[at(seat)])];
  }
  return bots;
}

std::string_view chosen_level(const AppState& state) {
  const Setup setup = state.start.setup();
  const Settings& settings = state.context.settings;
  const Persons persons = persons_at(setup, 0);
  std::string_view level;
  for (int seat = 1; seat < setup.players; ++seat) {
    const int place = persons[at(seat)];
    if ((settings.people >> place & 1) != 0) continue;
    const std::string_view one = settings.bots[at(place)];
    if (!level.empty() && one != level) return {};
    level = one;
  }
  return level;
}

int chosen_people(const AppState& state) {
  const Setup setup = state.start.setup();
  const Persons persons = persons_at(setup, 0);
  int count = 1;
  for (int seat = 1; seat < setup.players && !state.context.embedding; ++seat) {
    count += state.context.settings.people >> persons[at(seat)] & 1;
  }
  return count;
}

}  // namespace allfours
