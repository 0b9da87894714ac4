#include "ui/views/award_view.hpp"

#include <algorithm>
#include <cmath>

#include "core/table/scoring.hpp"
#include "ui/views/card_cues.hpp"
#include "ui/views/count_view.hpp"

namespace allfours::ui {

namespace {

constexpr double count_time = 600;  // ms, duration of counting up the card points

// "High +1", as large as possible.
struct Stamp {
  std::string words;
  Text style = Text::strong;
  ImVec2 size;
};

Stamp stamp_of(const Scene& scene, const HistoryRow& row, float room, bool large,
               bool short_name = false) {
  const Words& w = *scene.seen.words;
  const int point = place_among_four(row.award);
  const std::array<std::string_view, 4> short_names{w.high_box, w.low_box, w.jack_box, w.game_box};
  // An explanation in the name may be left off.
  const std::string name = row.title.substr(0, row.title.find(" ("));
  const bool hangs = row.award == AwardFor::hang_jack;
  const std::string short_title(hangs       ? std::string(w.hang_jack_stamp)
                                : point < 0 ? name
                                            : std::string(short_names[at(point)]));
  const std::string points = " " + points_text(row.points);
  const std::string amount = row.side < 0 ? " · " + std::string(w.nobody) : points;
  std::vector<std::string> all{short_title + amount, short_title + points};
  if (!short_name && !hangs) all.insert(all.begin(), {row.title + amount, name + amount});
  Stamp made;
  const float more = static_cast<float>(scene.seen.table().award.weight) * (large ? 2.0F : 1.0F);
  const float rim = (large ? 18.0F : 12.0F) + more;
  const auto fits = [&](const std::string& words, Text style) {
    made.words = words;
    made.style = style;
    made.size = ImVec2(text_width(scene.canvas, style, words) + 2 * rim,
                       scene.canvas.fonts->line_height(style) + rim);
    return made.size.x <= room;
  };
  std::vector<Text> styles{Text::title, Text::strong};
  if (large) styles.insert(styles.begin(), Text::display);
  // A shorter name before smaller letters for the rarest point, which has the longest name.
  if (hangs) {
    for (const Text style : styles) {
      for (const std::string& words : all) {
        if (fits(words, style)) return made;
      }
    }
  }
  if (row.side >= 0) all.push_back(points_text(row.points));
  for (const std::string& words : all) {
    for (const Text style : styles) {
      if (fits(words, style)) return made;
    }
  }
  return made;
}

// A weighty award comes with a blow: its stamp grows to its size.
float stamp_size(Scene& scene) {
  constexpr double blow = 220;  // ms
  if (scene.seen.table().award.weight == AwardWeight::point || scene.frame.reduced_motion) return 1;
  const double since = (scene.frame.now - scene.motion.award_time) / blow;
  if (since >= 1 || since < 0 || !scene.motion.award_new) return 1;
  scene.motion.moving = true;
  const auto left = static_cast<float>(1 - since);
  return 1 - 0.6F * left * left;
}

void draw_stamp(Scene& scene, const Stamp& look, ImVec2 centre, int side, float angle) {
  const Canvas& canvas = scene.canvas;
  const Theme& theme = *canvas.theme;
  const ImU32 colour = side < 0 ? theme.nought : side_colour(scene, side);
  const ImU32 ink = side < 0 ? theme.on_nought : theme.on_side;
  const Rect area{ImVec2(centre.x - look.size.x * 0.5F, centre.y - look.size.y * 0.5F),
                  ImVec2(centre.x + look.size.x * 0.5F, centre.y + look.size.y * 0.5F)};
  const int first = canvas.list->VtxBuffer.Size;
  const float size = stamp_size(scene);
  soft_shadow(canvas, area.moved(0, 3), radius::box, 10, 0.45F, theme.shadow);
  box(canvas, area, radius::box, colour);
  box(canvas, area.grown(-3), radius::badge, 0, fade(ink, 0.5F), 1.0F);
  trace_solid(canvas, "stamp", area);
  text_in(canvas, look.style, area, ink, look.words);
  turn_since(canvas.list, first, {centre, centre, angle, size});
}

// "6 › 7 You & Nora": the side's score before and after.
float draw_change(const Scene& scene, const AwardPlace& place, ImVec2 at, float width, bool draw) {
  const Canvas& canvas = scene.canvas;
  const Event& event = scene.seen.table().events.back();
  const float line = canvas.fonts->line_height(Text::strong);
  if (!draw) return line;
  const Theme& theme = *canvas.theme;
  if (event.side < 0 || !event.counted) {
    text(canvas, Text::small, at, theme.on_felt_muted, place.row->who);
    return line;
  }
  const int after = event.score[allfours::at(event.side)];
  float x = at.x;
  x += text(canvas, Text::strong, at, theme.on_felt, number_text(after - event.points));
  icon(canvas, Icon::right, ImVec2(x + 11, at.y + line * 0.5F), 10, theme.on_felt_muted);
  x += 22;
  x += text(canvas, Text::strong, ImVec2(x, at.y), side_colour(scene, event.side),
            number_text(after)) +
       space::small;
  const std::string& who = place.row->who;
  const std::string names = text_width(canvas, Text::small, who) <= at.x + width - x
                                ? who
                                : side_initials(scene, event.side);
  const float lower = (line - canvas.fonts->line_height(Text::small)) * 0.5F;
  // The number's colour says it, too.
  if (text_width(canvas, Text::small, names) > at.x + width - x) return line;
  text(canvas, Text::small, ImVec2(x, at.y + lower), theme.on_felt_muted, names);
  return line;
}

// Progress of counting up the card points, 0 to 1.
float counted(Scene& scene) {
  Motion& motion = scene.motion;
  const int moment = scene.seen.table().moment;
  if (motion.award_moment != moment) {
    motion.award_moment = moment;
    motion.award_new = motion.stepped;
    const bool runs = motion.stepped && motion.count_moment != moment - 1;
    motion.award_time = runs ? scene.frame.now : scene.frame.now - count_time;
  }
  if (scene.frame.reduced_motion) return 1;
  const double since = (scene.frame.now - motion.award_time) / count_time;
  if (since >= 1 || since < 0) return 1;
  motion.moving = true;
  return static_cast<float>(since);
}

// Game: the card points of each side, counted up side by side.
void draw_count(Scene& scene, const Rect& area) {
  const Canvas& canvas = scene.canvas;
  const Theme& theme = *canvas.theme;
  const SeenTable& game = scene.seen.table();
  const Event& event = game.events.back();
  const int sides = game.view.table.sides;
  const float part = counted(scene);
  int most = 1;
  for (int side = 0; side < sides; ++side) {
    most = std::max<int>(most, event.why.points[at(side)]);
  }
  const float tall = std::min(48.0F, area.height() / static_cast<float>(sides));
  float y = area.centre().y - tall * static_cast<float>(sides) * 0.5F;
  const bool large = tall >= 40;
  const Text style = large ? Text::display : Text::strong;
  const float line = canvas.fonts->line_height(Text::small);
  for (int i = 0; i < sides; ++i) {
    const int side = (game.view.seat + i) % sides;
    const int points = event.why.points[at(side)];
    const int shown = static_cast<int>(std::lround(static_cast<float>(points) * part));
    const float number = text_width(canvas, style, "000");
    const float wide = area.width() - number - space::small;
    std::string who = game.narrator->side_name(side);
    if (text_width(canvas, Text::small, who) > wide) who = side_initials(scene, side);
    // A bar only if there is the height for it.
    const bool has_bar = tall >= line + 8;
    const float top = y + (tall - line - (has_bar ? 8.0F : 0.0F)) * 0.5F;
    text(canvas, Text::small, ImVec2(area.min.x, top), theme.on_felt, who);
    if (has_bar) {
      const Rect bar = Rect::at(area.min.x, top + line + 1, wide, 6);
      const float share = static_cast<float>(shown) / static_cast<float>(most);
      box(canvas, bar, 3, theme.plate);
      if (shown > 0) {
        box(canvas, Rect::at(bar.min.x, bar.min.y, std::max(6.0F, bar.width() * share), 6), 3,
            side_colour(scene, side));
      }
    }
    text_in(canvas, style, Rect{ImVec2(area.max.x - number, y), ImVec2(area.max.x, y + tall)},
            side == event.side ? side_colour(scene, side) : theme.on_felt, number_text(shown),
            Align::right);
    y += tall;
  }
}

// A question below the award needs the line, and says as much.
bool tells_to_go_on(const Scene& scene, const AwardPlace& place) {
  const SeenTable& game = scene.seen.table();
  if (game.award.waits) {
    const bool free = !place.beside || place.area.max.y <= place.go_on.y;
    return free && game.controls.prompt.empty() && game.controls.actions.empty();
  }
  return place.settles && !game.looking_back && scene.layout.kind != LayoutKind::smallest;
}

// Game in a small window: the card points below the stamp, or beside it if there is no room, and
// the reason if there is some left. `y` is below the stamp.
void count_beside_card(Scene& scene, const AwardPlace& place, const Stamp& stamp, float y) {
  const Rect& words = place.words;
  const float why = award_reason(scene, place, ImVec2(), words.width(), false);
  Rect count{ImVec2(words.min.x, y - 2), words.max};
  const auto sides = static_cast<float>(scene.seen.table().view.table.sides);
  if (count.height() < 19 * sides) {
    count.min = ImVec2(words.min.x + stamp.size.x + space::large, words.min.y);
  }
  if (count.height() >= why + 24 * sides) {
    count.max.y -= why;
    award_reason(scene, place, ImVec2(words.min.x, count.max.y), words.width(), true);
  }
  draw_count(scene, count);
}

void words_beside_card(Scene& scene, const AwardPlace& place) {
  const HistoryRow& row = *place.row;
  const Rect& words = place.words;
  const bool counts = row.award == AwardFor::game;
  const bool large = scene.layout.kind == LayoutKind::upright;
  const bool tight = counts && words.height() < 110;
  // The name of the rarest point is the longest: its stamp may reach over the edge of its card.
  const float more = row.award == AwardFor::hang_jack ? place.card.width() * 0.6F : 0.0F;
  const Stamp stamp =
      stamp_of(scene, row, words.width() * (tight ? 0.5F : 1.0F) + more, large, tight);
  float y = words.min.y + 4;
  const float left = std::min(words.min.x, words.max.x - stamp.size.x);
  draw_stamp(scene, stamp, ImVec2(left + stamp.size.x * 0.5F, y + stamp.size.y * 0.5F), row.side,
             large ? -0.03F : 0.0F);
  y += stamp.size.y + space::small;
  if (counts) {
    count_beside_card(scene, place, stamp, y);
    return;
  }
  const float why = award_reason(scene, place, ImVec2(), words.width(), false);
  if (why > 0 && y + why <= words.max.y + 1) {
    award_reason(scene, place, ImVec2(words.min.x, y), words.width(), true);
    y += why + space::tiny;
  }
  const float change = draw_change(scene, place, ImVec2(), words.width(), false);
  if (y + change <= words.max.y + 1) {
    draw_change(scene, place, ImVec2(words.min.x, y), words.width(), true);
  }
}

// Stamp and card points where no card belongs to the award; returns the bottom of both.
float stamp_without_card(Scene& scene, const AwardPlace& place, const Stamp& stamp) {
  const HistoryRow& row = *place.row;
  const Rect& words = place.words;
  const bool counts = row.award == AwardFor::game;
  const float why = award_reason(scene, place, ImVec2(), words.width(), false);
  const float all = words.height();
  const float count =
      counts ? std::min(all - why - stamp.size.y - 2 * space::large,
                        56.0F * static_cast<float>(scene.seen.table().view.table.sides))
             : 0.0F;
  float y =
      words.min.y + std::max(0.0F, all - stamp.size.y - count - why - 2 * space::large) * 0.5F;
  draw_stamp(scene, stamp, ImVec2(words.centre().x, y + stamp.size.y * 0.5F), row.side, -0.04F);
  y += stamp.size.y + space::large;
  if (counts) {
    const float half = std::min(words.width(), 380.0F) * 0.5F;
    draw_count(scene, Rect{ImVec2(words.centre().x - half, y),
                           ImVec2(words.centre().x + half, y + count)});
    y += count + space::large;
  }
  return y;
}

void words_below_card(Scene& scene, const AwardPlace& place) {
  const Rect& words = place.words;
  const Rect& card = place.card;
  const Stamp stamp = stamp_of(scene, *place.row, words.width(), true);
  float y = words.min.y;
  if (card.width() > 0) {
    const float half = stamp.size.x * 0.5F + 6;
    const float x = std::min(card.max.x + stamp.size.x * 0.2F, place.area.max.x - half);
    draw_stamp(scene, stamp, ImVec2(x, card.max.y - card.height() * 0.2F), place.row->side, -0.1F);
  } else {
    y = stamp_without_card(scene, place, stamp);
  }
  award_reason(scene, place, ImVec2(words.min.x, y), words.width(), true);
}

}  // namespace

void award_ground(Scene& scene) {
  const auto place = award_place(scene);
  if (!place) return;
  const Canvas& canvas = scene.canvas;
  const TraceGroup group(canvas, award_part);
  if (place->beside) {
    box(canvas, place->area, radius::sheet, canvas.theme->plate, canvas.theme->plate_edge);
    trace_solid(canvas, "award", place->area);
  }
  if (place->card.width() > 0 && place->row->cards.count() != 1)
    empty_award_card(scene, place->card, place->point);
  if (place->has_boxes) award_boxes(scene, *place);
}

void award_words(Scene& scene) {
  const auto place = award_place(scene);
  if (!place) return;
  const Canvas& canvas = scene.canvas;
  const TraceGroup group(canvas, award_part);
  if (tells_to_go_on(scene, *place)) {
    const Words& w = *scene.seen.words;
    text(canvas, Text::small, place->go_on, canvas.theme->on_felt_muted,
         scene.frame.touch ? w.touch_on : w.click_on, Align::centre);
  }
  if (place->row == nullptr) {
    count_words(scene, *place);
    return;
  }
  // Not over cards in motion.
  constexpr float landed = 0.4F;
  const bool counts = place->row->award == AwardFor::game;
  if (counted(scene) < landed && (counts || !place->beside)) return;
  if (place->beside) {
    words_beside_card(scene, *place);
  } else {
    words_below_card(scene, *place);
  }
}

}  // namespace allfours::ui
