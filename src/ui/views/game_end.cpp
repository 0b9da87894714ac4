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
  for (const HistoryRow& row : game.history()) {
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
  if (!columns.empty()) columns.back().score = game.narrator().score_text(game.table().score);
  return columns;
}

constexpr float cell_tall = 28;
constexpr float moment_card = 20;  // height of a decisive card

// A decisive moment: card, hand, point and reason; a touch goes there. Returns its height.
float decided(const Scene& scene, const std::vector<HandColumn>& columns, const Rect& area,
              bool draw) {
  const Canvas& canvas = scene.canvas;
  const Theme& theme = *canvas.theme;
  const Words& w = scene.seen.words();
  const std::vector<int> moments = scene.seen.table().decisive();
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
  const Words& w = scene.seen.words();
  float y = area.min.y;
  if (draw) rule(canvas, area.min.x, area.max.x, y);
  y += space::small;
  y += paragraph(canvas, Text::small, ImVec2(area.min.x, y), area.width(), theme.ink_muted,
                 w.result_to_share, Align::centre, draw);
  std::string rest = scene.seen.table().result_text();
  for (Text style = Text::small_strong; !rest.empty(); style = Text::small) {
    const auto end = std::min(rest.find('\n'), rest.size());
    y += paragraph(canvas, style, ImVec2(area.min.x, y), area.width(), theme.ink,
                   rest.substr(0, end), Align::centre, draw);
    rest.erase(0, std::min(end + 1, rest.size()));
  }
  return y - area.min.y;
}

}  // namespace

float game_end(const Scene& scene, const Rect& area, EndParts parts, bool draw) {
  const Canvas& canvas = scene.canvas;
  const Theme& theme = *canvas.theme;
  const SeenTable& game = scene.seen.table();
  const Words& w = scene.seen.words();
  std::vector<HandColumn> columns = columns_of(game);
  if (columns.empty()) return 0;
  const std::vector<int> decisive = game.decisive();
  // Nothing counts after the winning point.
  const HistoryRow* won = nullptr;
  for (const HistoryRow* row : columns.back().in_order) {
    if (!decisive.empty() && row->moment == decisive.back()) won = row;
  }
  const float left = area.min.x + space::large;
  const float width = area.width() - 2 * space::large;
  const int winner = game.table().winner;
  float y = area.min.y + space::medium;

  const auto line = [&](Text style, ImU32 ink, std::string_view words) {
    y += paragraph(canvas, style, ImVec2(left, y), width, ink, words, Align::centre, draw);
  };
  line(Text::title, theme.ink,
       winner == game.seat() % game.table().sides && !game.several()
           ? std::string(w.you_win)
           : fill(w.other_wins, {{"side", game.narrator().side_name(winner)}}));
  line(Text::display, theme.ink, game.narrator().score_text(game.table().score));
  if (won != nullptr) {
    line(Text::small, theme.ink_muted,
         fill(w.out_on, {{"text", won->title}, {"n", number_text(columns.back().number)}}) + " " +
             won->why);
  }
  for (const std::string& note : {game.practice_text(), summary_note(scene)}) {
    if (!note.empty()) line(Text::small, theme.ink, note);
  }
  y += space::small;
  line(Text::small_strong, theme.ink, w.how_it_came);
  y += 2;

  const std::array<std::string_view, 5> names{w.high_box, w.low_box, w.jack_box, w.game_box,
                                              w.other_row};
  float label = text_width(canvas, Text::small, w.score_row);
  for (const std::string_view name : names) {
    label = std::max(label, text_width(canvas, Text::small, name));
  }
  float column = 40;
  for (const HandColumn& one : columns) {
    column = std::max(column, text_width(canvas, Text::small, one.score) + space::small);
  }
  const std::vector<HandColumn> all = columns;
  // The latest hands, if not all fit.
  const auto fit = static_cast<std::size_t>(std::max(1.0F, (width - label - 8) / column));
  if (columns.size() > fit) columns.erase(columns.begin(), columns.end() - static_cast<long>(fit));
  const float wide =
      std::min(64.0F, (width - label - space::small) / static_cast<float>(columns.size()));
  const float table = label + space::small + wide * static_cast<float>(columns.size());
  const float table_left = left + std::max(0.0F, (width - table) * 0.5F);
  const float first = table_left + label + space::small;
  const float row_end = first + wide * static_cast<float>(columns.size());
  const float text_tall = canvas.fonts->line_height(Text::small);
  const auto middle = [&](std::size_t i) { return first + wide * (static_cast<float>(i) + 0.5F); };
  for (std::size_t i = 0; draw && i < columns.size(); ++i) {
    const HandColumn& one = columns[i];
    text(canvas, Text::small, ImVec2(middle(i), y), theme.ink_muted,
         number_text(one.number) +
             (one.trump_known ? " " + std::string(suit_symbol(one.trump)) : ""),
         Align::centre);
  }
  y += text_tall + space::tiny;
  for (std::size_t point = 0; point < names.size(); ++point) {
    if (std::all_of(columns.begin(), columns.end(),
                    [&](const HandColumn& one) { return one.points[point].empty(); })) {
      continue;
    }
    if (draw) {
      rule(canvas, table_left, row_end, y);
      text(canvas, Text::small, ImVec2(table_left, y + (cell_tall - text_tall) * 0.5F), theme.ink,
           names[point]);
    }
    for (std::size_t i = 0; draw && i < columns.size(); ++i) {
      const auto& rows = columns[i].points[point];
      if (rows.empty()) continue;
      const Rect cell = Rect::at(first + wide * static_cast<float>(i), y, wide, cell_tall);
      const float each = std::min(30.0F, (wide - 4) / static_cast<float>(rows.size()) - 2);
      float x = cell.centre().x - (each + 2) * static_cast<float>(rows.size()) * 0.5F + 1;
      for (const HistoryRow* row : rows) {
        const Rect place = Rect::at(x, y + 4, each, cell_tall - 8);
        if (row == won) {
          box(canvas, place.grown(2.5F), radius::badge + 2, 0, theme.mark, 2.0F);
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
    y += cell_tall;
  }
  if (draw) {
    rule(canvas, table_left, row_end, y);
    text(canvas, Text::small, ImVec2(table_left, y + 4), theme.ink_muted, w.score_row);
    for (std::size_t i = 0; i < columns.size(); ++i) {
      text(canvas, Text::small, ImVec2(middle(i), y + 4), theme.ink, columns[i].score,
           Align::centre);
    }
  }
  y += text_tall + space::medium;
  const auto below = [&](auto part) { y += part(Rect::at(left, y, width, 0)) + space::medium; };
  if (parts >= EndParts::moments && !decisive.empty()) {
    below([&](const Rect& place) { return decided(scene, all, place, draw); });
  }
  if (parts >= EndParts::whole && !game.result_text().empty()) {
    below([&](const Rect& place) { return to_share(scene, place, draw); });
  }
  return y - area.min.y;
}

}  // namespace allfours::ui
