// One device at a table, with the parts that host, guest and play by message share: its knowledge,
// the view of its person, and its duties. A device is a state machine without a clock: it gets
// texts and decisions, and collects messages to send and notices to show. Knows no network, no
// screen and no player. Tests: tests/together/host_guest_test.cpp, secrecy_test.cpp in
// tests/together.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/table/seat_view.hpp"
#include "together/message.hpp"

namespace allfours::together {

class StoredLines;

// Steps in one go, before the other device says what it has.
inline constexpr int most_steps_at_once = 64;
// Messages from one device that change nothing, between two reminders, before it is dropped.
inline constexpr int most_useless = 300;

// Calls of one seat between two reminders; the host passes no more of them on.
inline constexpr int calls_at_once = 3;

// A text for the device at the other end of a channel. The host numbers its channels; a guest has
// one, 0.
struct Post {
  int channel = 0;
  std::string text;
};

// A message for the person. `seat`: its subject, or -1.
struct Notice {
  enum class Kind : std::uint8_t {
    joined,     // somebody has taken a seat for the first time
    back,       // … again
    away,       // the device of a seat is gone; the table waits for it
    dealing,    // commitments begin; `seat` has been left out since the last round, or -1
    dealt,      // the seed is made: the game begins
    moved,      // a step was added to the game
    overtaken,  // the own decision came too late: somebody else's was first
    refused,    // `fault`: a decision or message of this seat, without effect
    dropped,    // `fault`: the device of this seat, or of none, was sent away
    told,       // `fault`: the other device refuses something
    stopped,    // `fault`: this device no longer follows the host
    over,       // the game is over
    again,      // the host wants to play again (Guest::next_table)
    called      // the person of this seat calls `call`, which a newer version may have added
  };
  Kind kind{};
  int seat = -1;
  Fault fault{};
  int call = no_call;
};

// Duties of the caller, in this order: if `changed`, store stored_text(); then send, close, show.
struct Outcome {
  std::vector<Post> posts;
  std::vector<int> closed;  // channels to close after sending
  std::vector<Notice> notices;
  bool changed = false;
};

// A step with its place in the game.
struct Proposal {
  int index = 0;
  std::string check, tag, text;
  bool operator==(const Proposal&) const = default;
};

class Device {
 public:
  enum class Stage : std::uint8_t { gathering, dealing, playing, over };
  Stage stage() const;

  int seat() const { return seat_; }
  const Sitting& sitting() const { return sitting_; }
  const Deal& deal() const { return deal_; }
  // With every card, for bots and for the end. People see `view` and `seen_log`.
  const History& history() const { return history_; }

  // The person at this device must choose, or say whether to lay the hand down.
  bool own_turn() const;
  // The view of the own seat. Precondition: the game has begun.
  SeatView view() const { return seen_from(history_.game().table(), seat_); }
  Events seen_log() const;
  // The whole game as a link's parts, once it is over; before that nothing. (If a table is given
  // up, record_text of history().game() has what was played.)
  std::string record() const;

  // The duties since the last call.
  Outcome take_outcome();

 protected:
  Device() = default;
  Device(Sitting sitting, int seat, std::string secret);

  Message new_message(Message::Kind kind) const;
  void post(int channel, const Message& message);
  void post_fault(int channel, const Fault& fault);
  void notify(Notice::Kind kind, int seat = -1, Fault fault = {});
  void notify_of_call(int seat, int call) {
    outcome_.notices.push_back({Notice::Kind::called, seat, {}, call});
  }
  void change() {
    outcome_.changed = true;
    ++progress_;
  }

  // A call of the person at this seat to the people at the table.
  Message call_message(int seat, int call) const;
  // Counts one more call of a seat; false if it has made too many since the last reminder.
  static bool count_call(int& calls) { return calls < calls_at_once && ++calls > 0; }

  // The own decision, or a hand that is kept, as a step after all others; or why it is none.
  std::variant<Proposal, Fault> own_step(const std::optional<Decision>& decision) const;
  // The tag by which this device knows a step of its own.
  std::string tag_of(std::string_view check, std::string_view text) const;
  std::string own_part() const { return part_of(secret_, sitting_.table, deal_.round); }
  std::string own_commitment() const;
  // Begins the game. Precondition: deal_.shown().
  void begin();
  Message step_message(int index) const;
  Message have_message() const;
  // As lines of a stored table, and from them; false: they cannot be read.
  std::string lines() const;
  bool read_lines(StoredLines& lines);
  // Sends steps from this one on, and what there is.
  void send_from(int channel, int index);

  Sitting sitting_;
  int seat_ = 0;
  std::string secret_;
  Deal deal_;
  History history_;
  Outcome outcome_;
  int progress_ = 0;   // number of changes
  int own_calls_ = 0;  // since the last reminder

 private:
  bool read_steps(StoredLines& lines);
};

}  // namespace allfours::together
