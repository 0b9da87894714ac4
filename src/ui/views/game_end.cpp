// The end of a game, if there is room: winner, score, decisive point, and every point hand by hand;
// a touch on a point goes there.
#include <algorithm>

#include "core/table/scoring.hpp"
#include "ui/views/card_cues.hpp"

namespace allfours::ui {

namespace {

// The points of a hand: 0 High … 3 Game, 4 all others.
struct HandColumn {
  int number = 0;
  bool trump_known = false;
  Suit trump{};
  std::string score;
  std::array<std::vector<const HistoryRow*>, 5> points;
  std::vector<const HistoryRow*> in_order;
};

std::vector<HandColumn> columns_of(const SeenTable& game) {
  std::vector<HandColumn> columns;
  bool ended = true;  // a redealt hand stays in the same column
  for (const HistoryRow& row : *game.history) {
    if (row.kind == HistoryRow::Kind::heading) {
      if (ended) columns.emplace_back().number = row.number;
      HandColumn& column = columns.back();
      ended = !row.result.empty();
      column.trump_known = row.trump_known;
      column.trump = row.trump;
      column.score = row.result;
    } else if (row.kind == HistoryRow::Kind::award && !columns.empty()) {
      const int point = place_among_four(row.award);
      columns.back().points[at(point < 0 ? 4 : point)].push_back(&row);
      columns.back().in_order.push_back(&row);
      if (columns.back().score.empty()) columns.back().score = row.score;
    }
  }
  if (!columns.empty()) columns.back().score = game.narrator->score_text(game.view.table.score);
  return columns;
}

constexpr float cell_tall = 28;
constexpr float moment_card = 20;  // height of a decisive card

// A decisive moment: card, hand, point and reason; a touch goes there. Returns its height.
float decided(const Scene& scene, const std::vector<HandColumn>& columns, const Rect& area,
              bool draw) {
  const Canvas& canvas = scene.canvas;
  const Theme& theme = *canvas.theme;
  const Words& w = *scene.seen.words;
  const std::vector<int> moments = scene.seen.table().result.decisive;
  float y = area.min.y;
  y += paragraph(canvas, Text::small_strong, ImVec2(area.min.x, y), area.width(), theme.ink,
                 w.decided_it, Align::centre, draw);
  const float text_left = area.min.x + 44;
  const float least = scene.frame.touch ? space::touch : moment_card + 6;
  for (const HandColumn& column : columns) {
    for (const HistoryRow* row : column.in_order) {
      if (std::find(moments.begin(), moments.end(), row->moment) == moments.end()) continue;
      const std::string words =
          fill(w.with_value, {{"text", fill(w.duplicate_hand, {{"n", number_text(column.number)}}) +
                                           " · " + row->title},
                              {"value", row->why}});
      const float width = area.max.x - text_left;
      const float tall =
          paragraph(canvas, Text::small, ImVec2(), width, 0, words, Align::left, false);
      const Rect place = Rect::at(area.min.x, y, area.width(), std::max(least, tall + 6));
      if (draw) {
        const PillState state = scene.input.add("moment:" + std::to_string(row->moment), place);
        if (state.hovered || state.focused) {
          box(canvas, place.grown(2), radius::box, theme.paper_hovered);
        }
        if (row->cards.count() == 1) {
          scene.painter.mini(canvas, row->cards.first().index,
                             ImVec2(place.min.x, place.centre().y - moment_card * 0.5F),
                             moment_card);
        } else {
          badge(canvas, Rect::at(place.min.x, place.centre().y - 10, 32, 20),
                points_text(row->points), side_colour(scene, row->side));
        }
        paragraph(canvas, Text::small, ImVec2(text_left, place.centre().y - tall * 0.5F), width,
                  theme.ink, words);
      }
      y = place.max.y;
    }
  }
  return y - area.min.y;
}

// The links to share. Returns their height.
float to_share(const Scene& scene, const Rect& area, bool draw) {
  const Canvas& canvas = scene.canvas;
  const Theme& theme = *canvas.theme;
  const Words& w = *scene.seen.words;
  float y = area.min.y;
  if (draw) rule(canvas, area.min.x, area.max.x, y);
  y += space::small;
  y += paragraph(canvas, Text::small, ImVec2(area.min.x, y), area.width(), theme.ink_muted,
                 w.result_to_share, Align::centre, draw);
  std::string rest = scene.seen.table().result.text;
  for (Text style = Text::small_strong; !rest.empty(); style = Text::small) {
    const auto end = std::min(rest.find('\n'), rest.size());
    y += paragraph(canvas, style, ImVec2(area.min.x, y), area.width(), theme.ink,
                   rest.substr(0, end), Align::centre, draw);
    rest.erase(0, std::min(end + 1, rest.size()));
  }
  return y - area.min.y;
}

// The lines of the end, one below the other.
struct EndLines {
  const Scene& scene;
  float left = 0, width = 0;
  bool draw = false;
  float y = 0;  // of the next line

