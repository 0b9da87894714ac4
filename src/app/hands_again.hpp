// The hands of the game at a table as a computer player plays them from the person's seat
// (players/duplicate.hpp): which are wanted, which have come, and the question that is out. Only
// hands that are over are asked about, one at a time; they are played elsewhere. Where the game
// goes another way they are forgotten. Knows no words, no screen, no worker. Tests:
// tests/app/app_duplicate_test.cpp.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "app/effects.hpp"
#include "players/duplicate.hpp"

namespace allfours {

class Session;

// One hand both ways, and what whoever played it again found the chance to win after each worth, of
// 10,000.
struct HandCompared : HandAgain {
  int own_chance = 0, computer_chance = 0;
};

class HandsAgain {
 public:
  // Takes the hands that are over within the first `seen` events of the log; what is of a game that
  // has gone another way is forgotten.
  void look(const Session& session, int seen);

  int wanted() const { return static_cast<int>(hands_.size()); }
  // Those that have come, in their order.
  std::span<const HandCompared> all() const { return again_; }
  bool complete() const { return again_.size() == hands_.size(); }
  // An answer was no such hand: no more are asked for.
  bool failed() const { return failed_; }
  bool waits() const { return serial_ != 0; }

  // The question about the next, under this number; there is one, and none is out.
  Thought ask(const Session& session, int serial);
  // Takes "SERIAL:OWN_CHANCE COMPUTER_CHANCE RECORD"; false if it is of another question.
  bool hear(std::string_view what, const Session& session);
  // The question that is out will have no answer: it may be asked again.
  void lose() { serial_ = 0; }

 private:
  std::string moves_;       // of the game that all this is about, as far as it had come
  int end_ = 0;             // of the hands that are looked at, in the log
  std::vector<int> hands_;  // their numbers
  std::vector<HandCompared> again_;
  int serial_ = 0;
  bool failed_ = false;
};

}  // namespace allfours
