#include "ui/views/won_tricks.hpp"

#include <algorithm>

#include "ui/views/award_view.hpp"
#include "ui/views/card_cues.hpp"

namespace allfours::ui {

namespace {

constexpr float least_width = 26;  // of a card
constexpr float widest = 64;

// The part of the table beside the hand, below the line of the person's plate.
Rect beside_hand(const Scene& scene, bool left) {
  const Layout& layout = scene.layout;
  const SeenTable& game = scene.seen.table();
  const int count = std::max<int>(game.view.table.hand_count[at(game.view.seat)], hand_size);
  const std::vector<HandSpot> spots = hand_spots(layout, count);
  float reach = 0;  // of the hand from the centre
  for (const HandSpot& spot : spots) {
    reach = std::max(reach, std::abs(spot.centre.x - layout.middle_x) + layout.hand_width * 0.62F);
  }
  const float top = layout.own_plate.y + layout.plate_height * 0.5F + space::medium;
  const float bottom = layout.table.max.y - space::small;
  return left ? Rect{ImVec2(layout.table.min.x + space::large, top),
                     ImVec2(layout.middle_x - reach - space::small, bottom)}
              : Rect{ImVec2(layout.middle_x + reach + space::small, top),
                     ImVec2(layout.table.max.x - space::large, bottom)};
}

// True if the boxes of counted points may be there.
bool is_taken(const Scene& scene, const Rect& area) {
  const auto award = award_place(scene);
  return award && award->has_boxes &&
         std::any_of(award->boxes.begin(), award->boxes.end(), [&](const Rect& box) {
           return box.min.x < area.max.x && box.max.x > area.min.x && box.max.y > area.min.y;
         });
}

// The first trick is open before its winner.
bool lies_open(const Table& table, int side) {
  if (!table.rules.first_trick_open || table.tricks == 0) return false;
  for (int seat = 0; seat < table.players; ++seat) {
    if (table.taken[at(seat)].contains(table.plays[0].card)) return side_of(table, seat) == side;
  }
  return false;
}

}  // namespace

std::optional<WonTricks> won_tricks(const Scene& scene, int side) {
  const SeenTable& game = scene.seen.table();
  const Table& table = game.view.table;
  if (scene.layout.kind != LayoutKind::desk || table.sides != 2 || hand_is_over(scene)) {
    return std::nullopt;
  }
  int all = 0;
  for (const Event& event : game.events) {
    if (event.kind == EventKind::trick && side_of(table, event.seat) == side) ++all;
  }
  if (all == 0) return std::nullopt;
  const Canvas& canvas = scene.canvas;
  const Rect area = beside_hand(scene, side == game.view.seat % 2);
  if (is_taken(scene, area)) return std::nullopt;
  WonTricks won;
  won.tricks = all - (lies_open(table, side) ? 1 : 0);
  const auto told = [&](const std::string& who) {
    return fill(scene.seen.words->tricks_won, {{"who", who}, {"n", number_text(all)}});
  };
  won.words = told(game.narrator->side_name(side));
  if (text_width(canvas, Text::small, won.words) > area.width()) {
    won.words = told(side_initials(scene, side));
  }
  const float line = canvas.fonts->line_height(Text::small);
  if (text_width(canvas, Text::small, won.words) > area.width()) return std::nullopt;
  const float tall = area.height() - line - space::small;
  won.width = std::min({tall / card_aspect, area.width() * 0.5F, widest});
  if (won.width < least_width) return std::nullopt;
  // Any number of tricks takes the same room.
  const auto more = static_cast<float>(std::max(won.tricks - 1, 1));
  won.step = std::min(won.width * 0.3F, (area.width() - won.width) / more);
  won.first = ImVec2(area.centre().x - won.step * static_cast<float>(won.tricks - 1) * 0.5F,
                     area.max.y - line - space::tiny - won.width * card_aspect * 0.5F);
  won.words_at = ImVec2(area.centre().x, area.max.y - line);
  return won;
}

CardPose won_pose(const WonTricks& won, int trick) {
  CardPose pose;
  pose.width = won.width;
  pose.centre = ImVec2(won.first.x + won.step * static_cast<float>(trick), won.first.y);
  pose.angle = trick % 2 == 0 ? -0.05F : 0.05F;
  return pose;
}

void won_words(const Scene& scene) {
  for (int side = 0; side < scene.seen.table().view.table.sides; ++side) {
    const auto won = won_tricks(scene, side);
    if (!won) continue;
    const TraceGroup group(scene.canvas, "the won tricks");
    text(scene.canvas, Text::small, won->words_at, scene.canvas.theme->on_felt_muted, won->words,
         Align::centre);
  }
}

}  // namespace allfours::ui
