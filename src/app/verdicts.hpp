// The verdicts on one seat's decisions in the game at a table, the person's unless another is asked
// for: which are wanted, which have come, and the question that is out. Only decisions of hands
// that are over are asked about: a verdict may tell how the cards lay. They are made elsewhere
// (players/reviewer.hpp), one at a time, and stay known by the decisions up to them: in practice,
// in the game it comes from, and in what is kept of the game none is made twice. Knows no words, no
// screen, no worker. Tests: tests/app/app_verdicts_test.cpp.
#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/effects.hpp"
#include "core/occasion.hpp"
#include "core/verdict.hpp"

namespace allfours {

class Session;

class Verdicts {
 public:
  // Takes the decisions of the hands that are over within the first `seen` events of the log.
  void look(const Session& session, int seen);
  // Of this seat, from the next look on; -1: the person's.
  void look_at_seat(int seat);
  // Whose decisions these are.
  int seat(const Session& session) const;

  int wanted() const { return static_cast<int>(events_.size()); }
  // Those that have come, in the order of the decisions, and what each was when it was made.
  std::span<const Verdict> all() const { return verdicts_; }
  std::span<const Occasion> occasions() const { return occasions_; }
  bool complete() const { return verdicts_.size() == events_.size(); }
  // The one that is looked at, by its place in `all`: which the person has chosen; else, when all
  // have come, the one that cost most; else the first. -1: none has come.
  int shown() const;
  // The one on the decision at this place of the log; false if it has not come.
  bool show(int event);
  // How many events the hands take that are looked at.
  int told() const { return end_; }
  // One was no verdict: no more are asked for.
  bool failed() const { return failed_; }
  bool waits() const { return serial_ != 0; }

  // The question about the next, under this number; there is one, and none is out.
  Thought ask(const Session& session, int serial);
  // Takes "SERIAL:…"; false if it is of another question.
  bool hear(std::string_view what, const Session& session);
  // The question that is out will have no answer: it may be asked again.
  void lose() { serial_ = 0; }

  // What is kept: the texts of all that are known of this game, whosever decisions; and taken back,
  // but for what is no verdict on a decision of it, which is made anew when it is wanted.
  std::vector<std::string> kept(const Session& session) const;
  void restore(const Session& session, const std::vector<std::string>& texts);

 private:
  struct Known {
    Verdict verdict;
    std::string text;
  };
  void take_known(const Session& session);

  std::map<std::string, Known> known_;  // by the moves of the game up to and with the decision
  int asked_seat_ = -1;
  int seat_ = -1;                    // of the decisions below
  std::string moves_;                // of the game that they are of, as far as it had come
  int end_ = 0;                      // of the hands that are looked at, in the log
  std::vector<int> events_;          // places in the log
  std::vector<std::string> places_;  // of each in known_
  std::vector<Verdict> verdicts_;
  std::vector<Occasion> occasions_;
  int shown_event_ = -1;
  int serial_ = 0;
  bool failed_ = false;
};

}  // namespace allfours
