// The pending decision of a bot at the table: makes the request to the worker, and holds the reply
// until the table is ready for it. Without a reply, or with an illegal one, the program itself
// decides. Knows neither worker nor clock. Tests: tests/app/bots/app_thought_test.cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/effects.hpp"
#include "app/session/session.hpp"

namespace allfours {

class Thinking {
 public:
  // true: bots think in a worker; false: here.
  void elsewhere(bool elsewhere);
  // The request after this log, unless it is pending: sent as soon as possible, while earlier
  // events are still being shown. Cancels an obsolete one.
  std::optional<Thought> question(const Session& session);
  // Takes the reply to the last request, unless that has been forgotten.
  void hear(std::string_view text);
  bool waits() const { return thought_ && !answer_; }
  // Lets the bot decide, by the reply or here. Precondition: no request is pending. False if `here`
  // had to decide for a bot that cannot think here.
  bool decide(Session& session);
  void forget() {
    thought_.reset();
    answer_.reset();
  }

 private:
  bool elsewhere_ = false;
  std::optional<Thought> thought_;
  std::optional<std::string> answer_;
};

}  // namespace allfours
