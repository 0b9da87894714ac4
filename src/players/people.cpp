#include "players/people.hpp"

#include <utility>

#include "core/table/dealing.hpp"

namespace allfours {

int place_at_table(const Setup& setup, int human, int seat) {
  const int n = setup.players;
  const int after = (seat - human + n) % n;
  return setup.rules.direction == Direction::clockwise ? after : (n - after) % n;
}

Persons persons_at(const Setup& setup, int human, const Event* first_dealer) {
  // Index in Settings::names of the people clockwise from the person, by number of players.
  static constexpr std::array<Persons, max_players + 1> others{Persons{},
                                                               Persons{},
                                                               Persons{0, 3},
                                                               Persons{0, 1, 5},
                                                               Persons{0, 1, 3, 5},
                                                               Persons{0, 1, 2, 4, 5},
                                                               Persons{0, 1, 2, 3, 4, 5}};
  Persons persons{};
  for (int seat = 0; seat < setup.players; ++seat) {
    persons[at(seat)] = others[at(setup.players)][at(place_at_table(setup, human, seat))];
  }
  // A game that starts in the middle has no such ceremony.
  if (first_dealer != nullptr && first_dealer->kind == EventKind::first_dealer &&
      first_dealer->partner_cards > 0) {
    const auto drawn = seated_by_jacks(*first_dealer);
    const Persons before = persons;
    for (int seat = 0; seat < 4; ++seat) {
      persons[at(seat)] = before[static_cast<std::size_t>(drawn[at(seat)])];
    }
    // The occupant of the human seat is the person.
    for (int seat = 0; seat < 4; ++seat) {
      if (persons[at(seat)] == 0) std::swap(persons[at(seat)], persons[at(human)]);
    }
  }
  return persons;
}

}  // namespace allfours
