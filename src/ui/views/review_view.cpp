// Playback of an earlier moment: steps, the way back, and branching.
#include <algorithm>
#include <array>

#include "ui/views/scene.hpp"

namespace allfours::ui {

namespace {

struct Step {
  Icon icon;
  std::string_view action;
};

constexpr std::array<Step, 6> all_steps{{{Icon::first, "moment:first"},
                                         {Icon::trick_back, "trick:-1"},
                                         {Icon::left, "step:-1"},
                                         {Icon::right, "step:1"},
                                         {Icon::trick_on, "trick:1"},
                                         {Icon::last, "moment:last"}}};

Pill pill_of(const Step& step) {
  Pill look;
  look.icon = step.icon;
  look.large = true;
  return look;
}

// The width between what reaches down to the buttons at the sides of a low window.
float room_between_seats(const Scene& scene) {
  constexpr float plate = 118;
  const Layout& layout = scene.layout;
  const Table& table = scene.seen.table().table();
  const float top = layout.prompt.max.y - space::touch - 2;
  float half = layout.table.width() * 0.5F;
  for (int place = 1; place < table.players; ++place) {
    const SeatSpot& spot = layout.seats[static_cast<std::size_t>(place)];
    if (spot.plate.y + layout.plate_height * 0.5F < top) continue;
    if (spot.plate_align == Align::right) {
      half = std::min(half, spot.plate.x - plate - layout.middle_x);
    } else {
      half = std::min(half, layout.middle_x - spot.plate.x - plate);
    }
  }
  const float label = scene.canvas.fonts->line_height(Text::small) + 3;
  if (table.trump_fixed && layout.trump.max.y + label > top) {
    const float wide = std::max(layout.trump.width(), text_width(scene.canvas, Text::small,
                                                                 scene.seen.words().trumps_label));
    half = std::min(half, layout.middle_x - layout.trump.centre().x - wide * 0.5F);
  }
  return 2 * (half - space::tiny);
}

}  // namespace

// Before and after the buttons if both fit, else in a row of their own above.
void review_controls(Scene& scene) {
  // In an embedding page the frame has the steps, or its author wants none.
  if (scene.seen.embedded() && !scene.seen.offers_play()) return;
  const Layout& layout = scene.layout;
  if (layout.steps_in_bar) return;
  const Canvas& canvas = scene.canvas;
  const float height = space::touch;
  const auto actions = scene.seen.table().actions();
  const auto steps = scene.seen.table().steps();
  const auto possible = [&](std::string_view id) {
    return std::any_of(steps.begin(), steps.end(),
                       [&](const Action& action) { return action.id == id; });
  };
  std::vector<Pill> pills;
  float buttons = 0;
  for (const Action& action : actions) {
    Pill look;
    look.kind = action.primary ? PillKind::primary : PillKind::quiet;
    look.label = action.label;
    // Known by their signs everywhere.
    if (action.id == "play" || action.id == "pause") {
      look.label = {};
      look.icon = action.id == "play" ? Icon::play : Icon::pause;
    }
    look.large = true;
    buttons += pill_width(canvas, look, height) + (pills.empty() ? 0.0F : space::small);
    pills.push_back(look);
  }
  // Beside the person's plate if they share a line.
  const float plate = layout.kind == LayoutKind::low ? own_plate_width(scene) + space::small : 0;
  float room = layout.table.width() - 2 * (space::small + plate);
  if (layout.kind == LayoutKind::low) room = std::min(room, room_between_seats(scene));
  const float step_width = action_pill_width(scene, pill_of(all_steps[0]), height) + space::tiny;
  const bool embed = layout.kind == LayoutKind::embed;
  const bool low = layout.kind == LayoutKind::low;
  const auto fits = [&](int count) {
    return buttons + static_cast<float>(count) * step_width + 2 * space::small <= room;
  };
  // If two words do not fit, the second becomes its sign.
  if (pills.size() > 1 && (buttons > room || (!layout.narrow() && !fits(4)))) {
    buttons -= pill_width(canvas, pills[1], height);
    pills[1].label = {};
    pills[1].icon = pills.size() > 2 ? Icon::cards : Icon::play;
    buttons += pill_width(canvas, pills[1], height);
  }
  // In a row of their own only if not even the most important steps fit beside the buttons.
  const bool one_row = embed || low || fits(4);
  const bool all =
      one_row ? fits(6)
              : 6 * step_width <= room && !scene.seen.table().setup().rules.first_trick_open;
  std::vector<Step> taken(all_steps.begin(), all_steps.end());
  if (!all) taken = {all_steps[1], all_steps[2], all_steps[3], all_steps[4]};
  if (low && !fits(4)) {
    taken = {all_steps[2], all_steps[3]};
    if (!fits(2) && pills[0].icon == Icon::none) {
      buttons -= pill_width(canvas, pills[0], height);
      pills[0].label = {};
      pills[0].icon = Icon::last;
      buttons += pill_width(canvas, pills[0], height);
    }
  }
  // The smallest window has room for the way back and a step to either side.
  if (embed) {
    taken = {all_steps[2], all_steps[3]};
    buttons = pill_width(canvas, pills[0], height);
    pills.resize(1);
    if (buttons + 2 * step_width + 2 * space::small > room && pills[0].icon == Icon::none) {
      pills[0].label = {};
      pills[0].icon = Icon::last;
      buttons = pill_width(canvas, pills[0], height);
    }
  }
  // Beside the person's own trick that stays open.
  const float end = scene.seen.table().setup().rules.first_trick_open
                        ? layout.seats[0].open_trick.x - layout.open_width * 0.5F - space::small
                        : layout.table.max.x;
  if (!one_row && static_cast<float>(taken.size()) * step_width > end - space::tiny) {
    taken = {all_steps[2], all_steps[3]};
  }
  const std::size_t half = taken.size() / 2;
  const float steps_width = static_cast<float>(taken.size()) * step_width;
  const auto row_of_steps = [&](std::size_t from, std::size_t to, float x, float y) {
    for (std::size_t i = from; i < to; ++i) {
      const Step& step = taken[i];
      action_pill(scene, pill_of(step), ImVec2(x, y), height, step.action, !possible(step.action));
      x += step_width;
    }
    return x;
  };
  const float y = layout.prompt.max.y - height;
  float x = layout.middle_x - buttons * 0.5F;
  if (one_row) {
    row_of_steps(0, half, x - steps_width * 0.5F - space::small, y);
    row_of_steps(half, taken.size(), x + buttons + space::small + space::tiny, y);
  } else {
    const float wide = steps_width - space::tiny;
    row_of_steps(0, taken.size(), std::min(layout.middle_x - wide * 0.5F, end - wide),
                 y - height - space::small);
  }
  for (std::size_t i = 0; i < pills.size(); ++i) {
    x += action_pill(scene, pills[i], ImVec2(x, y), height, actions[i].id) + space::small;
  }
}

}  // namespace allfours::ui
