#include "app/features/bar_cup/bar_cup_dialog.hpp"

#include <utility>

#include "app/app.hpp"
#include "app/dialogs/dialog_parts.hpp"
#include "app/features/bar_cup/bar_cup_feature.hpp"
#include "app/features/bar_cup/bar_games.hpp"
#include "app/features/league/league_feature.hpp"
#include "app/table/table_progress.hpp"
#include "app/table/table_state.hpp"
#include "words/numbers.hpp"
#include "words/variant_words.hpp"

namespace allfours {

namespace {

std::string bar_name(int bar) { return std::string(bar_of(bar).name); }

// "Tamarind Yard: they come for the company"
std::string bar_text(const App& app, int bar) {
  const Words& w = app.words();
  const Bar& one = bar_of(bar);
  const auto manner = find_phrase(w, "manner-" + std::string(one.manner));
  return fill(w.with_value, {{"text", one.name}, {"value", manner.value_or(std::string_view())}});
}

// Buttons that begin a cup with a bar, all but this one.
void write_bars_to_choose(JsonWriter& json, const App& app, int but) {
  text_part(json, "heading", bars_sentence(app, but < 0 ? "choose" : "choose-other"));
  for (int bar = 0; bar < bar_count; ++bar) {
    if (bar != but) button_part(json, "bars_begin:" + std::to_string(bar), bar_text(app, bar));
  }
}

void write_choice(JsonWriter& json, const App& app) {
  text_part(json, "text",
            fill(bars_sentence(app, "about"),
                 {{"n", number_text(bar_needs)}, {"text", number_text(bar_games)}}));
  const RuleSet rules = bar_setup({}).rules;
  text_part(json, "text",
            fill(bars_sentence(app, "words"), {{"text", number_text(rules.hang_points)},
                                               {"value", number_text(rules.game_points)}}));
  write_bars_to_choose(json, app, -1);
}

// The two of a bar at a table, with the person in their own place.
std::string people_at(const App& app, const BarCup& cup, int bar, int table) {
  const auto& two = bar_of(bar).people[at(table)];
  const bool with_us = table == 0 && bar == cup.bar;
  return fill(bars_sentence(app, with_us ? "you-and" : "two"),
              {{"who", std::string(two[0])}, {"other", std::string(two[1])}});
}

// "6–4" of the game in progress at this table, the person's side first; empty if it is not known.
std::string running_at(const App& app, const BarCup& cup, const BarMatch& match, int table) {
  if (!cup.own_runs() || !bars_here(app) || app.screen() != App::Screen::table) return {};
  const int game = cup.own->game + table;
  if (bar_table(game) != table) return {};
  std::array<int, 2> points = league_score(app).points;
  if (table > 0) {
    const auto place = static_cast<std::size_t>(&match - cup.matches.data());
    const int over = waits_for_next_hand(app.table()) ? 1 : 0;
    const int hand = real_game(app.table()).table().hand + over;
    points = bar_game_so_far(cup, place, game, hand).points;
    if (match.side_of_bar(cup.bar) == 1) std::swap(points[0], points[1]);
  }
  return score_text(points);
}

// The three tables of the person's match, with the bullseyes of each.
void write_tables(JsonWriter& json, const App& app, const BarCup& cup, const BarMatch& match) {
  const int rival = match.rival_of(cup.bar);
  const auto ours = at(match.side_of_bar(cup.bar));
  const auto row = [&](const std::string& name, const std::array<int, 2>& won) {
    table_row(json, {name, number_text(won[ours]), number_text(won[1 - ours])});
  };
  begin_table(json);
  table_row(json, {upper_first(round_name(app, "round", match.round)), bar_name(cup.bar),
                   bar_name(rival)});
  for (int table = 0; table < bar_tables; ++table) {
    std::string name = fill(app.words().league_table, {{"n", number_text(table + 1)}}) + " · " +
                       people_at(app, cup, cup.bar, table) + " – " +
                       people_at(app, cup, rival, table);
    if (const std::string points = running_at(app, cup, match, table); !points.empty())
      name += " · " + fill(bars_sentence(app, "running"), {{"score", points}});
    row(name, match.won(table));
  }
  row(std::string(bars_sentence(app, "bullseyes")), match.won());
  end_table(json);
  bool helped = false;
  for (const BarGame& game : match.games) helped = helped || game.helped;
  if (helped) text_part(json, "text", bars_sentence(app, "helped"));
}

// The finished games of the other tables, by table: each can be looked at.
void write_games_to_look_at(JsonWriter& json, const App& app, const BarCup& cup,
                            const BarMatch& match) {
  const int ours = match.side_of_bar(cup.bar);
  for (int table = 1; table < bar_tables; ++table) {
    bool any = false;
    for (int game = 0; game < std::ssize(match.games); ++game) {
      if (bar_table(game) != table) continue;
      const std::string of_table = fill(app.words().league_table, {{"n", number_text(table + 1)}});
      if (!std::exchange(any, true))
        text_part(json, "text", fill(bars_sentence(app, "look"), {{"text", of_table}}));
      const std::array<int, 2>& points = match.games[at(game)].points;
      button_part(json, "bars_look:" + std::to_string(game),
                  fill(bars_sentence(app, "game"),
                       {{"n", number_text(bar_round(game) + 1)},
                        {"score", score_text(points[at(ours)], points[at(1 - ours)])}}));
    }
  }
}

// What comes next, and the button for it.
void write_way_on(JsonWriter& json, const App& app, const BarCup& cup) {
  const Words& w = app.words();
  if (cup.over()) {
    text_part(json, "text", fill(bars_sentence(app, "over"), {{"who", bar_name(cup.holder())}}));
    return button_part(json, "bars_next", bars_sentence(app, "next"), true);
  }
  if (!cup.plays()) {
    text_part(json, "text", bars_sentence(app, "out"));
    return button_part(json, "bars_play", w.season_look, true);
  }
  const bool at_table = cup.own_runs() && bars_here(app) && app.screen() == App::Screen::table;
  if (!at_table) button_part(json, "bars_play", w.season_play, true);
}

// The bar in this place of a round that is not drawn yet, or the two of which it will be one.
std::string still_open(const App& app, const BarCup& cup, int round, int place) {
  int number = 0;
  for (const BarMatch& match : cup.matches) {
    if (match.round != round - 1 || number++ != place) continue;
    if (match.over()) return bar_name(match.winning_bar());
    return bar_name(match.bars[0]) + " / " + bar_name(match.bars[1]);
  }
  return fill(bars_sentence(app, "winner-of"), {{"n", number_text(place + 1)}});
}

void write_bracket(JsonWriter& json, const App& app, const BarCup& cup) {
  const auto marked = [&](int bar) { return bar_name(bar) + (bar == cup.bar ? " ★" : ""); };
  for (int round = 0; round < cup_rounds; ++round) {
    begin_table(json);
    const std::string bullseyes(bars_sentence(app, "bullseyes"));
    table_row(json, {round_name(app, "rounds", round), bullseyes});
    for (const BarMatch& match : cup.matches) {
      if (match.round != round) continue;
      table_row(json, {marked(match.bars[0]) + " – " + marked(match.bars[1]),
                       match.games.empty() ? std::string() : bars_score(match, match.bars[0])});
    }
    const int pairs = bar_count / 2 >> round;
    for (int pair = 0; round > cup.round() && pair < pairs; ++pair) {
      table_row(json, {still_open(app, cup, round, 2 * pair) + " – " +
                           still_open(app, cup, round, 2 * pair + 1),
                       std::string()});
    }
    end_table(json);
  }
}

void write_past_cups(JsonWriter& json, const App& app, const BarCup& cup) {
  if (cup.past.empty()) return;
  text_part(json, "heading", bars_sentence(app, "history"));
  for (const PastCup& past : cup.past) {
    text_part(json, "text",
              fill(bars_sentence(app, "past"), {{"text", past.seed},
                                                {"n", number_text(past.rounds_won)},
                                                {"who", bar_name(past.holder)}}));
  }
}

}  // namespace

std::string bars_score(const BarMatch& match, int bar) {
  const auto won = match.won();
  const auto side = at(match.side_of_bar(bar));
  return score_text(won[side], won[1 - side]);
}

std::string bars_pair(const BarMatch& match) {
  return bar_name(match.bars[0]) + " – " + bar_name(match.bars[1]);
}

std::string round_name(const App& app, std::string_view key, int round) {
  return fill(bars_sentence(app, key), {{"n", number_text(round)}});
}

void write_bars(JsonWriter& json, const App& app) {
  const Words& w = app.words();
  const BarCup cup = bars_shown(app);
  if (!cup.begun()) {
    write_choice(json, app);
  } else {
    text_part(json, "text", bar_text(app, cup.bar));
    const BarMatch* match = cup.match_shown();
    if (match != nullptr) {
      write_tables(json, app, cup, *match);
      if (!match->over())
        text_part(json, "text", fill(bars_sentence(app, "needs"), {{"n", number_text(bar_needs)}}));
    }
    write_way_on(json, app, cup);
    if (match != nullptr) write_games_to_look_at(json, app, cup, *match);
    write_bracket(json, app, cup);
    write_past_cups(json, app, cup);
    if (cup.over()) {
      write_bars_to_choose(json, app, cup.bar);
    } else {
      button_part(json, "bars_leave",
                  bars_sentence(app, app.state().asked_to_forget ? "leave-really" : "leave"));
    }
  }
  text_part(json, "heading", w.season);
  button_part(json, "season",
              variant_short_name(app.state().context.language, *find_variant("west-yorkshire")));
}

}  // namespace allfours
