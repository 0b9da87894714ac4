// Playing together, each person on a device of their own: this device's part, from the invitation
// to the end of the game, and the next game (web/TOGETHER.md). Carries texts between the table's
// device (table_device.hpp) and the page's connections, stores the table, and keeps the person
// informed. It is implemented by together.cpp (the table), together_inviting.cpp
// (invitations), together_answers.cpp (answers to them), together_again.cpp (the next game),
// together_calls.cpp (calls across the table), together_turn.cpp (whose turn it is) and
// together_links.cpp (links that arrive). Knows no screen, no dialog and no network. Tests:
// tests/app/modes/together/app_together_test.cpp.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "app/context.hpp"
#include "app/modes/together/stored_tables.hpp"
#include "app/modes/together/table_device.hpp"
#include "app/session/shared_game.hpp"

namespace allfours {

class Together final : public SharedGame {
 public:
  // Ready sentences to call across the table, in together.ftl: web/TOGETHER.md "Calls".
  static constexpr int known_calls = 8;

  // A seat that the host has for somebody else.
  struct Place {
    enum class Stage : std::uint8_t {
      bot,         // nobody is wanted
      asked,       // to play again, over the connection that is there
      making,      // the page is making the connection's part of the invitation
      invited,     // `link` can be sent
      connecting,  // the answer has come
      here,
      away
    };
    Stage stage = Stage::bot;
    int channel = -1;  // of the connection
    std::string link;  // the invitation
  };

  explicit Together(Context& context) : context_(&context) {}
  Together(const Together&) = delete;
  Together& operator=(const Together&) = delete;

  // --- The state, for the dialog and the table.
  // Null without a table.
  const TableDevice* table() const { return device_ ? &*device_ : nullptr; }
  // The game has begun.
  bool plays() const { return device_ && device_->device().history().begun(); }
  // Number of the game's events that the person has seen on this device, when it comes to the
  // screen.
  int seen() const { return seen_; }
  // A link that was opened and waits for the person to join.
  const std::optional<together::Invitation>& invitation() const { return invitation_; }
  const std::optional<together::TurnLink>& turn_offered() const { return turn_; }
  // Seats wanted for other people at a new table; all of them at first.
  together::SeatBits wanted() const { return wanted_; }
  const Place& place(int seat) const { return places_[at(seat)]; }
  // The guest's answer to send back; empty while there is none.
  const std::string& answer() const { return answer_; }
  // The guest's connection to the host is there.
  bool connected() const { return connected_; }
  // The last connection could not be made: the dialog offers the other ways.
  bool unreachable() const { return unreachable_; }
  // There is no table, or one where nobody has come yet: it can go round by message.
  bool can_turn_to_messages() const;
  // By message: the link to send and the seat it goes to; "" while it is the turn here.
  std::string turn_link() const;
  const StoredTables& stored() const { return stored_; }
  // The page has what playing together needs (act("together_ready:SECRET")).
  bool ready() const { return !secret_.empty(); }
  std::string name_of(int seat) const;
  // The name of a seat at another table, as name_of says it at this one.
  std::string name_at(const together::Sitting* sitting, int seat) const;
  // A text about playing together, by its key in together.ftl; those are in the book's pack.
  std::string_view sentence(std::string_view key) const {
    return book_phrase(context_->language, key);
  }

  // --- The verbs (ACTIONS.md); each returns true if something was done or said.
  bool want_seat(std::string_view seat);
  // The server that devices in different networks need to find each other; empty: none.
  bool name_server(std::string_view address);
  bool host(const Setup& setup, const Bots& bots);
  // A table where nobody has come is given up for it.
  bool host_by_message(const Setup& setup, const Bots& bots);
  bool invite_again(std::string_view seat);
  // A guest's answer, in a text as it was pasted.
  bool take_answer(std::string_view text);
  bool start();
  // Goes on with the deal without this seat.
  bool leave_out(std::string_view seat);
  bool join();
  bool seat_bot(std::string_view seat);
  bool seat_person(std::string_view seat);
  // Goes on with a stored table; false if there is none of this name.
  bool resume(std::string_view name);
  // Removes a stored table, when it is asked for the second time in a row.
  bool forget(std::string_view name);
  // The table that is removed when asked for again; empty: none.
  const std::string& asked_to_forget() const { return asked_to_forget_; }
  void cancel_confirmation() { asked_to_forget_.clear(); }
  // Leaves the table, which stays stored until its game is over.
  bool leave();

  // --- The next game of the same people (together_again.cpp).
  // The game is over, and the host can ask the guests who are here to play again, or has asked.
  bool offers_again() const;
  // The host asks the guests, who may change seats; the game begins once all of them want it. A
  // guest agrees.
  bool play_again(bool moved);
  // A guest at a table whose game is over: says that the host begins the next one.
  bool awaits_again();

