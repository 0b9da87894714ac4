// The hint at a table: whether it has been asked for, whether the person has been told that a game
// with hints is practice, the question that is out, and the advice that has come, which is for the
// moment of the question alone: whoever changes the moment closes it. Advice is made elsewhere
// (players/adviser.hpp), where there is somewhere else.
// Knows no words, no screen, no worker. Tests: tests/app/app_hint_test.cpp.
#pragma once

#include <optional>
#include <string_view>

#include "app/effects.hpp"
#include "core/advice.hpp"

namespace allfours {

class Session;

class Hint {
 public:
  enum class Stage : std::uint8_t {
    none,
    warns,  // a game with hints does not count: is it to be?
    waits,  // the question is out
    shown
  };
  Stage stage() const { return stage_; }
  // Where it is shown, else null.
  const Advice* advice() const { return stage_ == Stage::shown ? &*advice_ : nullptr; }

  void warn() { stage_ = Stage::warns; }
  // The question about what the person must choose now, under this number.
  Thought ask(const Session& session, int serial);
  // Takes "SERIAL:…"; false if it is of an older question. An answer that is no advice for this
  // moment ends the hint.
  bool hear(std::string_view what, const Session& session);
  void close() { stage_ = Stage::none; }

 private:
  Stage stage_ = Stage::none;
  int serial_ = 0;
  std::optional<Advice> advice_;
};

// The option that this action takes ("card:As", "say:beg", "keep"), where it has a chance; else
// null.
const Option* find_option(const Advice& advice, std::string_view action);

}  // namespace allfours
