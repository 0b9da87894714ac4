// What the person can do: the line above the hand, the buttons, the bar, the menu, messages; and
// the summary when a hand or the game is over.
#include <algorithm>

#include "app/rules_sheet.hpp"
#include "ui/scene.hpp"

namespace allfours::ui {

namespace {

// A row of pills in the middle of the table.
void row_of_actions(Scene& scene, const std::vector<Action>& actions, float y, float height) {
  float width = 0;
  std::vector<Pill> pills;
  for (const Action& action : actions) {
    Pill look;
    look.kind = action.primary ? PillKind::primary : PillKind::quiet;
    look.label = action.label;
    look.large = true;
    pills.push_back(look);
    width += pill_width(scene.canvas, look, height) + (width > 0 ? space::medium : 0.0F);
  }
  float x = scene.layout.middle_x - width * 0.5F;
  for (std::size_t i = 0; i < pills.size(); ++i) {
    x += action_pill(scene, pills[i], ImVec2(x, y), height, actions[i].id) + space::medium;
  }
}

}  // namespace

void hand_and_controls_view(Scene& scene) {
  const Layout& layout = scene.layout;
  const Canvas& canvas = scene.canvas;
  const float height = layout.low ? 38.0F : space::touch;
  const std::string prompt = scene.app.prompt();
  const float width = layout.table.width() - 2 * space::vast;
  const float line = canvas.fonts->line_height(Text::body);
  // A long prompt grows upwards, and the buttons with it.
  const float more =
      prompt.empty()
          ? 0.0F
          : paragraph(canvas, Text::body, ImVec2(), width, 0, prompt, Align::centre, false) - line;
  if (scene.app.reviewing()) {
    review_controls(scene);
    return;
  }
  row_of_actions(scene, scene.app.table_actions(), layout.actions_y - more, height);
  if (prompt.empty()) return;
  const TraceGroup group(canvas, "the prompt");
  paragraph(canvas, Text::body, ImVec2(layout.middle_x - width * 0.5F, layout.prompt_y - more),
            width, canvas.theme->on_felt, prompt, Align::centre);
}

void top_bar(Scene& scene) {
  const Layout& layout = scene.layout;
  const Canvas& canvas = scene.canvas;
  const App& app = scene.app;
  const Session& session = app.session();
  const Words& w = app.words();
  const TraceGroup group(canvas, "the bar", layout.bar);
  bar(canvas, layout.bar);
  const float height = layout.narrow ? 34.0F : 30.0F;
  const float y = layout.bar.centre().y - height * 0.5F;

  // From the right: menu, hint of what can be taken back, share, the deal's name.
  float right = layout.bar.max.x - space::medium;
  const auto from_right = [&](const Pill& look, std::string_view action, bool disabled = false) {
    const float width = pill_width(canvas, look, height);
    right -= width;
    action_pill(scene, look, ImVec2(right, y), height, action, disabled);
    right -= space::small;
  };
  Pill look;
  look.icon = Icon::menu;
  from_right(look, "menu");
  if (!layout.narrow) {
    look = Pill();
    look.icon = Icon::redo;
    if (session.can_redo()) from_right(look, "redo");
    look.icon = Icon::undo;
    look.label = layout.low ? std::string_view() : w.undo;
    from_right(look, "undo", !session.can_undo());
  }
  look = Pill();
  look.label = w.share;
  from_right(look, "share");

  const Variant& variant = *session.setup().variant;
  const std::string_view name = layout.narrow ? variant.short_name : variant.name;
  float x = layout.bar.min.x + space::large;
  const float title_y = layout.bar.centre().y - canvas.fonts->line_height(Text::title) * 0.5F;
  look = Pill();
  look.strong = session.setup().seed;
  const std::string mark = app.challenge_mark();
  if (layout.narrow) look.label = mark;
  const float deal_width = pill_width(canvas, look, height);
  const float title_room = right - x - (layout.narrow ? deal_width + space::medium : 0.0F);
  const float title_width = text_clipped(canvas, Text::title, ImVec2(x, title_y),
                                         std::max(60.0F, title_room), canvas.theme->on_bar, name);
  x += std::min(title_width, std::max(60.0F, title_room)) + space::large;
  if (layout.narrow && !app.practice_text().empty()) look.strong = w.practice;
  if (layout.narrow) {
    if (right - x > deal_width) action_pill(scene, look, ImVec2(x - 6, y), height, "share");
    return;
  }
  look.label = w.deal_mark;
  from_right(look, "share");
  look = Pill();
  std::string target = fill(w.to_target, {{"n", std::to_string(session.setup().rules.target)}});
  const std::string changed = changed_rules_text(session.setup(), app.language());
  if (!mark.empty()) target += " · " + mark;
  if (!changed.empty()) target += " · " + changed;
  if (!app.practice_text().empty()) target += " · " + app.practice_text();
  look.label = target;
  if (right - x > pill_width(canvas, look, height)) {
    action_pill(scene, look, ImVec2(x, y), height, "rules");
  }
}

void menu_view(Scene& scene) {
  if (!scene.app.menu_open()) return;
  const Canvas& canvas = scene.canvas;
  const Words& w = scene.app.words();
  const App& app = scene.app;
  const Session& session = app.session();
  struct Line {
    std::string label;
    std::string action;
    Icon icon;
  };
  std::vector<Line> lines;
  if (session.can_undo()) lines.push_back({std::string(w.undo), "undo", Icon::undo});
  if (session.can_redo()) lines.push_back({std::string(w.redo), "redo", Icon::redo});
  if (session.table().tricks > 0) {
    lines.push_back({std::string(w.last_trick), "last_trick", Icon::cards});
  }
  if (app.can_show_all_hands()) {
    lines.push_back({std::string(w.hands_all), "all_hands", Icon::people});
  }
  if (app.game_shown() > 0) {
    lines.push_back({std::string(w.back_to_real_game), "game:0", Icon::refresh});
  }
  if (!scene.layout.has_panel) lines.push_back({std::string(w.history), "history", Icon::book});
  lines.push_back({std::string(w.settings), "settings", Icon::gear});
  if (!scene.frame.touch) lines.push_back({std::string(w.keys), "keys", Icon::info});
  lines.push_back({std::string(w.rules), "rules", Icon::book});
  if (!scene.app.embedding()) {
    lines.push_back({std::string(w.new_game), "new_game", Icon::refresh});
  }

  scene.input.cover();
  const Rect window = Rect::at(0, 0, scene.frame.width, scene.frame.height);
  veil(canvas, window);
  scene.input.add("menu", window);
  const float row = 46;
  const float width = 250;
  const float tall = row * static_cast<float>(lines.size()) + 2 * space::small;
  const Rect area = Rect::at(window.max.x - width - space::small,
                             scene.layout.bar.max.y + space::small, width, tall);
  const TraceGroup group(canvas, "the menu", area);
  paper_card(canvas, area);
  scene.input.add("", area);
  float y = area.min.y + space::small;
  for (const Line& line : lines) {
    const Rect place = Rect::at(area.min.x + 6, y, width - 12, row);
    const PillState state = scene.input.add(line.action, place);
    if (state.hovered || state.pressed) {
      box(canvas, place, radius::box,
          state.pressed ? canvas.theme->paper_pressed : canvas.theme->paper_hovered);
    }
    icon(canvas, line.icon, ImVec2(place.min.x + 22, place.centre().y), 18,
         canvas.theme->ink_muted);
    text_in(canvas, Text::body, Rect{ImVec2(place.min.x + 44, place.min.y), place.max},
            canvas.theme->ink, line.label, Align::left);
    y += row;
  }
}

void message_view(Scene& scene) {
  const std::string& words = scene.app.message();
  if (words.empty()) return;
  const Canvas& canvas = scene.canvas;
  const bool at_table = scene.app.screen() == App::Screen::table;
  const float room = at_table ? scene.layout.table.width() : scene.frame.width;
  const float width = std::min(440.0F, room - 2 * space::large) - 2 * space::large;
  const std::string& rule_id = at_table ? scene.app.message_rule() : std::string();
  const float words_tall =
      paragraph(canvas, Text::body, ImVec2(), width, 0, words, Align::centre, false);
  const float tall =
      words_tall + (rule_id.empty() ? 0.0F : rule_link(scene, rule_id, ImVec2(), false));
  const float y = at_table ? std::max(scene.layout.actions_y - tall - 34,
                                      scene.layout.table.min.y + space::small)
                           : space::large;
  const Rect area = Rect::at(room * 0.5F - width * 0.5F - space::large, y, width + 2 * space::large,
                             tall + 2 * space::medium);
  trace_layer(canvas);
  const TraceGroup group(canvas, "the message", area);
  paper_card(canvas, area, radius::box);
  paragraph(canvas, Text::body, ImVec2(area.min.x + space::large, area.min.y + space::medium),
            width, scene.app.message_is_error() ? canvas.theme->warning : canvas.theme->ink, words,
            Align::centre);
  scene.input.add("close", area);
  if (rule_id.empty()) return;
  const float link = text_width(canvas, Text::small, scene.app.words().rule);
  rule_link(scene, rule_id,
            ImVec2(area.centre().x - link * 0.5F, area.min.y + space::medium + words_tall), true);
}

void score_board(Scene& scene) {
  const Session& session = scene.app.session();
  const Table& table = session.table();
  Motion& motion = scene.motion;
  motion.pegs.resize(static_cast<std::size_t>(table.sides), 0.0F);
  std::vector<std::string> labels;
  for (int i = 0; i < table.sides; ++i) {
    const int side = (session.human() + i) % table.sides;
    labels.push_back(scene.app.narrator().side_name(side));
  }
  std::vector<PegRow> rows;
  for (int i = 0; i < table.sides; ++i) {
    const int side = (session.human() + i) % table.sides;
    const int score = table.score[static_cast<std::size_t>(side)];
    PegRow row;
    row.label = labels[static_cast<std::size_t>(i)];
    row.colour = side_colour(scene, side);
    row.shown = score;
    approach(scene, motion.pegs[static_cast<std::size_t>(side)], static_cast<float>(score));
    row.score = motion.pegs[static_cast<std::size_t>(side)];
    rows.push_back(row);
  }
  PegBoard look;
  look.target = session.setup().rules.target;
  look.rows = rows;
  peg_board(scene.canvas, look, scene.layout.board);
}

float score_board_height(const Canvas& canvas, const App& app, float width) {
  const std::vector<PegRow> rows(static_cast<std::size_t>(app.session().table().sides));
  PegBoard look;
  look.target = app.session().setup().rules.target;
  look.rows = rows;
  return peg_board_height(canvas, look, width);
}

void hand_summary(Scene& scene) {
  const App& app = scene.app;
  if (!app.waits_for_next_hand() && !app.game_over()) return;
  const Canvas& canvas = scene.canvas;
  const Words& w = app.words();
  const Session& session = app.session();
  const auto& rows = app.history();
  std::size_t first = rows.size();
  while (first > 0 && rows[first - 1].kind != HistoryRow::Kind::heading) --first;
  std::vector<const HistoryRow*> awards;
  for (std::size_t i = first; i < rows.size(); ++i) {
    if (rows[i].kind == HistoryRow::Kind::award) awards.push_back(&rows[i]);
  }
  std::string title = fill(w.hand_over, {{"n", std::to_string(session.table().hand)}});
  if (app.game_over()) {
    const int winner = session.table().winner;
    title = winner == session.human() % session.table().sides
                ? std::string(w.you_win)
                : fill(w.other_wins, {{"side", app.narrator().side_name(winner)}});
  }
  const float line = scene.layout.low ? 27.0F : 34.0F;
  const float width = std::min(400.0F, scene.layout.table.width() - 2 * space::medium);
  const std::string practice = app.practice_text();
  const float note = practice.empty() ? 0.0F : canvas.fonts->line_height(Text::small) + 4;
  const float tall = 52 + note + line * static_cast<float>(awards.size()) + space::small;
  const float middle = scene.layout.trick.y;
  const float y = std::clamp(
      middle - tall * 0.5F, scene.layout.table.min.y + 4,
      std::max(scene.layout.table.min.y + 4, scene.layout.actions_y - tall - space::small));
  const Rect area = Rect::at(scene.layout.middle_x - width * 0.5F, y, width, tall);
  const TraceGroup group(canvas, "the summary", area);
  paper_card(canvas, area);
  text(canvas, Text::title, ImVec2(area.centre().x, area.min.y + 15), canvas.theme->ink, title,
       Align::centre);
  if (!practice.empty()) {
    text(canvas, Text::small, ImVec2(area.centre().x, area.min.y + 42), canvas.theme->warning,
         practice, Align::centre);
  }
  float row_y = area.min.y + 48 + note;
  for (const HistoryRow* row : awards) {
    const Rect place = Rect::at(area.min.x + space::large, row_y, width - 2 * space::large, line);
    badge(canvas, Rect::at(place.min.x, place.centre().y - 12, 32, 24), points_text(row->points),
          side_colour(scene, row->side));
    float x = place.min.x + 42;
    const float top = place.centre().y - canvas.fonts->line_height(Text::strong) * 0.5F;
    x += text(canvas, Text::strong, ImVec2(x, top), canvas.theme->ink, row->title);
    const float score_width = text_width(canvas, Text::strong, row->score);
    text_clipped(canvas, Text::body, ImVec2(x, top), place.max.x - score_width - 12 - x,
                 canvas.theme->ink_muted, " · " + row->who);
    text(canvas, Text::strong, ImVec2(place.max.x, top), canvas.theme->ink, row->score,
         Align::right);
    row_y += line;
  }
}

}  // namespace allfours::ui
