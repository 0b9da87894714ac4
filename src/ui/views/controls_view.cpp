// The person's controls: the instruction above the hand, and buttons.
#include <algorithm>

#include "ui/views/card_cues.hpp"

namespace allfours::ui {

namespace {

struct Button {
  Pill look;
  const Action* action;
  float width;
};

constexpr float note_rim = 20;     // beside a line below a button's label
constexpr float plate_room = 200;  // of a nameplate at a side of the table
constexpr float own_room = 128;    // of the person's own at the left
constexpr float note_height = 12;  // additional height of the button

float words_width(const Scene& scene, const Action& action, bool noted) {
  const float label = text_width(scene.canvas, Text::strong, action.label);
  return noted ? std::max(label, text_width(scene.canvas, Text::small, action.note)) : label;
}

// The consequence of each is shown below its label if there is room: on a desk between the
// nameplates at both sides.
bool has_notes(const Scene& scene, const std::vector<Action>& actions) {
  const Layout& layout = scene.layout;
  float wide = -space::small;
  float widest = 0;
  bool any = false;
  for (const Action& action : actions) {
    const float width = words_width(scene, action, true) + 2 * note_rim;
    wide += width + space::small;
    widest = std::max(widest, width);
    any = any || !action.note.empty();
  }
  if (!any || layout.is_low_or_smallest() || scene.seen.table().hint.stage != Hint::Stage::none)
    return false;
  if (layout.kind == LayoutKind::desk) {
    const bool plates = scene.seen.table().view.table.players > 2;
    return wide <= layout.table.width() - 2 * (plates ? plate_room : own_room);
  }
  if (widest > layout.table.width() - 2 * space::small) return false;
  // Stacked they must not reach the turned card.
  const float lines =
      wide > layout.table.width() - 2 * space::small ? static_cast<float>(actions.size()) : 1.0F;
  const float top = layout.actions_y + layout.actions_height -
                    lines * (layout.actions_height + note_height + space::small) -
                    (scene.seen.table().lead.is_captioned || scene.seen.table().first_game.tells
                         ? space::tiny
                         : 2 * space::huge);
  return top > layout.pile.y + layout.pile_width * card_aspect * 0.5F;
}

float button_height(const Scene& scene, const std::vector<Action>& actions) {
  return scene.layout.actions_height + (has_notes(scene, actions) ? note_height : 0.0F);
}

// A hint or a lesson's caption replaces the question.
bool is_told(const Scene& scene) {
  const SeenTable& game = scene.seen.table();
  return game.hint.stage != Hint::Stage::none || game.lead.is_captioned || game.first_game.tells ||
         asks_on_strip(game);
}

// The question with answers below it.
std::string question(const Scene& scene) {
  return is_told(scene) ? std::string() : scene.seen.table().controls.prompt;
}

}  // namespace

bool answers_below(const Scene& scene) {
  return !hand_is_over(scene) && !scene.seen.table().looking_back && !question(scene).empty() &&
         !scene.seen.table().controls.actions.empty();
}

namespace {

// Answers are in the line of the person's plate, if there is one.
float actions_room(const Scene& scene) {
  const Layout& layout = scene.layout;
  if (answers_below(scene) && !layout.narrow()) return layout.prompt.width();
  const bool embed = layout.kind == LayoutKind::smallest;
  return layout.table.width() - 2 * (embed ? space::tiny : space::small);
}

// In small letters if it would take more than two lines on a phone.
Text question_style(const Scene& scene, const std::string& words) {
  const Layout& layout = scene.layout;
  if (layout.is_low_or_smallest()) return Text::small;
  const bool narrow = layout.kind == LayoutKind::upright &&
                      paragraph(scene.canvas, Text::body, ImVec2(), layout.prompt.width(), 0, words,
                                Align::centre, false) > layout.prompt.height() + 1;
  return narrow && !answers_below(scene) ? Text::small : Text::body;
}

// Bottom of the answers.
float answers_end(const Scene& scene) {
  const Layout& layout = scene.layout;
  return layout.kind == LayoutKind::upright ? layout.actions_y + layout.actions_height
                                            : layout.prompt.max.y;
}

float question_tall(const Scene& scene, float wide) {
  const std::string words = question(scene);
  if (words.empty()) return 0;
  return paragraph(scene.canvas, question_style(scene, words), ImVec2(), wide, 0, words,
                   Align::centre, false);
}

float answered_top(const Scene& scene, float wide) {
  return answers_end(scene) - actions_tall(scene) - space::tiny - question_tall(scene, wide);
}

// Clear of the players at the sides.
float question_width(const Scene& scene) {
  const Layout& layout = scene.layout;
  const float wide = layout.prompt.width();
  if (!answers_below(scene)) return wide;
  if (layout.kind == LayoutKind::upright && scene.seen.table().view.table.players > 4) {
    const SeatSpot& lower = layout.seats[1];
    const float ends = lower.plate.y + layout.plate_height * 0.5F;
    const float between = layout.table.width() - 2 * (lower.plate.x + upright_plate + space::small);
    return answered_top(scene, wide) < ends ? between : wide;
  }
  if (layout.narrow()) return wide;
  if (layout.kind != LayoutKind::low) return wide - 40;
  const float plates = scene.seen.table().view.table.players > 4 ? 300.0F : 200.0F;
  return std::max(wide - plates, std::min(wide, 300.0F));
}

// Of a button with small letters.
float small_width(const Scene& scene, const Action& action) {
  return std::max(text_width(scene.canvas, Text::small_strong, action.label) + 12, space::touch);
}

// A row of pills centred on the table: with narrower margins if that keeps them in one line, else
// in several lines.
std::vector<std::vector<Button>> lines_within(const Scene& scene,
                                              const std::vector<Action>& actions, float room) {
  const float height = scene.layout.actions_height;
  const bool noted = has_notes(scene, actions);
  std::vector<std::vector<Button>> lines(1);
  const bool embed = scene.layout.kind == LayoutKind::smallest;
  float rim = embed ? 7.0F : 12.0F;
  const auto in_one_line = [&] {
    float wide = -space::small;
    for (const Action& action : actions) {
      wide += std::max(words_width(scene, action, noted) + 2 * rim, height) + space::small;
    }
    return wide;
  };
  float narrow = in_one_line();
  if (narrow > room && !embed) {
    rim = 8;
    narrow = in_one_line();
  }
  // In the smallest window in small letters before they take two lines.
  float smallest = -space::small;
  for (const Action& action : actions) smallest += small_width(scene, action) + space::small;
  const bool small = embed && narrow > room && smallest <= room;
  if (small) narrow = smallest;
  std::vector<Button> buttons;
  float wide = -space::small;
  for (const Action& action : actions) {
    Button button;
    button.look.kind = action.primary ? PillKind::primary : PillKind::quiet;
    button.look.label = action.label;
    button.look.large = !small;
    if (noted) button.look.note = action.note;
    button.action = &action;
    button.width = std::max({pill_width(scene.canvas, button.look, height), 92.0F,
                             words_width(scene, action, noted) + 2 * note_rim});
    if (small) button.width = height;  // and what is left over
    wide += button.width + space::small;
    buttons.push_back(button);
  }
  float width = 0;
  for (Button& button : buttons) {
    if ((small || wide > room) && narrow <= room) {
      // The rest is shared.
      button.width =
          (small ? small_width(scene, *button.action)
                 : std::max(words_width(scene, *button.action, noted) + 2 * rim, height)) +
          (room - narrow) / static_cast<float>(buttons.size());
    }
    if (width > 0 && width + button.width > room + 0.5F) {
      lines.emplace_back();
      width = 0;
    }
    width += button.width + space::small;
    lines.back().push_back(button);
  }
  return lines;
}

// On a phone up to the margin of the papers, or nearer to the edge if that saves a line.
std::vector<std::vector<Button>> lines_of(const Scene& scene, const std::vector<Action>& actions) {
  const float room = actions_room(scene);
  auto lines = lines_within(scene, actions, room);
  if (scene.layout.kind != LayoutKind::upright || lines.size() == 1) return lines;
  auto wider = lines_within(scene, actions, room + 2 * (space::small - space::tiny));
  return wider.size() < lines.size() ? wider : lines;
}

// `bottom` is the bottom of the last line.
void rows_of_actions(Scene& scene, const std::vector<Action>& actions, float bottom) {
  const float height = button_height(scene, actions);
  const auto lines = lines_of(scene, actions);
  float y = bottom - static_cast<float>(lines.size()) * (height + space::small) + space::small;
  for (const auto& line : lines) {
    float wide = -space::small;
    for (const Button& button : line) wide += button.width + space::small;
    float x = scene.layout.middle_x - wide * 0.5F;
    for (const Button& button : line) {
      const Rect area = Rect::at(x, y, button.width, height);
      // On the felt a quiet button needs a ground of its own.
      if (!button.action->primary) {
        box(scene.canvas, area, height * 0.5F, scene.canvas.theme->plate);
      }
      pill(scene.canvas, button.look, area, scene.input.add(button.action->id, area));
      chance_over_button(scene, button.action->id, area);
      x += button.width + space::small;
    }
    y += height + space::small;
  }
}

// In a small window secondary actions are in the menu.
std::vector<Action> actions_below(const Scene& scene) {
  const SeenTable& game = scene.seen.table();
  if (asks_on_strip(game)) return {};
  std::vector<Action> actions = game.controls.actions;
  std::erase_if(actions, is_on_caption);
  const bool embed = scene.layout.kind == LayoutKind::smallest;
  if (embed) std::erase_if(actions, [](const Action& one) { return one.id == "copy_result"; });
  // While packets are dealt by hand, the other actions have keys.
  if (scene.layout.kind != LayoutKind::desk && actions.size() > 3 &&
      actions.front().id == "deal_next") {
    const float wide = scene.layout.table.width();
    const bool tight = game.view.table.players > 4 ? scene.layout.narrow() || wide < 1000
                                                   : scene.layout.narrow() && wide < 360;
    std::erase_if(actions, [&](const Action& one) {
      return one.id == "deal_rightly" || ((embed || tight) && one.id == "deal_back");
    });
  }
  // At the end of a hand, as many as fit in one line.
  float wide = 0;
  for (std::size_t i = 0; embed && hand_is_over(scene) && i < actions.size(); ++i) {
    wide += std::max(words_width(scene, actions[i], false) + 14, 92.0F) + space::small;
    if (i > 0 && wide > scene.layout.table.width() - space::small) actions.resize(i);
  }
  // The last trick is also available at the end of the hand.
  const bool room = scene.layout.kind != LayoutKind::desk || scene.layout.table.width() >= 860;
  const Events& events = game.events;
  const auto is_trick = [](const Event& event) { return event.kind == EventKind::trick; };
  if (!embed && room && game.waits_for_next_hand && !game.looking_back && !actions.empty() &&
      std::any_of(events.begin(), events.end(), is_trick)) {
    actions.push_back({"last_trick", std::string(scene.seen.words->last_trick), false});
  }
  return actions;
}

}  // namespace

float actions_width(const Scene& scene) {
  const std::vector<Action> actions = actions_below(scene);
  float widest = 0;
  for (const auto& line : lines_of(scene, actions)) {
    float wide = -space::small;
    for (const Button& button : line) wide += button.width + space::small;
    widest = std::max(widest, wide);
  }
  return widest;
}

float actions_tall(const Scene& scene) {
  const std::vector<Action> actions = actions_below(scene);
  const auto lines = static_cast<float>(lines_of(scene, actions).size());
  return lines * (button_height(scene, actions) + space::small) - space::small;
}

float controls_top(const Scene& scene) {
  if (answers_below(scene)) {
    return answered_top(scene, question_width(scene));
  }
  return scene.layout.actions_y + scene.layout.actions_height - actions_tall(scene);
}

bool over_controls(const Scene& scene, const Rect& area) {
  if (scene.seen.table().looking_back || hand_is_over(scene)) return false;
  const Layout& layout = scene.layout;
  float wide = scene.seen.table().controls.actions.empty() ? 0.0F : actions_width(scene);
  const std::string words = question(scene);
  if (!words.empty()) {
    wide = std::max(wide, std::min(question_width(scene),
                                   text_width(scene.canvas, question_style(scene, words), words)));
  }
  float top = controls_top(scene);
  if (!answers_below(scene) && !words.empty()) {
    top = std::min(top, layout.prompt.max.y - question_tall(scene, question_width(scene)));
  }
  // With a hint the chances are above the buttons.
  if (scene.seen.table().hint.advice != nullptr && !scene.seen.table().controls.actions.empty()) {
    top -= chance_height(layout.kind);
  }
  return wide > 0 && area.max.y > top && area.max.x > layout.middle_x - wide * 0.5F &&
         area.min.x < layout.middle_x + wide * 0.5F;
}

void hand_and_controls_view(Scene& scene) {
  const Layout& layout = scene.layout;
  const std::vector<Action> actions = actions_below(scene);
  const bool room =
      answers_below(scene) ? controls_top(scene) >= layout.table.min.y : layout.has_prompt;
  const std::string words = room ? question(scene) : std::string();
  const float tall = question_tall(scene, question_width(scene));
  float end = layout.prompt.max.y;  // of the question
  if (hand_is_over(scene)) {
    rows_of_actions(scene, actions, summary_area(scene).max.y + space::small + actions_tall(scene));
  } else if (scene.seen.table().looking_back && !scene.seen.table().waits) {
    review_controls(scene);
    return;
  } else if (answers_below(scene)) {
    rows_of_actions(scene, actions, answers_end(scene));
    end = answers_end(scene) - actions_tall(scene) - space::tiny;
  } else if (words.empty() && !is_told(scene)) {
    rows_of_actions(scene, actions, layout.prompt.max.y);
  } else {
    rows_of_actions(scene, actions, layout.actions_y + layout.actions_height);
  }
  // In a small window an award has priority.
  if (words.empty() || (layout.narrow() && scene.seen.table().award.is_up)) return;
  const TraceGroup group(scene.canvas, "the prompt");
  const float wide = question_width(scene);
  paragraph(scene.canvas, question_style(scene, words),
            ImVec2(layout.prompt.centre().x - wide * 0.5F, end - tall), wide,
            scene.canvas.theme->on_felt, words, Align::centre);
}

}  // namespace allfours::ui
