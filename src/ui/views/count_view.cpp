#include "ui/views/count_view.hpp"

#include <algorithm>

#include "core/rules/kernel.hpp"

namespace allfours::ui {

namespace {

constexpr float least_readable_card = 27;  // width whose index can be read
constexpr float least_step = 10;           // in a fan
constexpr float widest_card = 58;
constexpr float widest_count = 520;

// The lines of the sides, the person's first, below the title.
struct CountLines {
  Rect title;
  Rect first;  // the line of the first side
  int sides = 0;
  bool names_above = false;  // the name is above the cards, not before them
  float number = 0;          // width of the sum, at the right end
  float card = 0;            // width; 0: no cards
  float left = 0;            // edge of the first card
  float step = 0;            // between the cards of a fan

  Rect line(int i) const { return first.moved(0, first.height() * static_cast<float>(i)); }
};

CountLines lines_of(const Scene& scene, const AwardPlace& place) {
  const Canvas& canvas = scene.canvas;
  const SeenTable& game = scene.seen.table();
  const float small = canvas.fonts->line_height(Text::small);
  CountLines lines;
  lines.sides = game.view.table.sides;
  const auto sides = static_cast<float>(lines.sides);
  const float wide = std::min(place.words.width(), widest_count);
  const float left = place.words.centre().x - wide * 0.5F;
  const float title = place.words.height() >= small + 30 * sides ? small + space::tiny : 0.0F;
  const float tall = std::min((place.words.height() - title) / sides,
                              small + widest_card * card_aspect + space::medium);
  const float top = place.words.min.y + (place.words.height() - title - tall * sides) * 0.4F;
  lines.title = Rect::at(left, top, wide, title);
  lines.first = Rect::at(left, top + title, wide, tall);
  lines.number = text_width(canvas, tall >= 40 ? Text::display : Text::strong, "000");
  lines.names_above = tall >= small + least_readable_card * card_aspect + space::small;
  const float room = tall - (lines.names_above ? small : 0.0F) - space::small;
  const float before = lines.names_above ? 0.0F : wide * 0.4F;
  lines.left = left + before;
  const float fan = wide - before - lines.number - space::small;
  const float card = std::min(room / card_aspect, widest_card);
  const auto more = static_cast<float>(std::max(1, game.award.longest - 1));
  lines.step = std::min(card * 0.62F, (fan - card) / more);
  if (card >= least_readable_card && lines.step >= least_step) lines.card = card;
  return lines;
}

// The line of a side, from the person's on.
int line_of(const SeenTable& game, int side) {
  const int sides = game.view.table.sides;
  return (side - side_of(game.view.table, game.view.seat) + sides) % sides;
}

}  // namespace

std::vector<CountedPose> count_poses(const Scene& scene, const AwardPlace& place) {
  const SeenTable& game = scene.seen.table();
  const CountLines lines = lines_of(scene, place);
  std::vector<CountedPose> poses;
  if (lines.card <= 0) return poses;
  std::array<int, max_players> counted{};  // by side
  for (const CountedCard& one : game.award.counted) {
    const int side = side_of(game.view.table, one.seat);
    const Rect line = lines.line(line_of(game, side));
    CardPose pose;
    pose.width = lines.card;
    pose.centre =
        ImVec2(lines.left + lines.card * 0.5F + lines.step * static_cast<float>(counted[at(side)]),
               line.max.y - space::tiny - lines.card * card_aspect * 0.5F);
    ++counted[at(side)];
    // It covers the card before it.
    for (CountedPose& before : poses) {
      if (side_of(game.view.table, before.seat) == side) before.pose.visible_width = lines.step;
    }
    poses.push_back({one.card, one.seat, pose});
  }
  return poses;
}

void count_words(Scene& scene, const AwardPlace& place) {
  const Canvas& canvas = scene.canvas;
  const Theme& theme = *canvas.theme;
  const SeenTable& game = scene.seen.table();
  const CountLines lines = lines_of(scene, place);
  scene.motion.count_moment = game.moment;
  // Cards come by the app's clock.
  if (game.award.to_come > 0) scene.motion.moving = true;
  std::array<int, max_players> sums{};
  for (const CountedCard& one : game.award.counted) {
    sums[at(side_of(game.view.table, one.seat))] += card_points(one.card);
  }
  if (lines.title.height() > 0) {
    text(canvas, Text::small_strong, ImVec2(lines.title.centre().x, lines.title.min.y),
         theme.highlight, scene.seen.words->game_box, Align::centre);
  }
  for (int side = 0; side < lines.sides; ++side) {
    const Rect line = lines.line(line_of(game, side));
    const Text style = line.height() >= 40 ? Text::display : Text::strong;
    const float small = canvas.fonts->line_height(Text::small);
    const float room = lines.names_above || lines.card <= 0 ? line.width() - lines.number
                                                            : lines.left - line.min.x;
    std::string who = game.narrator->side_name(side);
    if (text_width(canvas, Text::small, who) > room - space::small)
      who = side_initials(scene, side);
    const float y = lines.names_above ? line.min.y : line.min.y + (line.height() - small) * 0.5F;
    text(canvas, Text::small, ImVec2(line.min.x, y), theme.on_felt, who);
    text_in(canvas, style, Rect{ImVec2(line.max.x - lines.number, line.min.y), line.max},
            theme.on_felt, number_text(sums[at(side)]), Align::right);
  }
}

}  // namespace allfours::ui
