// The open questions that a press can answer, and the time at which each appeared. A press
// that was meant for the previous screen answers none of them (press.hpp). Knows no button and no
// page. Tests:
// tests/app/press_verbs_test.cpp.
#pragma once

#include <string_view>

#include "app/press.hpp"

namespace allfours {

struct AppState;

class OpenQuestions {
 public:
  // The page's clock, in milliseconds.
  void set_clock(double clock) { clock_ = clock; }
  // Records when each question of this state came up. A state with the revision of the previous
  // call has the same questions.
  void note(const AppState& state, int revision);
  // True if the press performs the action; false if it is a slip. Precondition: the questions of
  // this state are noted.
  bool takes(const AppState& state, const Verb& verb, std::string_view id, const Press& press);
  // The questions of this revision are noted, and each can be answered from any place.
  bool rested(int revision, double clock) const {
    return noted_ == revision && presses_.rested(clock);
  }
  // A verb has asked for confirmation.
  void ask_again(std::string_view verb) { presses_.ask_again(verb, clock_); }
  // Treats every question as new when it is asked next.
  void forget() { presses_.forget(); }

 private:
  Presses presses_;
  double clock_ = 0;
  int noted_ = -1;                   // the revision whose questions have been recorded
  std::string_view noted_dialog_{};  // and the dialog
};

}  // namespace allfours
