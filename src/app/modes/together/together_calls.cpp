// Playing together: calls across the table, shown for some seconds and spoken once.
#include <algorithm>
#include <limits>

#include "app/action_number.hpp"
#include "app/modes/together/together.hpp"

namespace allfours {

namespace {

constexpr std::array<std::string_view, Together::known_calls> keys{
    "together-call-1", "together-call-2", "together-call-3", "together-call-4",
    "together-call-5", "together-call-6", "together-call-7", "together-call-8"};
constexpr double shown_time = 5000;
// Between two calls of a person; other devices accept a shorter pause, since texts travel unevenly.
constexpr double pause = 2000;
constexpr double least_pause = 1000;

}  // namespace

std::string_view Together::call_text(int number) const { return sentence(keys[at(number - 1)]); }

std::string_view Together::call_of(int seat) const {
  const int number = calls_[at(seat)].number;
  return number == together::no_call ? std::string_view() : call_text(number);
}

bool Together::make_call(std::string_view what) {
  const int number = number_in(what, 0);
  if (!offers_calls() || number < 1 || number > known_calls) return false;
  const int seat = device_->device().seat();
  const ShownCall& last = calls_[at(seat)];
  const bool soon = last.since == ShownCall::waits || context_->now < last.since + pause;
  if ((last.number != together::no_call && soon) || !device_->call(number)) return false;
  settle();
  show_call(seat, number);
  return true;
}

void Together::hear_call(const together::Notice& notice) {
  if (!context_->settings.calls || notice.call > known_calls) return;
  const ShownCall& last = calls_[at(notice.seat)];
  const bool soon = last.since == ShownCall::waits || context_->now < last.since + least_pause;
  if (last.number == together::no_call || !soon) show_call(notice.seat, notice.call);
}

void Together::show_call(int seat, int number) {
  calls_[at(seat)] = {number, ShownCall::waits};
  const bool own = seat == device_->device().seat();
  const std::string who = own ? std::string(context_->words->you) : name_of(seat);
  context_->say_aloud(
      fill(context_->words->with_value, {{"text", who}, {"value", call_text(number)}}));
}

bool Together::expire_calls(double now) {
  bool any = false;
  for (ShownCall& one : calls_) {
    if (one.number == together::no_call) continue;
    if (one.since == ShownCall::waits) one.since = now;
    if (now < one.since + shown_time) continue;
    one = {};
    any = true;
  }
  return any;
}

double Together::calls_due() const {
  double due = std::numeric_limits<double>::infinity();
  for (const ShownCall& one : calls_) {
    if (one.number == together::no_call) continue;
    const bool soon = one.since == ShownCall::waits || context_->now < one.since + pause;
    due = std::min(due, std::max(one.since, 0.0) + (soon ? pause : shown_time));
  }
  return due;
}

}  // namespace allfours
