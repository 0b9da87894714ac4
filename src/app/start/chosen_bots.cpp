#include "app/start/chosen_bots.hpp"

#include "app/features/settings/settings.hpp"

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

std::optional<std::string_view> level_in(std::string_view what) {
  for (const PlayerName& player : player_names) {
    if (player.level && player.name == what) return player.name;
  }
  return std::nullopt;
}

Bots chosen_bots(const Settings& settings, const Setup& setup) {
  Bots bots = all_bots();
  const Persons persons = persons_at(setup, 0);
  for (int seat = 0; seat < setup.players; ++seat) {
    bots[at(seat)] = settings.bots[at(persons[at(seat)])];
  }
  return bots;
}

}  // namespace allfours
