// The score: the pegging board, and points flying to it.
#include <algorithm>
#include <cmath>

#include "app/narration/point_status_text.hpp"
#include "core/game/series.hpp"
#include "ui/views/award_view.hpp"
#include "ui/views/card_cues.hpp"

namespace allfours::ui {

namespace {

constexpr double card_up_time = 260;  // ms until a point leaves its card

// Starts the flight of the newest award's point.
void start_flight(Scene& scene) {
  Flight& flight = scene.motion.flight;
  const Event& event = scene.seen.table().events.back();
  if (!scene.motion.stepped || scene.frame.reduced_motion || event.kind != EventKind::award ||
      event.side < 0 || event.points <= 0) {
    return;
  }
  flight.side = event.side;
  flight.from = scene.layout.trick;
  // When the card is up; at once at a fast pace.
  const double hurry = std::max(0.0, scene.seen.settings->pace - 1.0);
  flight.start = scene.frame.now + card_up_time * (1 - hurry);
  if (const auto place = award_place(scene)) {
    flight.from = place->card.width() > 0 ? place->card.centre() : place->area.centre();
  }
}

// The points of the award on the table are moved hole by hole.
void walk(Scene& scene, int side, float& peg) {
  const SeenTable& game = scene.seen.table();
  const Event& event = game.events.back();
  const auto score = static_cast<float>(game.view.table.score[at(side)]);
  const bool walks = !scene.frame.reduced_motion && event.kind == EventKind::award &&
                     event.side == side && score > peg &&
                     score - peg <= static_cast<float>(event.points);
  approach(scene, peg, walks ? std::min(score, std::floor(peg) + 1) : score);
  if (peg != score) scene.motion.moving = true;
}

constexpr double cascade_time = 900;  // ms, duration of a peg's way along the board
constexpr double cascade_gap = 110;   // between two pegs
constexpr int cascade_pegs = 5;

// A won game ends in a cascade of pegs along the winner's row, and rays at its last hole.
void peg_cascade(Scene& scene, const PegBoard& look, int row) {
  Motion& motion = scene.motion;
  const SeenTable& game = scene.seen.table();
  if (!game.game_over) {
    motion.cascade = -1;
    return;
  }
  if (motion.stepped && game.events.back().kind == EventKind::game_end) {
    motion.cascade = scene.frame.now;
  }
  const Canvas& canvas = scene.canvas;
  const int winner = game.view.table.winner;
  const float score = static_cast<float>(game.view.table.score[at(winner)]);
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

std::string initials_of(const SeenTable& game, int side) {
  const Table& table = game.view.table;
  std::string letters;
  for (int i = 0; i < table.players; ++i) {
    const int seat = (game.view.seat + i) % table.players;
    if (side_of(table, seat) != side) continue;
    const std::string_view name = game.narrator->name(seat);
    if (!letters.empty()) letters += " & ";
    letters += seat == game.view.seat && !is_counted(name) ? std::string(name) : beginning_of(name);
  }
  return letters;
}

struct SideNames {
  std::vector<std::string> whole, initials;
};

// The games won of a series by the side at this place, the person's first.
void mark_series(const Seen& seen, int place, PegRow& row) {
  const auto series = seen.records.series;
  if (!series) return;
  row.games_won = series->won[at(place)];
  row.games_needed = series_needs(series->length);
}

// The person's side first.
SideNames side_names(const SeenTable& game) {
  SideNames names;
  const int sides = game.view.table.sides;
  for (int i = 0; i < sides; ++i) {
    const int side = (game.view.seat + i) % sides;
    names.whole.push_back(game.narrator->side_name(side));
    names.initials.push_back(initials_of(game, side));
  }
  return names;
}

}  // namespace

std::string side_initials(const Scene& scene, int side) {
  return initials_of(scene.seen.table(), side);
}

void score_board(Scene& scene) {
  if (!scene.layout.has_board) return;
  start_flight(scene);
  const SeenTable& game = scene.seen.table();
  const Table& table = game.view.table;
  Motion& motion = scene.motion;
  motion.pegs.resize(static_cast<std::size_t>(table.sides), 0.0F);
  const SideNames names = side_names(game);
  std::vector<PegRow> rows;
  for (int i = 0; i < table.sides; ++i) {
    const int side = (game.view.seat + i) % table.sides;
    const int score = table.score[static_cast<std::size_t>(side)];
    PegRow row;
    row.label = names.whole[static_cast<std::size_t>(i)];
    row.short_label = names.initials[static_cast<std::size_t>(i)];
    row.colour = side_colour(scene, side);
    mark_series(scene.seen, i, row);
    row.shown = score;
    // The peg waits for the point in flight.
    if (motion.flight.side != side) {
      walk(scene, side, motion.pegs[static_cast<std::size_t>(side)]);
    }
    row.score = motion.pegs[static_cast<std::size_t>(side)];
    rows.push_back(row);
  }
  PegBoard look;
  look.target = game.setup.rules.target;
  look.rows = rows;
  peg_board(scene.canvas, look, scene.layout.board);
  for (int i = 0; i < table.sides; ++i) {
    const int side = (game.view.seat + i) % table.sides;
    if (table.winner == side) peg_cascade(scene, look, i);
    if (motion.flight.side != side) continue;
    motion.flight.to = peg_place(scene.canvas, look, scene.layout.board, i,
                                 static_cast<float>(table.score[static_cast<std::size_t>(side)]));
  }
}

// A point flies from its card, or from the centre of the table, to its hole.
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
  // Names take their share of the width.
  const SideNames names = side_names(seen.table());
  std::vector<PegRow> rows(names.whole.size());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    rows[i].label = names.whole[i];
    rows[i].short_label = names.initials[i];
    mark_series(seen, static_cast<int>(i), rows[i]);
  }
  PegBoard look;
  look.target = seen.table().setup.rules.target;
  look.rows = rows;
  return peg_board_height(canvas, look, width);
}

}  // namespace allfours::ui
