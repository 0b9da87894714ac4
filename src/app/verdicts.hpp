// The verdicts on the person's decisions in the game at a table: which are wanted, which have come,
// and the question that is out. Only decisions of hands that are over are asked about: a verdict
// may tell how the cards lay. They are made elsewhere (players/reviewer.hpp), one at a time; where
// the game goes another way they are forgotten. Knows no words, no screen, no worker. Tests:
// tests/app/app_verdicts_test.cpp.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "app/effects.hpp"
#include "core/verdict.hpp"

namespace allfours {

class Session;

class Verdicts {
 public:
  // Takes the decisions of the hands that are over within the first `seen` events of the log; what
  // is of a game that has gone another way is forgotten.
  void look(const Session& session, int seen);

  int wanted() const { return static_cast<int>(events_.size()); }
  // Those that have come, in the order of the decisions.
  std::span<const Verdict> all() const { return verdicts_; }
  bool complete() const { return verdicts_.size() == events_.size(); }
  // One was no verdict: no more are asked for.
  bool failed() const { return failed_; }
  bool waits() const { return serial_ != 0; }

  // The question about the next, under this number; there is one, and none is out.
  Thought ask(const Session& session, int serial);
  // Takes "SERIAL:…"; false if it is of another question.
  bool hear(std::string_view what, const Session& session);
  // The question that is out will have no answer: it may be asked again.
  void lose() { serial_ = 0; }

 private:
  std::string moves_;        // of the game that all this is about, as far as it had come
  int end_ = 0;              // of the hands that are looked at, in the log
  std::vector<int> events_;  // places in the log
  std::vector<Verdict> verdicts_;
  int serial_ = 0;
  bool failed_ = false;
};

}  // namespace allfours
