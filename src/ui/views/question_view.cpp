// A question about irregularities (RULES.md §4) that comes during a trick (such as calling for an
// exposed card) or has many answers (such as which card was a revoke): on a strip of paper in the
// place of a hint's, so that the table stays visible. In the smallest window it covers the table.
#include <algorithm>

#include "ui/views/card_cues.hpp"

namespace allfours::ui {

namespace {

struct Answer {
  Action action;
  float width = 0;
};

struct QuestionStrip {
  std::string words;
  Text style = Text::body;
  float pad = space::medium;
  float width = 0;  // within the margin
  float words_tall = 0;
  bool large = true;  // letters of the answers
  std::vector<std::vector<Answer>> rows;
  float tall = 0;
};

Pill answer_pill(const Action& action, bool large) {
  Pill look;
  look.kind = action.primary ? PillKind::primary : PillKind::on_paper;
  look.label = action.label;
  look.large = large;
  return look;
}

std::vector<std::vector<Answer>> answer_rows(const Canvas& canvas,
                                             const std::vector<Action>& actions, float room,
                                             bool large) {
  std::vector<std::vector<Answer>> rows(1);
  float left = room;
  for (const Action& action : actions) {
    const float wide = std::min(
        room, std::max(pill_width(canvas, answer_pill(action, large), space::touch), space::touch));
    if (wide > left && !rows.back().empty()) {
      rows.emplace_back();
      left = room;
    }
    rows.back().push_back({action, wide});
    left -= wide + space::tiny;
  }
  return rows;
}

QuestionStrip question_strip(const Canvas& canvas, const Seen& seen, const Frame& frame,
                             const LayoutForm& form) {
  QuestionStrip strip;
  const SeenTable& game = seen.table();
  if (frame.width < 480 || frame.height < 480) {
    strip.pad = space::small;
    strip.style = Text::small;
  }
  if (form.kind == LayoutKind::smallest) strip.pad = space::tiny;
  strip.words = game.controls.prompt;
  strip.width = hint_width(form, frame.width) - 2 * strip.pad;
  strip.words_tall =
      paragraph(canvas, strip.style, ImVec2(), strip.width, 0, strip.words, Align::centre, false);
  const std::vector<Action> actions = game.controls.actions;
  strip.rows = answer_rows(canvas, actions, strip.width, true);
  if (strip.rows.size() > 1) {
    strip.large = false;
    strip.rows = answer_rows(canvas, actions, strip.width, false);
  }
  const float buttons =
      2 * strip.pad + static_cast<float>(strip.rows.size()) * (space::touch + space::tiny);
  // The answers alone, if only they fit.
  if (form.kind == LayoutKind::smallest &&
      buttons + strip.words_tall > frame.height - space::touch) {
    strip.words.clear();
    strip.words_tall = 0;
  }
  strip.tall = buttons + strip.words_tall;
  return strip;
}

}  // namespace

bool asks_on_strip(const SeenTable& game) {
  // Only irregularities are asked about during a trick.
  if (!game.view.table.rules.table_rules || game.looking_back || game.award.is_up ||
      game.hint.stage != Hint::Stage::none || game.lead.is_captioned || game.first_game.tells ||
      game.controls.prompt.empty()) {
    return false;
  }
  const std::vector<Action> actions = game.controls.actions;
  return !actions.empty() && (trick_size(game.view.table) > 0 || actions.front().id == "call_it");
}

float question_height(const Canvas& canvas, const Seen& seen, const Frame& frame,
                      const LayoutForm& form) {
  return asks_on_strip(seen.table()) ? question_strip(canvas, seen, frame, form).tall : 0.0F;
}

void question_view(Scene& scene) {
  const Canvas& canvas = scene.canvas;
  const Rect& area = scene.layout.hint;
  const QuestionStrip strip =
      question_strip(canvas, scene.seen, scene.frame, {scene.layout.kind, scene.layout.has_panel});
  if (scene.layout.hint_covers) {
    trace_layer(canvas);
    // Unless a card is asked for.
    if (scene.seen.table().cards.playable.empty()) scene.input.cover();
  }
  const TraceGroup group(canvas, "the question", area);
  paper_card(canvas, area);
  scene.input.add("", area);
  ImVec2 place(area.min.x + strip.pad, area.min.y + strip.pad);
  place.y += paragraph(canvas, strip.style, place, strip.width, canvas.theme->ink, strip.words,
                       Align::centre) +
             space::tiny;
  for (const std::vector<Answer>& row : strip.rows) {
    float wide = -space::tiny;
    for (const Answer& answer : row) wide += answer.width + space::tiny;
    float x = area.centre().x - wide * 0.5F;
    for (const Answer& answer : row) {
      const Rect button = Rect::at(x, place.y, answer.width, space::touch);
      pill(canvas, answer_pill(answer.action, strip.large), button,
           scene.input.add(answer.action.id, button));
      x += answer.width + space::tiny;
    }
    place.y += space::touch + space::tiny;
  }
}

}  // namespace allfours::ui
