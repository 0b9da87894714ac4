#include "app/links/links_feature.hpp"

#include <array>

#include "app/dialogs/dialog.hpp"
#include "app/links/address.hpp"
#include "app/links/fault_words.hpp"
#include "app/links/found_link.hpp"
#include "app/links/link_language.hpp"
#include "app/modes/duel/duel_feature.hpp"
#include "app/modes/together/together_feature.hpp"
#include "app/start/start_game.hpp"
#include "app/table/table_looking.hpp"
#include "app/table/table_results.hpp"
#include "app/table/table_state.hpp"
#include "app/verb_functions.hpp"

namespace allfours {

namespace {

bool copy_result(App& app) {
  AppState& state = app.state();
  const std::string result = result_text(*state.table);
  if (result.empty()) return false;
  const Session& session = state.table->session;
  state.context.effects.copy_result.emplace(
      result,
      address_of(state, link_text({{session.setup(), {}}, session.human(), {}, session.bots()})));
  return true;
}

bool say_result_copied(App& app) {
  AppState& state = app.state();
  state.context.say(
      has_game(state) ? state.context.words->result_copied : state.context.words->link_copied,
      false);
  return true;
}

// The page that recomputes the deals would reveal hidden cards.
bool show_fair_page(App& app) {
  AppState& state = app.state();
  if (!game_over(*state.table)) return false;
  state.context.effects.open = fair_page(app);
  return true;
}

bool compose(App& app) {
  AppState& state = app.state();
  state.context.effects.open = page_beside(app, "compose");
  state.context.sheets.menu = false;
  return true;
}

// In a duel, its dialog. A game of people on devices can be shared once it is over.
bool share(App& app) {
  AppState& state = app.state();
  if (shows_together(state)) return toggle_together(app);
  state.dialog = duel_at(*state.table) != nullptr ? duel_dialog : share_dialog;
  state.context.sheets.menu = false;
  state.context.message.clear();
  return true;
}

// What the page tells of a copy.
template <std::string_view Words::*text, bool is_error>
bool tell_of_copy(App& app) {
  Context& context = app.state().context;
  context.say(context.words->*text, is_error);
  return true;
}

bool ask_what_to_open(App& app) {
  AppState& state = app.state();
  state.dialog = open_dialog;
  state.context.sheets.menu = false;
  state.context.message.clear();
  return true;
}

bool say_not_opened(App& app, std::string_view what) {
  AppState& state = app.state();
  const auto fault = parse_log_fault(what);
  if (!fault && what != "unread") return false;
  const std::string why = fault ? fault_text(*fault, state.context.language)
                                : std::string(state.context.words->bad_file_unread);
  state.context.say_and_stay(fill(state.context.words->bad_file, {{"text", why}}), true);
  return true;
}

// Opens the first link in the text; a fault leaves everything unchanged.
bool open_game(App& app, std::string_view text) {
  const auto found = link_found_in(text);
  if (const auto* no = std::get_if<Fault>(&found)) {
    if (!take_saved_file(app, text)) app.say_fault(*no, true);
    return true;
  }
  const std::string& fragment = std::get<std::string>(found);
  if (!app.state().context.embedding && Together::is_link(fragment)) {
    open_together(app, fragment);
    return true;
  }
  const auto address = read_address(fragment);
  if (const auto* no = std::get_if<Fault>(&address)) {
    say_bad_link(app, *no, fragment);
    return true;
  }
  const std::string& link = std::get<LinkLanguage>(address).rest;
  auto parsed = read_link(link);
  if (const auto* no = std::get_if<Fault>(&parsed)) {
    say_bad_link(app, *no, fragment);
  } else {
    start_sent(app, std::get<OpenedLink>(std::move(parsed)), link);
  }
  return true;
}

constexpr std::array links_verbs{
    Verb{"compose", Where::start, "", Touch::once, act_by<compose>},
    Verb{"open", Where::start, "", Touch::once, act_by<ask_what_to_open>},
    Verb{"open_link", Where::start, "LINK", Touch::once, act_by<open_game>},
    Verb{"open_failed", Where::anywhere, "FAULT", Touch::told, act_by<say_not_opened>},
    Verb{"copied", Where::anywhere, "", Touch::told,
         act_by<tell_of_copy<&Words::link_copied, false>>},
    Verb{"copy_failed", Where::anywhere, "", Touch::told,
         act_by<tell_of_copy<&Words::copy_failed, true>>},
    Verb{"copy_result", Where::game, "", Touch::once, act_by<copy_result>},
    Verb{"result_copied", Where::table, "", Touch::told, act_by<say_result_copied>},
    Verb{"share", Where::game, "", Touch::once, act_by<share>},
    Verb{"fair", Where::game, "", Touch::once, act_by<show_fair_page>},
    Verb{"copy_history", Where::table, "", Touch::once, at_table<copy_history>},
    Verb{"history_copied", Where::table, "", Touch::told,
         act_by<tell_of_copy<&Words::history_copied, false>>},
    Verb{"history_copy_failed", Where::table, "", Touch::told,
         act_by<tell_of_copy<&Words::history_copy_failed, true>>}};

constexpr std::array links_dialogs{Dialog{share_dialog, &Words::share, write_share},
                                   Dialog{open_dialog, &Words::open_game, write_open}};

}  // namespace

extern const Feature links_feature{.verbs = links_verbs, .dialogs = links_dialogs};

}  // namespace allfours
