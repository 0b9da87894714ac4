// A guest at a table: joins by an invitation, makes the deal with the others, and follows the
// host's order of steps, but judges each step itself. It stops with a fault if the host breaks the
// rules: another game, a changed commitment, an impossible step, or a step in this device's name
// that the device never made. A guest can be stored at any time and resumed from the text. It is
// implemented by guest.cpp (joining and the deal), guest_play.cpp (the game) and calls.cpp (calls
// across the table). Knows no network and no player. Tests: tests/together/host_guest_test.cpp,
// tests/together/hostile_test.cpp.
#pragma once

#include <map>

#include "together/device.hpp"
#include "together/invitation.hpp"

namespace allfours::together {

class Guest : public Device {
 public:
  // Preconditions: valid_name(name), valid_secret(secret), a new one for each table.
  Guest(const Invitation& invitation, std::string name, std::string secret);
  // From stored_text(), or the fault of the text.
  static std::variant<Guest, Fault> restored(std::string_view text);
  std::string stored_text() const;

  // The channel to the host is there, for the first time or again: says who joins.
  void connect();
  // A fresh invitation for the same seat of the same table; or why it is none. Then `connect`.
  std::optional<Fault> renew(const Invitation& invitation);
  void receive(std::string_view text);
  // The channel is closed at the other end.
  void channel_closed();
  // Repeats messages that may have been lost; to be called every few seconds.
  void remind();

  // The own decision, or nothing for a hand that is kept. It counts once the host has sent it back.
  std::optional<Fault> decide(const std::optional<Decision>& decision);
  // The answer to history().bot_question(): a decision, or nothing for a hand that is kept.
  std::optional<Fault> answer_bot(const std::optional<Decision>& decision);

  // Calls something across the table; false if the host's device knows no calls, or after too
  // many of them.
  bool call(int number);
  bool reaches_callers() const { return host_knows_calls_ && present_ != 0; }

  // The own decision is on its way.
  bool waits() const { return pending_.has_value(); }
  SeatBits missing() const;
  // True if the deal was made before this device came to the table.
  bool came_later() const { return came_later_; }
  const std::optional<Fault>& stopped() const { return stopped_; }
  // The invitation to the next table, over the channel of this one, once the host wants to play
  // again.
  const std::optional<Invitation>& next_table() const { return next_table_; }

 private:
  friend std::string guest_text(const Guest& guest);
  friend std::optional<Fault> read_guest(Guest& guest, std::string_view text);

  Guest() = default;
  std::string mark() const { return own_letters(secret_, "mark", mark_letters); }
  void stop(const Fault& fault);
  void hear(const Message& message);
  void hear_table(const Message& message);
  void hear_again(const Message& message);
  void new_round(const Message& message);
  void hear_commits(const Message& message);
  void hear_parts(const Message& message);
  void hear_call(const Message& message);
  void say_that_calls_are_known();
  void say_commit();
  void say_part();

  void hear_have(const Message& message);
  void hear_step(const Message& message);
  bool take_step(const Proposal& step);
  void follow_host();

  std::string name_;
  std::string key_;
  bool listed_ = false;              // all commitments of this round are known
  bool showed_ = false;              // and the own part has been sent
  bool came_later_ = false;          // the game ran when this device joined
  bool caught_up_ = true;            // has all steps that were made before it joined
  std::map<int, Proposal> ahead_;    // steps that came before those before them
  std::optional<Proposal> pending_;  // the own decision
  SeatBits present_ = 0;
  std::optional<Fault> stopped_;
  std::optional<Invitation> next_table_;
  bool host_knows_calls_ = false;
  int useless_ = 0;
  bool told_over_ = false;
};

}  // namespace allfours::together
