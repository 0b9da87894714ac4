// The requests to the bot worker, which works on one at a time. Each has an owner. A more urgent
// owner displaces the request of a less urgent one, which asks again once the worker is free. A
// reply is accepted only while its request is pending; a late one is dropped here. Knows neither
// worker nor owners. Tests: tests/app/bots/requests_test.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "app/effects.hpp"

namespace allfours {

class Requests {
 public:
  enum class Owner : std::uint8_t {
    table,       // the decision of a bot (Thinking)
    hint,        // advice (Hint)
    verdict,     // on a decision (Verdicts)
    hand_again,  // a hand replayed by a bot (ReplayedHands)
    league       // decisions at another table (LeagueNight)
  };

  static constexpr std::array by_urgency{Owner::table, Owner::hint, Owner::verdict,
                                         Owner::hand_again, Owner::league};

  // The owner can ask: nothing as urgent is pending.
  bool allows(Owner owner) const { return !pending_ || owner < pending_->owner; }
  // Makes this the pending request, in place of any other, and gives it its serial.
  void ask(Owner owner, WorkerRequest request);
  // The owner's request is pending.
  bool waits(Owner owner) const { return pending_ && pending_->owner == owner; }
  // The owner no longer wants its reply; a request that has not been sent is withdrawn.
  void drop(Owner owner);
  // Nobody wants a reply: the worker is to stop.
  void stop();

  struct Reply {
    Owner owner{};
    std::string_view text;
  };
  // The reply "SERIAL:TEXT" of the worker; empty if it is not to the pending request.
  std::optional<Reply> take(std::string_view what);

  // For the page, since the last call: whether the worker is to stop, and then the new request.
  bool take_stop();
  std::optional<WorkerRequest> take_new();

 private:
  struct Pending {
    Owner owner{};
    int serial = 0;
  };
  int asked_ = 0;
  std::optional<Pending> pending_;
  std::optional<WorkerRequest> new_;  // the pending request, until it is sent
  bool stops_ = false;
};

}  // namespace allfours
