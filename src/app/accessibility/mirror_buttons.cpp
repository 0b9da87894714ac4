// Buttons of the text mirror (mirror.hpp): their JSON form, those common to all screens, and the
// start screen, which consists of buttons. Knows no DOM. Tests:
// tests/app/accessibility/mirror_test.cpp.
#include <algorithm>
#include <bit>

#include "app/accessibility/mirror_parts.hpp"
#include "app/feature.hpp"
#include "app/features/league/league_feature.hpp"
#include "app/features/review/table_review.hpp"
#include "app/modes/together/calls_feature.hpp"
#include "app/start/chosen_bots.hpp"
#include "app/start/game_length.hpp"
#include "app/start/start_feature.hpp"
#include "app/table/table_actions.hpp"
#include "app/table/table_state.hpp"
#include "core/game/series.hpp"
#include "words/field_words.hpp"
#include "words/lessons.hpp"
#include "words/numbers.hpp"
#include "words/player_words.hpp"
#include "words/variant_words.hpp"

namespace allfours {

void write_button(JsonWriter& json, std::string_view id, std::string_view label,
                  std::optional<bool> chosen, bool primary) {
  json.open('{');
  json.member("id", id);
  json.member("label", label);
  if (chosen) json.flag("chosen", *chosen);
  if (primary) json.flag("primary", true);
  json.close('}');
}

void write_page_buttons(JsonWriter& json, const App& app) {
  const Words& w = app.words();
  write_button(json, "explain", w.explained);
  write_button(json, "settings", w.settings);
  write_button(json, "statistics", w.statistics);
  if (app.state().records.nights.any()) {
    if (away_from_league(app)) write_button(json, "league_home", w.league_home);
    write_button(json, "league_night", w.league);
  }
  // Some are among the table's actions.
  const auto offered =
      app.screen() == App::Screen::table ? actions_at(app.table()) : std::vector<Action>();
  const auto add = [&](std::string_view id, std::string_view label) {
    if (std::none_of(offered.begin(), offered.end(),
                     [&](const Action& action) { return action.id == id; })) {
      write_button(json, id, label);
    }
  };
  if (!app.state().context.embedding) add("season", w.season);
  for (const Action& entry : menu_entries(app)) add(entry.id, entry.label);
  if (offers_calls(app)) add("together_calls", w.call_across);
  if (!app.state().context.embedding) add("together", w.together);
  if (app.screen() == App::Screen::table && offers_review(app.table())) {
    add("verdicts", w.review);
    add("duplicate", w.duplicate);
  }
  write_button(json, "keys", w.keys);
  const bool text_only = app.settings().text_only;
  write_button(json, text_only ? "text_only:off" : "text_only:on",
               text_only ? w.show_picture : w.hide_picture);
  for (const Language language : languages()) {
    write_button(json, "language:" + std::string(language_code(language)), language_name(language),
                 language == app.state().context.language);
  }
}

namespace {

// ", 2 people here", if several play at this screen.
std::string people_here(const App& app) {
  if (chosen_people(app.state()) < 2) return {};
  return ", " + fill(app.words().people_here, {{"n", number_text(chosen_people(app.state()))}});
}

// "Best of 3, "; empty for a single game.
std::string series_to_play(const App& app, int games) {
  if (games == 1) return {};
  return fill(app.words().series_best_of, {{"n", number_text(games)}}) + ", ";
}

// "Play Trinidad All Fours: 4 players, to 14, about 5 minutes".
std::string play_label(const App& app) {
  const Words& w = app.words();
  const Setup setup = rules_setup(app.state());
  const int games = app.state().context.embedding ? 1 : app.state().start.series_length();
  const std::string name =
      fill(w.play_game, {{"text", variant_name(app.state().context.language, *setup.variant)}});
  return fill(w.with_value,
              {{"text", name},
               {"value", fill(w.players_of, {{"n", number_text(setup.players)}}) + ", " +
                             fill(w.to_target, {{"n", number_text(setup.rules.target)}}) + ", " +
                             series_to_play(app, games) +
                             fill(w.minutes, {{"n", number_text(game_minutes(setup, games))}}) +
                             people_here(app)}});
}

// The first lesson; all of them once that has been started.
void write_lessons(JsonWriter& json, const App& app) {
  const Words& w = app.words();
  const bool open = app.state().start.lessons_open();
  if (open) write_button(json, "lesson_list", w.back);
  for (const Lesson& lesson : lessons()) {
    std::string text =
        fill(w.with_value, {{"text", lesson_title(w, lesson)}, {"value", lesson_note(w, lesson)}});
    if (open && app.settings().lessons_done.contains(lesson.id)) {
      text += " (" + std::string(w.lesson_done) + ")";
    }
    write_button(json, "learn:" + std::string(lesson.id), text);
    if (!open) break;
  }
  if (!open) write_button(json, "lesson_list", w.lessons);
}

// Goal and variant of each, and whether it has been solved.
void write_all_puzzles(JsonWriter& json, const App& app) {
  const Words& w = app.words();
  for (const PuzzleText& puzzle : puzzles()) {
    const std::string about(
        variant_name(app.state().context.language, *find_variant(puzzle_variant(puzzle))));
    std::string text = fill(
        w.with_value, {{"text", puzzle.id}, {"value", about + ", " + puzzle_title(w, puzzle)}});
    if (app.settings().puzzles_done.contains(puzzle.id)) {
      text += " (" + std::string(puzzle_phrase(w, "done")) + ")";
    }
    write_button(json, "solve:" + std::string(puzzle.id), text);
  }
}

void write_series_lengths(JsonWriter& json, const App& app) {
  const Words& w = app.words();
  const StartScreen& start = app.state().start;
  if (!start.series_possible() || app.state().context.embedding) return;
  write_button(json, "series_of:1", w.series_one, start.series_length() == 1);
  for (const int games : series_lengths) {
    const std::string number = number_text(games);
    write_button(json, "series_of:" + number, fill(w.series_best_of, {{"n", number}}),
                 start.series_length() == games);
  }
}

// The list of all games, the number of players, and the options of the expanded one.
void write_games(JsonWriter& json, const App& app) {
  const Words& w = app.words();
  const StartScreen& start = app.state().start;
  write_button(json, "games", w.back);
  std::uint8_t played = 0;
  for (const Variant& variant : variants()) played |= variant.players;
  for (int n = 0; n <= max_players; ++n) {
    if (n > 0 && (played >> n & 1) == 0) continue;
    write_button(json, "games_for:" + std::to_string(n),
                 n == 0 ? fill(w.with_value, {{"text", w.players}, {"value", w.players_all}})
                        : fill(w.players_of, {{"n", number_text(n)}}),
                 n == start.games_for());
  }
  for (const Variant& variant : variants()) {
    if (start.games_for() != 0 && !variant.allows(start.games_for())) continue;
    write_button(json, "variant:" + std::string(variant.id),
                 variant_name(app.state().context.language, variant), &variant == &start.variant());
  }
  if (std::popcount(start.variant().players) > 1) {
    for (int n = 2; n <= max_players; ++n) {
      if (!start.variant().allows(n)) continue;
      write_button(json, "players:" + std::to_string(n),
                   std::string(w.players) + " " + number_text(n), n == start.players());
    }
  }
  if (start.league_possible()) write_button(json, "league", w.league, is_league(app.state()));
  write_series_lengths(json, app);
  for (const PlayerName& player : player_names) {
    if (!player.level) continue;
    write_button(json, "level:" + std::string(player.name),
                 fill(w.with_value,
                      {{"text", w.opponents}, {"value", player_name(app.words(), player.name)}}),
                 player.name == chosen_level(app.state()));
  }
  write_button(json, "opponents",
               fill(w.with_value, {{"text", w.opponents}, {"value", w.opponents_each}}));
  write_button(json, "house_rules", w.house_rules);
  if (start.house_rules_open()) {
    for (const NamedRule& rule : named_rules()) {
      if (!rule.is_of(start.variant())) continue;
      write_button(
          json, "named_rule:" + std::string(rule.name),
          fill(w.with_value, {{"text", named_rule_label(app.state().context.language, rule)},
                              {"value", named_rule_meaning(app.state().context.language, rule)}}),
          rule.is_set(start.rules()));
    }
    for (const FieldGroup& group : field_groups(app.state().context.language,
                                                start.rules_when_opened(), start.variant().rules)) {
      for (const Field* field : group.fields) {
        const std::string label =
            fill(w.with_value, {{"text", field_label(app.state().context.language, *field)},
                                {"value", value_label(app.state().context.language, *field,
                                                      field->get(start.rules()))}});
        write_button(json, "rule_up:" + std::string(field->name), label);
        if (field->kind == Field::Kind::number) {
          write_button(json, "rule_down:" + std::string(field->name), label + " −");
        }
      }
    }
    write_button(json, "usual_rules", w.usual_rules);
  }
}

// A deal of the day, with its result.
void write_day(JsonWriter& json, const App& app, DayDeal deal) {
  const Words& w = app.words();
  const Day day = *app.state().today;
  const Setup setup = setup_of_day(day, deal);
  const bool first = deal == DayDeal::trinidad;
  std::string text(variant_name(app.state().context.language, *setup.variant));
  if (first) text = std::string(weekday_name(w, weekday_of(day))) + ", " + text;
  if (const DayResult* played = app.state().records.days.now().find(setup)) {
    text += ", " + score_text(played->own, played->others) + ". " +
            fill(w.day_streak, {{"n", number_text(app.state().records.days.now().streak(day))}});
  }
  write_button(
      json, first ? "today" : "today_other",
      fill(w.with_value, {{"text", first ? w.today_deal : w.also_today}, {"value", text}}));
}

void write_resume(JsonWriter& json, const App& app) {
  const SavedGame* game = app.state().saved_games.newest();
  if (game == nullptr) return;
  const Variant& variant = *game->real.game.setup().variant;
  write_button(
      json, "resume",
      fill(app.words().resume, {{"text", variant_name(app.state().context.language, variant)}}),
      std::nullopt, true);
}

}  // namespace

void write_start_screen(JsonWriter& json, const App& app) {
  const Words& w = app.words();
  json.key("actions");
  json.open('[');
  if (app.state().context.embedding && !app.state().context.offers_play()) {
    json.close(']');
    return;
  }
  write_resume(json, app);
  write_button(json, "start", play_label(app), std::nullopt, start_action(app.state()) == "start");
  if (app.state().today && !app.state().context.embedding) {
    for (const DayDeal deal : {DayDeal::trinidad, DayDeal::other}) write_day(json, app, deal);
    write_button(json, "puzzle_today", w.puzzle_today);
  }
  if (!app.state().context.embedding) {
    write_lessons(json, app);
    const bool listed = app.state().start.puzzles_open();
    write_button(json, "puzzle_list", listed ? w.back : w.puzzles);
    if (listed) write_all_puzzles(json, app);
    write_button(json, "duels", w.duel);
  }
  if (const auto count = app.state().saved_games.all().size();
      count > 1 || (count > 0 && !app.state().saved_games.newest()))
    write_button(json, "kept_games",
                 fill(w.with_value, {{"text", w.kept_games}, {"value", number_text(count)}}));
  if (app.state().start.games_open()) {
    write_games(json, app);
  } else {
    write_button(json, "games", w.more_games);
  }
  write_button(json, "edit_seed", std::string(w.seed) + " " + app.state().start.seed());
  write_button(json, "new_seed", w.new_seed);
  write_button(json, "open", w.open_game);
  write_button(json, "compose", w.compose);
  write_page_buttons(json, app);
  json.close(']');
}

}  // namespace allfours
