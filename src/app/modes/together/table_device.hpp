// This device at a table of people: a host, a guest, or a seat at a table that goes round by
// message, with one interface. Knows no page, no screen and no words. Tests:
// tests/app/modes/together/app_together_test.cpp, tests/together.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "together/by_message.hpp"
#include "together/guest.hpp"
#include "together/host.hpp"

namespace allfours {

class TableDevice {
 public:
  template <typename Role>
  explicit TableDevice(Role role) : role_(std::move(role)) {}
  // From a stored table of any role, or the fault of the text.
  static std::variant<TableDevice, Fault> restored(std::string_view text);

  const together::Device& device() const;
  together::Host* host() { return std::get_if<together::Host>(&role_); }
  const together::Host* host() const { return std::get_if<together::Host>(&role_); }
  together::Guest* guest() { return std::get_if<together::Guest>(&role_); }
  const together::Guest* guest() const { return std::get_if<together::Guest>(&role_); }
  together::ByMessage* by_message() { return std::get_if<together::ByMessage>(&role_); }
  const together::ByMessage* by_message() const { return std::get_if<together::ByMessage>(&role_); }

  std::string stored_text() const;
  together::Outcome take_outcome();
  std::optional<Fault> decide(const std::optional<Decision>& decision);
  std::optional<Fault> answer_bot(const std::optional<Decision>& decision);
  // Repeats messages that may have been lost; to be called every few seconds.
  void remind();

  // Calls something across the table; false if nobody hears it.
  bool call(int number);
  // Somebody hears calls.
  bool reaches_callers() const;

  // The own decision is on its way.
  bool waits() const;
  // Seats of people whose devices are not there; by message nobody has to be.
  together::SeatBits missing() const;

 private:
  std::variant<together::Host, together::Guest, together::ByMessage> role_;
};

}  // namespace allfours