  void add(Text style, ImU32 ink, std::string_view words) {
    y += paragraph(scene.canvas, style, ImVec2(left, y), width, ink, words, Align::centre, draw);
  }
};

// The point that won, after which nothing counts; null if none did.
const HistoryRow* winning_row(const SeenTable& game, const HandColumn& last_hand) {
  const std::vector<int> decisive = game.result.decisive;
  const HistoryRow* won = nullptr;
  for (const HistoryRow* row : last_hand.in_order) {
    if (!decisive.empty() && row->moment == decisive.back()) won = row;
  }
  return won;
}

void tell_result(EndLines& lines, const HandColumn& last_hand, const HistoryRow* won) {
  const Theme& theme = *lines.scene.canvas.theme;
  const SeenTable& game = lines.scene.seen.table();
  const Words& w = *lines.scene.seen.words;
  const int winner = game.view.table.winner;
  lines.add(Text::title, theme.ink,
            winner == game.view.seat % game.view.table.sides && !game.several
                ? std::string(w.you_win)
                : fill(w.other_wins, {{"side", game.narrator->side_name(winner)}}));
  lines.add(Text::display, theme.ink, game.narrator->score_text(game.view.table.score));
  if (won != nullptr) {
    lines.add(Text::small, theme.ink_muted,
              fill(w.out_on, {{"text", won->title}, {"n", number_text(last_hand.number)}}) + " " +
                  won->why);
  }
  std::vector<std::string> notes{game.branches.text, summary_note(lines.scene)};
  for (const Account& account : lines.scene.seen.records.accounts) notes.push_back(account.note);
  for (const std::string& note : notes) {
    if (!note.empty()) lines.add(Text::small, theme.ink, note);
  }
  lines.y += space::small;
  lines.add(Text::small_strong, theme.ink, w.how_it_came);
  lines.y += 2;
}

// All points, in a row for each of the four and one for all others.
struct PointTable {
  std::array<std::string_view, 5> names;
  std::vector<HandColumn> columns;  // the latest hands, if not all fit
  const HistoryRow* won = nullptr;  // the winning point, which is marked
  float left = 0, right = 0;
  float first = 0, wide = 0;  // left edge of the first column, width of each
  float text_tall = 0;
  float middle(std::size_t i) const { return first + wide * (static_cast<float>(i) + 0.5F); }
};

PointTable point_table(const EndLines& lines, const std::vector<HandColumn>& all,
                       const HistoryRow* won) {
  const Canvas& canvas = lines.scene.canvas;
  const Words& w = *lines.scene.seen.words;
  PointTable made;
  made.names = {w.high_box, w.low_box, w.jack_box, w.game_box, w.other_row};
  made.columns = all;
  made.won = won;
  float label = text_width(canvas, Text::small, w.score_row);
  for (const std::string_view name : made.names) {
    label = std::max(label, text_width(canvas, Text::small, name));
  }
  float column = 40;
  for (const HandColumn& one : all) {
    column = std::max(column, text_width(canvas, Text::small, one.score) + space::small);
  }
  const auto fit = static_cast<std::size_t>(std::max(1.0F, (lines.width - label - 8) / column));
  if (all.size() > fit) {
    made.columns.erase(made.columns.begin(), made.columns.end() - static_cast<long>(fit));
  }
  const auto count = static_cast<float>(made.columns.size());
  made.wide = std::min(64.0F, (lines.width - label - space::small) / count);
  const float table = label + space::small + made.wide * count;
  made.left = lines.left + std::max(0.0F, (lines.width - table) * 0.5F);
  made.first = made.left + label + space::small;
  made.right = made.first + made.wide * count;
  made.text_tall = canvas.fonts->line_height(Text::small);
  return made;
}

// Number and trumps of each hand.
void hands_row(EndLines& lines, const PointTable& table) {
  const Canvas& canvas = lines.scene.canvas;
  for (std::size_t i = 0; lines.draw && i < table.columns.size(); ++i) {
    const HandColumn& one = table.columns[i];
    text(canvas, Text::small, ImVec2(table.middle(i), lines.y), canvas.theme->ink_muted,
         number_text(one.number) +
             (one.trump_known ? " " + std::string(suit_symbol(one.trump)) : ""),
         Align::centre);
  }
  lines.y += table.text_tall + space::tiny;
}

// The points of a row in one hand, side by side.
void points_cell(const EndLines& lines, const PointTable& table, std::size_t point,
                 std::size_t hand) {
  const Scene& scene = lines.scene;
  const Canvas& canvas = scene.canvas;
  const auto& rows = table.columns[hand].points[point];
  if (rows.empty()) return;
  const float y = lines.y;
  const Rect cell =
      Rect::at(table.first + table.wide * static_cast<float>(hand), y, table.wide, cell_tall);
  const float each = std::min(30.0F, (table.wide - 4) / static_cast<float>(rows.size()) - 2);
  float x = cell.centre().x - (each + 2) * static_cast<float>(rows.size()) * 0.5F + 1;
  for (const HistoryRow* row : rows) {
    const Rect place = Rect::at(x, y + 4, each, cell_tall - 8);
    if (row == table.won) {
      box(canvas, place.grown(2.5F), radius::badge + 2, 0, canvas.theme->mark, 2.0F);
    }
    const std::string points = points_text(row->points);
    const bool whole = text_width(canvas, Text::strong, points) + 4 <= each;
    badge(canvas, place, whole ? points : number_text(std::abs(row->points)),
          side_colour(scene, row->side));
    scene.input.add("moment:" + std::to_string(row->moment),
                    Rect::at(x - 1, y, each + 2, cell_tall));
    x += each + 2;
  }
}

// Nothing for a point that nobody ever scored.
void points_row(EndLines& lines, const PointTable& table, std::size_t point) {
  const Canvas& canvas = lines.scene.canvas;
  if (std::all_of(table.columns.begin(), table.columns.end(),
                  [&](const HandColumn& one) { return one.points[point].empty(); })) {
    return;
  }
  if (lines.draw) {
    rule(canvas, table.left, table.right, lines.y);
    text(canvas, Text::small, ImVec2(table.left, lines.y + (cell_tall - table.text_tall) * 0.5F),
         canvas.theme->ink, table.names[point]);
  }
  for (std::size_t hand = 0; lines.draw && hand < table.columns.size(); ++hand) {
    points_cell(lines, table, point, hand);
  }
  lines.y += cell_tall;
}

void scores_row(EndLines& lines, const PointTable& table) {
  const Canvas& canvas = lines.scene.canvas;
  const Theme& theme = *canvas.theme;
  if (lines.draw) {
    rule(canvas, table.left, table.right, lines.y);
    text(canvas, Text::small, ImVec2(table.left, lines.y + 4), theme.ink_muted,
         lines.scene.seen.words->score_row);
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
      text(canvas, Text::small, ImVec2(table.middle(i), lines.y + 4), theme.ink,
           table.columns[i].score, Align::centre);
    }
  }
  lines.y += table.text_tall + space::medium;
}

}  // namespace

float game_end(const Scene& scene, const Rect& area, EndParts parts, bool draw) {
  const SeenTable& game = scene.seen.table();
  const std::vector<HandColumn> columns = columns_of(game);
  if (columns.empty()) return 0;
  const HistoryRow* won = winning_row(game, columns.back());
  EndLines lines{scene, area.min.x + space::large, area.width() - 2 * space::large, draw,
                 area.min.y + space::medium};
  tell_result(lines, columns.back(), won);
  const PointTable table = point_table(lines, columns, won);
  hands_row(lines, table);
  for (std::size_t point = 0; point < table.names.size(); ++point) {
    points_row(lines, table, point);
  }
  scores_row(lines, table);
  float& y = lines.y;
  if (parts >= EndParts::moments && !game.result.decisive.empty()) {
    y += decided(scene, columns, Rect::at(lines.left, y, lines.width, 0), draw) + space::medium;
  }
  if (parts >= EndParts::whole && !game.result.text.empty()) {
    y += to_share(scene, Rect::at(lines.left, y, lines.width, 0), draw) + space::medium;
  }
  return y - area.min.y;
}

}  // namespace allfours::ui
