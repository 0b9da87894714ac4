// What the person has achieved besides points: a puzzle solved, a lesson taken to its end, another
// day of the streak. A gold seal comes to the corner of the paper that says so, and stays; sparks
// fly from it over the felt for a second or two, below everything else.
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/draw/card_marks.hpp"
#include "ui/views/scene.hpp"

namespace allfours::ui {

namespace {

constexpr float seal_radius = 15;
constexpr double seal_time = 520;    // ms until the seal has come
constexpr double spark_time = 1500;  // of the flight at the usual pace
constexpr int sparks = 14;

// Time since the seal came, as a share of a duration; 1 once that is over, and if nothing moves.
float share_of(Scene& scene, double duration) {
  const double start = scene.motion.achievement.start;
  if (start < 0 || scene.frame.reduced_motion) return 1;
  const double share = (scene.frame.now - start) / duration;
  if (share >= 1) return 1;
  scene.motion.moving = true;
  return static_cast<float>(std::max(0.0, share));
}

// A disc with a scalloped edge, and a fine ring inside.
void draw_seal(const Canvas& canvas, ImVec2 centre, std::string_view sign) {
  const Theme& theme = *canvas.theme;
  constexpr int scallops = 12;
  for (int i = 0; i < scallops; ++i) {
    const float angle = static_cast<float>(i) * 2 * pi / scallops;
    canvas.list->AddCircleFilled(ImVec2(centre.x + std::cos(angle) * (seal_radius - 3),
                                        centre.y + std::sin(angle) * (seal_radius - 3)),
                                 4, theme.primary);
  }
  canvas.list->AddCircleFilled(centre, seal_radius - 2, theme.primary);
  canvas.list->AddCircle(centre, seal_radius - 4, fade(theme.on_primary, 0.35F));
  const Rect area{ImVec2(centre.x - seal_radius, centre.y - seal_radius),
                  ImVec2(centre.x + seal_radius, centre.y + seal_radius)};
  trace_solid(canvas, "seal", area);
  if (sign.empty()) {
    icon(canvas, Icon::check, centre, 14, theme.on_primary);
  } else {
    text_in(canvas, Text::small_strong, area, theme.on_primary, sign);
  }
}

}  // namespace

void note_achievement(Scene& scene) {
  const SeenTable& game = scene.seen.table();
  Motion::Achievement& last = scene.motion.achievement;
  const bool goes_on = last.table == game.identity && game.moment >= last.moment;
  const int count = scene.seen.records.streak + (game.lead.is_achieved ? 1 : 0);
  last.is_new = goes_on && (last.is_new || count > last.count);
  if (!goes_on) last.start = -1;
  last.table = game.identity;
  last.moment = game.moment;
  last.count = count;
}

void achievement_seal(Scene& scene, const Rect& paper, std::string_view sign) {
  Motion::Achievement& last = scene.motion.achievement;
  // At the lower corner if there is no room above the paper; nowhere if the paper fills the table.
  constexpr float beyond = 11;  // from the paper's edge
  const Rect& table = scene.layout.table;
  last.hangs = paper.min.y - beyond - seal_radius < table.min.y;
  if (last.hangs && paper.max.y + beyond + seal_radius > table.max.y) return;
  last.place = ImVec2(paper.max.x - seal_radius - space::small,
                      last.hangs ? paper.max.y + beyond : paper.min.y - beyond);
  if (std::exchange(last.is_new, false)) last.start = scene.frame.now;
  const int first = scene.canvas.list->VtxBuffer.Size;
  draw_seal(scene.canvas, last.place, sign);
  const float share = share_of(scene, seal_time);
  if (share >= 1) return;
  // It spins like a coin, with one side only.
  const float width = std::abs(std::sin(share * 1.5F * pi));
  turn_since(scene.canvas.list, first, {last.place, last.place, (1 - share) * 0.4F, width});
}

void achievement_sparks(Scene& scene) {
  const float pace = static_cast<float>(scene.seen.settings->pace);
  const float share = share_of(scene, spark_time * static_cast<double>(1.5F - 0.5F * pace));
  if (share <= 0 || share >= 1) return;
  const Canvas& canvas = scene.canvas;
  const Rect& table = scene.layout.table;
  const ImVec2 from = scene.motion.achievement.place;
  const float away = scene.motion.achievement.hangs ? -1.0F : 1.0F;
  const float reach = std::min(table.width(), table.height()) * 0.42F;
  const float flown = 1 - (1 - share) * (1 - share) * (1 - share);
  canvas.list->PushClipRect(table.min, table.max, true);
  for (int i = 0; i < sparks; ++i) {
    // From the left to straight away from the paper; every other one a suit.
    const float part = (static_cast<float>(i) + 0.5F) / sparks;
    const float angle = pi * (0.98F + 0.52F * part);
    const float far = reach * (0.45F + 0.55F * std::abs(std::sin(static_cast<float>(7 * i + 2))));
    const ImVec2 at(from.x + std::cos(angle) * far * flown,
                    from.y + away * std::sin(angle) * far * flown + reach * 0.35F * share * share);
    const ImU32 ink = fade(canvas.theme->highlight, 1 - share * share);
    if (i % 2 == 0) {
      draw_pip(canvas, i / 2 % 4, at, 13, ink);
    } else {
      canvas.list->AddCircleFilled(at, 2.5F, ink);
    }
  }
  canvas.list->PopClipRect();
}

}  // namespace allfours::ui
