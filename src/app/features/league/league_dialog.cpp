#include "app/features/league/league_dialog.hpp"

#include <algorithm>

#include "app/app.hpp"
#include "app/dialogs/dialog_parts.hpp"
#include "app/features/league/league_feature.hpp"
#include "words/numbers.hpp"
#include "words/variant_words.hpp"

namespace allfours {

namespace {

std::string club_name(int club) { return std::string(club_of(club).name); }

std::string clubs_text(const std::array<int, 2>& clubs) {
  return club_name(clubs[0]) + " – " + club_name(clubs[1]);
}

std::string_view manner_text(const Words& w, const Club& club) {
  return find_phrase(w, "manner-" + std::string(club.manner)).value_or(std::string_view());
}

std::string table_name(const Words& w, std::size_t number) {
  return fill(w.league_table, {{"n", number_text(number)}});
}

// The four games of the person's match.
void write_match(JsonWriter& json, const App& app, const LeagueNight& night) {
  const Words& w = app.words();
  begin_table(json);
  table_row(json, {w.league, club_name(night.clubs()[0]), club_name(night.clubs()[1])});
  // The score of a game that is not at the table is not known.
  std::optional<LeagueGame> own = night.own_game();
  if (!own && app.screen() == App::Screen::table && app.state().own_origin == night.own())
    own = league_score(app);
  table_row(json, {std::string(w.league_yours), own ? number_text(own->points[0]) : std::string(),
                   own ? number_text(own->points[1]) : std::string()});
  for (std::size_t i = 0; i + 1 < league_games; ++i) {
    const NightTable& table = night.tables()[i];
    const LeagueGame game = table.result();
    std::string name = table_name(w, i + 2);
    if (!table.game.over())
      name += " · " + fill(w.duplicate_hand, {{"n", number_text(table.game.table().hand)}});
    table_row(json, {name, number_text(game.points[0]), number_text(game.points[1])});
  }
  if (night.match_over()) {
    const LeagueResult result = night.match().result;
    table_row(json, {w.league_points, number_text(result.match_points[0]),
                     number_text(result.match_points[1])});
  }
  end_table(json);
}

int tables_over(const LeagueNight& night) {
  return static_cast<int>(std::count_if(night.tables().begin(), night.tables().end(),
                                        [](const NightTable& one) { return one.game.over(); }));
}

// The result of a match of the season, or that it is still to be played.
std::string fixture_text(const Season& season, int day, const std::array<int, 2>& pair) {
  for (const SeasonMatch& match : season.matches) {
    if (match.day == day && match.clubs == pair)
      return club_name(pair[0]) + " " + score_text(match.match_points) + " " + club_name(pair[1]);
  }
  return clubs_text(pair);
}

void write_clubs(JsonWriter& json, const App& app) {
  const Words& w = app.words();
  text_part(json, "text", w.season_note);
  text_part(json, "heading", w.season_choose);
  for (int club = 0; club < club_count; ++club) {
    button_part(
        json, "season_begin:" + std::to_string(club),
        fill(w.with_value, {{"text", club_name(club)}, {"value", manner_text(w, club_of(club))}}));
  }
}

std::string day_name(const Words& w, int day) {
  return fill(is_cup_day(day) ? w.season_cup_day : w.season_day,
              {{"n", number_text(day + 1)}, {"text", number_text(season_days)}});
}

// The next day, and the possible actions.
void write_next_day(JsonWriter& json, const App& app, const Season& season) {
  const Words& w = app.words();
  const int day = season.day();
  if (season.over()) {
    text_part(json, "text",
              fill(w.season_over, {{"text", club_name(season_table(season).front().club)},
                                   {"value", club_name(cup_holder(season))}}));
    button_part(json, "season_next", w.season_next, true);
    return;
  }
  text_part(json, "heading", day_name(w, day));
  const auto own = own_fixture(season, day);
  text_part(json, "text", own ? clubs_text(*own) : std::string(w.season_out));
  const LeagueNight* night = app.state().records.nights.of_season();
  if (night != nullptr && night->day() == day && !night->over()) {
    text_part(json, "text",
              fill(w.season_running, {{"n", number_text(tables_over(*night))},
                                      {"text", number_text(night->tables().size())}}));
    if (!night->has_own() || night->own_game()) return;
  } else if (night != nullptr && night->day() == day && night->practice()) {
    text_part(json, "text", w.season_again);
  }
  button_part(json, "season_play", own ? w.season_play : w.season_look, true);
}

void write_table(JsonWriter& json, const Words& w, const Season& season) {
  text_part(json, "heading", w.season_table);
  begin_table(json);
  table_row(json, {w.season_pub, w.season_record, w.league_points, w.league_sums});
  int place = 0;
  for (const SeasonRow& row : season_table(season)) {
    std::string name = number_text(++place) + ". " + club_name(row.club);
    if (row.club == season.club) name += " ★";
    // Kept on one line by word joiners.
    const std::string record = number_text(row.won) + "\u2060–\u2060" + number_text(row.drawn) +
                               "\u2060–\u2060" + number_text(row.lost);
    table_row(json, {name, record, number_text(row.match_points), number_text(row.game_points)});
  }
  end_table(json);
}

void write_fixtures(JsonWriter& json, const Words& w, const Season& season) {
  text_part(json, "heading", w.season_fixtures);
  for (int day = 0; day < season_days && day <= season.day() + (is_cup_day(season.day()) ? 0 : 1);
       ++day) {
    std::string matches;
    for (const auto& pair : fixtures(season, day))
      matches += (matches.empty() ? "" : " · ") + fixture_text(season, day, pair);
    if (!matches.empty())
      text_part(json, "text", fill(w.with_value, {{"text", day_name(w, day)}, {"value", matches}}));
  }
  const bool level_tie = std::ranges::any_of(season.matches, [](const SeasonMatch& match) {
    return is_cup_day(match.day) && match.match_points[0] == match.match_points[1];
  });
  if (level_tie) text_part(json, "text", w.season_level);
}

void write_past(JsonWriter& json, const Words& w, const Season& season) {
  if (season.past.empty()) return;
  text_part(json, "heading", w.season_history);
  for (const PastSeason& past : season.past) {
    std::string text = fill(w.season_past, {{"text", past.seed},
                                            {"n", number_text(past.place)},
                                            {"score", number_text(past.match_points)},
                                            {"who", club_name(past.champion)},
                                            {"other", club_name(past.cup)}});
    text_part(json, "text", text);
  }
}

// "The Three Jacks, season KINGS: 3 of 10 days played".
std::string season_summary(const Words& w, const Season& season) {
  return fill(w.season_summary, {{"who", club_name(season.club)},
                                 {"text", season.seed},
                                 {"n", number_text(season.day())},
                                 {"value", number_text(season_days)}});
}

// What a file holds, and what it would replace.
void write_offered(JsonWriter& json, const App& app) {
  const Words& w = app.words();
  const Season& season = app.state().records.seasons.now;
  text_part(json, "heading", w.season_offered);
  text_part(json, "text", season_summary(w, *app.state().records.seasons.offered));
  if (season.begun())
    text_part(json, "text", fill(w.season_replaces, {{"text", season_summary(w, season)}}));
  button_part(json, "season_leave", season.begun() ? w.season_leave : w.season_none, true);
  button_part(json, "season_take", w.season_take);
}

}  // namespace

std::string league_sheet(const LeagueNight& night, const Words& w) {
  const LeagueMatch match = night.match();
  std::string text = club_name(night.clubs()[0]) + " " + score_text(match.result.match_points) +
                     " " + club_name(night.clubs()[1]) + "\n";
  for (std::size_t i = 0; i < match.games.size(); ++i) {
    text += (i > 0 ? " · " : "") + table_name(w, i + 1) + " " + score_text(match.games[i].points);
  }
  text += "\n" + fill(w.with_value,
                      {{"text", w.league_sums}, {"value", score_text(match.result.game_points)}});
  if (night.practice()) text += "\n" + std::string(w.league_practice);
  return text;
}

void write_league(JsonWriter& json, const App& app) {
  const Words& w = app.words();
  const LeagueNight* night = current_night(app);
  if (night == nullptr) return text_part(json, "text", w.league_note);
  if (night->day() >= 0) text_part(json, "text", day_name(w, night->day()));
  if (night->has_own()) {
    text_part(json, "heading", clubs_text(night->clubs()));
    write_match(json, app, *night);
  }
  if (night->match_over()) {
    text_part(json, "text", league_sheet(*night, w));
    button_part(json, "league_sheet", w.copy_result, true);
  } else {
    text_part(json, "text", w.league_strict);
  }
  if (away_from_league(app)) button_part(json, "league_home", w.league_home, true);
  std::array<int, 2> clubs = night->has_own() ? night->clubs() : std::array<int, 2>{-1, -1};
  std::size_t number = 1;  // the person's first home match
  for (std::size_t i = 0; i < night->tables().size(); ++i) {
    const NightTable& table = night->tables()[i];
    ++number;
    if (table.clubs != clubs) {
      clubs = table.clubs;
      number = 1;
      text_part(json, "heading", clubs_text(clubs));
    }
    const std::string name = table_name(w, number) + " · " + score_text(table.result().points);
    button_part(json, "league_watch:" + std::to_string(i),
                fill(table.game.over() ? w.league_replay : w.league_watch, {{"text", name}}));
  }
  if (night->day() >= 0) button_part(json, "season", w.season);
}

void write_season(JsonWriter& json, const App& app) {
  const Words& w = app.words();
  const Season& season = app.state().records.seasons.now;
  if (app.state().records.seasons.offered) return write_offered(json, app);
  if (const auto& before = app.state().records.seasons.before) {
    text_part(json, "text", season_summary(w, before->season));
    button_part(json, "season_back", w.season_back);
  }
  if (!season.begun()) {
    write_clubs(json, app);
  } else {
    const Club& club = club_of(season.club);
    text_part(json, "text",
              fill(w.with_value, {{"text", club.name}, {"value", manner_text(w, club)}}));
    write_next_day(json, app, season);
    write_table(json, w, season);
    write_fixtures(json, w, season);
    write_past(json, w, season);
    save_part(json, w.season_save, season_text(season), "allfours-season-" + season.seed + ".txt");
  }
  load_part(json, w.season_load, "season_open:");
  button_part(
      json, "bars",
      fill(w.with_value,
           {{"text", variant_short_name(app.state().context.language, *find_variant("trinidad"))},
            {"value", w.bars}}));
}

}  // namespace allfours
