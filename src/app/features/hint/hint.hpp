// The hint at a table, in stages: none, the warning that a game with hints does not count, the
// pending request, the advice. The advice is valid only for the moment of the request: any change
// closes the hint. A worker makes the advice (players/advice/adviser.hpp). Knows no words, no
// screen, no worker. Tests: tests/app/features/hint/app_hint_test.cpp.
#pragma once

#include <optional>
#include <string_view>

#include "app/effects.hpp"
#include "core/advice/advice.hpp"

namespace allfours {

class Session;

class Hint {
 public:
  enum class Stage : std::uint8_t {
    none,
    warns,  // warns that a game with hints does not count
    waits,  // for the reply, or for the worker
    shown
  };
  Stage stage() const { return stage_; }
  // The advice if shown, else null.
  const Advice* advice() const { return stage_ == Stage::shown ? &*advice_ : nullptr; }

  void warn() { stage_ = Stage::warns; }
  // The person wants advice.
  void want();
  // The request for the person's present choice.
  WorkerRequest request(const Session& session) const;
  // Takes the reply. One that is no advice for this moment ends the hint.
  void hear(std::string_view text, const Session& session);
  void close() { stage_ = Stage::none; }

 private:
  Stage stage_ = Stage::none;
  std::optional<Advice> advice_;
};

// The option of this action ("card:As", "say:beg", "keep") if it has a chance; else null.
const Option* find_option(const Advice& advice, std::string_view action);

}  // namespace allfours
