// A game: its setup, its log so far and the resulting table (src/README.md §3). Sessions, records,
// log reading, games between bots and the JavaScript API are built on it. Knows no screen, clock,
// file or player; `table` has the rules. Tests: tests/core/game/game_test.cpp.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/table/table.hpp"

namespace allfours {

// The next question: a decision, or first whether to lay a worthless hand down (throw_in).
struct Question {
  int seat = -1;  // -1: nobody; the game is over
  bool lay_down = false;
  bool operator==(const Question&) const = default;
};

// `kept`: number of seats asked before this lead that have kept their hands.
Question next_question(const Table& table, int kept);

// Applies the automatic events until somebody must choose. `sink(table, event)` gets each event
// before it changes the table.
template <typename Sink>
void follow(Table& table, Sink&& sink) {
  Event event;
  while (next_event(table, event)) {
    sink(table, event);
    apply(table, event);
  }
}

// Applies the decision's event and the automatic events after it; `sink(table, event)` gets each
// before it changes the table. Returns the refusal of an illegal decision; then nothing has
// changed.
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
  Game() = default;  // no game yet: an empty log
  // Advances to the first decision.
  explicit Game(Setup setup);

  const Setup& setup() const { return setup_; }
  // The table after the whole log.
  const Table& table() const { return table_; }
  const Events& log() const { return log_; }
  bool over() const { return table_.phase == Phase::over; }
  // Number of decisions so far.
  int decisions() const { return decisions_; }
  // All decisions in the format of a link, without the version (decision_code.hpp).
  const std::string& moves() const { return moves_; }

  // Appends the decision and the events that follow; or returns the refusal and changes nothing.
  std::optional<Refusal> play(const Decision& decision);
  // Truncates the log to its first `count` events, then advances to the next decision.
  void undo_to(int count);
  // The table after the first `count` events.
  Table table_at(int count) const;

  // The current question. A seat that is asked to lay its hand down and has not answered keeps it.
  Question question() const { return next_question(table_, kept_); }
  // All seats asked before this lead, up to and including this one, keep their hands.
  void keep_hand(int seat);
  // True if this seat was asked before this lead and keeps its hand.
  bool has_kept(int seat) const;

 private:
  // Checkpoint at the start of each hand, so that seeking replays at most one hand.
  struct Beginning {
    int count;  // number of events before it
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
