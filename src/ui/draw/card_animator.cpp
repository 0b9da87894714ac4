#include "ui/draw/card_animator.hpp"

#include <algorithm>
#include <cmath>

namespace allfours::ui {

namespace {

float blend(float a, float b, float t) { return a + (b - a) * t; }

float ease_out(float t) {
  const float rest = 1 - t;
  return 1 - rest * rest * rest;
}

CardPose blend(const CardPose& a, const CardPose& b, float t) {
  CardPose pose = b;
  pose.centre = ImVec2(blend(a.centre.x, b.centre.x, t), blend(a.centre.y, b.centre.y, t));
  pose.width = blend(a.width, b.width, t);
  pose.angle = blend(a.angle, b.angle, t);
  pose.dim = blend(a.dim, b.dim, t);
  pose.glow = blend(a.glow, b.glow, t);
  // A vanishing card is visible nearly to the end.
  pose.alpha = blend(a.alpha, b.alpha, b.alpha < a.alpha ? t * t * t * t : t);
  // In flight a card is above the table.
  pose.lift = blend(a.lift, b.lift, t) + 0.7F * std::sin(t * 3.14159265F);
  return pose;
}

bool same_place(const CardPose& a, const CardPose& b) {
  return a.centre.x == b.centre.x && a.centre.y == b.centre.y && a.width == b.width &&
         a.angle == b.angle && a.dim == b.dim && a.glow == b.glow && a.lift == b.lift &&
         a.alpha == b.alpha;
}

}  // namespace

void Stage::set_entrance(const CardPose& pose, bool face_up) {
  entrance_ = pose;
  entrance_face_up_ = face_up;
}

void Stage::set_exit(const CardPose& pose, bool face_up) {
  exit_ = pose;
  exit_face_up_ = face_up;
  has_exit_ = true;
}

void Stage::enter_from(int actor, const CardPose& pose, bool face_up) {
  entrances_.push_back({actor, pose, face_up});
}

Stage::Moment Stage::at(const Actor& actor, double now) {
  Moment moment;
  const float turned_to = actor.cue.face_up ? 1.0F : 0.0F;
  const double since = now - actor.start - static_cast<double>(actor.cue.delay);
  if (actor.duration <= 0 || since >= static_cast<double>(actor.duration)) {
    moment.pose = actor.cue.pose;
    moment.turned = turned_to;
    return moment;
  }
  const float t = since <= 0 ? 0.0F : ease_out(static_cast<float>(since) / actor.duration);
  moment.pose = blend(actor.from, actor.cue.pose, t);
  if (since <= 0) moment.pose.lift = actor.from.lift;
  moment.turned = blend(actor.turned_from, turned_to, t);
  moment.moving = true;
  return moment;
}

void Stage::set(const std::vector<Cue>& cues, double now, bool jump, float duration) {
  std::vector<Actor> next;
  next.reserve(cues.size() + actors_.size());
  // Leaving actors first, so that they are below.
  for (Actor& actor : actors_) {
    const bool stays = std::any_of(cues.begin(), cues.end(),
                                   [&](const Cue& cue) { return cue.actor == actor.cue.actor; });
    if (stays && !actor.leaving) continue;
    if (jump || duration <= 0) continue;
    if (actor.leaving) {
      if (at(actor, now).moving && !stays) next.push_back(actor);
      continue;
    }
    if (!has_exit_ || actor.cue.card < 0) continue;
    const Moment moment = at(actor, now);
    actor.from = moment.pose;
    actor.turned_from = moment.turned;
    actor.cue.pose = exit_;
    actor.cue.face_up = exit_face_up_;
    actor.cue.delay = 0;
    actor.start = now;
    actor.duration = duration * 1.2F;
    actor.leaving = true;
    next.push_back(actor);
  }
  for (const Cue& cue : cues) {
    const auto old = std::find_if(actors_.begin(), actors_.end(), [&](const Actor& actor) {
      return actor.cue.actor == cue.actor && !actor.leaving;
    });
    Actor actor;
    actor.cue = cue;
    actor.start = now;
    actor.duration = jump || cue.at_once ? 0.0F : duration;
    if (old == actors_.end()) {
      actor.from = entrance_;
      actor.turned_from = entrance_face_up_ ? 1.0F : 0.0F;
      for (const Entrance& entrance : entrances_) {
        if (entrance.actor != cue.actor) continue;
        actor.from = entrance.pose;
        actor.turned_from = entrance.face_up ? 1.0F : 0.0F;
      }
    } else {
      const Moment moment = at(*old, now);
      if (same_place(old->cue.pose, cue.pose) && old->cue.face_up == cue.face_up && !jump) {
        // Already going there.
        actor.from = old->from;
        actor.turned_from = old->turned_from;
        actor.start = old->start;
        actor.duration = old->duration;
        actor.cue.delay = old->cue.delay;
      } else {
        actor.from = moment.pose;
        actor.turned_from = moment.turned;
        actor.cue.delay = 0;
      }
    }
    next.push_back(actor);
  }
  actors_ = std::move(next);
  entrances_.clear();
  has_exit_ = false;
}

std::optional<ImVec2> Stage::place_of(int card, double now) const {
  for (const Actor& actor : actors_) {
    if (actor.cue.card == card && !actor.leaving) return at(actor, now).pose.centre;
  }
  return std::nullopt;
}

void Stage::finish() {
  for (Actor& actor : actors_) actor.duration = 0;
}

void Stage::draw_actor(const Actor& actor, const Canvas& canvas, const CardPainter& painter,
                       const Moment& moment) {
  const TraceGroup group(canvas, actor.cue.part);
  if (actor.cue.card < 0 || moment.turned <= 0) {
    painter.back(canvas, moment.pose);
  } else if (moment.turned >= 1) {
    painter.face(canvas, actor.cue.card, moment.pose);
  } else {
    painter.turning(canvas, actor.cue.card, moment.pose, moment.turned);
  }
}

bool Stage::draw(const Canvas& canvas, const CardPainter& painter, double now) {
  bool moving = false;
  for (const Actor& actor : actors_) {
    const Moment moment = at(actor, now);
    moving = moving || moment.moving;
    if (actor.cue.at_once || (actor.leaving && !moment.moving)) continue;
    draw_actor(actor, canvas, painter, moment);
  }
  return moving;
}

void Stage::draw_followers(const Canvas& canvas, const CardPainter& painter, double now) {
  for (const Actor& actor : actors_) {
    if (actor.cue.at_once && !actor.leaving) draw_actor(actor, canvas, painter, at(actor, now));
  }
}

}  // namespace allfours::ui
