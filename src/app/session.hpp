// A session at the table: a game, how much of it the screen has shown, who plays which seat, undo
// and redo. Everything on the screen is a function of the first `shown` events of the log.
// Knows no words, screen, clock or page. Tests: tests/app/session_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/game.hpp"
#include "core/record.hpp"
#include "core/seat_view.hpp"
#include "players/bots.hpp"
#include "players/player.hpp"

namespace allfours {

class Session {
 public:
  // A new game; the person sits at `human`, computer players everywhere else. They think elsewhere,
  // and where they cannot, `here` decides for them.
  Session(Setup setup, int human, const Player& here, const Bots& bots = all_bots());
  // A game that may have gone on for some decisions.
  Session(Game game, int human, const Player& here, const Bots& bots = all_bots());

  const Game& game() const { return game_; }
  const Setup& setup() const { return game_.setup(); }
  // The seat at the bottom of the screen: the person's, or that of the one who plays now.
  int human() const { return human_; }
  const Events& log() const { return game_.log(); }
  Record record() const { return {setup(), decisions_in(log())}; }

  // The moment on the screen.
  int shown() const { return shown_; }
  // The log, shown or not yet, goes to the end of the game.
  bool game_ended() const { return game_.over(); }
  bool at_end() const { return shown_ == static_cast<int>(log().size()); }
  const Table& table() const { return shown_table_; }
  SeatView view() const;
  const Event& last_shown() const { return log()[static_cast<std::size_t>(shown_ - 1)]; }
  // Shows the next event; not at the end.
  void show_next();
  // Goes to a moment: the first `count` events shown.
  void show(int count);

  // Several people play at this one screen: the person, and whoever sits at these seats, one bit a
  // seat; 0: nobody. From now on nobody sees a hand before they have taken their seat.
  void seat_people(std::uint8_t seats);
  std::uint8_t people() const { return people_; }
  bool several() const { return people_ != 0; }
  bool is_person(int seat) const { return seat == human_ || (people_ >> seat & 1) != 0; }
  // The seat of whoever the device belongs to: names and sides are told from there.
  int home() const { return home_; }
  // Whose cards may be shown and told: the person's at the screen; -1 for nobody's.
  int eyes() const { return hidden_ ? -1 : human_; }
  // Another person must choose than the one who looks: the curtain is to fall.
  bool passes() const;
  // It does; nobody looks.
  void drop_curtain() { curtain_ = hidden_ = true; }
  // The seat that is to be taken before the game goes on; -1 where no curtain lies over the table.
  int next_person() const { return curtain_ ? game_.question().seat : -1; }
  // That person takes it, and looks.
  void take_seat();
  // A hand begins or ends: nobody looks at cards of their own.
  void leave_seats();

  // The person must choose now: everything is shown, it is their turn, and nobody is to be asked
  // first whether to lay a hand down.
  bool human_to_decide() const;
  // A computer player must choose now, or say whether it lays its hand down.
  bool computer_to_decide() const;
  // The person may lay the hand down before the next lead, and has not said no yet (throw_in).
  bool human_may_lay_down() const;
  void keep_hand() { game_.keep_hand(human_); }
  // The cards were dealt wrongly and the person may say so: the computer players leave it to them,
  // and when they are asked they wait until the person has let it pass.
  bool leaves_misdeal_to_person() const;
  void let_misdeal_pass();

  // Judges the person's decision; on success its events are in the log, not yet shown.
  std::optional<Refusal> decide(const Decision& decision);

  // If everything is shown and a computer player must choose, lets the one decide who thinks here;
  // false otherwise.
  bool let_computer_decide();

  // The same in two steps, for players who think elsewhere. What a computer player is to be asked
  // after the whole log, shown or not: whether it lays its hand down, or what it decides.
  std::optional<Question> question() const;
  // Takes its answer, a decision or nothing for a hand that is kept; false if it is none. There is
  // a question, and everything is shown.
  bool answer(const std::optional<Decision>& decision);
  const Player& here() const { return *here_; }
  const Bots& bots() const { return bots_; }
  // Who plays this seat where it is not the person's.
  std::string_view bot(int seat) const { return bots_[static_cast<std::size_t>(seat)]; }

  // Back to before the person's last decision, and forward again.
  bool can_undo() const;
  bool can_redo() const { return !undone_.empty(); }
  void undo();
  void redo();
  // How often decisions have been taken back in this game.
  int taken_back() const { return taken_back_; }
  bool was_undone() const { return taken_back_ > 0; }

  // Leaves what came after the moment shown, and goes another way from there: what follows by
  // itself follows, the computer players choose anew, nothing that was taken back can be redone.
  void branch();

  // The person has said no to laying the hand down before this lead.
  bool hand_kept() const { return game_.has_kept(human_); }
  // What a record does not hold of a game that is gone on with.
  void restore(int taken_back, bool hand_kept);

 private:
  std::optional<int> last_own_decision() const;
  // What a computer player has noticed and says out of turn (table_rules), before anything else.
  std::optional<Decision> out_of_turn() const;

  Game game_;  // all of the log
  int human_;
  int home_;
  std::uint8_t people_ = 0;  // where several sit, all of them; else 0
  bool hidden_ = false;      // of several people nobody looks
  bool curtain_ = false;     // … until the seat has been taken that must choose
  const Player* here_;
  Bots bots_;
  Table shown_table_;  // after the first `shown_` events
  int shown_ = 0;
  std::vector<std::vector<Decision>> undone_;
  int taken_back_ = 0;
  // The hand and its redeals when the person let a misdeal pass.
  std::pair<int, int> let_pass_{-1, -1};
};

}  // namespace allfours
