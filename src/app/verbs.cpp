#include "app/verbs.hpp"

#include <algorithm>
#include <array>
#include <type_traits>
#include <utility>

#include "app/app.hpp"

namespace allfours {

namespace {

using Where = Verb::Where;
using Touch = Verb::Touch;

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
  // At the table of people on devices.
  template <auto method>
  static bool together(App& app, std::string_view what) {
    if (!call<method>(app.together_, what)) return false;
    app.follow_together();
    return true;
  }
  // Reports that there is no table.
  template <auto method>
  static bool for_host(App& app, std::string_view what) {
    return app.lacks_table() || call<method>(*app.table_, what);
  }

  static constexpr std::array table{
      // The start screen.
      Verb{"games", Where::start, "", Touch::once, at_start<&StartScreen::toggle_games>},
      Verb{"games_for", Where::start, "PLAYERS", Touch::once,
           at_start<&StartScreen::choose_games_for>},
      Verb{"variant", Where::start, "VARIANT", Touch::once, at_start<&StartScreen::choose_variant>},
      Verb{"players", Where::start, "PLAYERS", Touch::once, at_start<&StartScreen::choose_players>},
      Verb{"level", Where::start, "LEVEL", Touch::once, take<&App::choose_level>},
      Verb{"level_of", Where::start, "OPPONENT", Touch::once, take<&App::choose_level_of>},
      Verb{"opponents", Where::start, "", Touch::once,
           take<&App::toggle_dialog<Dialog::opponents>>},
      Verb{"seed", Where::start, "SEED", Touch::once, take<&App::choose_seed>},
      Verb{"league", Where::start, "", Touch::once, at_start<&StartScreen::toggle_league>},
      Verb{"edit_seed", Where::start, "", Touch::once, take<&App::edit_seed>},
      Verb{"new_seed", Where::start, "", Touch::once, at_start<&StartScreen::new_seed>},
      Verb{"house_rules", Where::start, "", Touch::once,
           at_start<&StartScreen::toggle_house_rules>},
      Verb{"usual_rules", Where::start, "", Touch::once, take<&App::usual_rules>},
      Verb{"named_rule", Where::start, "NAMED", Touch::once, take<&App::toggle_named_rule>},
      Verb{"rule_up", Where::start, "FIELD", Touch::steps, take<&App::rule_up>},
      Verb{"rule_down", Where::start, "FIELD", Touch::steps, take<&App::rule_down>},
      Verb{"start", Where::start, "", Touch::decides, take<&App::begin>},
      Verb{"today", Where::start, "", Touch::decides, take<&App::begin_today<DayDeal::trinidad>>},
      Verb{"today_other", Where::start, "", Touch::decides,
           take<&App::begin_today<DayDeal::other>>},
      Verb{"puzzle_today", Where::start, "", Touch::once, take<&App::solve_today>},
      Verb{"resume", Where::start, "KEPT?", Touch::decides, take<&App::resume_kept>},
      Verb{"kept_games", Where::start, "", Touch::once, take<&App::toggle_dialog<Dialog::kept>>},
      Verb{"forget_game", Where::start, "KEPT", Touch::decides, take<&App::forget_game>},
      Verb{"keep_game", Where::start, "KEPT", Touch::confirms, take<&App::keep_forgotten>},
      Verb{"lesson_list", Where::start, "", Touch::once, take<&App::list_lessons>},
      Verb{"learn", Where::start, "LESSON", Touch::decides, take<&App::learn>},
      Verb{"puzzle_list", Where::start, "", Touch::once, take<&App::list_puzzles>},
      Verb{"solve", Where::start, "PUZZLE", Touch::decides, take<&App::solve>},
      Verb{"compose", Where::start, "", Touch::once, take<&App::compose>},
      Verb{"open", Where::start, "", Touch::once, take<&App::ask_what_to_open>},
      Verb{"open_link", Where::start, "LINK", Touch::once, take<&App::open_game>},

      // Every screen.
      Verb{"new_game", Where::anywhere, "", Touch::once, take<&App::new_game>},
      Verb{"menu", Where::anywhere, "", Touch::once, take<&App::toggle_menu>},
      Verb{"rules", Where::anywhere, "RULE?", Touch::once, take<&App::toggle_rules>},
      Verb{"explain", Where::anywhere, "RULE?", Touch::once, take<&App::explain_rule>},
      Verb{"history", Where::anywhere, "", Touch::once, take<&App::toggle_history>},
      Verb{"tab", Where::anywhere, "points|everything", Touch::once, take<&App::choose_tab>},
      Verb{"keys", Where::anywhere, "", Touch::once, take<&App::toggle_dialog<Dialog::keys>>},
      Verb{"settings", Where::anywhere, "", Touch::once,
           take<&App::toggle_dialog<Dialog::settings>>},
      Verb{"statistics", Where::anywhere, "", Touch::once, take<&App::open_statistics>},
      Verb{"records_open", Where::anywhere, "RECORDS", Touch::once, take<&App::open_records>},
      Verb{"forget_statistics", Where::anywhere, "", Touch::confirms,
           take<&App::forget_statistics>},
      Verb{"slate", Where::anywhere, "", Touch::once, take<&App::toggle_dialog<Dialog::slate>>},
      Verb{"wipe_slate", Where::anywhere, "", Touch::confirms, take<&App::wipe_slate>},
      Verb{"slate_unit", Where::anywhere, "UNIT?", Touch::once, take<&App::name_slate_unit>},
      Verb{"league_night", Where::anywhere, "", Touch::once,
           take<&App::toggle_dialog<Dialog::league>>},
      Verb{"league_watch", Where::anywhere, "BESIDE", Touch::once, take<&App::watch_league>},
      Verb{"league_home", Where::anywhere, "", Touch::once, take<&App::back_to_league>},
      Verb{"league_sheet", Where::anywhere, "", Touch::once, take<&App::copy_league_sheet>},
      Verb{"season", Where::anywhere, "", Touch::once, take<&App::toggle_dialog<Dialog::season>>},
      Verb{"season_begin", Where::anywhere, "CLUB", Touch::decides, take<&App::begin_season>},
      Verb{"season_play", Where::anywhere, "", Touch::decides, take<&App::play_season_day>},
      Verb{"season_next", Where::anywhere, "", Touch::decides, take<&App::begin_next_season>},
      Verb{"season_open", Where::anywhere, "SEASON", Touch::once, take<&App::open_season>},
      Verb{"season_take", Where::anywhere, "", Touch::confirms, take<&App::take_season>},
      Verb{"season_leave", Where::anywhere, "", Touch::once, take<&App::leave_season>},
      Verb{"season_back", Where::anywhere, "", Touch::confirms, take<&App::put_season_back>},
      Verb{"duels", Where::anywhere, "", Touch::once, take<&App::toggle_duels>},
      Verb{"duel", Where::anywhere, "DEALS", Touch::decides, take<&App::begin_duel>},
      Verb{"close", Where::anywhere, "", Touch::once, take<&App::close>},
      Verb{"back", Where::anywhere, "", Touch::told, take<&App::back>},
      Verb{"copied", Where::anywhere, "", Touch::told, take<&App::say_copied>},
      Verb{"copy_failed", Where::anywhere, "", Touch::told, take<&App::say_not_copied>},
      Verb{"open_failed", Where::anywhere, "FAULT", Touch::told, take<&App::say_not_opened>},
      Verb{"focus", Where::anywhere, "ACTION?", Touch::told, take<&App::focus>},
      Verb{"date", Where::anywhere, "DATE", Touch::told, take<&App::hear_date>},
      Verb{"not_kept", Where::anywhere, "", Touch::told, take<&App::say_not_kept>},
      Verb{"new_version", Where::anywhere, "", Touch::told, take<&App::tell_of_new_version>},
      Verb{"reload", Where::anywhere, "", Touch::once, take<&App::reload>},

      // Playing together on several devices.
      Verb{"together", Where::anywhere, "", Touch::once, take<&App::toggle_together>},
      Verb{"together_table", Where::anywhere, "", Touch::once, take<&App::show_together_table>},
      Verb{"together_seat", Where::anywhere, "SEAT", Touch::once, together<&Together::want_seat>},
      Verb{"together_server", Where::anywhere, "SERVER?", Touch::once,
           together<&Together::name_server>},
      Verb{"together_host", Where::anywhere, "", Touch::decides, take<&App::host_together>},
      Verb{"together_turns", Where::anywhere, "", Touch::decides, take<&App::host_by_message>},
      Verb{"together_invite", Where::anywhere, "SEAT", Touch::decides,
           together<&Together::invite_again>},
      Verb{"together_answer", Where::anywhere, "LINK", Touch::once,
           together<&Together::take_answer>},
      Verb{"together_begin", Where::anywhere, "", Touch::decides, together<&Together::start>},
      Verb{"together_leave_out", Where::anywhere, "SEAT", Touch::decides,
           together<&Together::leave_out>},
      Verb{"together_join", Where::anywhere, "", Touch::decides, together<&Together::join>},
      Verb{"together_bot", Where::anywhere, "SEAT", Touch::decides, together<&Together::seat_bot>},
      Verb{"together_person", Where::anywhere, "SEAT", Touch::decides,
           together<&Together::seat_person>},
      Verb{"together_resume", Where::anywhere, "TABLE", Touch::decides,
           take<&App::resume_together>},
      Verb{"together_forget", Where::anywhere, "TABLE", Touch::confirms,
           together<&Together::forget>},
      Verb{"together_leave", Where::anywhere, "", Touch::decides, take<&App::leave_together>},
      Verb{"together_again", Where::anywhere, "", Touch::decides, take<&App::play_together_again>},
      Verb{"together_again_moved", Where::anywhere, "", Touch::decides,
           take<&App::play_together_moved>},
      Verb{"together_ready", Where::anywhere, "SECRET", Touch::told,
           take<&App::hear_together_ready>},
      Verb{"together_not_ready", Where::anywhere, "", Touch::told, take<&App::miss_together>},
      Verb{"together_offered", Where::anywhere, "CHANNEL", Touch::told,
           together<&Together::hear_offer>},
      Verb{"together_answered", Where::anywhere, "VIA", Touch::told,
           together<&Together::hear_answer>},
      Verb{"together_up", Where::anywhere, "CHANNEL", Touch::told, together<&Together::hear_up>},
      Verb{"together_down", Where::anywhere, "CHANNEL", Touch::told,
           together<&Together::hear_down>},
      Verb{"together_text", Where::anywhere, "CHANNEL", Touch::told,
           together<&Together::hear_text>},
      Verb{"together_failed", Where::anywhere, "CHANNEL", Touch::told,
           together<&Together::hear_failure>},
      Verb{"together_no_camera", Where::anywhere, "none|refused|unsupported|not_loaded",
           Touch::told, together<&Together::hear_no_camera>},
      Verb{"together_handed", Where::anywhere, "LINK", Touch::told,
           together<&Together::hear_handed>},
      Verb{"together_remind", Where::anywhere, "", Touch::told, together<&Together::remind>},

      // Settings.
      Verb{"pace", Where::anywhere, "PACE", Touch::once, take<&App::choose_pace>},
      Verb{"text_size", Where::anywhere, "SIZE", Touch::once, take<&App::choose_text_size>},
      Verb{"colours", Where::anywhere, "on|off|4|2", Touch::once, take<&App::choose_colours>},
      Verb{"brown_backs", Where::anywhere, "on|off", Touch::once,
           take<&App::turn<&Settings::brown_backs>>},
      Verb{"language", Where::anywhere, "LANGUAGE", Touch::once, take<&App::choose_language>},
      Verb{"words", Where::anywhere, "LANGUAGE", Touch::told, take<&App::hear_words>},
      Verb{"words_failed", Where::anywhere, "LANGUAGE", Touch::told, take<&App::miss_words>},
      Verb{"lessons", Where::anywhere, "LANGUAGE", Touch::told, take<&App::hear_lessons>},
      Verb{"lessons_failed", Where::anywhere, "LANGUAGE", Touch::told, take<&App::miss_lessons>},
      Verb{"look", Where::anywhere, "0|1|2", Touch::once, take<&App::choose_look>},
      Verb{"sound", Where::anywhere, "on|off", Touch::once, take<&App::turn<&Settings::sound>>},
      Verb{"volume", Where::anywhere, "0|1|2", Touch::once, take<&App::choose_volume>},
      Verb{"last_card", Where::anywhere, "on|off", Touch::once,
           take<&App::turn<&Settings::last_card>>},
      Verb{"shortcuts", Where::anywhere, "on|off", Touch::once,
           take<&App::turn<&Settings::shortcuts>>},
      Verb{"text_only", Where::anywhere, "on|off", Touch::once,
           take<&App::turn<&Settings::text_only>>},
      Verb{"name", Where::anywhere, "NAME", Touch::once, take<&App::rename>},
      Verb{"person", Where::anywhere, "NAME", Touch::once, take<&App::rename_person>},
      Verb{"captions_again", Where::anywhere, "", Touch::once, take<&App::tell_captions_again>},

      // The game at the table.
      Verb{"card", Where::table, "CARD", Touch::decides, at_table<&TableScreen::click_card>},
      Verb{"say", Where::table, "WORD", Touch::decides, at_table<&TableScreen::say_word>},
      Verb{"discard", Where::table, "", Touch::decides, at_table<&TableScreen::discard>},
      Verb{"lay_down", Where::table, "", Touch::decides, at_table<&TableScreen::lay_down>},
      Verb{"claim", Where::table, "", Touch::decides, at_table<&TableScreen::claim>},
      Verb{"keep", Where::table, "", Touch::decides, at_table<&TableScreen::keep_hand>},
      Verb{"play_illegal", Where::table, "CARD", Touch::confirms,
           at_table<&TableScreen::play_illegal>},
      Verb{"look_early", Where::table, "", Touch::decides, at_table<&TableScreen::look>},
      Verb{"exposes", Where::table, "", Touch::once, at_table<&TableScreen::toggle_exposing>},
      Verb{"expose", Where::table, "CARD", Touch::decides, at_table<&TableScreen::expose>},
      Verb{"call_card", Where::table, "CARD", Touch::decides, at_table<&TableScreen::call_card>},
      Verb{"take_back", Where::table, "", Touch::decides, at_table<&TableScreen::take_back>},
      Verb{"leave_it", Where::table, "", Touch::decides, at_table<&TableScreen::leave_it>},
      Verb{"calls", Where::table, "", Touch::once, at_table<&TableScreen::toggle_calls>},
      Verb{"call_step", Where::table, "STEPS", Touch::steps, at_table<&TableScreen::step_call>},
      Verb{"call_it", Where::table, "", Touch::decides, at_table<&TableScreen::call_it>},
      Verb{"deal_to", Where::table, "SEAT", Touch::once, at_table<&TableScreen::deal_to>},
      Verb{"deal_next", Where::table, "", Touch::once, at_table<&TableScreen::deal_next>},
      Verb{"deal_back", Where::table, "", Touch::once, at_table<&TableScreen::deal_back>},
      Verb{"deal_done", Where::table, "", Touch::decides, at_table<&TableScreen::deal_done>},
      Verb{"deal_rightly", Where::table, "", Touch::decides, at_table<&TableScreen::deal_rightly>},
      Verb{"call_misdeal", Where::table, "", Touch::decides, at_table<&TableScreen::call_misdeal>},
      Verb{"take_seat", Where::game, "", Touch::decides, at_table<&TableScreen::take_seat>},
      Verb{"next_hand", Where::game, "", Touch::decides, at_table<&TableScreen::next_hand>},
      Verb{"play_again", Where::game, "", Touch::decides, take<&App::play_again>},
      Verb{"hint", Where::game, "", Touch::confirms, at_table<&TableScreen::toggle_hint>},
      Verb{"close_hint", Where::game, "", Touch::once, at_table<&TableScreen::close_hint>},
      Verb{"close_caption", Where::game, "", Touch::once, at_table<&TableScreen::close_caption>},
      Verb{"undo", Where::game, "", Touch::confirms, at_table<&TableScreen::undo>},
      Verb{"redo", Where::game, "", Touch::once, at_table<&TableScreen::redo>},
      Verb{"skip", Where::table, "", Touch::once, at_table<&TableScreen::skip>},
      Verb{"tell", Where::table, "trump|score|trick|hand|lines", Touch::once,
           at_table<&TableScreen::tell>},
      Verb{"copy_result", Where::game, "", Touch::once, take<&App::copy_result>},
      Verb{"result_copied", Where::table, "", Touch::told, take<&App::say_result_copied>},
      Verb{"share", Where::game, "", Touch::once, take<&App::share>},
      Verb{"fair", Where::game, "", Touch::once, take<&App::show_fair_page>},
      Verb{"verdicts", Where::game, "", Touch::once, take<&App::review_decisions>},
      Verb{"duplicate", Where::game, "", Touch::once, take<&App::compare_hands>},
      Verb{"next_deal", Where::game, "", Touch::decides, take<&App::next_deal>},
      Verb{"duel_deal", Where::game, "DEAL", Touch::once, take<&App::look_at_deal>},
      Verb{"verdict", Where::game, "MOMENT", Touch::once, take<&App::look_at_decision>},
      Verb{"try", Where::game, "MOMENT", Touch::decides, take<&App::try_decision>},
      Verb{"review_at", Where::game, "MOMENT", Touch::once, at_table<&TableScreen::review_at>},
      Verb{"review_of", Where::game, "SEAT", Touch::once, at_table<&TableScreen::review_seat>},

      // A game from a link.
      Verb{"begin", Where::game, "", Touch::decides, at_table<&TableScreen::begin_sent>},
      Verb{"play", Where::game, "", Touch::once, at_table<&TableScreen::play>},
      Verb{"pause", Where::game, "", Touch::once, at_table<&TableScreen::pause>},

      // Playback, and branching.
      Verb{"moment", Where::game, "MOMENT", Touch::once, at_table<&TableScreen::go_to_moment>},
      Verb{"step", Where::game, "STEPS", Touch::steps, at_table<&TableScreen::step>},
      Verb{"trick", Where::game, "STEPS", Touch::steps, at_table<&TableScreen::step_by_tricks>},
      Verb{"back_to_game", Where::game, "", Touch::once, at_table<&TableScreen::back_to_game>},
      Verb{"play_on", Where::game, "", Touch::decides, at_table<&TableScreen::play_on>},
      Verb{"game", Where::game, "GAME", Touch::once, at_table<&TableScreen::choose_game>},
      Verb{"hand", Where::table, "HEADING", Touch::once, at_table<&TableScreen::toggle_hand>},
      Verb{"why", Where::table, "AWARD", Touch::once, at_table<&TableScreen::toggle_why>},
      Verb{"last_trick", Where::table, "", Touch::once, at_table<&TableScreen::toggle_last_trick>},
      Verb{"all_hands", Where::table, "", Touch::once, at_table<&TableScreen::toggle_all_hands>},
      Verb{"copy_history", Where::table, "", Touch::once, at_table<&TableScreen::copy_history>},
      Verb{"history_copied", Where::table, "", Touch::told, take<&App::say_history_copied>},
      Verb{"history_copy_failed", Where::table, "", Touch::told,
           take<&App::say_history_not_copied>},

      // A lesson.
      Verb{"go_on", Where::lesson, "", Touch::once, at_table<&TableScreen::go_on>},
      Verb{"lesson_why", Where::lesson, "", Touch::once, at_table<&TableScreen::lesson_why>},
      Verb{"fold", Where::table, "", Touch::once, at_table<&TableScreen::fold>},
      Verb{"end_lesson", Where::lesson, "", Touch::once, take<&App::end_lesson>},
      Verb{"play_after", Where::lesson, "", Touch::decides, take<&App::play_after_lesson>},

      // A puzzle.
      Verb{"try_again", Where::puzzle, "", Touch::decides, take<&App::solve_again>},
      Verb{"show_solution", Where::puzzle, "", Touch::decides, take<&App::show_solution>},
      Verb{"next_puzzle", Where::puzzle, "", Touch::decides, take<&App::solve_next>},
      Verb{"copy_puzzle", Where::puzzle, "", Touch::once, take<&App::copy_puzzle>},
      Verb{"end_puzzle", Where::puzzle, "", Touch::once, take<&App::end_puzzle>},

      // From outside.
      Verb{"thought", Where::worker, "THOUGHT", Touch::told, take<&App::hear_thought>},
      Verb{"host_load", Where::host, "LINK", Touch::told, take<&App::host_load>},
      Verb{"host_goto", Where::host, "MOMENT", Touch::told, for_host<&TableScreen::host_goto>},
      Verb{"host_next", Where::host, "", Touch::told, for_host<&TableScreen::host_next>},
      Verb{"host_previous", Where::host, "", Touch::told, for_host<&TableScreen::host_previous>},
      Verb{"host_play", Where::host, "", Touch::told, for_host<&TableScreen::host_play>},
      Verb{"host_pause", Where::host, "", Touch::told, for_host<&TableScreen::host_pause>},
      Verb{"host_seat", Where::host, "SEAT", Touch::told, for_host<&TableScreen::host_seat>},
      Verb{"host_decide", Where::host, "DECISION", Touch::told,
           for_host<&TableScreen::host_decide>},
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

std::string_view held_of(Verb::Touch touch) {
  if (touch == Touch::told) return "–";
  return touch == Touch::steps ? "again and again" : "once";
}

std::string_view double_of(Verb::Touch touch) {
  switch (touch) {
    case Touch::once:
    case Touch::steps:
      return "twice";
    case Touch::confirms:
      return "confirms nothing";
    case Touch::decides:
      return "answers once";
    case Touch::told:
      break;
  }
  return "–";
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

bool App::hears(std::string_view id, const Press& press) {
  clock_ = press.when;
  const auto colon = id.find(':');
  const Verb* verb = find_verb(id.substr(0, colon));
  if (verb == nullptr) return false;
  note_questions();
  return presses_.takes(*verb, id, question_of(*verb, id), press);
}

// The question that an action answers: all cards, and the button that discards, answer the same.
std::string_view App::question_of(const Verb& verb, std::string_view id) const {
  const bool at_table = verb.where != Where::start && verb.where != Where::anywhere;
  if (dialog_ != Dialog::none && !at_table) return "dialog";
  if (verb.where == Where::start) return "start";
  if (verb.name == "discard") return "card";
  return verb.name == "card" ? verb.name : id;
}

// Records when each question that can be answered now came up.
void App::note_questions() {
  if (noted_ == revision_) return;
  noted_ = revision_;
  std::vector<std::string> questions;
  if (dialog_ != noted_dialog_) presses_.forget("dialog");
  noted_dialog_ = dialog_;
  if (dialog_ != Dialog::none) questions.emplace_back("dialog");
  if (!table_) {
    questions.emplace_back("start");
  } else {
    // A card that plays itself is no question any more.
    if (!table_->playable().empty() && !table_->plays_itself()) questions.emplace_back("card");
    for (Action& action : table_->actions()) questions.push_back(std::move(action.id));
  }
  presses_.ask(std::move(questions), clock_);
}

bool App::settle(bool done) {
  if (!done) return false;
  if (!context_.asked_again.empty())
    presses_.ask_again(std::exchange(context_.asked_again, {}), clock_);
  if (table_) {
    if (!begun_address_.empty() && !table_->waits())
      show_address(std::exchange(begun_address_, {}));
    table_->update_history();
    table_->drop_old_message();
    table_->look_for_caption();
    name_own();
    ask_computer();
  }
  ask_others();
  changed();
  return true;
}

}  // namespace allfours
