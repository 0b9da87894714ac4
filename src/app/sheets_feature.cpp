#include "app/sheets_feature.hpp"

#include <array>

#include "app/language.hpp"
#include "app/layers.hpp"
#include "app/modes/lesson/lesson_feature.hpp"
#include "app/modes/lesson/table_first_game.hpp"
#include "app/start/start_game.hpp"
#include "app/table/table_looking.hpp"
#include "app/table/table_state.hpp"
#include "app/verb_functions.hpp"
#include "words/rule_outline.hpp"

namespace allfours {

namespace {

bool toggle_menu(App& app) {
  AppState& state = app.state();
  state.context.sheets.menu = !state.context.sheets.menu;
  tell_of_sheet(state, state.context.sheets.menu, app.words().menu_opened);
  return true;
}

bool toggle_rules(App& app, std::string_view what) {
  AppState& state = app.state();
  state.context.sheets.rules =
      !state.context.sheets.rules || (!what.empty() && what != state.context.sheets.marked_rule);
  state.context.sheets.marked_rule = what;
  state.context.sheets.menu = false;
  // The rule that is asked for is read out.
  const std::string rule = rule_sentence(rules_setup(state), state.context.language, what);
  tell_of_sheet(state, state.context.sheets.rules, rule.empty() ? app.words().rules_opened : rule);
  return true;
}

// Every rule has a paragraph on the pages: rules/LANGUAGE/VARIANT.html#field.value, or #no_trump; a
// house rule that the variant's page does not have, on the page of house rules.
bool explain_rule(App& app, std::string_view what) {
  AppState& state = app.state();
  const Field* field = find_field(what.substr(0, what.find('.')));
  const Setup setup = rules_setup(state);
  const bool says = field != nullptr
                        ? what.substr(field->name.size()) == "." + value_text(*field, setup.rules)
                        : what.empty() || says_general_rule(outlined(setup), what);
  if (!says) return false;
  state.context.effects.open =
      "rules/" + std::string(language_code(state.context.language)) + "/" +
      (what.empty() ? std::string(setup.variant->id) + ".html" : rule_place(setup, what));
  return true;
}

bool toggle_history(App& app) {
  AppState& state = app.state();
  state.context.sheets.history = !state.context.sheets.history;
  tell_of_sheet(state, state.context.sheets.history, app.words().history_opened);
  return true;
}

bool close(App& app) {
  AppState& state = app.state();
  Sheets& sheets = state.context.sheets;
  const bool covered = sheets.menu || sheets.rules || !state.dialog.empty();
  // With nothing else to close, skips a lesson's or a first game's caption.
  if (state.table && !covered && !sheets.history && app.message().empty() &&
      !state.table->last_trick_open && !all_hands_open(*state.table)) {
    if (!has_game(state)) return end_lesson(app);
    if (close_caption(*state.table)) return true;
  }
  if (sheets.menu || sheets.history || sheets.rules) tell_of_sheet(state, false, {});
  sheets.menu = sheets.history = sheets.rules = false;
  state.dialog = {};
  cancel_confirmation(app);
  if (!covered && !state.table) state.start.close();
  if (state.table) close_layers(*state.table);
  state.context.message.clear();
  return true;
}

bool choose_tab(App& app, std::string_view what) {
  AppState& state = app.state();
  state.everything = what == "everything";
  return true;
}

bool focus(App& app, std::string_view what) {
  AppState& state = app.state();
  if (state.focused == what) return false;
  state.focused = what;
  return true;
}

bool tell_of_new_version(App& app) {
  AppState& state = app.state();
  return state.new_version = true;
}

bool reload(App& app) {
  AppState& state = app.state();
  return state.context.effects.reload = true;
}

// Keeps the language in use.
bool miss_words(App& app, std::string_view what) {
  AppState& state = app.state();
  const auto language = find_language(what);
  if (!language || wanted_language(state) != *language || has_words(*language)) return false;
  state.link_language.reset();
  state.context.settings.language = state.context.language;
  rebuild_texts(app);
  state.context.say(fill(state.context.words->bad_words, {{"text", language_name(*language)}}),
                    true);
  return true;
}

bool hear_words(App& app, std::string_view what) {
  const auto language = find_language(what);
  if (!language || !has_words(*language)) return miss_words(app, what);
  rebuild_texts(app);
  return true;
}

bool close_top_sheet(App& app) {
  AppState& state = app.state();
  Sheets& sheets = state.context.sheets;
  for (bool* sheet : {&sheets.menu, &sheets.rules, &sheets.history}) {
    if (!std::exchange(*sheet, false)) continue;
    tell_of_sheet(state, false, {});
    return true;
  }
  return false;
}

// A game stays saved. The table of another page is its only screen, and stays.
bool back(App& app) {
  AppState& state = app.state();
  if (!state.dialog.empty()) return toggle_dialog(app, state.dialog);
  if (close_top_sheet(app)) return true;
  if (!state.table) return state.start.close();
  if (close_top_layer(*state.table)) return true;
  if (state.context.embedding) return false;
  return has_game(state) ? new_game(app) : end_lesson(app);
}

constexpr std::array sheets_verbs{
    Verb{"menu", Where::anywhere, "", Touch::once, act_by<toggle_menu>},
    Verb{"rules", Where::anywhere, "RULE?", Touch::once, act_by<toggle_rules>},
    Verb{"explain", Where::anywhere, "RULE?", Touch::once, act_by<explain_rule>},
    Verb{"history", Where::anywhere, "", Touch::once, act_by<toggle_history>},
    Verb{"tab", Where::anywhere, "points|everything", Touch::once, act_by<choose_tab>},
    Verb{"keys", Where::anywhere, "", Touch::once, act_by<toggle<keys_dialog>>},
    Verb{"close", Where::anywhere, "", Touch::once, act_by<close>},
    Verb{"back", Where::anywhere, "", Touch::told, act_by<back>},
    Verb{"focus", Where::anywhere, "ACTION?", Touch::told, act_by<focus>},
    Verb{"words", Where::anywhere, "LANGUAGE", Touch::told, act_by<hear_words>},
    Verb{"words_failed", Where::anywhere, "LANGUAGE", Touch::told, act_by<miss_words>},
    Verb{"new_version", Where::anywhere, "", Touch::told, act_by<tell_of_new_version>},
    Verb{"reload", Where::anywhere, "", Touch::once, act_by<reload>}};

constexpr std::array sheets_dialogs{Dialog{keys_dialog, &Words::keys, write_keys}};

}  // namespace

// A sheet is part of the picture, which not everybody sees.
extern const Feature sheets_feature{.verbs = sheets_verbs, .dialogs = sheets_dialogs};

}  // namespace allfours
