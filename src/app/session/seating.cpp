#include "app/session/seating.hpp"

namespace allfours {

void Seating::seat(std::uint8_t others) {
  people = others == 0 ? others : static_cast<std::uint8_t>(others | 1U << home);
}

void Seating::take(int seat) {
  human = seat;
  curtain = hidden = false;
}

void Seating::leave(bool game_over) {
  if (!several()) return;
  hidden = !game_over;
  if (game_over) human = home;
}

}  // namespace allfours
