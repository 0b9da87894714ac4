// A game: its setup, its log so far and the table after it (src/README.md §3). Everything that
// takes a game further stands on this: sessions at the table, records, logs that are read back,
// whole games between computer players, the calls for JavaScript. Knows no screen, clock, file or
// player; `table` has the rules. Tests: tests/rules/game_test.cpp.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/table.hpp"

namespace allfours {

// Who is asked next: for a decision, or first whether to lay a worthless hand down (throw_in).
struct Question {
  int seat = -1;  // -1: nobody; the game is over
  bool lay_down = false;
  bool operator==(const Question&) const = default;
};

// `kept`: how many of those asked before this lead have kept their hands.
Question next_question(const Table& table, int kept);

// The events that follow by themselves until somebody must choose. `sink(table, event)` gets each
// before it changes the table.
template <typename Sink>
void follow(Table& table, Sink&& sink) {
  Event event;
  while (next_event(table, event)) {
    sink(table, event);
    apply(table, event);
  }
}

// The decision's event and all that follow by themselves, each given to `sink(table, event)` before
// it changes the table; or why it cannot be, and nothing has happened.
template <typename Sink>
std::optional<Refusal> decide(Table& table, const Decision& decision, Sink&& sink) {
  Event event;
  if (auto no = judge(table, decision, event)) return no;
  do {
    sink(table, static_cast<const Event&>(event));
    apply(table, event);
  } while (next_event(table, event));
  return std::nullopt;
}

class Game {
 public:
  Game() = default;  // no game yet: nothing but an empty log
  // Up to where somebody must choose.
  explicit Game(Setup setup);

  const Setup& setup() const { return setup_; }
  // After all of the log.
  const Table& table() const { return table_; }
  const Events& log() const { return log_; }
  bool over() const { return table_.phase == Phase::over; }
  // How many there have been.
  int decisions() const { return decisions_; }
  // All of them, as a link writes them after its version (decision_code.hpp).
  const std::string& moves() const { return moves_; }

  // What the decision leads to is in the log then; or why it cannot be, and nothing has changed.
  std::optional<Refusal> play(const Decision& decision);
  // Back to the first `count` events of the log, and on to where somebody must choose.
  void undo_to(int count);
  // The table after the first `count` events.
  Table table_at(int count) const;

  // Who is asked now. Those asked to lay their hands down keep them as long as they do not.
  Question question() const { return next_question(table_, kept_); }
  // All who are asked before this lead, up to and with this seat, keep their hands.
  void keep_hand(int seat);
  // This seat was asked before this lead and keeps its hand.
  bool has_kept(int seat) const;

 private:
  // The table as a hand began: no moment is further from one of these than a hand is long.
  struct Beginning {
    int count;  // of events before it
    Table table;
  };

  void happen(const Table& table, const Event& event);
  const Beginning& beginning_before(int count) const;

  Setup setup_;
  Table table_;
  Events log_;
  std::vector<Beginning> beginnings_;
  std::string moves_;
  int decisions_ = 0;
  int kept_ = 0;
};

}  // namespace allfours
