// The hands of the game at a table replayed by a bot from the person's seat
// (players/games/duplicate.hpp): hands to replay and replays received. Only finished hands are
// requested, one at a time, from a worker. If the game changes, the replays are discarded. Knows no
// words, no screen, no worker. Tests: tests/app/features/duplicate/app_duplicate_test.cpp.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "app/effects.hpp"
#include "players/games/duplicate.hpp"

namespace allfours {

class Session;

// A hand played both ways, and the chance of winning after each, in 1/10,000.
struct HandCompared : HandAgain {
  int own_chance = 0, bot_chance = 0;
};

class ReplayedHands {
 public:
  // Takes the hands finished within the first `seen` events of the log; discards those of a game
  // that has changed. True if it has: the reply to an earlier request is of no use.
  bool look(const Session& session, int seen);

  int wanted() const { return static_cast<int>(hands_.size()); }
  // The hands received, in order.
  std::span<const HandCompared> all() const { return again_; }
  bool complete() const { return again_.size() == hands_.size(); }
  // A reply was invalid: nothing more is requested.
  bool failed() const { return failed_; }

  // The request for the next hand. Precondition: one is left.
  WorkerRequest request(const Session& session) const;
  // Takes the reply "OWN_CHANCE COMPUTER_CHANCE RECORD". A replay of a game that has gone another
  // way since the last look is dropped.
  void hear(std::string_view text, const Session& session);

 private:
  std::string moves_;       // of the game concerned, as far as it had come
  int end_ = 0;             // end in the log of the hands considered
  std::vector<int> hands_;  // their numbers
  std::vector<HandCompared> again_;
  bool failed_ = false;
};

}  // namespace allfours
