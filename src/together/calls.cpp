// Calls across the table: who knows them, and who hears them.
#include <algorithm>

#include "together/guest.hpp"
#include "together/host.hpp"

namespace allfours::together {

bool Host::reaches_callers() const {
  return history_.begun() && std::any_of(lines_.begin(), lines_.end(),
                                         [](const auto& line) { return line.second.knows_calls; });
}

bool Host::call(int number) {
  if (!reaches_callers() || !count_call(own_calls_)) return false;
  pass_on(seat_, number);
  return true;
}

void Host::pass_on(int seat, int number) {
  for (const auto& [channel, line] : lines_) {
    if (line.knows_calls && line.seat != seat) post(channel, call_message(seat, number));
  }
}

// The answer says that this device knows calls, too.
void Host::hear_caller(int channel) {
  if (!history_.begun()) return;
  lines_[channel].knows_calls = true;
  post(channel, call_message(seat_, no_call));
}

void Host::hear_call(int channel, const Message& message) {
  Line& line = lines_[channel];
  if (message.seat != line.seat) {
    return drop(channel, {FaultKind::together_seat, {std::to_string(message.seat)}});
  }
  if (!history_.begun() || message.number == no_call || !count_call(line.calls)) return;
  notify_of_call(line.seat, message.number);
  pass_on(line.seat, message.number);
}

bool Guest::call(int number) {
  if (!reaches_callers() || !count_call(own_calls_)) return false;
  post(0, call_message(seat_, number));
  return true;
}

void Guest::hear_call(const Message& message) {
  host_knows_calls_ = true;
  if (!history_.begun() || message.number == no_call || message.seat == seat_) return;
  if (message.seat < sitting_.setup.players) notify_of_call(message.seat, message.number);
}

// Again with each table, until the host has answered: the message may be lost.
void Guest::say_that_calls_are_known() {
  if (stopped_ || !history_.begun() || host_knows_calls_) return;
  Message message = new_message(Message::Kind::part);
  message.number = deal_.round;
  message.text = part_of_callers;
  post(0, message);
}

}  // namespace allfours::together
