// Playback of a game: the moment on the screen, and moving between moments. Knows no words, and not
// what else is on the screen. Tests: tests/app/table/app_moments_test.cpp.
#pragma once

#include "app/session/session.hpp"

namespace allfours {

class Playback {
 public:
  // The newest moment shown so far is on the screen, not an earlier one.
  bool live() const { return live_; }
  // The newest moment shown so far.
  int live_moment(const Session& session) const { return live_ ? session.shown() : live_shown_; }
  // Playback from an earlier moment is running.
  bool moves_on() const { return moves_on_; }
  void move_on_from_here() { moves_on_ = true; }
  void rest() { moves_on_ = false; }

  // Starts at a moment, when `live_moment` events have been shown; 0: at the newest.
  void begin(Session& session, int moment, int live_moment);
  // Treats the moment shown as an earlier one, though it is the newest.
  void look_back(const Session& session);
  // False if that moment is on the screen already.
  bool go_to(Session& session, int moment);
  bool go_by_tricks(Session& session, int tricks);
  // False if it is on the screen.
  bool go_to_live_moment(Session& session);
  // Holds back what has happened and is not shown yet.
  void pause(const Session& session);
  // Number of events up to the end of this moment's hand; 0 while that end has not been shown.
  int hand_over_at(const Session& session) const;

 private:
  bool live_ = true;
  int live_shown_ = 0;
  bool moves_on_ = false;
};

}  // namespace allfours
