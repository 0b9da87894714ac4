// A session at the table: the log, how much of it the screen has shown, who plays which seat, undo
// and redo. Everything on the screen is a function of the first `shown` events of the log.
// Knows no words, screen, clock or page. Tests: tests/app/session_test.cpp.
#pragma once

#include <optional>
#include <vector>

#include "core/record.hpp"
#include "core/seat_view.hpp"
#include "players/player.hpp"

namespace allfours {

class Session {
 public:
  // A new game; the person sits at `human`, computer players everywhere else.
  Session(Setup setup, int human, const Player& computer);
  // A game that has gone on for some decisions. They must be possible (parse_record saw to it).
  Session(const Record& record, int human, const Player& computer);

  const Setup& setup() const { return setup_; }
  int human() const { return human_; }
  const Events& log() const { return log_; }
  Record record() const { return {setup_, decisions_in(log_)}; }

  // The moment on the screen.
  int shown() const { return shown_; }
  // The log, shown or not yet, goes to the end of the game.
  bool game_ended() const { return end_table_.phase == Phase::over; }
  bool at_end() const { return shown_ == static_cast<int>(log_.size()); }
  const Table& table() const { return shown_table_; }
  SeatView view() const { return seen_from(shown_table_, human_); }
  const Event& last_shown() const { return log_[static_cast<std::size_t>(shown_ - 1)]; }
  // Shows the next event; not at the end.
  void show_next();
  // Goes to a moment: the first `count` events shown.
  void show(int count);

  // The person must choose now: everything is shown, it is their turn, and nobody is to be asked
  // first whether to lay a hand down.
  bool human_to_decide() const;
  // A computer player must choose now, or say whether it lays its hand down.
  bool computer_to_decide() const;
  // The person may lay the hand down before the next lead, and has not said no yet (throw_in).
  bool human_may_lay_down() const;
  void keep_hand() { asked_up_to_ = human_place(); }

  // Judges the person's decision; on success its events are in the log, not yet shown.
  std::optional<Refusal> decide(const Decision& decision);

  // If everything is shown and a computer player must choose, lets it; false otherwise.
  bool let_computer_decide();

  // The same in two steps, for players who think elsewhere. What a computer player is to be asked
  // after the whole log, shown or not: whether it lays its hand down, or what it decides.
  struct Question {
    int seat = -1;
    bool lay_down = false;
    bool operator==(const Question&) const = default;
  };
  std::optional<Question> question() const;
  // Takes its answer, a decision or nothing for a hand that is kept; false if it is none. There is
  // a question, and everything is shown.
  bool answer(const std::optional<Decision>& decision);
  const Player& computer() const { return *computer_; }

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
  bool hand_kept() const { return human_place() > 0 && asked_up_to_ >= human_place(); }
  // What a record does not hold of a game that is gone on with.
  void restore(int taken_back, bool hand_kept);

 private:
  void happen(const Decision& decision);
  void refold();
  std::optional<std::size_t> last_own_decision() const;
  int human_place() const;
  // The seat to be asked next about laying its hand down, or -1.
  int seat_to_ask() const;

  Setup setup_;
  int human_;
  const Player* computer_;
  Events log_;
  Table end_table_;    // after all of the log
  Table shown_table_;  // after the first `shown_`
  int shown_ = 0;
  int decisions_ = 0;
  int asked_up_to_ = 0;  // place among those asked to lay down, before the current lead
  std::vector<std::vector<Decision>> undone_;
  int taken_back_ = 0;
};

}  // namespace allfours
