// The menu below the bar.
#include <algorithm>

#include "ui/views/card_cues.hpp"

namespace allfours::ui {

namespace {

struct Line {
  std::string label;
  std::string action;  // empty: a heading
  Icon icon;
};

// The next size; after the largest the smallest.
Line text_size(const Seen& seen) {
  const auto step = static_cast<std::size_t>(text_size_step(seen.settings->text_size) + 1);
  const std::string_view next = text_sizes[step % text_sizes.size()];
  const std::string now = fill(seen.words->percent, {{"n", number_text(seen.settings->text_size)}});
  return {fill(seen.words->with_value, {{"text", seen.words->text_size}, {"value", now}}),
          "text_size:" + std::string(next), Icon::none};
}

void add_entries(std::vector<Line>& lines, const Seen& seen) {
  for (const Action& entry : seen.menu_entries) {
    lines.push_back({entry.label, entry.id, Icon::trophy});
  }
}

// Besides the games: settings, results, the choice of a deal.
std::vector<Line> lines_at_start(const Seen& seen) {
  const Words& w = *seen.words;
  std::vector<Line> lines{
      {std::string(w.settings), "settings", Icon::gear},
      text_size(seen),
      {std::string(w.statistics), "statistics", Icon::trophy},
  };
  add_entries(lines, seen);
  lines.push_back({std::string(w.explained), "explain", Icon::book});
  lines.push_back({std::string(w.open_game), "open", Icon::share});
  for (const Language language : languages()) {
    lines.push_back({std::string(language_name(language)),
                     "language:" + std::string(language_code(language)),
                     language == seen.language ? Icon::check : Icon::none});
  }
  lines.push_back({std::string(w.advanced), "", Icon::none});
  lines.push_back({std::string(w.seed) + " " + seen.start->seed(), "edit_seed", Icon::cards});
  lines.push_back({std::string(w.new_seed), "new_seed", Icon::dice});
  lines.push_back({std::string(w.compose), "compose", Icon::copy});
  return lines;
}

std::vector<Line> lines_at_table(const Scene& scene) {
  const Words& w = *scene.seen.words;
  const SeenTable& game = scene.seen.table();
  std::vector<Line> lines;
  if (game.hint.is_possible && scene.layout.kind == LayoutKind::smallest) {
    lines.push_back({std::string(w.hint), "hint", Icon::hint});
  }
  for (const Action& action : game.controls.actions) {
    if (action.id != "copy_result" || scene.layout.kind != LayoutKind::smallest) continue;
    lines.push_back({action.label, action.id, Icon::copy});
  }
  if (game.can_undo) lines.push_back({std::string(w.undo), "undo", Icon::undo});
  if (game.can_redo) lines.push_back({std::string(w.redo), "redo", Icon::redo});
  if (game.view.table.tricks > 0) {
    lines.push_back({std::string(w.last_trick), "last_trick", Icon::cards});
  }
  if (game.looking.can_show_all_hands) {
    lines.push_back({std::string(w.hands_all), "all_hands", Icon::people});
  }
  if (game.offers_review) lines.push_back({std::string(w.review), "verdicts", Icon::hint});
  if (game.game_over && !game.lead.leads) {
    lines.push_back({std::string(w.fair_deals), "fair", Icon::cards});
  }
  if (game.branches.shown > 0) {
    lines.push_back({std::string(w.back_to_real_game), "game:0", Icon::refresh});
  }
  // Actions that do not fit beside the first button.
  if (scene.layout.kind == LayoutKind::smallest && (game.looking_back || hand_is_over(scene))) {
    const auto actions = game.controls.actions;
    for (std::size_t i = 1; i < actions.size(); ++i) {
      const Action& action = actions[i];
      const auto same = [&](const Line& line) { return line.action == action.id; };
      if (action.id == "new_game" || std::any_of(lines.begin(), lines.end(), same)) continue;
      lines.push_back({action.label, action.id, Icon::none});
    }
  }
  if (!scene.layout.has_panel) lines.push_back({std::string(w.history), "history", Icon::book});
  if (scene.layout.kind == LayoutKind::smallest && !game.lead.leads) {
    lines.push_back({std::string(w.share), "share", Icon::share});
  }
  if (scene.seen.records.has_night) {
    lines.push_back({std::string(w.league), "league_night", Icon::people});
  }
  if (scene.seen.records.away_from_league) {
    lines.push_back({std::string(w.league_home), "league_home", Icon::undo});
  }
  add_entries(lines, scene.seen);
  if (scene.seen.offers_calls) {
    lines.push_back({std::string(w.call_across), "together_calls", Icon::speech});
  }
  lines.push_back({std::string(w.settings), "settings", Icon::gear});
  lines.push_back(text_size(scene.seen));
  if (!scene.frame.touch) lines.push_back({std::string(w.keys), "keys", Icon::info});
  lines.push_back({std::string(w.rules), "rules", Icon::book});
  if (!scene.seen.embedded && !game.lead.leads) {
    lines.push_back({std::string(w.duel), "duels", Icon::swords});
    lines.push_back({std::string(w.together), "together", Icon::people});
    lines.push_back({std::string(w.start_screen), "new_game", Icon::left});
  }
  return lines;
}

}  // namespace

void menu_view(Scene& scene) {
  const Canvas& canvas = scene.canvas;
  const bool at_table = scene.seen.at_table();
  const std::vector<Line> lines = at_table ? lines_at_table(scene) : lines_at_start(scene.seen);
  const float below = at_table ? scene.layout.bar.max.y : space::medium + space::touch;
  scene.input.cover();
  const Rect window = Rect::at(0, 0, scene.frame.width, scene.frame.height);
  veil(canvas, window);
  scene.input.add("menu", window);
  const float row = 46;
  float widest = 0;
  for (const Line& line : lines) {
    widest = std::max(widest, text_width(canvas, Text::body, line.label));
  }
  const float width = std::min(std::max(250.0F, widest + 74), window.width() - 2 * space::small);
  const float tall = row * static_cast<float>(lines.size()) + 2 * space::small;
  const float top = std::min(below + space::small, window.height() - tall - 4);
  // Below its button.
  const float left =
      scene.layout.mirrored_bar() ? space::small : window.max.x - width - space::small;
  const Rect area = Rect::at(left, std::max(top, 4.0F), width, std::min(tall, window.height() - 8));
  const TraceGroup group(canvas, "the menu", area, true);
  paper_card(canvas, area);
  scene.input.add("", area);
  // In a small window it scrolls.
  float& scroll = scene.motion.menu_scroll;
  scroll = std::clamp(scroll - scene.input.drag_in(area), 0.0F, tall - area.height());
  canvas.list->PushClipRect(area.min, area.max, true);
  float y = area.min.y + space::small - scroll;
  for (const Line& line : lines) {
    const Rect place = Rect::at(area.min.x + 6, y, width - 12, row);
    y += row;
    const Rect seen{ImVec2(place.min.x, std::max(place.min.y, area.min.y)),
                    ImVec2(place.max.x, std::min(place.max.y, area.max.y))};
    if (seen.height() < 4) continue;
    if (line.action.empty()) {
      text_in(canvas, Text::small_strong, place.grown(-space::small), canvas.theme->ink_muted,
              line.label, Align::left);
      continue;
    }
    const PillState state = scene.input.add(line.action, seen);
    if (state.hovered || state.pressed) {
      box(canvas, place, radius::box,
          state.pressed ? canvas.theme->paper_pressed : canvas.theme->paper_hovered);
    }
    icon(canvas, line.icon, ImVec2(place.min.x + 22, place.centre().y), 18,
         canvas.theme->ink_muted);
    // In a narrow window a long one takes two lines.
    const Rect words{ImVec2(place.min.x + 44, place.min.y), place.max};
    if (text_width(canvas, Text::body, line.label) <= words.width()) {
      text_in(canvas, Text::body, words, canvas.theme->ink, line.label, Align::left);
      continue;
    }
    const float tall_words =
        paragraph(canvas, Text::small, ImVec2(), words.width(), 0, line.label, Align::left, false);
    paragraph(canvas, Text::small, ImVec2(words.min.x, words.centre().y - tall_words * 0.5F),
              words.width(), canvas.theme->ink, line.label);
  }
  canvas.list->PopClipRect();
}

}  // namespace allfours::ui
