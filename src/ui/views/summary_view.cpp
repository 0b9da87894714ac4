// The summary at the end of a hand or game: the awards, each with its reason at a touch.
#include <algorithm>
#include <cmath>

#include "app/links/link.hpp"
#include "app/narration/point_status_text.hpp"
#include "core/table/scoring.hpp"
#include "ui/views/card_cues.hpp"
#include "ui/views/scene.hpp"

namespace allfours::ui {

namespace {

std::vector<const HistoryRow*> awards_of_hand(const Seen& seen) {
  const auto& rows = *seen.table().history;
  std::size_t first = rows.size();
  while (first > 0 && rows[first - 1].kind != HistoryRow::Kind::heading) --first;
  std::vector<const HistoryRow*> awards;
  for (std::size_t i = first; i < rows.size(); ++i) {
    if (rows[i].kind == HistoryRow::Kind::award) awards.push_back(&rows[i]);
  }
  return awards;
}

constexpr float name_x = 40;      // beside the points
constexpr float opens_sign = 18;  // … and the sign that it opens
// The width of an award's name in a row.
float title_room(float width) { return width - 2 * space::medium - name_x - opens_sign - 8; }

struct SummarySize {
  float line, head;
};
// In the smallest window as close as all of them need.
SummarySize summary_size(const Scene& scene) {
  const Layout& layout = scene.layout;
  if (layout.kind == LayoutKind::smallest) {
    const auto awards = awards_of_hand(scene.seen);
    const auto count = static_cast<float>(awards.size());
    const float room = layout.table.height() - 62;
    // In two lines, if such rows fit.
    const float width = std::min(400.0F, layout.table.width() - 2 * space::small);
    const bool broken = std::any_of(awards.begin(), awards.end(), [&](const HistoryRow* row) {
      return text_width(scene.canvas, Text::small_strong, row->title) > title_room(width);
    });
    if (broken && room >= 34 + space::small + 36 * count) return {36, 34};
    return room < 34 + space::small + 24 * count ? SummarySize{20, 28} : SummarySize{24, 34};
  }
  if (layout.is_low_or_smallest()) return {27, 44};
  return {layout.kind == LayoutKind::upright ? space::touch : 34.0F, 48};
}

}  // namespace

std::string summary_note(const Scene& scene) {
  const Seen& seen = scene.seen;
  if (!hand_is_over(scene) || seen.message->is_error()) return {};
  const SeenTable& game = seen.table();
  if (seen.is_league && game.game_over && !seen.message->text().empty())
    return seen.message->text();
  if (game.view.table.hand != first_hand(game.setup)) return {};
  const std::string challenge = game.challenge;
  return challenge.empty() ? seen.records.day_note : challenge;
}

namespace {

// A line below the summary's title, in its colour.
struct Note {
  std::string words;
  ImU32 colour = 0;
};

std::vector<Note> notes_of(const Scene& scene) {
  std::vector<Note> notes{{scene.seen.table().branches.text, scene.canvas.theme->warning},
                          {summary_note(scene), scene.canvas.theme->ink}};
  for (const Account& account : scene.seen.records.accounts) {
    notes.push_back({account.note, scene.canvas.theme->ink});
  }
  std::erase_if(notes, [](const Note& note) { return note.words.empty(); });
  return notes;
}

// Stacked from a position down, centred in a width; returns their height.
float draw_notes(const Scene& scene, ImVec2 place, float width, bool draw) {
  float y = place.y;
  for (const Note& note : notes_of(scene)) {
    y += paragraph(scene.canvas, Text::small, ImVec2(place.x, y), width, note.colour, note.words,
                   Align::centre, draw) +
         space::tiny;
  }
  return y - place.y;
}

}  // namespace

namespace {

// The part of the end of a game that fits, and its height.
struct End {
  EndParts parts = EndParts::points;
  float tall = 0;  // 0: the last hand is shown instead
};

End end_of_game(const Scene& scene, float width, float room) {
  const LayoutKind kind = scene.layout.kind;
  if (!scene.seen.table().game_over || (kind != LayoutKind::desk && kind != LayoutKind::upright)) {
    return {};
  }
  for (const EndParts parts : {EndParts::whole, EndParts::moments, EndParts::points}) {
    const float tall = game_end(scene, Rect::at(0, 0, width, 0), parts, false);
    if (tall <= room) return {parts, tall};
  }
  return {};
}

float end_width(const Layout& layout) {
  // Between the names at both sides, which are above on a phone.
  const float beside = layout.kind == LayoutKind::desk ? 152.0F : space::small;
  return std::min(520.0F, layout.table.width() - 2 * beside);
}

// Two awards per line if one each does not fit.
bool two_columns(const Scene& scene, std::size_t awards, std::size_t lines) {
  return scene.layout.kind == LayoutKind::smallest && awards > lines;
}

constexpr float brief_rim = space::tiny;
constexpr float brief_name_x = 36;  // beside the points

// The name of an award with two per line.
std::string_view brief_name(const Scene& scene, const HistoryRow& row) {
  const Words& w = *scene.seen.words;
  const std::array<std::string_view, 4> names{w.high_box, w.low_box, w.jack_box, w.game_box};
  const int point = place_among_four(row.award);
  return point < 0 ? std::string_view(row.title) : names[at(point)];
}

struct Cell {
  std::size_t line = 0;
  bool right = false;  // beside another
  bool whole = false;  // alone in its line
};
// Positions with two per line: a name too long for half of the width has a line of its own.
std::vector<Cell> cells_of(const Scene& scene, const std::vector<const HistoryRow*>& awards,
                           float width) {
  std::vector<Cell> cells;
  Cell next;
  for (const HistoryRow* row : awards) {
    next.whole = text_width(scene.canvas, Text::small, brief_name(scene, *row)) >
                 width * 0.5F - 2 * brief_rim - brief_name_x;
    if (next.whole && next.right) next = {next.line + 1, false, true};
    cells.push_back(next);
    const bool full = next.whole || next.right;
    next = {next.line + (full ? 1 : 0), !full, false};
  }
  return cells;
}

std::size_t lines_of(const std::vector<Cell>& cells) {
  return cells.empty() ? 0 : cells.back().line + 1;
}

// An award of the summary, which opens its reason; `brief`: its name alone.
void summary_row(Scene& scene, const HistoryRow& row, const Rect& area, bool brief) {
  const Canvas& canvas = scene.canvas;
  // Likewise if it would take two lines and there is room for one.
  if (area.height() < 2 * canvas.fonts->line_height(Text::small_strong) &&
      text_width(canvas, Text::small_strong, row.title) > title_room(area.width())) {
    brief = true;
  }
  const float rim = brief ? brief_rim : space::medium;
  const Rect place{ImVec2(area.min.x + rim, area.min.y), ImVec2(area.max.x - rim, area.max.y)};
  const float tall = std::min(24.0F, area.height() - 4);
  badge(canvas, Rect::at(place.min.x, place.centre().y - tall * 0.5F, 32, tall),
        points_text(row.points), side_colour(scene, row.side));
  const PillState state = scene.input.add("why:" + std::to_string(row.moment), area);
  if (state.hovered || state.focused) {
    box(canvas, place.grown(2), radius::box, canvas.theme->paper_hovered);
  }
  const float x = place.min.x + (brief ? brief_name_x : name_x);
  const float sign = brief ? 0.0F : opens_sign;
  if (!brief)
    icon(canvas, Icon::right, ImVec2(place.max.x - 5, place.centre().y), 10, canvas.theme->link);
  const float top = place.centre().y - canvas.fonts->line_height(Text::strong) * 0.5F;
  const float score_width = brief ? 0.0F : text_width(canvas, Text::strong, row.score);
  const float room = place.max.x - sign - score_width - (brief ? 0.0F : 8.0F) - x;
  // Initials if names are too long, small letters if these are.
  std::string who = brief ? std::string() : " · " + row.who;
  const auto wide = [&](Text bold, Text plain) {
    return text_width(canvas, bold, row.title) + text_width(canvas, plain, who);
  };
  if (wide(Text::strong, Text::body) > room && !brief && row.side >= 0) {
    who = " · " + side_initials(scene, row.side);
  }
  const bool fits = !brief && wide(Text::strong, Text::body) <= room;
  const Text bold = fits ? Text::strong : Text::small_strong;
  const Text plain = fits ? Text::body : Text::small;
  const float lines =
      canvas.fonts->line_height(Text::small_strong) + canvas.fonts->line_height(Text::small);
  if (!brief && !fits && row.side >= 0 && lines <= area.height() &&
      text_width(canvas, Text::small_strong, row.title) <= room) {
    // In two lines, with the names as they are.
    const float y = place.centre().y - lines * 0.5F;
    text(canvas, Text::small_strong, ImVec2(x, y), canvas.theme->ink, row.title);
    const bool whole = text_width(canvas, Text::small, row.who) <= room;
    text(canvas, Text::small, ImVec2(x, y + canvas.fonts->line_height(Text::small_strong)),
         canvas.theme->ink_muted, whole ? row.who : side_initials(scene, row.side));
    text(canvas, Text::strong, ImVec2(place.max.x - sign, top), canvas.theme->ink, row.score,
         Align::right);
    return;
  }
  // The badge's colour says it too, and the bar the score.
  if (wide(bold, plain) > room) who.clear();
  const bool scored = brief || text_width(canvas, bold, row.title) <= room;
  const float name_top = place.centre().y - canvas.fonts->line_height(bold) * 0.5F;
  if (brief) {
    const std::string_view name = brief_name(scene, row);
    const bool strong = text_width(canvas, bold, name) <= room;
    text_clipped(canvas, strong ? bold : Text::small, ImVec2(x, name_top), room, canvas.theme->ink,
                 name);
    return;
  }
  const float alone = title_room(area.width());
  if (text_width(canvas, bold, row.title) > alone) {
    const auto name_lines = [&](float y, bool draw) {
      return paragraph(canvas, bold, ImVec2(x, y), alone, canvas.theme->ink, row.title, Align::left,
                       draw);
    };
    name_lines(place.centre().y - name_lines(0, false) * 0.5F, true);
    return;
  }
  const float name = text(canvas, bold, ImVec2(x, name_top), canvas.theme->ink, row.title);
  text(canvas, plain, ImVec2(x + name, name_top), canvas.theme->ink_muted, who);
  if (!scored) return;
  text(canvas, Text::strong, ImVec2(place.max.x - sign, top), canvas.theme->ink, row.score,
       Align::right);
}

}  // namespace

Rect summary_area(const Scene& scene) {
  const Layout& layout = scene.layout;
  const SummarySize size = summary_size(scene);
  const auto count = static_cast<float>(awards_of_hand(scene.seen).size());
  // Between the names at both sides, if that is not too narrow.
  const bool names = layout.kind == LayoutKind::desk && scene.seen.table().view.table.players > 2;
  const float between = layout.table.width() - 2 * (names ? 140.0F : space::small);
  const float width =
      std::clamp(between, std::min(300.0F, layout.table.width() - 2 * space::small), 400.0F);
  // Between the players above and the lower edge, with the button below it.
  const float top = layout.board.max.x > layout.middle_x - width * 0.5F
                        ? std::max(layout.summary_top, layout.board.max.y + space::small)
                        : layout.summary_top;
  const SeenTable& game = scene.seen.table();
  const bool told = !layout.steps_in_bar && (game.lead.is_captioned ||
                                             (game.first_game.tells && !caption_lies_over(scene)));
  const float below = told ? last_caption_area(scene).min.y : layout.table.max.y;
  const float bottom =
      below - space::small - (game.lead.is_captioned ? 0.0F : actions_tall(scene) + space::small);
  // The end of a game, which is wider, may be below the board.
  const float left = layout.middle_x - end_width(layout) * 0.5F;
  const float high =
      layout.board.max.x > left ? std::max(top, layout.board.max.y + space::small) : top;
  const float end = end_of_game(scene, end_width(layout), bottom - high).tall;
  if (end > 0) {
    const float from = std::clamp((high + bottom - end) * 0.5F, high, std::max(high, bottom - end));
    return Rect::at(left, from, end_width(layout), end);
  }
  const float rest = size.head + draw_notes(scene, ImVec2(), width - 2 * space::medium, false);
  // As many whole lines as fit.
  float lines = std::clamp(std::floor((bottom - top - rest) / size.line), 0.0F, count);
  if (two_columns(scene, static_cast<std::size_t>(count), static_cast<std::size_t>(lines))) {
    const auto cells = cells_of(scene, awards_of_hand(scene.seen), width);
    lines = std::min(lines, static_cast<float>(lines_of(cells)));
  }
  const float tall = std::min(rest + size.line * lines + space::small, bottom - top);
  const float y = std::clamp((top + bottom - tall) * 0.5F, top, std::max(top, bottom - tall));
  return Rect::at(layout.middle_x - width * 0.5F, y, width, tall);
}

namespace {

// The paper with its title, its notes and as many awards as fit, or with the end of the game.
void summary_paper(Scene& scene, const Rect& area) {
  const Seen& seen = scene.seen;
  const SeenTable& game = seen.table();
  const Canvas& canvas = scene.canvas;
  const Words& w = *seen.words;
  std::string title = fill(w.hand_over, {{"n", number_text(game.view.table.hand)}});
  if (game.game_over) {
    const int winner = game.view.table.winner;
    title = winner == game.view.seat % game.view.table.sides && !game.several
                ? std::string(w.you_win)
                : fill(w.other_wins, {{"side", game.narrator->side_name(winner)}});
  }
  const SummarySize size = summary_size(scene);
  const TraceGroup group(canvas, "the summary", area);
  paper_card(canvas, area);
  if (const End end = end_of_game(scene, area.width(), area.height() + 1); end.tall > 0) {
    game_end(scene, area, end.parts, true);
    return;
  }
  const float title_y =
      area.min.y + (size.head - canvas.fonts->line_height(Text::title)) * 0.5F + 1;
  const float title_room = area.width() - 2 * space::small;
  if (game.game_over && text_width(canvas, Text::title, title) > title_room) {
    title = fill(w.other_wins, {{"side", side_initials(scene, game.view.table.winner)}});
  }
  Text style = Text::title;
  for (const Text smaller : {Text::strong, Text::small_strong}) {
    if (text_width(canvas, style, title) > title_room) style = smaller;
  }
  const float title_width = std::min(text_width(canvas, style, title), title_room);
  text_clipped(canvas, style, ImVec2(area.centre().x - title_width * 0.5F, title_y), title_room,
               canvas.theme->ink, title);
  const float note =
      draw_notes(scene, ImVec2(area.min.x + space::medium, area.min.y + size.head - 8),
                 area.width() - 2 * space::medium, true);
  // The latest, if not all fit.
  std::vector<const HistoryRow*> awards = awards_of_hand(seen);
  const auto fit = static_cast<std::size_t>((area.height() - size.head - note) / size.line + 0.01F);
  // In the smallest window two side by side.
  const bool halves = two_columns(scene, awards.size(), fit);
  const auto lines = [&] {
    return halves ? lines_of(cells_of(scene, awards, area.width())) : awards.size();
  };
  while (!awards.empty() && lines() > fit) awards.erase(awards.begin());
  const Rect list{ImVec2(area.min.x, area.min.y + size.head + note), area.max};
  std::vector<Cell> cells;
  if (halves) cells = cells_of(scene, awards, area.width());
  for (std::size_t i = 0; i < awards.size(); ++i) {
    const std::size_t line = halves ? cells[i].line : i;
    const float wide = halves && !cells[i].whole ? list.width() * 0.5F : list.width();
    const float x = halves && cells[i].right ? list.min.x + wide : list.min.x;
    summary_row(scene, *awards[i],
                Rect::at(x, list.min.y + static_cast<float>(line) * size.line, wide, size.line),
                halves);
  }
}

}  // namespace

void hand_summary(Scene& scene) {
  const SeenTable& game = scene.seen.table();
  if (!game.waits_for_next_hand && !game.game_over) return;
  const Rect area = summary_area(scene);
  summary_paper(scene, area);
  const TraceGroup group(scene.canvas, "the summary");
  const SeenRecords& records = scene.seen.records;
  // In the row of the title, since other things are close to the paper; without room, not at all.
  if (records.day_counts && scene.layout.kind != LayoutKind::smallest)
    achievement_seal(scene, area.moved(0, 31), number_text(records.streak));
}

void press_summary_row(Scene& scene, std::string_view action) {
  if (!scene.seen.at_table()) return;
  int& page = scene.motion.why_page;
  const bool summary = hand_is_over(scene) && !scene.layout.has_panel;
  if (!summary || scene.seen.sheets->history) page = 0;
  if (!summary || !action.starts_with("why:")) return;
  const int before = page;
  page = 0;
  for (const HistoryRow* row : awards_of_hand(scene.seen)) {
    if (action != "why:" + std::to_string(row->moment) || row->moment == before) continue;
    // This press closes what was open in the book: then it is not open in the next frame.
    if (scene.seen.table().looking.opened->evidence(row->moment) == nullptr) page = row->moment;
  }
}

}  // namespace allfours::ui
