// The host of a table: invites people, makes the deal with them, and keeps the order of all steps.
// Every device judges each step itself. The host's input is texts, and channels that open and
// close. Malformed messages, floods and other versions of the protocol are reported, their channel
// is closed, and nothing changes. The host can be stored at any time and resumed from the text. It
// is implemented by host.cpp (people), host_deal.cpp (the deal), host_play.cpp (the game),
// host_again.cpp (the next game) and calls.cpp (calls across the table). Knows no network and no
// player. Tests: tests/together/host_guest_test.cpp, hostile_test.cpp and breaks_test.cpp in
// tests/together.
#pragma once

#include <array>
#include <map>
#include <set>

#include "together/device.hpp"

namespace allfours::together {

// The host's choices before anybody is invited.
struct Plan {
  Setup setup;  // without seed, given cards and start
  int seat = 0;
  std::string name;
  Bots bots = all_bots();  // for seats that nobody takes
};

class Host : public Device {
 public:
  // Preconditions: valid_secret(secret), a new one for each table; validate() accepts the rules.
  Host(const Plan& plan, const std::string& secret);
  // From stored_text(), or the fault of the text. Waits until each device has reported its steps:
  // the longest game that all agree on goes on, also if it is longer than the stored one.
  static std::variant<Host, Fault> restored(std::string_view text);
  std::string stored_text() const;

  // The text of a fresh invitation for another seat; those before it are out of date. `transport`
  // is what the network needs (invitation.hpp).
  std::string invite(int seat, std::string_view transport);
  // Everybody who is there plays, bots have the other seats: the deal begins.
  std::optional<Fault> start();
  // Goes on with the deal without this seat, which has not committed or not shown its part.
  void leave_out(int seat);

  // The own decision, or nothing for a hand that is kept.
  std::optional<Fault> decide(const std::optional<Decision>& decision);
  // The answer to history().bot_question(): a decision, or nothing for a hand that is kept.
  std::optional<Fault> answer_bot(const std::optional<Decision>& decision);
  // A bot takes this seat, or gives it back, as soon as no bot has to decide.
  void seat_bot(int seat, std::string_view bot);
  void seat_person(int seat);

  void receive(int channel, std::string_view text);
  // The channel is closed at the other end.
  void channel_closed(int channel);
  // Repeats messages that may have been lost; to be called every few seconds.
  void remind();

  // The next game of the same people: with the same seats, or moved on: two people change seats; of
  // more, the guests move on by one and the host stays. Precondition: the game is over.
  Plan plan_again(bool moved) const;
  // Invites everybody who is here to `next`, the host of plan_again(moved), over the channels of
  // this table, which then belong to `next`. Returns them by seat of `next`; -1: nobody.
  std::array<int, max_players> invite_all(Host& next, bool moved);

  // Calls something across the table, and tells everybody whose device knows calls; false if
  // nobody's does, or after too many calls.
  bool call(int number);
  bool reaches_callers() const;

  // Seats of people whose devices are not there.
  SeatBits missing() const;
  // True after being restored, until all devices have reported their steps.
  bool waits() const;

 private:
  friend std::string host_text(const Host& host);
  friend std::optional<Fault> read_host(Host& host, std::string_view text);

  // A seat from the host's side.
  struct Place {
    int invited = 0;   // number of the latest invitation; 0: none
    int used = 0;      // number of the invitation in use
    std::string mark;  // of the device that uses it
    int channel = -1;
    bool unheard = false;              // has to report its steps
    int claimed = 0;                   // number of steps that it says it has
    std::optional<Proposal> proposal;  // waits until bots have decided
  };
  struct Line {
    int seat = -1;
    int useless = 0;
    bool follows = false;      // has reported its steps
    bool knows_calls = false;  // devices from before December 2026 do not
    int calls = 0;             // since the last reminder
  };

  Host() = default;
  // Everybody who has played: those of the deal, and those who came later.
  SeatBits people_so_far() const;
  int seat_again(int seat, bool moved) const;
  std::string key_of(int seat, int number) const;
  void hear(int channel, const Message& message);
  void join(int channel, const Message& message);
  std::optional<Fault> why_not_join(const Message& message) const;
  void drop(int channel, const Fault& fault);
  void tell_all(const Message& message);
  void tell_table();
  void tell_state(int channel);

  void begin_round(int left_out);
  void go_on_dealing();
  void hear_commit(int seat, const Message& message);
  void hear_part(int seat, const Message& message);

  void hear_caller(int channel);
  void hear_call(int channel, const Message& message);
  void pass_on(int seat, int number);
  void hear_have(int seat, const Message& message);
  void hear_step(int seat, const Message& message);
  bool adopt(int seat, const Message& message);
  void refuse(int seat, const Fault& fault);
  void try_step(int seat, const Proposal& step);
  bool append(const Proposal& step, int by);
  void go_on();
  void wish(std::string text);

  std::array<Place, max_players> places_{};
  std::map<int, Line> lines_;
  std::set<int> closed_;
  std::vector<std::string> wishes_;  // seats to change hands
  std::string table_before_;         // late messages of this table are ignored
  bool told_over_ = false;
};

}  // namespace allfours::together
