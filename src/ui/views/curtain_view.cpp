// The curtain between the turns of several people at one screen: a paper card over the darkened
// table with the name of the next person and the one button that turns the table to them. Below it
// no hand is shown; the app ensures that (Session::passes).
#include <algorithm>

#include "ui/views/card_cues.hpp"

namespace allfours::ui {

namespace {

constexpr float widest = 420;
constexpr float face_size = 48;

struct Parts {
  bool disc = true, note = true;
  Text title = Text::title;
  float pad = space::large;
  float tall = 0;
};

// As many parts as fit: the name and the button always do.
Parts parts_of(const Canvas& canvas, const Caption& told, float width, float room) {
  Parts parts;
  const auto measure = [&] {
    const float wide = width - 2 * parts.pad;
    const auto words = [&](Text style, std::string_view text) {
      return paragraph(canvas, style, ImVec2(), wide, 0, text, Align::centre, false);
    };
    parts.tall = 2 * parts.pad + words(parts.title, told.title) + space::medium + space::touch;
    if (parts.disc) parts.tall += face_size + space::small;
    if (parts.note) parts.tall += words(Text::body, told.text) + space::tiny;
    return parts.tall <= room;
  };
  if (measure()) return parts;
  parts.disc = false;
  if (measure()) return parts;
  parts.pad = space::small;
  parts.title = Text::strong;
  if (measure()) return parts;
  parts.note = false;
  measure();
  return parts;
}

}  // namespace

void curtain_view(Scene& scene) {
  const SeenTable& game = scene.seen.table();
  const Canvas& canvas = scene.canvas;
  const Theme& theme = *canvas.theme;
  const Rect& table = scene.layout.table;
  const Caption told = game.curtain.caption;
  const float width = std::min(table.width() - 2 * space::small, widest);
  const Parts parts = parts_of(canvas, told, width, table.height() - 2 * space::small);
  veil(canvas, table);
  scene.input.cover();
  scene.input.add("", table);
  const Rect area = Rect::at(scene.layout.middle_x - width * 0.5F,
                             table.centre().y - parts.tall * 0.5F, width, parts.tall);
  const TraceGroup group(canvas, "the curtain", area);
  paper_card(canvas, area);
  const float wide = width - 2 * parts.pad;
  ImVec2 place(area.min.x + parts.pad, area.min.y + parts.pad);
  if (parts.disc) {
    const int seat = game.curtain.next_person;
    disc(canvas, ImVec2(area.centre().x, place.y + face_size * 0.5F), face_size,
         side_colour(scene, seat % game.view.table.sides), theme.on_side,
         game.seats[at(seat)].initial);
    place.y += face_size + space::small;
  }
  place.y += paragraph(canvas, parts.title, place, wide, theme.ink, told.title, Align::centre);
  if (parts.note) {
    place.y += space::tiny;
    place.y +=
        paragraph(canvas, Text::body, place, wide, theme.ink_muted, told.text, Align::centre);
  }
  const Action action = game.curtain.seat_taking;
  Pill look;
  look.kind = PillKind::primary;
  look.label = action.label;
  look.large = true;
  const float button = std::min(wide, std::max(pill_width(canvas, look, space::touch), 160.0F));
  const Rect at = Rect::at(area.centre().x - button * 0.5F, area.max.y - parts.pad - space::touch,
                           button, space::touch);
  pill(canvas, look, at, scene.input.add(action.id, at));
}

}  // namespace allfours::ui
