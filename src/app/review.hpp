// Looking back at a game: which moment is on the screen, and how one moves among the moments.
// Knows no words, and not what else is on the screen. Tests: tests/app/app_moments_test.cpp.
#pragma once

#include "app/session.hpp"

namespace allfours {

class Review {
 public:
  // The newest moment that has been shown is on the screen, not an earlier one.
  bool live() const { return live_; }
  // The newest moment that has been shown.
  int live_moment(const Session& session) const { return live_ ? session.shown() : live_shown_; }
  // An earlier moment moves on by itself.
  bool moves_on() const { return moves_on_; }
  void move_on_from_here() { moves_on_ = true; }
  void rest() { moves_on_ = false; }

  // Begins at a moment, of `live_moment` that have been shown; 0: at the newest.
  void begin(Session& session, int moment, int live_moment);
  // The moment shown is looked back at, though it is the newest.
  void look_back(const Session& session);
  // False if that moment is on the screen already.
  bool go_to(Session& session, int moment);
  bool go_by_tricks(Session& session, int tricks);
  // False if it is on the screen.
  bool go_to_live_moment(Session& session);
  // What has happened and is not shown yet waits.
  void pause(const Session& session);
  // How many events show the hand of this moment to its end; 0 while that has not been seen.
  int hand_over_at(const Session& session) const;

 private:
  bool live_ = true;
  int live_shown_ = 0;
  bool moves_on_ = false;
};

}  // namespace allfours
