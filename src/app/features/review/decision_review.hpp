// The review of one seat's decisions in the game at a table, by default the person's: the decisions
// to judge, and the verdicts received. Only decisions of finished hands are requested, because a
// verdict may reveal the cards. A worker makes one verdict at a time (players/advice/reviewer.hpp).
// A verdict is cached under the decisions up to its own, so that a branch, the real game and the
// stored game share it. Knows no words, no screen, no worker. Tests:
// tests/app/features/review/app_decision_review_test.cpp.
#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/effects.hpp"
#include "core/advice/verdict.hpp"
#include "core/game/decision_context.hpp"

namespace allfours {

class Session;

class DecisionReview {
 public:
  // Takes the decisions of the hands finished within the first `seen` events of the log. True if
  // the game or the seat is another one: the reply to an earlier request is of no use.
  bool look(const Session& session, int seen);
  // Selects a seat for the next look; -1: the person's.
  void look_at_seat(int seat);
  // The seat of these decisions.
  int seat(const Session& session) const;

  int wanted() const { return static_cast<int>(events_.size()); }
  // The verdicts received, in the order of the decisions, and the circumstances of each.
  std::span<const Verdict> all() const { return verdicts_; }
  std::span<const Occasion> occasions() const { return occasions_; }
  bool complete() const { return verdicts_.size() == events_.size(); }
  // Index in `all` of the selected verdict: the person's choice; else, once complete, the one with
  // the highest cost; else the first. -1: none received.
  int shown() const;
  // Selects the verdict on the decision at this index of the log; false if not received.
  bool show(int event);
  // Number of events of the hands considered.
  int told() const { return end_; }
  // A reply was invalid: nothing more is requested.
  bool failed() const { return failed_; }

  // The request for the next decision. Precondition: one is left.
  WorkerRequest request(const Session& session) const;
  // Takes the reply. A verdict on a game that has gone another way since the last look is dropped.
  void hear(std::string_view text, const Session& session);

  // Stored form: the texts of all verdicts known for this game, for any seat; and the inverse,
  // which drops texts that are no verdict on one of its decisions.
  std::vector<std::string> kept(const Session& session) const;
  void restore(const Session& session, const std::vector<std::string>& texts);

 private:
  struct Known {
    Verdict verdict;
    std::string text;
  };
  // The decisions below are of this game, which may have gone on, and of the seat asked about.
  bool is_of(const Session& session) const;
  void take_known(const Session& session);

  std::map<std::string, Known> known_;  // by the moves of the game up to and including the decision
  int asked_seat_ = -1;
  int seat_ = -1;                    // of the decisions below
  std::string moves_;                // of their game, as far as it had come
  int end_ = 0;                      // end in the log of the hands considered
  std::vector<int> events_;          // indices in the log
  std::vector<std::string> places_;  // keys in known_
  std::vector<Verdict> verdicts_;
  std::vector<Occasion> occasions_;
  int shown_event_ = -1;
  bool failed_ = false;
};

}  // namespace allfours
