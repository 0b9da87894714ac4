// The games of one table: game 0 is the real game, the others are branches from an earlier moment,
// which do not count. Holds every game except the one shown, each at the moment where it was left.
// Knows no words and no screen. Tests: tests/app/table/app_branches_test.cpp.
#pragma once

#include <vector>

#include "app/session/session.hpp"

namespace allfours {

class Practice {
 public:
  struct Game {
    int number;
    Session session;
  };

  int shown() const { return shown_; }
  // Of all games, in the order in which they began.
  std::vector<int> numbers() const;
  // The games that are not shown.
  const std::vector<Game>& others() const { return others_; }
  // The real game, given the one shown.
  const Session& real(const Session& shown) const;

  // Shows `other` as a new game and stores the one shown so far. Drops the oldest branch if there
  // are too many.
  void branch(Session& shown, Session other);
  bool keeps(int number) const;
  // Exchanges a stored game with the one shown.
  void swap(int number, Session& shown);
  // Adds a stored game.
  void add(int number, Session session);

 private:
  std::vector<Game> others_;
  int shown_ = 0;
  int made_ = 0;
};

}  // namespace allfours
