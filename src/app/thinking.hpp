// Computer players that think elsewhere: the question that is out, and its answer, which counts for
// its own record alone. Without an answer, or with one that is no decision, it is decided here.
// Knows neither worker nor clock. Tests: tests/app/app_thought_test.cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/effects.hpp"
#include "app/session.hpp"

namespace allfours {

class Thinking {
 public:
  // They think elsewhere from now on, or here.
  void elsewhere(bool elsewhere);
  // The question after this log, unless it is out already: to be asked as soon as it is there,
  // while what came before it is still being shown. One that is no longer asked is forgotten.
  std::optional<Thought> question(const Session& session);
  // Takes "SERIAL:…"; false if it is of an older question: the game has gone another way.
  bool hear(std::string_view what);
  bool waits() const { return thought_ && !answer_; }
  // The computer player decides, by the answer or here; none is out. False if somebody else had to
  // decide for it, since it does not think here.
  bool decide(Session& session);
  void forget() {
    thought_.reset();
    answer_.reset();
  }

 private:
  bool elsewhere_ = false;
  int asked_ = 0;
  std::optional<Thought> thought_;
  std::optional<std::string> answer_;
};

}  // namespace allfours
