#include "app/verbs.hpp"

#include <algorithm>
#include <array>
#include <type_traits>

#include "app/app.hpp"

namespace allfours {

namespace {

using Where = Verb::Where;

// A method of the app as what a verb does: with or without what follows the colon.
template <auto method>
bool take(App& app, std::string_view what) {
  if constexpr (std::is_invocable_v<decltype(method), App&, std::string_view>) {
    return (app.*method)(what);
  } else {
    return (app.*method)();
  }
}

}  // namespace

struct App::Verbs {
  static constexpr std::array table{
      // The start screen.
      Verb{"variant", Where::start, "VARIANT", take<&App::choose_variant>},
      Verb{"players", Where::start, "PLAYERS", take<&App::choose_players>},
      Verb{"seed", Where::start, "SEED", take<&App::choose_seed>},
      Verb{"league", Where::start, "", take<&App::toggle_league>},
      Verb{"edit_seed", Where::start, "", take<&App::edit_seed>},
      Verb{"new_seed", Where::start, "", take<&App::new_seed>},
      Verb{"house_rules", Where::start, "", take<&App::toggle_house_rules>},
      Verb{"usual_rules", Where::start, "", take<&App::usual_rules>},
      Verb{"rule_up", Where::start, "FIELD", take<&App::rule_up>},
      Verb{"rule_down", Where::start, "FIELD", take<&App::rule_down>},
      Verb{"start", Where::start, "", take<&App::start>},
      Verb{"resume", Where::start, "", take<&App::resume_kept>},
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
      Verb{"close", Where::anywhere, "", take<&App::close>},
      Verb{"copied", Where::anywhere, "", take<&App::say_copied>},
      Verb{"copy_failed", Where::anywhere, "", take<&App::say_not_copied>},
      Verb{"open_failed", Where::anywhere, "TEXT", take<&App::say_not_opened>},
      Verb{"focus", Where::anywhere, "ACTION?", take<&App::focus>},
      Verb{"new_version", Where::anywhere, "", take<&App::tell_of_new_version>},
      Verb{"reload", Where::anywhere, "", take<&App::reload>},

      // Settings.
      Verb{"pace", Where::anywhere, "PACE", take<&App::choose_pace>},
      Verb{"colours", Where::anywhere, "on|off|4|2", take<&App::choose_colours>},
      Verb{"brown_backs", Where::anywhere, "on|off", take<&App::turn<&Settings::brown_backs>>},
      Verb{"language", Where::anywhere, "LANGUAGE", take<&App::choose_language>},
      Verb{"words", Where::anywhere, "LANGUAGE", take<&App::hear_words>},
      Verb{"words_failed", Where::anywhere, "LANGUAGE", take<&App::miss_words>},
      Verb{"look", Where::anywhere, "0|1|2", take<&App::choose_look>},
      Verb{"sound", Where::anywhere, "on|off", take<&App::turn<&Settings::sound>>},
      Verb{"shortcuts", Where::anywhere, "on|off", take<&App::turn<&Settings::shortcuts>>},
      Verb{"text_only", Where::anywhere, "on|off", take<&App::turn<&Settings::text_only>>},
      Verb{"name", Where::anywhere, "NAME", take<&App::rename>},

      // The game at the table.
      Verb{"card", Where::table, "CARD", take<&App::click_card>},
      Verb{"say", Where::table, "WORD", take<&App::say_word>},
      Verb{"discard", Where::table, "", take<&App::discard>},
      Verb{"lay_down", Where::table, "", take<&App::lay_down>},
      Verb{"keep", Where::table, "", take<&App::keep_hand>},
      Verb{"next_hand", Where::table, "", take<&App::next_hand>},
      Verb{"play_again", Where::table, "", take<&App::play_again>},
      Verb{"undo", Where::table, "", take<&App::undo>},
      Verb{"redo", Where::table, "", take<&App::redo>},
      Verb{"skip", Where::table, "", take<&App::skip>},
      Verb{"tell", Where::table, "trump|score|trick|hand|lines", take<&App::tell>},
      Verb{"share", Where::table, "", take<&App::share>},
      Verb{"fair", Where::table, "", take<&App::show_fair_page>},

      // Looking back, and playing on from there.
      Verb{"moment", Where::table, "MOMENT", take<&App::go_to_moment>},
      Verb{"step", Where::table, "STEPS", take<&App::step>},
      Verb{"trick", Where::table, "STEPS", take<&App::step_by_tricks>},
      Verb{"back_to_game", Where::table, "", take<&App::back_to_game>},
      Verb{"play_on", Where::table, "", take<&App::play_on>},
      Verb{"game", Where::table, "GAME", take<&App::choose_game>},
      Verb{"hand", Where::table, "HEADING", take<&App::toggle_hand>},
      Verb{"why", Where::table, "AWARD", take<&App::toggle_why>},
      Verb{"last_trick", Where::table, "", take<&App::toggle_last_trick>},
      Verb{"all_hands", Where::table, "", take<&App::toggle_all_hands>},
      Verb{"copy_history", Where::table, "", take<&App::copy_history>},
      Verb{"history_copied", Where::table, "", take<&App::say_history_copied>},
      Verb{"history_copy_failed", Where::table, "", take<&App::say_history_not_copied>},

      // From outside.
      Verb{"thought", Where::worker, "THOUGHT", take<&App::hear_thought>},
      Verb{"host_load", Where::host, "LINK", take<&App::load_for_host>},
      Verb{"host_goto", Where::host, "MOMENT", take<&App::go_for_host>},
      Verb{"host_next", Where::host, "", take<&App::next_for_host>},
      Verb{"host_previous", Where::host, "", take<&App::previous_for_host>},
      Verb{"host_play", Where::host, "", take<&App::play_for_host>},
      Verb{"host_pause", Where::host, "", take<&App::pause_for_host>},
      Verb{"host_seat", Where::host, "SEAT", take<&App::sit_for_host>},
      Verb{"host_decide", Where::host, "DECISION", take<&App::decide_for_host>},
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
    case Where::worker:
      return "worker";
    case Where::host:
      return "host";
  }
  return {};
}

// Whether this can be done where we are.
bool App::has_place(const Verb& verb) const {
  switch (verb.where) {
    case Where::anywhere:
      return true;
    case Where::start:
      return !session_;
    case Where::table:
    case Where::worker:
      return session_.has_value();
    case Where::host:
      return embedding_.has_value();
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
  if (session_) {
    history_.update(session_->setup(), session_->log(), session_->shown(), *narrator_);
  }
  changed();
  return true;
}

}  // namespace allfours
