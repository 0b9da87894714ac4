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
  // true: bots think in a worker; false: in this program.
  void use_worker(bool use);
  // The request after this log, unless it is pending: sent as soon as possible, while earlier
  // events are still being shown. Cancels an obsolete one.
  std::optional<WorkerRequest> request(const Session& session);
  // Takes the reply to the last request, unless that has been forgotten.
  void hear(std::string_view text);
  bool waits() const { return request_ && !answer_; }
  // Lets the bot decide, by the reply or in this program. Precondition: no request is pending.
  // False if the fallback bot decided for a bot that needs a worker.
  bool decide(Session& session);
  void forget() {
    request_.reset();
    answer_.reset();
  }

 private:
  bool use_worker_ = false;
  std::optional<WorkerRequest> request_;
  std::optional<std::string> answer_;
};

}  // namespace allfours
