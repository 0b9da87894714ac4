// Filters slips of a person's hand: repeats of a held key, double clicks, and presses that were
// meant for the previous screen. Requests of hosts, workers and the page bypass it (App::act).
// Knows no table and no button. Tests: tests/app/press_test.cpp,
// tests/app/press_verbs_test.cpp.
#pragma once

#include <limits>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/verbs.hpp"

namespace allfours {

// A press of a key or a pointer. `when` is in milliseconds of the page's clock, which never stops.
struct Press {
  double when = 0;
  bool repeated = false;  // auto-repeat of a held key
  std::string key{};      // KeyboardEvent.key; empty for a pointer
  float x = 0, y = 0;     // position of the pointer; negative: the keyboard, on a focused button
};

class Presses {
 public:
  // A new question accepts no answer for this long, and no question the same answer twice.
  static constexpr double question_rest = 300;
  // If the same place or key performed another action last, an answer needs a pause this long
  // first: since the question came up, and since the press before.
  static constexpr double same_place_rest = 1000;
  // Minimum time between asking for confirmation and confirming.
  static constexpr double confirm_rest = 600;
  // Presses of one key, or at one place, at shorter intervals form a run. A run does not answer a
  // question that came up during it.
  static constexpr double run_gap = 500;
  static constexpr float one_place = 24;

  // Sets the open questions, by name.
  void ask(std::vector<std::string> questions, double clock);
  // A verb has asked for confirmation.
  void ask_again(std::string_view verb, double clock) { asked_ = {std::string(verb), clock}; }
  // Treats the question of this name, or all, as new when it is asked next.
  void forget(std::string_view question = {});

  // True if the press performs the action; false if it is a slip. `question` names what the action
  // answers.
  bool takes(const Verb& verb, std::string_view id, std::string_view question, const Press& press);
  // Every open question has been shown long enough to be answered or confirmed from any place.
  bool rested(double clock) const;

 private:
  static bool same_source(const Press& one, const Press& other);
  void note(const Press& press);
  double asked_since(std::string_view question) const;
  bool comes_too_soon(const Verb& verb, const Press& press, double since) const;
  bool is_slip(const Verb& verb, std::string_view id, std::string_view question,
               const Press& press);

  static constexpr double never = -std::numeric_limits<double>::infinity();

  std::vector<std::pair<std::string, double>> questions_;  // with the time they came up
  std::pair<std::string, double> asked_{{}, never};        // the verb that asked last, and when
  std::pair<std::string, double> answer_{{}, never};       // the last answer, and when
  Press last_{.when = never};
  double pause_ = 0;  // between the last two presses; infinite if their sources differ
  std::string did_;   // the verb of the last press that was not a slip
  Press did_by_{};    // that press
  double run_began_ = never;
};

}  // namespace allfours
