// Cards that move: every card on the screen is an actor with a place to be; when the place changes
// it glides there, turning over on the way if it must. What is where follows from the game alone;
// the stage only remembers where things were a moment ago.
// Knows no rule and no layout. Tests: tests/browser, with motion and reduced.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "ui/card_painter.hpp"

namespace allfours::ui {

// Who an actor is: a known card by its index; a card whose face is hidden by seat and place.
inline constexpr int first_hidden_actor = 100;
inline constexpr int hidden_room = 64;  // of a seat
constexpr int hidden_actor(int seat, int i) { return first_hidden_actor + seat * hidden_room + i; }
constexpr int pile_actor(int i) { return 1000 + i; }
constexpr int won_actor(int side, int i) { return 2000 + side * hidden_room + i; }

struct Cue {
  int actor = 0;
  int card = -1;  // -1: its back is all there is
  bool face_up = true;
  CardPose pose;
  float delay = 0;                      // before it starts to move there, ms
  std::string_view part = "the table";  // what it belongs to, for a trace
  bool at_once = false;                 // follows the pointer: no gliding
};

class Stage {
 public:
  // Where an actor comes from that was not on the stage before, and where one goes that leaves.
  void set_entrance(const CardPose& pose, bool face_up);
  void set_exit(const CardPose& pose, bool face_up);

  // Sets the scene: all actors in drawing order, with their places. `jump`: nobody moves, everybody
  // is there at once.
  void set(const std::vector<Cue>& cues, double now, bool jump, float duration);
  // An actor that enters from a place of its own this time, before `set`.
  void enter_from(int actor, const CardPose& pose, bool face_up);

  // Where a card is now, if it is on the stage.
  std::optional<ImVec2> place_of(int card, double now) const;
  // Everybody is where they are going.
  void finish();

  // Draws all; true while somebody moves.
  bool draw(const Canvas& canvas, const CardPainter& painter, double now);

 private:
  struct Actor {
    Cue cue;
    CardPose from;
    float turned_from = 1;  // 1 face up
    double start = 0;
    float duration = 0;
    bool leaving = false;
  };
  struct Moment {
    CardPose pose;
    float turned = 1;
    bool moving = false;
  };
  static Moment at(const Actor& actor, double now);

  std::vector<Actor> actors_;
  struct Entrance {
    int actor;
    CardPose pose;
    bool face_up;
  };
  std::vector<Entrance> entrances_;
  CardPose entrance_;
  bool entrance_face_up_ = false;
  CardPose exit_;
  bool has_exit_ = false;
  bool exit_face_up_ = true;
};

}  // namespace allfours::ui
