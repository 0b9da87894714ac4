// Animation of cards: every card on the screen is an actor with a target pose; when the target
// changes it glides there, turning over if necessary. Targets follow from the game alone; the stage
// only remembers recent poses. Knows no rule and no layout. Tests: tests/browser, with motion and
// reduced.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "ui/draw/card_painter.hpp"

namespace allfours::ui {

// Identity of an actor: a known card by its index; a hidden card by seat and place.
inline constexpr int first_hidden_actor = 100;
inline constexpr int hidden_room = 64;  // per seat
constexpr int hidden_actor(int seat, int i) { return first_hidden_actor + seat * hidden_room + i; }
constexpr int pile_actor(int i) { return 1000 + i; }
// A card that lies elsewhere as well, in the box of its point.
constexpr int counted_actor(int card) { return 3000 + card; }
constexpr int won_actor(int side, int i) { return 2000 + side * hidden_room + i; }

struct Cue {
  int actor = 0;
  int card = -1;  // -1: only its back is visible
  bool face_up = true;
  CardPose pose;
  float delay = 0;                      // before it starts to move, ms
  std::string_view part = "the table";  // its group in a trace
  bool at_once = false;                 // follows the pointer: no gliding
};

class Stage {
 public:
  // Pose from which new actors enter, and to which leaving ones go.
  void set_entrance(const CardPose& pose, bool face_up);
  void set_exit(const CardPose& pose, bool face_up);

  // Sets all actors in drawing order, with their targets. `jump`: without animation.
  void set(const std::vector<Cue>& cues, double now, bool jump, float duration);
  // A special entrance for one actor, to be called before `set`.
  void enter_from(int actor, const CardPose& pose, bool face_up);

  // Current position of a card, if it is on the stage.
  std::optional<ImVec2> place_of(int card, double now) const;
  // Finishes all movements.
  void finish();

  // Draws all actors but those that follow the pointer; true while any moves.
  bool draw(const Canvas& canvas, const CardPainter& painter, double now);
  // Draws the actors that follow the pointer: they pass over everything else.
  void draw_followers(const Canvas& canvas, const CardPainter& painter, double now);

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
  static void draw_actor(const Actor& actor, const Canvas& canvas, const CardPainter& painter,
                         const Moment& moment);

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