  // --- Calls across the table (together_calls.cpp).
  // Somebody's device can hear one.
  bool offers_calls() const { return device_ && device_->reaches_callers(); }
  // The person here calls the sentence of this number; false for a moment after each.
  bool make_call(std::string_view number);
  // The sentence of a call, from 1 to known_calls.
  std::string_view call_text(int number) const;
  // The call of this seat that is to be seen now; empty: none.
  std::string_view call_of(int seat) const;
  // Removes those whose time is over; true if there were any.
  bool expire_calls(double now);
  // When the next one has to be removed, or the person may call again.
  double calls_due() const;

  // --- The turn (together_turn.cpp).
  // Others wait for the person here, whatever the screen still shows.
  bool is_awaited() const;
  // Tells the page once that it is the person's turn.
  void tell_turn();

  // --- Reports of the page.
  bool hear_ready(std::string_view secret);
  bool hear_offer(std::string_view what);
  bool hear_answer(std::string_view via);
  bool hear_up(std::string_view channel);
  bool hear_down(std::string_view what);
  bool hear_text(std::string_view what);
  bool hear_failure(std::string_view what);
  // Why the camera has read no answer.
  bool hear_no_camera(std::string_view why);
  // Another tab of this browser has opened an answer; false if it is not for this table.
  bool hear_handed(std::string_view link);
  // "taken" or "nobody": whether another tab has the table of the answer that was opened here.
  bool hear_handed_over(std::string_view what);
  bool remind();

  // A link of this room: an invitation, an answer or a turn. False: it is none.
  static bool is_link(std::string_view fragment);
  // Opens one; returns the fault of one that cannot be opened.
  std::optional<Fault> open_link(std::string_view fragment);

  // --- Storage.
  void read_stored(std::string_view text) { stored_.read(text); }
  std::string stored_text() const { return stored_.text(); }
  void note_stored() { stored_.note_stored(); }

  // --- The game, for the session.
  const Game& game() const override { return device_->device().history().game(); }
  bool is_person(int seat) const override;
  // A person has the seat, or has had it in this game: a bot plays for that person.
  bool is_of_person(int seat) const;
  std::string_view bot(int seat) const override { return device_->device().history().bot(seat); }
  SeatNames names() const override;
  Question bot_question() const override { return device_->device().history().bot_question(); }
  bool takes_decision() const override;
  bool decide(const std::optional<Decision>& decision) override;
  bool answer_bot(const std::optional<Decision>& decision) override;
  bool let_bot_decide() override;
  std::string state() const override;

 private:
  void sit_down(TableDevice device);
  void settle();
  void tell(const together::Notice& notice);
  void show_call(int seat, int number);
  void hear_call(const together::Notice& notice);
  void call(ConnectionCall::Kind kind, int channel, std::string text = {});
  void make_invitation(int seat);
  void end_connections();
  void host_again(bool moved);
  void join_again();
  void begin_again();
  bool say_fault(const Fault& fault);
  // An error about the address of a server.
  void say_server(std::string_view key, std::string_view address);
  bool lose_server();
  bool hear_useless_server(std::string_view key);
  // Says why an answer to an invitation of this seat is of no use here.
  bool refuse_answer(std::string_view key, int seat = 0);
  static bool has_part(std::string_view fragment, std::string_view part);
  void say(std::string text, bool is_error = false) { context_->say(text, is_error); }
  int seat_of_channel(int channel) const;
  std::string take_secret();
  std::string own_name() const;
  std::optional<Fault> open_invitation(std::string_view fragment);
  std::optional<Fault> open_answer(std::string_view fragment);
  std::optional<Fault> open_turn(std::string_view fragment);

  Context* context_;
  StoredTables stored_;
  std::string secret_;
  together::SeatBits wanted_ = 0xFF;
  std::optional<TableDevice> device_;
  std::array<Place, max_players> places_{};
  int next_channel_ = 1;
  std::optional<together::Invitation> invitation_;
  std::optional<together::TurnLink> turn_;
  std::string turn_text_;
  std::string answer_;
  std::string asked_to_forget_;
  together::SeatBits asked_ = 0;  // the game begins once these are here
  bool connected_ = false;
  bool unreachable_ = false;
  bool is_sent_away_ = false;  // the last thing that the host said to this guest was a fault
  int seen_ = 0;
  int told_turn_ = -1;  // number of steps before the turn that the page has been told of
  // The last call of a seat, and since when it is shown; from the next frame on: waits.
  struct ShownCall {
    int number = together::no_call;
    double since = waits;
    static constexpr double waits = -1;
  };
  std::array<ShownCall, max_players> calls_{};
};

}  // namespace allfours
