// The short message over the screen: what it says, how long, which rule it is about, or what can be
// done at once. One about
// a fault can be said again in another language.
// Knows no clock: who says something says when. Tests: tests/app/app_refusals_test.cpp,
// tests/app/app_languages_test.cpp.
#pragma once

#include <limits>
#include <optional>
#include <string>

#include "core/fault.hpp"
#include "words/words.hpp"

namespace allfours {

class Message {
 public:
  struct Offer {
    std::string id, label;
  };
  static constexpr double never = std::numeric_limits<double>::infinity();

  // Said until some time after `now`; `rule`, field and value, is what it is about.
  void say(std::string text, bool is_error, double now, std::string rule = {});
  // What is wrong, with a link or with what was chosen, in this language. One about a link stays.
  void say_fault(const Fault& fault, bool of_link, Language language, double now);
  // With this below it, an action and what it is called.
  void offer(std::string id, std::string label) { offer_ = {std::move(id), std::move(label)}; }
  // Stays until the person goes on.
  void stay() { until_ = never; }
  void clear() {
    text_.clear();
    offer_ = {};
  }
  // The fault in another language; any other message goes.
  void say_again(Language language, double now);
  // Goes when its time has come; true if it went.
  bool expire(double now);

  // Empty when there is none.
  const std::string& text() const { return text_; }
  bool is_error() const { return is_error_; }
  const std::string& rule() const { return rule_; }
  const Offer& offered() const { return offer_; }
  double until() const { return text_.empty() ? never : until_; }

 private:
  std::string text_;
  std::string rule_;
  Offer offer_;
  bool is_error_ = false;
  double until_ = never;
  std::optional<Fault> fault_;  // what it is about
  bool of_link_ = false;
};

}  // namespace allfours
