// Playing together: the next game of the same people, over the connections that they have.
#include <algorithm>

#include "app/modes/together/together.hpp"

namespace allfours {

using Stage = together::Device::Stage;

bool Together::offers_again() const {
  if (!device_ || !ready() || device_->device().stage() != Stage::over) return false;
  if (device_->guest() != nullptr) {
    return connected_ && !device_->guest()->stopped() && device_->guest()->next_table().has_value();
  }
  return device_->host() != nullptr &&
         std::any_of(places_.begin(), places_.end(),
                     [](const Place& place) { return place.stage == Place::Stage::here; });
}

bool Together::play_again(bool moved) {
  if (!offers_again()) return false;
  // A game that is over is an ordinary one.
  stored_.remove(device_->device().sitting().table);
  context_->effects.save("together");
  if (device_->host() != nullptr) {
    host_again(moved);
  } else {
    join_again();
  }
  return true;
}

bool Together::awaits_again() {
  if (!device_ || device_->guest() == nullptr || !connected_ || device_->guest()->stopped() ||
      device_->device().stage() != Stage::over) {
    return false;
  }
  say(fill(sentence("together-again-awaited"),
           {{"who", name_of(device_->device().sitting().host)}}));
  return true;
}

void Together::host_again(bool moved) {
  together::Host& host = *device_->host();
  together::Host next(host.plan_again(moved), take_secret());
  const auto channels = host.invite_all(next, moved);
  settle();
  sit_down(TableDevice(std::move(next)));
  for (int seat = 0; seat < max_players; ++seat) {
    if (channels[at(seat)] < 0) continue;
    places_[at(seat)] = {Place::Stage::asked, channels[at(seat)], {}};
    asked_ |= together::seat_bit(seat);
  }
  settle();
}

void Together::join_again() {
  const together::Invitation invitation = *device_->guest()->next_table();
  sit_down(TableDevice(together::Guest(invitation, own_name(), take_secret())));
  connected_ = true;
  device_->guest()->connect();
  settle();
}

// Everybody who was asked is here.
void Together::begin_again() {
  if (asked_ == 0) return;
  for (int seat = 0; seat < max_players; ++seat) {
    if (together::has_seat(asked_, seat) && places_[at(seat)].stage != Place::Stage::here) return;
  }
  asked_ = 0;
  start();
}

}  // namespace allfours
