// The interface of a session to a game that people play on devices of their own. The room together
// holds the game, which may grow at any time; the session passes it the decisions of the person
// here and of bots. Knows no session, no screen and no connection. Tests:
// tests/app/modes/together/app_together_test.cpp.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "core/game/game.hpp"

namespace allfours {

// Names of people by seat; empty where nobody has given one.
using SeatNames = std::array<std::string, max_players>;

class SharedGame {
 public:
  virtual ~SharedGame() = default;

  virtual const Game& game() const = 0;
  // People sit there, here or elsewhere; the others are bots.
  virtual bool is_person(int seat) const = 0;
  virtual std::string_view bot(int seat) const = 0;
  virtual SeatNames names() const = 0;
  // The question that a bot must answer now, before anybody else; seat -1: none.
  virtual Question bot_question() const = 0;
  // The person here can decide now: nothing is on its way, and nobody is missing.
  virtual bool takes_decision() const = 0;

  // The own decision, or nothing for a hand that is kept; false, with a message, if it is not
  // taken. It is in the game at once, or comes back later.
  virtual bool decide(const std::optional<Decision>& decision) = 0;
  // The answer to bot_question; false if it is not possible.
  virtual bool answer_bot(const std::optional<Decision>& decision) = 0;
  // Lets the bot itself decide here and now.
  virtual bool let_bot_decide() = 0;
  // The sentence above the hand while the person here has nothing to decide; empty: the usual one.
  virtual std::string state() const = 0;

 protected:
  SharedGame() = default;
  SharedGame(const SharedGame&) = default;
  SharedGame& operator=(const SharedGame&) = default;
};

}  // namespace allfours
