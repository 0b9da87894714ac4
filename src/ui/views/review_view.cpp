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

// The width between the side parts that reach down to the buttons of a low window.
float room_between_seats(const Scene& scene) {
  constexpr float plate = 118;
  const Layout& layout = scene.layout;
  const Table& table = scene.seen.table().view.table;
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
                                                                 scene.seen.words->trumps_label));
    half = std::min(half, layout.middle_x - layout.trump.centre().x - wide * 0.5F);
  }
  return 2 * (half - space::tiny);
}

constexpr float review_height = space::touch;

// The buttons of playback and the steps, as far as there is room.
struct ReviewRow {
  std::vector<Action> actions;
  std::vector<Pill> pills;  // one per action; the smallest window has only the first
  std::vector<Step> steps;
  std::vector<Action> possible;  // steps that lead anywhere from here
  float pills_width = 0;
  float step_width = 0;  // with its gap
  float room = 0;
  float end = 0;        // right edge of a row of steps alone
  bool one_row = true;  // the steps are before and after the buttons, else above

  bool fits(int count) const {
    return pills_width + static_cast<float>(count) * step_width + 2 * space::small <= room;
  }
  void replace_words(const Canvas& canvas, std::size_t pill, Icon sign) {
    Pill& look = pills[pill];
    pills_width -= pill_width(canvas, look, review_height);
    look.label = {};
    look.icon = sign;
    pills_width += pill_width(canvas, look, review_height);
  }
};

ReviewRow review_row(const Scene& scene) {
  const Layout& layout = scene.layout;
  ReviewRow row;
  row.actions = scene.seen.table().controls.actions;
  row.possible = scene.seen.table().controls.steps;
  for (const Action& action : row.actions) {
    Pill look;
    look.kind = action.primary ? PillKind::primary : PillKind::quiet;
    look.label = action.label;
    // Known by their signs everywhere.
    if (action.id == "play" || action.id == "pause") {
      look.label = {};
      look.icon = action.id == "play" ? Icon::play : Icon::pause;
    }
    look.large = true;
    row.pills_width +=
        pill_width(scene.canvas, look, review_height) + (row.pills.empty() ? 0.0F : space::small);
    row.pills.push_back(look);
  }
  // Beside the person's plate if they share a line.
  const float plate = layout.kind == LayoutKind::low ? own_plate_width(scene) + space::small : 0;
  row.room = layout.table.width() - 2 * (space::small + plate);
  if (layout.kind == LayoutKind::low) row.room = std::min(row.room, room_between_seats(scene));
  row.step_width = action_pill_width(scene, pill_of(all_steps[0]), review_height) + space::tiny;
  // Beside the person's own trick that stays open.
  row.end = scene.seen.table().setup.rules.first_trick_open
                ? layout.seats[0].open_trick.x - layout.open_width * 0.5F - space::small
                : layout.table.max.x;
  return row;
}

// The smallest window has room for the way back and a step to either side.
void fit_review_in_embed(const Canvas& canvas, ReviewRow& row) {
  row.steps = {all_steps[2], all_steps[3]};
  row.pills_width = pill_width(canvas, row.pills[0], review_height);
  row.pills.resize(1);
  if (!row.fits(2) && row.pills[0].icon == Icon::none) {
    row.replace_words(canvas, 0, Icon::last);
  }
}

void fit_review(const Scene& scene, ReviewRow& row) {
  const Canvas& canvas = scene.canvas;
  const Layout& layout = scene.layout;
  const bool embed = layout.kind == LayoutKind::smallest;
  const bool low = layout.kind == LayoutKind::low;
  // If two words do not fit, the second becomes its sign.
  if (row.pills.size() > 1 && (row.pills_width > row.room || (!layout.narrow() && !row.fits(4)))) {
    row.replace_words(canvas, 1, row.pills.size() > 2 ? Icon::cards : Icon::play);
  }
  // In a row of their own only if not even the most important steps fit beside the buttons.
  row.one_row = embed || low || row.fits(4);
  const bool all = row.one_row ? row.fits(6)
                               : 6 * row.step_width <= row.room &&
                                     !scene.seen.table().setup.rules.first_trick_open;
  row.steps.assign(all_steps.begin(), all_steps.end());
  if (!all) row.steps = {all_steps[1], all_steps[2], all_steps[3], all_steps[4]};
  if (low && !row.fits(4)) {
    row.steps = {all_steps[2], all_steps[3]};
    if (!row.fits(2) && row.pills[0].icon == Icon::none) {
      row.replace_words(canvas, 0, Icon::last);
    }
  }
  if (embed) fit_review_in_embed(canvas, row);
  if (!row.one_row &&
      static_cast<float>(row.steps.size()) * row.step_width > row.end - space::tiny) {
    row.steps = {all_steps[2], all_steps[3]};
  }
}

// Some of the steps, from a position to the right.
void draw_steps(Scene& scene, const ReviewRow& row, std::size_t from, std::size_t to,
                ImVec2 place) {
  for (std::size_t i = from; i < to; ++i) {
    const Step& step = row.steps[i];
    const bool disabled =
        std::none_of(row.possible.begin(), row.possible.end(),
                     [&](const Action& action) { return action.id == step.action; });
    action_pill(scene, pill_of(step), place, review_height, step.action, disabled);
    place.x += row.step_width;
  }
}

}  // namespace

// Before and after the buttons if both fit, else in a row of their own above.
void review_controls(Scene& scene) {
  // In an embedding page the frame has the steps, or its author wants none.
  if (scene.seen.embedded && !scene.seen.offers_play) return;
  const Layout& layout = scene.layout;
  if (layout.steps_in_bar) return;
  ReviewRow row = review_row(scene);
  fit_review(scene, row);
  const std::size_t half = row.steps.size() / 2;
  const float steps_width = static_cast<float>(row.steps.size()) * row.step_width;
  const float y = layout.prompt.max.y - review_height;
  float x = layout.middle_x - row.pills_width * 0.5F;
  if (row.one_row) {
    const float after = x + row.pills_width + space::small + space::tiny;
    draw_steps(scene, row, 0, half, ImVec2(x - steps_width * 0.5F - space::small, y));
    draw_steps(scene, row, half, row.steps.size(), ImVec2(after, y));
  } else {
    const float wide = steps_width - space::tiny;
    draw_steps(scene, row, 0, row.steps.size(),
               ImVec2(std::min(layout.middle_x - wide * 0.5F, row.end - wide),
                      y - review_height - space::small));
  }
  for (std::size_t i = 0; i < row.pills.size(); ++i) {
    x += action_pill(scene, row.pills[i], ImVec2(x, y), review_height, row.actions[i].id) +
         space::small;
  }
}

}  // namespace allfours::ui
