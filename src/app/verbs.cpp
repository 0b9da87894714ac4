#include "app/verbs.hpp"

#include <algorithm>
#include <array>
#include <type_traits>
#include <utility>

#include "app/app.hpp"

namespace allfours {

namespace {

using Where = Verb::Where;

// Adapts a method to a verb, with or without an object.
template <auto method, typename Object>
bool call(Object& object, std::string_view what) {
  if constexpr (std::is_invocable_v<decltype(method), Object&, std::string_view>) {
    return (object.*method)(what);
  } else {
    return (object.*method)();
  }
}

}  // namespace

struct App::Verbs {
  template <auto method>
  static bool take(App& app, std::string_view what) {
    return call<method>(app, what);
  }
  template <auto method>
  static bool at_start(App& app, std::string_view what) {
    return call<method>(app.start_, what);
  }
  template <auto method>
  static bool at_table(App& app, std::string_view what) {
    return call<method>(*app.table_, what);
  }
  // Reports that there is no table.
  template <auto method>
  static bool for_host(App& app, std::string_view what) {
    return app.lacks_table() || call<method>(*app.table_, what);
  }

  static constexpr std::array table{
      // The start screen.
      Verb{"games", Where::start, "", at_start<&StartScreen::toggle_games>},
      Verb{"games_for", Where::start, "PLAYERS", at_start<&StartScreen::choose_games_for>},
      Verb{"variant", Where::start, "VARIANT", at_start<&StartScreen::choose_variant>},
      Verb{"players", Where::start, "PLAYERS", at_start<&StartScreen::choose_players>},
      Verb{"level", Where::start, "LEVEL", take<&App::choose_level>},
      Verb{"level_of", Where::start, "OPPONENT", take<&App::choose_level_of>},
      Verb{"opponents", Where::start, "", take<&App::toggle_dialog<Dialog::opponents>>},
      Verb{"seed", Where::start, "SEED", take<&App::choose_seed>},
      Verb{"league", Where::start, "", at_start<&StartScreen::toggle_league>},
      Verb{"edit_seed", Where::start, "", take<&App::edit_seed>},
      Verb{"new_seed", Where::start, "", at_start<&StartScreen::new_seed>},
      Verb{"house_rules", Where::start, "", at_start<&StartScreen::toggle_house_rules>},
      Verb{"usual_rules", Where::start, "", take<&App::usual_rules>},
      Verb{"named_rule", Where::start, "NAMED", take<&App::toggle_named_rule>},
      Verb{"rule_up", Where::start, "FIELD", take<&App::rule_up>},
      Verb{"rule_down", Where::start, "FIELD", take<&App::rule_down>},
      Verb{"start", Where::start, "", take<&App::begin>},
      Verb{"today", Where::start, "", take<&App::begin_today>},
      Verb{"resume", Where::start, "KEPT?", take<&App::resume_kept>},
      Verb{"kept_games", Where::start, "", take<&App::toggle_dialog<Dialog::kept>>},
      Verb{"forget_game", Where::start, "KEPT", take<&App::forget_game>},
      Verb{"lesson_list", Where::start, "", take<&App::list_lessons>},
      Verb{"learn", Where::start, "LESSON", take<&App::learn>},
      Verb{"puzzle_list", Where::start, "", take<&App::list_puzzles>},
      Verb{"solve", Where::start, "PUZZLE", take<&App::solve>},
      Verb{"compose", Where::start, "", take<&App::compose>},
      Verb{"open", Where::start, "", take<&App::ask_what_to_open>},
      Verb{"open_link", Where::start, "LINK", take<&App::open_game>},

      // Every screen.
      Verb{"new_game", Where::anywhere, "", take<&App::new_game>},
      Verb{"menu", Where::anywhere, "", take<&App::toggle_menu>},
      Verb{"rules", Where::anywhere, "RULE?", take<&App::toggle_rules>},
      Verb{"explain", Where::anywhere, "RULE?", take<&App::explain_rule>},
      Verb{"history", Where::anywhere, "", take<&App::toggle_history>},
      Verb{"tab", Where::anywhere, "points|everything", take<&App::choose_tab>},
      Verb{"keys", Where::anywhere, "", take<&App::toggle_dialog<Dialog::keys>>},
      Verb{"settings", Where::anywhere, "", take<&App::toggle_dialog<Dialog::settings>>},
      Verb{"statistics", Where::anywhere, "", take<&App::toggle_dialog<Dialog::statistics>>},
      Verb{"forget_statistics", Where::anywhere, "", take<&App::forget_statistics>},
      Verb{"slate", Where::anywhere, "", take<&App::toggle_dialog<Dialog::slate>>},
      Verb{"wipe_slate", Where::anywhere, "", take<&App::wipe_slate>},
      Verb{"slate_unit", Where::anywhere, "UNIT?", take<&App::name_slate_unit>},
      Verb{"league_night", Where::anywhere, "", take<&App::toggle_dialog<Dialog::league>>},
      Verb{"league_watch", Where::anywhere, "BESIDE", take<&App::watch_league>},
      Verb{"league_home", Where::anywhere, "", take<&App::back_to_league>},
      Verb{"league_sheet", Where::anywhere, "", take<&App::copy_league_sheet>},
      Verb{"season", Where::anywhere, "", take<&App::toggle_dialog<Dialog::season>>},
      Verb{"season_begin", Where::anywhere, "CLUB", take<&App::begin_season>},
      Verb{"season_play", Where::anywhere, "", take<&App::play_season_day>},
      Verb{"season_next", Where::anywhere, "", take<&App::begin_next_season>},
      Verb{"season_open", Where::anywhere, "SEASON", take<&App::open_season>},
      Verb{"duels", Where::anywhere, "", take<&App::toggle_duels>},
      Verb{"duel", Where::anywhere, "DEALS", take<&App::begin_duel>},
      Verb{"close", Where::anywhere, "", take<&App::close>},
      Verb{"copied", Where::anywhere, "", take<&App::say_copied>},
      Verb{"copy_failed", Where::anywhere, "", take<&App::say_not_copied>},
      Verb{"open_failed", Where::anywhere, "FAULT", take<&App::say_not_opened>},
      Verb{"focus", Where::anywhere, "ACTION?", take<&App::focus>},
      Verb{"date", Where::anywhere, "DATE", take<&App::hear_date>},
      Verb{"not_kept", Where::anywhere, "", take<&App::say_not_kept>},
      Verb{"new_version", Where::anywhere, "", take<&App::tell_of_new_version>},
      Verb{"reload", Where::anywhere, "", take<&App::reload>},

      // Settings.
      Verb{"pace", Where::anywhere, "PACE", take<&App::choose_pace>},
      Verb{"text_size", Where::anywhere, "SIZE", take<&App::choose_text_size>},
      Verb{"colours", Where::anywhere, "on|off|4|2", take<&App::choose_colours>},
      Verb{"brown_backs", Where::anywhere, "on|off", take<&App::turn<&Settings::brown_backs>>},
      Verb{"language", Where::anywhere, "LANGUAGE", take<&App::choose_language>},
      Verb{"words", Where::anywhere, "LANGUAGE", take<&App::hear_words>},
      Verb{"words_failed", Where::anywhere, "LANGUAGE", take<&App::miss_words>},
      Verb{"lessons", Where::anywhere, "LANGUAGE", take<&App::hear_lessons>},
      Verb{"lessons_failed", Where::anywhere, "LANGUAGE", take<&App::miss_lessons>},
      Verb{"look", Where::anywhere, "0|1|2", take<&App::choose_look>},
      Verb{"sound", Where::anywhere, "on|off", take<&App::turn<&Settings::sound>>},
      Verb{"shortcuts", Where::anywhere, "on|off", take<&App::turn<&Settings::shortcuts>>},
      Verb{"text_only", Where::anywhere, "on|off", take<&App::turn<&Settings::text_only>>},
      Verb{"name", Where::anywhere, "NAME", take<&App::rename>},
      Verb{"person", Where::anywhere, "NAME", take<&App::rename_person>},
      Verb{"captions_again", Where::anywhere, "", take<&App::tell_captions_again>},

      // The game at the table.
      Verb{"card", Where::table, "CARD", at_table<&TableScreen::click_card>},
      Verb{"say", Where::table, "WORD", at_table<&TableScreen::say_word>},
      Verb{"discard", Where::table, "", at_table<&TableScreen::discard>},
      Verb{"lay_down", Where::table, "", at_table<&TableScreen::lay_down>},
      Verb{"keep", Where::table, "", at_table<&TableScreen::keep_hand>},
      Verb{"play_illegal", Where::table, "CARD", at_table<&TableScreen::play_illegal>},
      Verb{"look_early", Where::table, "", at_table<&TableScreen::look>},
      Verb{"exposes", Where::table, "", at_table<&TableScreen::toggle_exposing>},
      Verb{"expose", Where::table, "CARD", at_table<&TableScreen::expose>},
      Verb{"call_card", Where::table, "CARD", at_table<&TableScreen::call_card>},
      Verb{"take_back", Where::table, "", at_table<&TableScreen::take_back>},
      Verb{"leave_it", Where::table, "", at_table<&TableScreen::leave_it>},
      Verb{"calls", Where::table, "", at_table<&TableScreen::toggle_calls>},
      Verb{"call_step", Where::table, "STEPS", at_table<&TableScreen::step_call>},
      Verb{"call_it", Where::table, "", at_table<&TableScreen::call_it>},
      Verb{"deal_to", Where::table, "SEAT", at_table<&TableScreen::deal_to>},
      Verb{"deal_next", Where::table, "", at_table<&TableScreen::deal_next>},
      Verb{"deal_back", Where::table, "", at_table<&TableScreen::deal_back>},
      Verb{"deal_done", Where::table, "", at_table<&TableScreen::deal_done>},
      Verb{"deal_rightly", Where::table, "", at_table<&TableScreen::deal_rightly>},
      Verb{"call_misdeal", Where::table, "", at_table<&TableScreen::call_misdeal>},
      Verb{"take_seat", Where::game, "", at_table<&TableScreen::take_seat>},
      Verb{"next_hand", Where::game, "", at_table<&TableScreen::next_hand>},
      Verb{"play_again", Where::game, "", take<&App::play_again>},
      Verb{"hint", Where::game, "", at_table<&TableScreen::toggle_hint>},
      Verb{"close_hint", Where::game, "", at_table<&TableScreen::close_hint>},
      Verb{"close_caption", Where::game, "", at_table<&TableScreen::close_caption>},
      Verb{"undo", Where::game, "", at_table<&TableScreen::undo>},
      Verb{"redo", Where::game, "", at_table<&TableScreen::redo>},
      Verb{"skip", Where::table, "", at_table<&TableScreen::skip>},
      Verb{"tell", Where::table, "trump|score|trick|hand|lines", at_table<&TableScreen::tell>},
      Verb{"copy_result", Where::game, "", take<&App::copy_result>},
      Verb{"result_copied", Where::table, "", take<&App::say_result_copied>},
      Verb{"share", Where::game, "", take<&App::share>},
      Verb{"fair", Where::game, "", take<&App::show_fair_page>},
      Verb{"verdicts", Where::game, "", take<&App::review_decisions>},
      Verb{"duplicate", Where::game, "", take<&App::compare_hands>},
      Verb{"next_deal", Where::game, "", take<&App::next_deal>},
      Verb{"duel_deal", Where::game, "DEAL", take<&App::look_at_deal>},
      Verb{"verdict", Where::game, "MOMENT", take<&App::look_at_decision>},
      Verb{"try", Where::game, "MOMENT", take<&App::try_decision>},
      Verb{"review_at", Where::game, "MOMENT", at_table<&TableScreen::review_at>},
      Verb{"review_of", Where::game, "SEAT", at_table<&TableScreen::review_seat>},

      // A game from a link.
      Verb{"begin", Where::game, "", at_table<&TableScreen::begin_sent>},
      Verb{"play", Where::game, "", at_table<&TableScreen::play>},
      Verb{"pause", Where::game, "", at_table<&TableScreen::pause>},

      // Playback, and branching.
      Verb{"moment", Where::game, "MOMENT", at_table<&TableScreen::go_to_moment>},
      Verb{"step", Where::game, "STEPS", at_table<&TableScreen::step>},
      Verb{"trick", Where::game, "STEPS", at_table<&TableScreen::step_by_tricks>},
      Verb{"back_to_game", Where::game, "", at_table<&TableScreen::back_to_game>},
      Verb{"play_on", Where::game, "", at_table<&TableScreen::play_on>},
      Verb{"game", Where::game, "GAME", at_table<&TableScreen::choose_game>},
      Verb{"hand", Where::table, "HEADING", at_table<&TableScreen::toggle_hand>},
      Verb{"why", Where::table, "AWARD", at_table<&TableScreen::toggle_why>},
      Verb{"last_trick", Where::table, "", at_table<&TableScreen::toggle_last_trick>},
      Verb{"all_hands", Where::table, "", at_table<&TableScreen::toggle_all_hands>},
      Verb{"copy_history", Where::table, "", at_table<&TableScreen::copy_history>},
      Verb{"history_copied", Where::table, "", take<&App::say_history_copied>},
      Verb{"history_copy_failed", Where::table, "", take<&App::say_history_not_copied>},

      // A lesson.
      Verb{"go_on", Where::lesson, "", at_table<&TableScreen::go_on>},
      Verb{"lesson_why", Where::lesson, "", at_table<&TableScreen::lesson_why>},
      Verb{"fold", Where::table, "", at_table<&TableScreen::fold>},
      Verb{"end_lesson", Where::lesson, "", take<&App::end_lesson>},
      Verb{"play_after", Where::lesson, "", take<&App::play_after_lesson>},

      // A puzzle.
      Verb{"try_again", Where::puzzle, "", take<&App::solve_again>},
      Verb{"show_solution", Where::puzzle, "", take<&App::show_solution>},
      Verb{"next_puzzle", Where::puzzle, "", take<&App::solve_next>},
      Verb{"copy_puzzle", Where::puzzle, "", take<&App::copy_puzzle>},
      Verb{"end_puzzle", Where::puzzle, "", take<&App::end_puzzle>},

      // From outside.
      Verb{"thought", Where::worker, "THOUGHT", take<&App::hear_thought>},
      Verb{"host_load", Where::host, "LINK", take<&App::host_load>},
      Verb{"host_goto", Where::host, "MOMENT", for_host<&TableScreen::host_goto>},
      Verb{"host_next", Where::host, "", for_host<&TableScreen::host_next>},
      Verb{"host_previous", Where::host, "", for_host<&TableScreen::host_previous>},
      Verb{"host_play", Where::host, "", for_host<&TableScreen::host_play>},
      Verb{"host_pause", Where::host, "", for_host<&TableScreen::host_pause>},
      Verb{"host_seat", Where::host, "SEAT", for_host<&TableScreen::host_seat>},
      Verb{"host_decide", Where::host, "DECISION", for_host<&TableScreen::host_decide>},
  };
};

std::span<const Verb> verbs() { return App::Verbs::table; }

const Verb* find_verb(std::string_view name) {
  const auto rows = verbs();
  const auto row =
      std::find_if(rows.begin(), rows.end(), [&](const Verb& verb) { return verb.name == name; });
  return row == rows.end() ? nullptr : &*row;
}

std::string_view name_of(Verb::Where where) {
  switch (where) {
    case Where::anywhere:
      return "anywhere";
    case Where::start:
      return "start";
    case Where::table:
      return "table";
    case Where::game:
      return "game";
    case Where::lesson:
      return "lesson";
    case Where::puzzle:
      return "puzzle";
    case Where::worker:
      return "worker";
    case Where::host:
      return "host";
  }
  return {};
}

// True if the verb applies to the current screen.
bool App::has_place(const Verb& verb) const {
  switch (verb.where) {
    case Where::anywhere:
    case Where::worker:
      return true;
    case Where::start:
      return !table_;
    case Where::table:
      return table_.has_value();
    case Where::game:
      return table_ && table_->is_game();
    case Where::lesson:
      return table_ && table_->lesson() != nullptr;
    case Where::puzzle:
      return table_ && table_->puzzle() != nullptr;
    case Where::host:
      return embedding().has_value();
  }
  return false;
}

bool App::act(std::string_view id) {
  const auto colon = id.find(':');
  const Verb* verb = find_verb(id.substr(0, colon));
  if (verb == nullptr || !has_place(*verb)) return false;
  const bool done = verb->take(
      *this, colon == std::string_view::npos ? std::string_view() : id.substr(colon + 1));
  if (verb->where == Where::worker) return done;
  return settle(done);
}

bool App::settle(bool done) {
  if (!done) return false;
  if (table_) {
    if (!begun_address_.empty() && !table_->waits())
      show_address(std::exchange(begun_address_, {}));
    table_->update_history();
    table_->look_for_caption();
    name_own();
    ask_computer();
  }
  ask_others();
  changed();
  return true;
}

}  // namespace allfours
