// Levels of the bots: one choice for all of them, a line about its style, and the button of the
// dialog with individual levels.
#include <algorithm>
#include <vector>

#include "app/narration/narrator.hpp"
#include "ui/views/scene.hpp"
#include "words/player_words.hpp"

namespace allfours::ui {

namespace {

struct Segment {
  std::string action;
  std::string_view label;
  bool chosen;
};

constexpr float segment_padding = 13;
constexpr float inset = 3;  // of the chosen one

std::vector<Segment> segments_of(const Seen& seen) {
  std::vector<Segment> segments;
  for (const PlayerName& player : player_names) {
    if (!player.level) continue;
    segments.push_back({"level:" + std::string(player.name), player_name(*seen.words, player.name),
                        player.name == seen.at_start.level});
  }
  return segments;
}

// Wide enough for the longest in each.
float segments_width(const Canvas& canvas, const std::vector<Segment>& segments) {
  float widest = 0;
  for (const Segment& segment : segments) {
    widest = std::max(widest, text_width(canvas, Text::small_strong, segment.label));
  }
  return static_cast<float>(segments.size()) * (widest + 2 * segment_padding);
}

// Buttons in one frame, one of which is down.
void segmented_line(Scene& scene, const std::vector<Segment>& segments, const Rect& area) {
  const Canvas& canvas = scene.canvas;
  const Theme& theme = *canvas.theme;
  const float corner = area.height() * 0.5F;
  const float wide = area.width() / static_cast<float>(segments.size());
  box(canvas, area, corner, theme.paper_raised, theme.rule);
  float x = area.min.x;
  bool divided = false;  // between two unmarked ones there is a line
  for (const Segment& segment : segments) {
    const Rect place = Rect::at(x, area.min.y, wide, area.height());
    const TraceGroup group(canvas, "a button", place);
    trace_solid(canvas, "button", place);
    PillState state = scene.input.add(segment.action, place);
    const Rect mark = place.grown(-inset);
    const float mark_corner = mark.height() * 0.5F;
    if (segment.chosen) {
      box(canvas, mark, mark_corner, theme.chip);
    } else if (state.hovered || state.pressed) {
      box(canvas, mark, mark_corner, state.pressed ? theme.paper_pressed : theme.paper_hovered);
    }
    const bool marked = segment.chosen || state.hovered;
    if (divided && !marked) {
      canvas.list->AddLine({x, area.min.y + 10}, {x, area.max.y - 10}, theme.rule, canvas.pixel);
    }
    divided = !marked;
    if (state.focused) focus_ring(canvas, mark, mark_corner);
    text_in(canvas, segment.chosen ? Text::small_strong : Text::small, place,
            segment.chosen ? theme.on_chip : theme.ink, segment.label);
    x += wide;
  }
}

// In two lines if one is too narrow; returns the height.
float segmented(Scene& scene, const std::vector<Segment>& segments, const Rect& area, bool draw) {
  const bool one = segments_width(scene.canvas, segments) - area.width() <
                   2 * (segment_padding - space::hair) * static_cast<float>(segments.size());
  if (one) {
    if (draw) segmented_line(scene, segments, area);
    return area.height();
  }
  const auto half = segments.begin() + static_cast<std::ptrdiff_t>((segments.size() + 1) / 2);
  const float below = area.height() + space::tiny;
  if (draw) {
    segmented_line(scene, {segments.begin(), half}, area);
    segmented_line(scene, {half, segments.end()}, area.moved(0, below));
  }
  return below + area.height();
}

// The style of all, or individual levels: "Winston: Strong · Nora: Expert".
std::string manner_of(const Seen& seen) {
  const int people = seen.at_start.people;
  if (people == 1 && !seen.at_start.level.empty())
    return std::string(player_manner(*seen.words, seen.at_start.level));
  const Setup setup = seen.start->setup();
  const Persons persons = persons_at(setup, 0);
  int count = 1;
  std::string text;
  if (people > 1) text = fill(seen.words->people_here, {{"n", number_text(people)}});
  for (int seat = 1; seat < setup.players; ++seat) {
    const int person = persons[at(seat)];
    const std::string_view player = seen.settings->bots[at(person)];
    if (!text.empty()) text += " · ";
    if (people > 1 && (seen.settings->people >> person & 1) != 0) {
      text += person_name(*seen.settings, *seen.words, person, ++count);
      continue;
    }
    text += fill(seen.words->with_value, {{"text", name_in(*seen.settings, person)},
                                          {"value", player_name(*seen.words, player)}});
  }
  return text;
}

}  // namespace

float level_choice(Scene& scene, ImVec2 place, float width, float tall, bool draw) {
  const Canvas& canvas = scene.canvas;
  const Theme& theme = *canvas.theme;
  const Words& w = *scene.seen.words;
  const auto segments = segments_of(scene.seen);
  const float segments_wide = std::min(width, segments_width(canvas, segments));
  const float label_wide = text_width(canvas, Text::body, w.opponents) + space::medium;
  Pill each;
  each.label = w.opponents_each;
  each.icon = Icon::people;
  each.kind = PillKind::on_paper;
  const bool several = scene.seen.start->players() > 2 || !scene.seen.embedded;
  const float each_wide = several ? action_pill_width(scene, each, tall) + space::small : 0.0F;
  const bool one_line = label_wide + segments_wide + each_wide <= width;
  const std::string manner = manner_of(scene.seen);
  float y = place.y;
  if (one_line) {
    float x = place.x;
    if (draw) {
      text_in(canvas, Text::body, Rect::at(x, y, label_wide, tall), theme.ink, w.opponents,
              Align::left);
      x += label_wide;
      segmented_line(scene, segments, Rect::at(x, y, segments_wide, tall));
      x += segments_wide + space::small;
      if (several) action_pill(scene, each, ImVec2(x, y), tall, "opponents");
    }
    y += tall;
  } else {
    // The words above the choice, which is as wide as possible.
    const float wide = width;
    const float left = place.x;
    // The dialog's button is below the words if it does not fit beside them.
    const bool stacked = several && label_wide + each_wide > wide;
    if (stacked) {
      if (draw) {
        text_in(canvas, Text::body, Rect::at(left, y, label_wide, 24), theme.ink, w.opponents,
                Align::left);
      }
      y += 24;
    }
    const float line = several ? tall : canvas.fonts->line_height(Text::body);
    const Rect choice = Rect::at(left, y + line + space::small, wide, tall);
    if (draw) {
      if (!stacked) {
        text_in(canvas, Text::body, Rect::at(left, y, label_wide, line), theme.ink, w.opponents,
                Align::left);
      }
      if (several) {
        action_pill(scene, each, ImVec2(left + wide - each_wide + space::small, y), tall,
                    "opponents");
      }
    }
    y += line + space::small + segmented(scene, segments, choice, draw);
  }
  if (!manner.empty()) {
    y += space::tiny + space::hair;
    y += paragraph(canvas, Text::small, ImVec2(place.x, y), width, theme.ink_muted, manner,
                   Align::left, draw);
  }
  return y - place.y;
}

}  // namespace allfours::ui
