// Parts of the dialog of a series (dialog.hpp): its board with every game, the way on, and earlier
// series. Knows no DOM. Tests: tests/app/features/series/app_series_test.cpp.
#include "app/app.hpp"
#include "app/contests.hpp"
#include "app/dialogs/dialog_parts.hpp"
#include "app/features/league/league_feature.hpp"
#include "app/features/series/series_feature.hpp"
#include "app/links/link.hpp"
#include "words/numbers.hpp"
#include "words/variant_words.hpp"

namespace allfours {

namespace {

// "Trinidad, best of 3: 1–0"
std::string summary(const App& app, const Series& series) {
  const auto link = read_link(series.link);
  const Variant& variant = *std::get<OpenedLink>(link).game.setup().variant;
  return fill(app.words().series_summary,
              {{"text", variant_name(app.state().context.language, variant)},
               {"n", number_text(series.length)},
               {"score", score_text(series.won())}});
}

void write_game(JsonWriter& json, const App& app, const Series& series, std::size_t number) {
  const Words& w = app.words();
  const SeriesGame& game = series.games[number];
  const bool here = game.name == app.state().own_origin && app.screen() == App::Screen::table;
  std::string what = fill(w.series_game, {{"n", number_text(number + 1)}}) + " · " + game.seed;
  if (!game.over()) what += " · " + std::string(w.series_running);
  if (game.helped) what += " *";
  const std::array<int, 2> points = here ? league_score(app).points : game.points;
  const bool known = here || game.over();
  table_row(json, {what, known ? number_text(points[0]) : std::string(),
                   known ? number_text(points[1]) : std::string()});
}

void write_board(JsonWriter& json, const App& app, const Series& series) {
  const Words& w = app.words();
  const auto won = series.won();
  bool helped = false;
  begin_table(json);
  table_row(json, {w.series, w.your_side, w.other_sides});
  for (std::size_t i = 0; i < series.games.size(); ++i) {
    write_game(json, app, series, i);
    helped = helped || series.games[i].helped;
  }
  table_row(json, {w.series_games_won, number_text(won[0]), number_text(won[1])});
  end_table(json);
  if (helped) text_part(json, "text", w.series_helped);
}

}  // namespace

void write_series(JsonWriter& json, const App& app) {
  const Words& w = app.words();
  const std::optional<Series> series = series_shown(app);
  if (!series) return text_part(json, "text", w.series_note);
  text_part(json, "heading", summary(app, *series));
  write_board(json, app, *series);
  const auto won = series->won();
  if (series->over())
    text_part(json, "text",
              series->winner() == 0
                  ? fill(w.series_yours, {{"score", score_text(won)}})
                  : fill(w.series_theirs, {{"score", score_text(won[1], won[0])}}));
  const bool at_table = is_under_way(app, series->games.back().name);
  if (!series->over() && !at_table) {
    button_part(json, "series_play:" + series->name,
                series->wants_game() ? w.series_next : w.series_resume, true);
  }
  const auto& all = app.state().records.series.now().all;
  if (all.size() > 1) text_part(json, "heading", w.series_other);
  for (auto other = all.rbegin(); other != all.rend(); ++other) {
    if (other->name == series->name) continue;
    const std::string text = summary(app, *other);
    if (other->over())
      text_part(json, "text", text);
    else
      button_part(json, "series_play:" + other->name, text);
  }
}

}  // namespace allfours
