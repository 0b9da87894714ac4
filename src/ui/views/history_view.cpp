// The hand history: a score book beside the table, or a strip with the last award that opens the
// book as a sheet.
#include <algorithm>

#include "app/narration/point_status_text.hpp"
#include "ui/views/scene.hpp"

namespace allfours::ui {

namespace {

// Of a box of the four points above its words, and of the margin round the boxes.
constexpr float so_far_head = 50;
constexpr float so_far_margins = 44;

}  // namespace

void standing_mark(const Canvas& canvas, SoFarBox::State state, ImVec2 centre, ImU32 colour) {
  constexpr float r = 4;
  switch (state) {
    case SoFarBox::State::certain:
      canvas.list->AddCircleFilled(centre, r, colour);
      break;
    case SoFarBox::State::so_far:
      canvas.list->PathArcTo(centre, r, 1.5708F, 4.7124F, 12);
      canvas.list->PathFillConvex(colour);
      canvas.list->AddCircle(centre, r, colour, 0, 1.25F);
      break;
    case SoFarBox::State::open:
      canvas.list->AddCircle(centre, r, colour, 0, 1.25F);
      break;
    case SoFarBox::State::nobody:
      canvas.list->AddLine(ImVec2(centre.x - r, centre.y), ImVec2(centre.x + r, centre.y), colour,
                           1.5F);
      break;
  }
}

namespace {

float so_far_width(const Rect& area) { return (area.width() - 28 - 3 * space::small) / 4; }

float so_far_height(const Scene& scene, const Rect& area) {
  float tall = 0;
  for (const SoFarBox& look : scene.seen.table().points.boxes) {
    tall = std::max(tall, paragraph(scene.canvas, Text::small, ImVec2(), so_far_width(area) - 6, 0,
                                    look.text, Align::centre, false));
  }
  // Three lines as a rule, so that the book above keeps still.
  tall = std::max(tall, 3 * scene.canvas.fonts->line_height(Text::small));
  return so_far_margins + so_far_head + tall + space::tiny;
}

// The four points so far, one box each, at the bottom of the book.
void so_far_boxes(Scene& scene, const Rect& area) {
  const Canvas& canvas = scene.canvas;
  const Theme& theme = *canvas.theme;
  const Words& w = *scene.seen.words;
  canvas.list->AddRectFilled(area.min, area.max, theme.paper_sunk);
  rule(canvas, area.min.x, area.max.x, area.min.y);
  std::string heading = std::string(w.so_far) + " · " + std::string(scene.seen.table().points.note);
  if (text_width(canvas, Text::small, heading) > area.width() - 28) heading = w.so_far;
  text(canvas, Text::small, ImVec2(area.min.x + 14, area.min.y + 9), theme.ink_muted, heading);
  const auto boxes = scene.seen.table().points.boxes;
  const float gap = space::small;
  const float width = so_far_width(area);
  float x = area.min.x + 14;
  for (const SoFarBox& look : boxes) {
    const Rect place = Rect::at(x, area.min.y + 32, width, area.height() - so_far_margins);
    box(canvas, place, radius::box, theme.paper_raised, theme.rule);
    const float middle = place.centre().x;
    standing_mark(canvas, look.state, ImVec2(place.max.x - 9, place.min.y + 9), theme.ink_muted);
    text(canvas, Text::small_strong, ImVec2(middle, place.min.y + 7), theme.ink, look.short_title,
         Align::centre);
    if (look.card.known()) {
      const float mini = CardPainter::mini_width(canvas, look.card.index, 19);
      scene.painter.mini(canvas, look.card.index, ImVec2(middle - mini * 0.5F, place.min.y + 27),
                         19);
    } else if (!look.big.empty()) {
      text(canvas, Text::small_strong, ImVec2(middle, place.min.y + 28), theme.ink, look.big,
           Align::centre);
    }
    paragraph(canvas, Text::small, ImVec2(place.min.x + 3, place.min.y + so_far_head), width - 6,
              theme.ink_muted, look.text, Align::centre);
    x += width + gap;
  }
}

// Which game of the table this is, and the others; and that decisions were taken back. Returns its
// height: none for a game that counts.
float games(Scene& scene, const Rect& area, float top) {
  const Seen& seen = scene.seen;
  const Canvas& canvas = scene.canvas;
  const std::string practice = seen.table().branches.text;
  if (practice.empty() && seen.table().branches.games.size() == 1) return 0;
  const float left = area.min.x + space::medium;
  float y = top;
  if (seen.table().branches.games.size() > 1) {
    const float tall = scene.input.touch() ? space::touch : 30.0F;
    float x = left;
    for (const auto& [game, name] : seen.table().branches.games) {
      Pill look;
      look.kind = PillKind::tab;
      look.label = name;
      const float width = pill_width(canvas, look, tall);
      if (x > left && x + width > area.max.x - space::medium) {
        x = left;
        y += tall + 2;
      }
      const Rect place = Rect::at(x, y, width, tall);
      PillState state = scene.input.add("game:" + std::to_string(game), place);
      state.chosen = game == seen.table().branches.shown;
      pill(canvas, look, place, state);
      x += width + space::tiny;
    }
    y += tall + 4;
  }
  if (seen.table().was_undone) {
    const Words& w = *seen.words;
    const std::string note = std::string(w.practice) + " · " +
                             fill(w.taken_back, {{"n", number_text(seen.table().taken_back)}});
    text_clipped(canvas, Text::small, ImVec2(area.min.x + space::large, y),
                 area.width() - 2 * space::large, canvas.theme->warning, note);
    y += canvas.fonts->line_height(Text::small) + 4;
  }
  return y - top;
}

void book_with_heading(Scene& scene, const Rect& area, bool sheet) {
  const Canvas& canvas = scene.canvas;
  const Theme& theme = *canvas.theme;
  const Words& w = *scene.seen.words;
  const TraceGroup group(canvas, "the history", area);
  paper(canvas, area, sheet);
  Pill look;
  look.kind = PillKind::on_paper;
  const float arrow = sheet ? 36.0F : 30.0F;
  float x = area.max.x - space::medium;
  const auto arrow_pill = [&](Icon which, std::string_view action) {
    look.icon = which;
    x -= action_pill_width(scene, look, arrow);
    action_pill(scene, look, ImVec2(x, area.min.y + 9), arrow, action);
    x -= space::tiny;
  };
  if (sheet) arrow_pill(Icon::close, "history");
  const bool steps_outside = scene.seen.embedded && !scene.seen.offers_play;
  if (!scene.seen.table().lead.leads && !steps_outside) {
    arrow_pill(Icon::right, "step:1");
    arrow_pill(Icon::left, "step:-1");
  }
  arrow_pill(Icon::copy, "copy_history");
  // Without its name if that does not fit.
  if (text_width(canvas, Text::title, w.history) < x - area.min.x - space::large) {
    text(canvas, Text::title, ImVec2(area.min.x + space::large, area.min.y + 13), theme.ink,
         w.history);
  }

  float tab_x = area.min.x + space::medium;
  const float tab_y = area.min.y + 47;
  for (const bool everything : {false, true}) {
    look = Pill();
    look.kind = PillKind::tab;
    look.label = everything ? w.everything_tab : w.points_tab;
    const float width = pill_width(canvas, look, 30);
    const Rect place = Rect::at(tab_x, tab_y, width, 30);
    PillState state = scene.input.add(everything ? "tab:everything" : "tab:points",
                                      scene.frame.touch ? touchable(place) : place);
    state.chosen = everything == scene.seen.everything;
    pill(canvas, look, place, state);
    tab_x += width + space::tiny;
  }
  Rect book{ImVec2(area.min.x, tab_y + 38 + games(scene, area, tab_y + 36)), area.max};
  if (scene.seen.table().points.are_shown && area.height() > 330) {
    book.max.y -= so_far_height(scene, area);
    so_far_boxes(scene, Rect{ImVec2(area.min.x, book.max.y), area.max});
  }
  history_book(scene, book);
}

}  // namespace

void history_panel(Scene& scene) { book_with_heading(scene, scene.layout.panel, false); }

void history_sheet(Scene& scene) {
  Motion& motion = scene.motion;
  approach(scene, motion.sheet, scene.seen.sheets->history ? 1.0F : 0.0F);
  if (motion.sheet <= 0) return;
  const Rect window = Rect::at(0, 0, scene.frame.width, scene.frame.height);
  const Canvas& canvas = scene.canvas;
  scene.input.cover();
  veil(canvas, window, motion.sheet);
  scene.input.add("history", window);
  const float tall = std::min(window.height() - 40, std::max(window.height() * 0.72F, 280.0F));
  const Rect area = Rect::at(0, window.max.y - tall * motion.sheet, window.width(), tall);
  scene.input.add("", area);
  book_with_heading(scene, area, true);
}

}  // namespace allfours::ui
