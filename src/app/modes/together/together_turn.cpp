// Playing together: tells the page that it is the person's turn, so that they notice it.
#include <utility>

#include "app/modes/together/together.hpp"

namespace allfours {

bool Together::is_awaited() const {
  return plays() && device_->by_message() == nullptr && takes_decision();
}

void Together::tell_turn() {
  if (!is_awaited()) return;
  const int steps = device_->device().history().steps();
  if (std::exchange(told_turn_, steps) == steps) return;
  const Settings& settings = context_->settings;
  std::string text;
  if (settings.sound) {
    text += "sound:" + std::to_string(static_cast<int>(Sound::turn));
    text += ":" + std::to_string(settings.volume);
  }
  text += '\n';
  if (settings.turn_notes) text += sentence("together-own-turn");
  call(ConnectionCall::Kind::turn, 0, std::move(text));
}

}  // namespace allfours
