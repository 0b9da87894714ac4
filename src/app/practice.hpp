// The games of one table: 0 is the real one, the others are practice, played on from an earlier
// moment. All but the one shown are kept here, each at the moment it was left.
// Knows no words and no screen. Tests: tests/app/app_branches_test.cpp.
#pragma once

#include <vector>

#include "app/session.hpp"

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

  // This one is shown from now on, as a game of its own, and the one shown till now is kept. The
  // oldest practice goes where there are too many.
  void branch(Session& shown, Session other);
  bool keeps(int number) const;
  // Swaps a game that is kept with the one shown.
  void swap(int number, Session& shown);
  // One that was kept.
  void add(int number, Session session);

 private:
  std::vector<Game> others_;
  int shown_ = 0;
  int made_ = 0;
};

}  // namespace allfours
