// A session at the table: a game, the moment shown, the players of the seats, undo and redo. The
// screen is a function of the first `shown` events of the log. Knows no words, screen, clock or
// page. Tests: tests/app/session/session_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>

#include "app/session/seating.hpp"
#include "app/session/shared_game.hpp"
#include "app/session/taken_back.hpp"
#include "core/game/game.hpp"
#include "core/game/record.hpp"
#include "core/table/seat_view.hpp"
#include "players/bots.hpp"
#include "players/player.hpp"

namespace allfours {

class Session {
 public:
  // A new game; the person sits at `human`, bots everywhere else. Bots think in a worker;
  // without a reply, `fallback_bot` decides in this program.
  Session(Setup setup, int human, const Player& fallback_bot, const Bots& bots = all_bots());
  // A game with decisions already made.
  Session(Game game, int human, const Player& fallback_bot, const Bots& bots = all_bots());

  const Game& game() const { return game_; }
  const Setup& setup() const { return game_.setup(); }
  // The people at this screen, and the seat at its bottom.
  const Seating& seating() const { return seating_; }
  int human() const { return seating_.human; }
  const Events& log() const { return game_.log(); }
  Record record() const { return {setup(), decisions_in(log())}; }

  // The moment on the screen.
  int shown() const { return shown_; }
  bool at_end() const { return shown_ == static_cast<int>(log().size()); }
  const Table& table() const { return shown_table_; }
  SeatView view() const;
  const Event& last_shown() const { return log()[static_cast<std::size_t>(shown_ - 1)]; }
  // Shows the next event. Precondition: !at_end().
  void show_next();
  // Seeks to a moment: the first `count` events.
  void show(int count);

  // Seats several people at this screen: the person, and these seats, one bit each; 0: nobody else.
  // From now on no hand is visible before its owner has taken the seat.
  void seat_people(std::uint8_t seats);
  // Of the people here, or on other devices.
  bool is_person(int seat) const {
    return seating_.is_person(seat) || (shared_ != nullptr && shared_->is_person(seat));
  }

  // Follows a game that is kept elsewhere (shared_game.hpp) until it is left: then the game goes on
  // here. It must live until then.
  void share(SharedGame& shared);
  bool shares() const { return shared_ != nullptr; }
  const SharedGame* shared() const { return shared_; }
  // Takes its new events, or takes back those that it has withdrawn; true if there were any.
  bool follow();
  void leave_shared() { shared_ = nullptr; }
  void name_seats(SeatNames names) { seating_.names = std::move(names); }
  // The turn passes to another person than the one looking: the curtain is due.
  bool curtain_is_due() const;
  // Lowers the curtain and hides all hands.
  void drop_curtain() { seating_.curtain = seating_.hidden = true; }
  // The seat to be taken before the game goes on; -1 without a curtain.
  int next_person() const { return seating_.curtain ? game_.question().seat : -1; }
  // The next person takes the seat and sees the hand.
  void take_seat() { seating_.take(game_.question().seat); }
  // A hand begins or ends: nobody looks at a hand.
  void leave_seats() { seating_.leave(game_.over() && at_end()); }

  // The person can be asked now: everything is shown, and others are there.
  bool takes_decision() const {
    return at_end() && !seating_.hidden && (shared_ == nullptr || shared_->takes_decision());
  }
  // The person must choose now: everything is shown, it is their turn, and nobody is asked first
  // whether to lay a hand down.
  bool person_to_decide() const;
  // A bot must choose now, or say whether it lays its hand down.
  bool bot_to_decide() const;
  // The person may lay the hand down before the next lead and has not declined (throw_in).
  bool person_may_lay_down() const;
  void keep_hand();
  // A misdeal that the person may call: bots leave the call to them and wait until the person
  // declines.
  bool leaves_misdeal_to_person() const;
  void let_misdeal_pass();

  // Judges the person's decision; on success its events are in the log, not shown yet.
  std::optional<Refusal> decide(const Decision& decision);

  // If everything is shown and a bot must choose, lets the fallback bot decide; else false.
  bool let_bot_decide();

  // For bots in a worker, let_bot_decide is split into two steps. The question for a bot after the
  // whole log, shown or not: whether it lays its hand down, or its decision.
  std::optional<Question> question() const;
  // Takes the reply, a decision, or nothing for a hand that is kept; false if it is illegal.
  // Precondition: there is a question, and everything is shown.
  bool answer(const std::optional<Decision>& decision);
  // The bot that decides where the seat's own bot gives no reply.
  const Player& fallback_bot() const { return *fallback_bot_; }
  const Bots& bots() const { return bots_; }
  // The bot of this seat, if it is not the person's.
  std::string_view bot(int seat) const { return bots_[static_cast<std::size_t>(seat)]; }

  // Back to before the person's last decision, and forward again.
  bool can_undo() const;
  bool can_redo() const { return taken_back_.can_redo(); }
  void undo();
  void redo();
  const TakenBack& taken_back() const { return taken_back_; }

  // Discards everything after the moment shown and branches off there: automatic events follow,
  // bots choose anew, nothing can be redone.
  void branch();

  // Restores what a record does not contain.
  void restore(int taken_back, bool hand_kept);

 private:
  // A bot's decision out of turn (table_rules), which comes first.
  std::optional<Decision> out_of_turn() const;

  Game game_;  // the whole log
  Seating seating_;
  const Player* fallback_bot_;
  Bots bots_;
  SharedGame* shared_ = nullptr;
  Table shown_table_;  // after the first `shown_` events
  int shown_ = 0;
  TakenBack taken_back_;
  // hand and redeals at which the person declined to call a misdeal
  std::pair<int, int> let_pass_{-1, -1};
};

}  // namespace allfours
