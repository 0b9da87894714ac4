// The next game of the people at a table, over the connections that they have.
#include <bit>

#include "together/host.hpp"
#include "together/invitation.hpp"

namespace allfours::together {

SeatBits Host::people_so_far() const {
  return static_cast<SeatBits>(sitting_.persons | (history_.begun() ? history_.people() : 0));
}

int Host::seat_again(int seat, bool moved) const {
  const bool host_stays = std::popcount(people_so_far()) > 2;
  if (!moved || !has_seat(people_so_far(), seat) || (host_stays && seat == seat_)) return seat;
  do {
    seat = (seat + 1) % sitting_.setup.players;
  } while (!has_seat(people_so_far(), seat) || (host_stays && seat == seat_));
  return seat;
}

Plan Host::plan_again(bool moved) const {
  return {sitting_.setup, seat_again(seat_, moved), sitting_.names[at(seat_)], sitting_.bots};
}

std::array<int, max_players> Host::invite_all(Host& next, bool moved) {
  std::array<int, max_players> channels;
  channels.fill(-1);
  next.table_before_ = sitting_.table;
  for (int seat = 0; seat < sitting_.setup.players; ++seat) {
    if (!has_seat(people_so_far(), seat)) continue;
    next.sitting_.names[at(seat_again(seat, moved))] = sitting_.names[at(seat)];
  }
  for (int seat = 0; seat < sitting_.setup.players; ++seat) {
    const int channel = places_[at(seat)].channel;
    if (!has_seat(people_so_far(), seat) || channel < 0) continue;
    const int seat_there = seat_again(seat, moved);
    Message message = new_message(Message::Kind::again);
    message.text = next.invite(seat_there, {});
    post(channel, message);
    channels[at(seat_there)] = channel;
  }
  return channels;
}

}  // namespace allfours::together
