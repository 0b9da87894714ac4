// The score: the pegging board, and the summary when a hand or the game is over.
#include <algorithm>
#include <cmath>

#include "app/link.hpp"
#include "app/so_far.hpp"
#include "ui/award_view.hpp"
#include "ui/scenery.hpp"

namespace allfours::ui {

namespace {

constexpr double card_up_time = 260;  // ms, until a point leaves its card

// The newest award sends its point off.
void start_flight(Scene& scene) {
  Flight& flight = scene.motion.flight;
  const Event& event = scene.seen.table().last_event();
  if (!scene.motion.stepped || scene.frame.reduced_motion || event.kind != EventKind::award ||
      event.side < 0 || event.points <= 0) {
    return;
  }
  flight.side = event.side;
  flight.from = scene.layout.trick;
  // When the card is up; at once for a person in a hurry.
  const double hurry = std::max(0.0, scene.seen.settings().pace - 1.0);
  flight.start = scene.frame.now + card_up_time * (1 - hurry);
  if (const auto place = award_place(scene)) {
    flight.from = place->card.width() > 0 ? place->card.centre() : place->area.centre();
  }
}

constexpr double cascade_time = 900;  // ms, a peg's way along the board
constexpr double cascade_gap = 110;   // from one peg to the next
constexpr int cascade_pegs = 5;

// A game that is won ends in a cascade of pegs along the winner's row, and rays at its last hole.
void peg_cascade(Scene& scene, const PegBoard& look, int row) {
  Motion& motion = scene.motion;
  const SeenTable& game = scene.seen.table();
  if (!game.game_over()) {
    motion.cascade = -1;
    return;
  }
  if (motion.stepped && game.last_event().kind == EventKind::game_end) {
    motion.cascade = scene.frame.now;
  }
  const Canvas& canvas = scene.canvas;
  const int winner = game.table().winner;
  const float score = static_cast<float>(game.table().score[at(winner)]);
  const Rect& area = scene.layout.board;
  const double since = scene.frame.now - motion.cascade;
  const bool runs = motion.cascade >= 0 && !scene.frame.reduced_motion &&
                    since < cascade_time + cascade_gap * cascade_pegs;
  const auto place = [&](float at_score) { return peg_place(canvas, look, area, row, at_score); };
  if (!runs || since > cascade_time) {
    const ImVec2 last = place(score);
    for (int ray = 0; ray < 10; ++ray) {
      const float angle = static_cast<float>(ray) * 2 * pi / 10;
      const ImVec2 out(std::cos(angle), std::sin(angle));
      canvas.list->AddLine(ImVec2(last.x + out.x * 8, last.y + out.y * 8),
                           ImVec2(last.x + out.x * 11, last.y + out.y * 11),
                           canvas.theme->highlight, 1.5F);
    }
  }
  if (!runs) return;
  motion.moving = true;
  for (int peg = 0; peg < cascade_pegs; ++peg) {
    const double share = (since - cascade_gap * peg) / cascade_time;
    if (share <= 0 || share >= 1) continue;
    const float hole = score * static_cast<float>(share);
    ImVec2 on_way = place(hole);
    on_way.y -= 9 * std::abs(std::sin(pi * hole));
    const float behind = static_cast<float>(peg);
    flying_point(canvas, on_way, 11 - behind, side_colour(scene, winner), 0.95F - behind * 0.15F);
  }
}

}  // namespace

std::string side_initials(const Scene& scene, int side) {
  const SeenTable& game = scene.seen.table();
  const Table& table = game.table();
  std::string letters;
  for (int i = 0; i < table.players; ++i) {
    const int seat = (game.seat() + i) % table.players;
    if (side_of(table, seat) != side) continue;
    const std::string_view name = game.narrator().name(seat);
    if (!letters.empty()) letters += " & ";
    letters += seat == game.seat() && !is_counted(name) ? std::string(name) : beginning_of(name);
  }
  return letters;
}

void score_board(Scene& scene) {
  if (!scene.layout.has_board) return;
  start_flight(scene);
  const SeenTable& game = scene.seen.table();
  const Table& table = game.table();
  Motion& motion = scene.motion;
  motion.pegs.resize(static_cast<std::size_t>(table.sides), 0.0F);
  std::vector<std::string> labels;
  std::vector<std::string> initials;
  for (int i = 0; i < table.sides; ++i) {
    const int side = (game.seat() + i) % table.sides;
    labels.push_back(game.narrator().side_name(side));
    initials.push_back(side_initials(scene, side));
  }
  std::vector<PegRow> rows;
  for (int i = 0; i < table.sides; ++i) {
    const int side = (game.seat() + i) % table.sides;
    const int score = table.score[static_cast<std::size_t>(side)];
    PegRow row;
    row.label = labels[static_cast<std::size_t>(i)];
    row.short_label = initials[static_cast<std::size_t>(i)];
    row.colour = side_colour(scene, side);
    row.shown = score;
    // The peg waits for the point that is on its way.
    if (motion.flight.side != side) {
      approach(scene, motion.pegs[static_cast<std::size_t>(side)], static_cast<float>(score));
    }
    row.score = motion.pegs[static_cast<std::size_t>(side)];
    rows.push_back(row);
  }
  PegBoard look;
  look.target = game.setup().rules.target;
  look.rows = rows;
  peg_board(scene.canvas, look, scene.layout.board);
  for (int i = 0; i < table.sides; ++i) {
    const int side = (game.seat() + i) % table.sides;
    if (table.winner == side) peg_cascade(scene, look, i);
    if (motion.flight.side != side) continue;
    motion.flight.to = peg_place(scene.canvas, look, scene.layout.board, i,
                                 static_cast<float>(table.score[static_cast<std::size_t>(side)]));
  }
}

// A point flies from the card it is for, or from the middle of the table, to its hole.
void flying_points(Scene& scene) {
  Flight& flight = scene.motion.flight;
  if (flight.side < 0) return;
  const float since = static_cast<float>((scene.frame.now - flight.start) / flight_time);
  scene.motion.moving = true;
  if (since >= 1 || scene.frame.reduced_motion) {
    flight.side = -1;
    return;
  }
  if (since < 0) return;
  const float rest = 1 - since;
  const float t = 1 - rest * rest * rest;
  const ImVec2 at(flight.from.x + (flight.to.x - flight.from.x) * t,
                  flight.from.y + (flight.to.y - flight.from.y) * t);
  flying_point(scene.canvas, at, 22 - 8 * t, side_colour(scene, flight.side));
}

float score_board_height(const Canvas& canvas, const Seen& seen, float width) {
  if (width <= 0) return 0;
  const std::vector<PegRow> rows(static_cast<std::size_t>(seen.table().view().table.sides));
  PegBoard look;
  look.target = seen.table().setup().rules.target;
  look.rows = rows;
  return peg_board_height(canvas, look, width);
}

namespace {

std::vector<const HistoryRow*> awards_of_hand(const Seen& seen) {
  const auto& rows = seen.table().history();
  std::size_t first = rows.size();
  while (first > 0 && rows[first - 1].kind != HistoryRow::Kind::heading) --first;
  std::vector<const HistoryRow*> awards;
  for (std::size_t i = first; i < rows.size(); ++i) {
    if (rows[i].kind == HistoryRow::Kind::award) awards.push_back(&rows[i]);
  }
  return awards;
}

struct SummarySize {
  float line, head;
};
SummarySize summary_size(const Layout& layout) {
  if (layout.kind == LayoutKind::embed) return {24, 34};
  if (layout.low()) return {27, 44};
  return {layout.kind == LayoutKind::upright ? space::touch : 34.0F, 48};
}

}  // namespace

std::string summary_note(const Scene& scene) {
  const Seen& seen = scene.seen;
  if (!hand_is_over(scene) || seen.message_is_error()) return {};
  const SeenTable& game = seen.table();
  if (seen.league() && game.game_over() && !seen.message().empty()) return seen.message();
  if (game.table().hand != first_hand(game.setup())) return {};
  const std::string challenge = game.challenge();
  return challenge.empty() ? seen.day_note() : challenge;
}

namespace {

// What the summary says below its title, in its colour.
struct Note {
  std::string words;
  ImU32 colour = 0;
};

std::vector<Note> notes_of(const Scene& scene) {
  std::vector<Note> notes{{scene.seen.table().practice_text(), scene.canvas.theme->warning},
                          {summary_note(scene), scene.canvas.theme->ink}};
  std::erase_if(notes, [](const Note& note) { return note.words.empty(); });
  return notes;
}

// Below each other from a place down, in the middle of a width; their height.
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

// How much of the end of a game there is room for, and how high that is.
struct End {
  EndParts parts = EndParts::points;
  float tall = 0;  // 0: its last hand is told instead
};

End end_of_game(const Scene& scene, float width, float room) {
  const LayoutKind kind = scene.layout.kind;
  if (!scene.seen.table().game_over() ||
      (kind != LayoutKind::desk && kind != LayoutKind::upright)) {
    return {};
  }
  for (const EndParts parts : {EndParts::whole, EndParts::moments, EndParts::points}) {
    const float tall = game_end(scene, Rect::at(0, 0, width, 0), parts, false);
    if (tall <= room) return {parts, tall};
  }
  return {};
}

float end_width(const Layout& layout) {
  // Between the names at both sides, which on a phone sit above.
  const float beside = layout.kind == LayoutKind::desk ? 152.0F : space::small;
  return std::min(520.0F, layout.table.width() - 2 * beside);
}

}  // namespace

Rect summary_area(const Scene& scene) {
  const Layout& layout = scene.layout;
  const SummarySize size = summary_size(layout);
  const auto count = static_cast<float>(awards_of_hand(scene.seen).size());
  // Between the names at both sides, where that is not too narrow.
  const bool names = layout.kind == LayoutKind::desk && scene.seen.table().table().players > 2;
  const float between = layout.table.width() - 2 * (names ? 140.0F : space::small);
  const float width =
      std::clamp(between, std::min(300.0F, layout.table.width() - 2 * space::small), 400.0F);
  // Between those who sit above and the lower edge, with the button below it.
  const float top = layout.summary_top;
  const SeenTable& game = scene.seen.table();
  const bool told = game.captioned() || (game.tells_first() && !caption_lies_over(scene));
  const float below = told ? last_caption_area(scene).min.y : layout.table.max.y;
  const float bottom =
      below - space::small - (game.captioned() ? 0.0F : actions_tall(scene) + space::small);
  // The end of a game, which is wider, may come to lie below the board.
  const float left = layout.middle_x - end_width(layout) * 0.5F;
  const float high =
      layout.board.max.x > left ? std::max(top, layout.board.max.y + space::small) : top;
  const float end = end_of_game(scene, end_width(layout), bottom - high).tall;
  if (end > 0) {
    const float from = std::clamp((high + bottom - end) * 0.5F, high, std::max(high, bottom - end));
    return Rect::at(left, from, end_width(layout), end);
  }
  const float rest = size.head + draw_notes(scene, ImVec2(), width - 2 * space::medium, false);
  // As many lines as there is room for, and no half ones.
  const float lines = std::clamp(std::floor((bottom - top - rest) / size.line), 0.0F, count);
  const float tall = std::min(rest + size.line * lines + space::small, bottom - top);
  const float y = std::clamp((top + bottom - tall) * 0.5F, top, std::max(top, bottom - tall));
  return Rect::at(layout.middle_x - width * 0.5F, y, width, tall);
}

void hand_summary(Scene& scene) {
  const Seen& seen = scene.seen;
  const SeenTable& game = seen.table();
  if (!game.waits_for_next_hand() && !game.game_over()) return;
  const Canvas& canvas = scene.canvas;
  const Words& w = seen.words();
  std::string title = fill(w.hand_over, {{"n", std::to_string(game.table().hand)}});
  if (game.game_over()) {
    const int winner = game.table().winner;
    title = winner == game.seat() % game.table().sides && !game.several()
                ? std::string(w.you_win)
                : fill(w.other_wins, {{"side", game.narrator().side_name(winner)}});
  }
  const SummarySize size = summary_size(scene.layout);
  const Rect area = summary_area(scene);
  const TraceGroup group(canvas, "the summary", area);
  paper_card(canvas, area);
  if (const End end = end_of_game(scene, area.width(), area.height() + 1); end.tall > 0) {
    game_end(scene, area, end.parts, true);
    return;
  }
  const float title_y =
      area.min.y + (size.head - canvas.fonts->line_height(Text::title)) * 0.5F + 1;
  const float title_room = area.width() - 2 * space::medium;
  if (game.game_over() && text_width(canvas, Text::title, title) > title_room) {
    title = fill(w.other_wins, {{"side", side_initials(scene, game.table().winner)}});
  }
  const Text style =
      text_width(canvas, Text::title, title) <= title_room ? Text::title : Text::strong;
  const float title_width = text_width(canvas, style, title);
  text_clipped(canvas, style,
               ImVec2(area.centre().x - std::min(title_width, title_room) * 0.5F, title_y),
               title_room, canvas.theme->ink, title);
  const float note = draw_notes(
      scene, ImVec2(area.min.x + space::medium, area.min.y + size.head - 8), title_room, true);
  // The latest, where there is no room for all.
  std::vector<const HistoryRow*> awards = awards_of_hand(seen);
  const auto fit = static_cast<std::size_t>((area.height() - size.head - note) / size.line + 0.01F);
  if (awards.size() > fit) awards.erase(awards.begin(), awards.end() - static_cast<long>(fit));
  float row_y = area.min.y + size.head + note;
  for (const HistoryRow* row : awards) {
    const Rect place =
        Rect::at(area.min.x + space::medium, row_y, area.width() - 2 * space::medium, size.line);
    const float tall = std::min(24.0F, size.line - 4);
    badge(canvas, Rect::at(place.min.x, place.centre().y - tall * 0.5F, 32, tall),
          points_text(row->points), side_colour(scene, row->side));
    const PillState state =
        scene.input.add("why:" + std::to_string(row->moment),
                        Rect{ImVec2(area.min.x, place.min.y), ImVec2(area.max.x, place.max.y)});
    if (state.hovered || state.focused) {
      box(canvas, place.grown(2), radius::box, canvas.theme->paper_hovered);
    }
    float x = place.min.x + 40;
    constexpr float sign = 18;  // that it opens
    icon(canvas, Icon::right, ImVec2(place.max.x - 5, place.centre().y), 10, canvas.theme->link);
    const float top = place.centre().y - canvas.fonts->line_height(Text::strong) * 0.5F;
    const float score_width = text_width(canvas, Text::strong, row->score);
    const float room = place.max.x - sign - score_width - 8 - x;
    // Initials where names are too long, small letters where these are.
    std::string who = " · " + row->who;
    const auto wide = [&](Text bold, Text plain) {
      return text_width(canvas, bold, row->title) + text_width(canvas, plain, who);
    };
    if (wide(Text::strong, Text::body) > room && row->side >= 0) {
      who = " · " + side_initials(scene, row->side);
    }
    const bool fits = wide(Text::strong, Text::body) <= room;
    const Text bold = fits ? Text::strong : Text::small_strong;
    const Text plain = fits ? Text::body : Text::small;
    // The badge's colour says it too.
    if (wide(bold, plain) > room) who.clear();
    const float name_top = place.centre().y - canvas.fonts->line_height(bold) * 0.5F;
    const float name = text(canvas, bold, ImVec2(x, name_top), canvas.theme->ink, row->title);
    text(canvas, plain, ImVec2(x + name, name_top), canvas.theme->ink_muted, who);
    text(canvas, Text::strong, ImVec2(place.max.x - sign, top), canvas.theme->ink, row->score,
         Align::right);
    row_y += size.line;
  }
}

void press_summary_row(Scene& scene, std::string_view action) {
  if (!scene.seen.at_table()) return;
  int& page = scene.motion.why_page;
  const bool summary = hand_is_over(scene) && !scene.layout.has_panel;
  if (!summary || scene.seen.sheets().history) page = 0;
  if (!summary || !action.starts_with("why:")) return;
  const int before = page;
  page = 0;
  for (const HistoryRow* row : awards_of_hand(scene.seen)) {
    if (action != "why:" + std::to_string(row->moment) || row->moment == before) continue;
    // What was open in the book is closed by this press: it is open in the next frame only if not.
    if (scene.seen.table().evidence(row->moment) == nullptr) page = row->moment;
  }
}

}  // namespace allfours::ui
