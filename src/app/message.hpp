// The short message above the screen: text, duration, its rule, and an action it offers. A message
// about a fault can be repeated in another language. Knows no clock: callers pass the time. Tests:
// tests/app/message_test.cpp, tests/app/app_refusals_test.cpp, tests/app/app_languages_test.cpp.
#pragma once

#include <limits>
#include <optional>
#include <string>

#include "core/text/fault.hpp"
#include "words/words.hpp"

namespace allfours {

class Message {
 public:
  struct Offer {
    std::string id, label;
  };
  static constexpr double never = std::numeric_limits<double>::infinity();

  // Shows the text for some time, which begins with the next `expire`: `now` is the time of the
  // last frame, and where nothing moves that may be long past. `rule`: field and value of its
  // subject.
  void say(std::string text, bool is_error, double now, std::string rule = {});
  // A fault of a link or of a choice, in this language. A link's message stays.
  void say_fault(const Fault& fault, bool of_link, Language language, double now);
  // Adds an action and its label.
  void offer(std::string id, std::string label) { offer_ = {std::move(id), std::move(label)}; }
  // With a deal below it that can be played instead, the parts of a link.
  void offer_deal(std::string link, Language language);
  // Stays until the person goes on.
  void stay() {
    until_ = never;
    waits_ = false;
  }
  // The message holds for one question (question_asked) and disappears with it.
  void belong_to(int question) { question_ = question; }
  bool outlives(int question) const { return question_ && *question_ != question; }
  // The message can wait: it ends when a card is played, since it would cover the trick in a low
  // window, and it is not drawn over answers.
  void make_way() { makes_way_ = true; }
  bool makes_way() const { return makes_way_; }
  void clear() {
    text_.clear();
    offer_ = {};
    question_.reset();
    makes_way_ = false;
  }
  // Repeats a fault in another language; removes any other message.
  void say_again(Language language, double now);
  // Removes the message when its time is over; true if removed.
  bool expire(double now);

  // Empty if there is none.
  const std::string& text() const { return text_; }
  bool is_error() const { return is_error_; }
  const std::string& rule() const { return rule_; }
  const Offer& offered() const { return offer_; }
  double until() const { return text_.empty() ? never : until_; }
  // Number of messages so far.
  int count() const { return count_; }

 private:
  std::string text_;
  std::string rule_;
  Offer offer_;
  std::string deal_;  // that is offered
  bool is_error_ = false;
  double until_ = never;
  bool waits_ = false;  // for its time to begin
  int count_ = 0;
  std::optional<int> question_;  // for which alone it holds
  bool makes_way_ = false;
  std::optional<Fault> fault_;  // its subject
  bool of_link_ = false;
};

}  // namespace allfours
