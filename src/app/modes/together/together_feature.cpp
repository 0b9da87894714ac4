#include "app/modes/together/together_feature.hpp"

#include <array>
#include <utility>

#include "app/layers.hpp"
#include "app/links/address.hpp"
#include "app/modes/together/table_shared.hpp"
#include "app/start/chosen_bots.hpp"
#include "app/start/start_game.hpp"
#include "app/table/table_progress.hpp"
#include "app/table/table_state.hpp"
#include "app/verb_functions.hpp"
#include "words/words.hpp"

namespace allfours {

namespace {

// Bots decide as soon as they are asked, whatever the screen shows: other people wait for them.
void decide_for_bots(App& app) {
  AppState& state = app.state();
  const auto follow = [&] {
    if (shows_together(state) && allfours::follow(*state.table)) app.changed();
  };
  for (follow(); state.together.plays() && state.together.bot_question().seat >= 0; follow()) {
    if (!shows_together(state) || !state.context.can_advise) {
      if (!state.together.let_bot_decide()) return;
      continue;
    }
    if (auto request = state.thinking.request(state.table->session)) {
      state.context.requests.ask(Requests::Owner::table, *std::move(request));
    }
    if (state.thinking.waits()) return;
    let_bot_decide(*state.table, state.thinking);
  }
}

// A finished game counts once on each device, however often its table is opened again.
void count_together(App& app) {
  AppState& state = app.state();
  if (!state.together.plays()) return;
  const together::Device& device = state.together.table()->device();
  const Game& game = device.history().game();
  if (!device.history().over() || !state.together.is_person(device.seat())) return;
  Tally one = tally(game.setup(), game.log(), device.seat());
  one.together = true;
  if (state.records.statistics.add_once(one, device.sitting().table))
    state.context.effects.save("statistics");
}

// The deal has a name from which the cards follow, so that the address does not show it.
void put_together_table(App& app, int seen) {
  AppState& state = app.state();
  const together::Device& device = state.together.table()->device();
  state.together_screen.shown = device.sitting().table;
  OpenedLink link{device.history().game(), 0, device.seat()};
  for (int seat = 0; seat < link.game.setup().players; ++seat) {
    link.bots[at(seat)] = device.history().bot(seat);
  }
  start_game(app, std::move(link));
  show_address(state, "");
  state.context.message.clear();
  share_game(*state.table, state.together, seen);
}

void open_together_link(App& app, std::string_view link) {
  AppState& state = app.state();
  const auto fault = state.together.open_link(link);
  const bool handed_over = state.context.effects.hand_over.has_value();
  if (!fault && !handed_over) state.dialog = together_dialog;
  follow_together(app);
  // The table may have come to the screen, which removes messages.
  if (fault) app.say_fault(*fault, true);
}

bool hear_together_ready(App& app, std::string_view secret) {
  AppState& state = app.state();
  if (state.context.embedding || !state.together.hear_ready(secret)) return false;
  const bool opens = std::exchange(state.together_screen.wanted, false);
  const std::string link = std::exchange(state.together_screen.link, {});
  const std::string table = std::exchange(state.together_screen.resumed, {});
  if (!link.empty()) {
    open_together_link(app, link);
  } else if (!table.empty() && state.together.resume(table)) {
    follow_together(app);
    if (!state.together.plays()) state.dialog = together_dialog;
  } else if (opens) {
    state.dialog = together_dialog;
  }
  return true;
}

bool miss_together(App& app) {
  AppState& state = app.state();
  if (!state.together_screen.wanted && state.together_screen.link.empty() &&
      state.together_screen.resumed.empty())
    return false;
  state.together_screen.wanted = false;
  state.together_screen.link.clear();
  state.together_screen.resumed.clear();
  state.context.say_and_stay(state.context.words->together_not_loaded, true);
  return true;
}

bool host_together(App& app) {
  AppState& state = app.state();
  if (const auto no = validate(state.start.rules(), state.start.players())) {
    app.say_fault(*no, false);
    return true;
  }
  return state.together.host(state.start.setup(), chosen_bots(app.settings(), state.start.setup()));
}

// The game of the table that nobody has come to, if there is one.
bool host_by_message(App& app) {
  AppState& state = app.state();
  const TableDevice* table = state.together.table();
  const Setup setup = table == nullptr ? state.start.setup() : table->device().sitting().setup;
  if (const auto no = validate(setup.rules, setup.players)) {
    app.say_fault(*no, false);
    return true;
  }
  if (!state.together.host_by_message(setup, chosen_bots(app.settings(), setup))) return false;
  follow_together(app);
  return true;
}

bool resume_together(App& app, std::string_view name) {
  AppState& state = app.state();
  if (!state.together.resume(name)) return false;
  state.together_screen.shown.clear();
  follow_together(app);
  return true;
}

bool leave_together(App& app) {
  AppState& state = app.state();
  const bool shown = shows_together(state);
  if (!state.together.leave()) return false;
  state.together_screen.shown.clear();
  if (shown) new_game(app);
  return true;
}

bool show_together_table(App& app) {
  AppState& state = app.state();
  if (!state.together.plays() || shows_together(state)) return false;
  put_together_table(app, static_cast<int>(state.together.game().log().size()));
  return true;
}

template <bool moved>
bool play_together_again(App& app) {
  return play_together(app, moved);
}

// A verb of the table of people on devices.
template <auto method>
bool at_shared_table(App& app, std::string_view what) {
  if (!call_method<method>(app.state().together, what)) return false;
  follow_together(app);
  return true;
}

void cancel_forgetting_table(App& app) { app.state().together.cancel_confirmation(); }

void read_tables(App& app, std::string_view text) { app.state().together.read_stored(text); }

std::string text_of_tables(const App& app) { return app.state().together.stored_text(); }

void note_tables_stored(App& app) { app.state().together.note_stored(); }

// The switch of the settings, and the answer of the browser.
bool choose_turn_notes(App& app, std::string_view what) {
  if (what == "granted") return false;
  Context& context = app.state().context;
  Settings& settings = context.settings;
  settings.turn_notes = what == "on";
  if (settings.turn_notes) {
    context.message.clear();
    context.effects.connections.push_back({ConnectionCall::Kind::notes});
  }
  if (what == "refused") context.say(context.words->turn_notes_refused, true);
  if (what == "unsupported") context.say(context.words->turn_notes_unsupported, true);
  return context.effects.save("settings");
}

constexpr std::array together_verbs{
    Verb{"together", Where::anywhere, "", Touch::once, act_by<toggle_together>},
    Verb{"together_table", Where::anywhere, "", Touch::once, act_by<show_together_table>},
    Verb{"together_seat", Where::anywhere, "SEAT", Touch::once,
         at_shared_table<&Together::want_seat>},
    Verb{"together_server", Where::anywhere, "SERVER?", Touch::once,
         at_shared_table<&Together::name_server>},
    Verb{"together_host", Where::anywhere, "", Touch::decides, act_by<host_together>},
    Verb{"together_turns", Where::anywhere, "", Touch::decides, act_by<host_by_message>},
    Verb{"together_invite", Where::anywhere, "SEAT", Touch::decides,
         at_shared_table<&Together::invite_again>},
    Verb{"together_answer", Where::anywhere, "LINK", Touch::once,
         at_shared_table<&Together::take_answer>},
    Verb{"together_begin", Where::anywhere, "", Touch::decides, at_shared_table<&Together::start>},
    Verb{"together_leave_out", Where::anywhere, "SEAT", Touch::decides,
         at_shared_table<&Together::leave_out>},
    Verb{"together_join", Where::anywhere, "", Touch::decides, at_shared_table<&Together::join>},
    Verb{"together_bot", Where::anywhere, "SEAT", Touch::decides,
         at_shared_table<&Together::seat_bot>},
    Verb{"together_person", Where::anywhere, "SEAT", Touch::decides,
         at_shared_table<&Together::seat_person>},
    Verb{"together_resume", Where::anywhere, "TABLE", Touch::decides, act_by<resume_together>},
    Verb{"together_forget", Where::anywhere, "TABLE", Touch::confirms,
         at_shared_table<&Together::forget>},
    Verb{"together_leave", Where::anywhere, "", Touch::decides, act_by<leave_together>},
    Verb{"together_again", Where::anywhere, "", Touch::decides, act_by<play_together_again<false>>},
    Verb{"together_again_moved", Where::anywhere, "", Touch::decides,
         act_by<play_together_again<true>>},
    Verb{"together_ready", Where::anywhere, "SECRET", Touch::told, act_by<hear_together_ready>},
    Verb{"together_not_ready", Where::anywhere, "", Touch::told, act_by<miss_together>},
    Verb{"together_offered", Where::anywhere, "CHANNEL", Touch::told,
         at_shared_table<&Together::hear_offer>},
    Verb{"together_answered", Where::anywhere, "VIA", Touch::told,
         at_shared_table<&Together::hear_answer>},
    Verb{"together_up", Where::anywhere, "CHANNEL", Touch::told,
         at_shared_table<&Together::hear_up>},
    Verb{"together_down", Where::anywhere, "CHANNEL", Touch::told,
         at_shared_table<&Together::hear_down>},
    Verb{"together_text", Where::anywhere, "CHANNEL", Touch::told,
         at_shared_table<&Together::hear_text>},
    Verb{"together_failed", Where::anywhere, "CHANNEL", Touch::told,
         at_shared_table<&Together::hear_failure>},
    Verb{"together_no_camera", Where::anywhere, "none|refused|unsupported|not_loaded", Touch::told,
         at_shared_table<&Together::hear_no_camera>},
    Verb{"together_handed", Where::anywhere, "LINK", Touch::told,
         at_shared_table<&Together::hear_handed>},
    Verb{"together_handed_over", Where::anywhere, "taken|nobody", Touch::told,
         at_shared_table<&Together::hear_handed_over>},
    Verb{"together_remind", Where::anywhere, "", Touch::told, at_shared_table<&Together::remind>},
    Verb{"turn_notes", Where::anywhere, "on|off|granted|refused|unsupported", Touch::once,
         act_by<choose_turn_notes>}};

constexpr std::array together_dialogs{Dialog{together_dialog, &Words::together, write_together}};

constexpr std::array together_texts{StoredText{.name = "together",
                                               .dialog = together_dialog,
                                               .is_shared = true,
                                               .read = read_tables,
                                               .text = text_of_tables,
                                               .note_stored = note_tables_stored}};

}  // namespace

// The page loads texts and connections first; then hear_together_ready opens the dialog.
bool toggle_together(App& app) {
  AppState& state = app.state();
  if (state.context.embedding) return false;
  if (state.dialog == together_dialog) return toggle_dialog(app, together_dialog);
  if (state.together.ready()) return toggle_dialog(app, together_dialog);
  state.context.sheets.menu = false;
  state.together_screen.wanted = true;
  return state.context.effects.prepare_together = true;
}

void open_together(App& app, std::string_view fragment) {
  AppState& state = app.state();
  leave_table(app);
  app.changed();
  state.together_screen.link = fragment;
  state.together_screen.shown.clear();
  show_address(state, "");
  state.context.effects.prepare_together = true;
}

bool shows_end_of_together(const App& app) {
  const AppState& state = app.state();
  return state.table && state.together.plays() &&
         state.together.table()->device().stage() == together::Device::Stage::over &&
         state.together.game().setup().seed == state.table->session.setup().seed;
}

bool shows_shared_table(const App& app) {
  return shows_together(app.state()) || shows_end_of_together(app);
}

bool play_together(App& app, bool moved) {
  AppState& state = app.state();
  const bool on_screen = shows_end_of_together(app);
  if (!state.together.play_again(moved)) return false;
  state.together_screen.shown.clear();
  if (on_screen) new_game(app);
  state.dialog = together_dialog;
  follow_together(app);
  return true;
}

void follow_together(App& app) {
  AppState& state = app.state();
  // The table on the screen was left, or is another one.
  const bool other = !state.together.plays() || state.together.table()->device().sitting().table !=
                                                    state.together_screen.shown;
  if (shows_together(state) && other) new_game(app);
  if (!state.together.plays()) return;
  const together::Device& device = state.together.table()->device();
  if (state.together_screen.shown != device.sitting().table) {
    put_together_table(app, state.together.seen());
    // The answer to a fresh invitation is still to be sent.
    if (state.together.invitation() && !state.together.connected()) state.dialog = together_dialog;
  }
  attend_shared_table(app);
}

void attend_shared_table(App& app) {
  decide_for_bots(app);
  count_together(app);
  app.state().together.tell_turn();
}

extern const Feature together_feature{.verbs = together_verbs,
                                      .dialogs = together_dialogs,
                                      .texts = together_texts,
                                      .cancel_confirmation = cancel_forgetting_table};

}  // namespace allfours
