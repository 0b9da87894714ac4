#include "app/features/settings/settings_feature.hpp"

#include <algorithm>
#include <array>
#include <type_traits>
#include <utility>

#include "app/language.hpp"
#include "app/links/address.hpp"
#include "app/modes/duel/duel_feature.hpp"
#include "app/table/table_state.hpp"
#include "app/verb_functions.hpp"

namespace allfours {

namespace {

constexpr std::array<std::string_view, 3> look_numbers{"0", "1", "2"};

// One of several values by its stored name.
template <auto value, const auto& names>
bool choose(App& app, std::string_view what) {
  const auto found = std::ranges::find(names, what);
  if (found == names.end()) return false;
  Context& context = app.state().context;
  auto& chosen = context.settings.*value;
  chosen = static_cast<std::remove_reference_t<decltype(chosen)>>(found - names.begin());
  return context.effects.save("settings");
}

bool rename_at(App& app, std::string_view what, int first_place) {
  AppState& state = app.state();
  if (what.size() < 2 || what[0] < '0' || what[0] >= '0' + max_players || what[1] != ':') {
    return false;
  }
  const int place = first_place + what[0] - '0';
  const std::string_view name = trimmed(what.substr(2));
  if (!name.empty() && !valid_name(name)) {
    state.context.say(name_refusal(*state.context.words, name), true);
    return true;
  }
  Settings renamed = state.context.settings;
  std::string_view taken = name;
  if (first_place > 0) {
    renamed.people_names[at(place - first_place)] = name;
  } else {
    renamed.names[at(place)] = name == usual_names[at(place)] ? std::string_view() : name;
    taken = name_in(renamed, place);
  }
  if (!taken.empty() && name_taken(renamed, place, taken)) {
    state.context.say(fill(state.context.words->name_taken, {{"who", taken}}), true);
    return true;
  }
  state.context.message.clear();
  state.context.settings = std::move(renamed);
  state.context.effects.save("settings");
  if (state.table) {
    tell_anew(*state.table);
    // The duel's link contains the name.
    if (const DuelRun* duel = duel_at(*state.table); duel != nullptr && duel->deal_played())
      end_deal(app);
  }
  return true;
}

bool choose_pace(App& app, std::string_view what) {
  AppState& state = app.state();
  state.context.settings.pace = parse_pace(what).value_or(state.context.settings.pace);
  return state.context.effects.save("settings");
}

bool choose_text_size(App& app, std::string_view what) {
  AppState& state = app.state();
  const auto size = parse_text_size(what);
  if (!size) return false;
  state.context.settings.text_size = *size;
  return state.context.effects.save("settings");
}

bool choose_colours(App& app, std::string_view what) {
  AppState& state = app.state();
  state.context.settings.four_colours = what == "on" || what == "4";
  return state.context.effects.save("settings");
}

bool choose_language(App& app, std::string_view what) {
  AppState& state = app.state();
  const auto language = find_language(what);
  if (!language) return false;
  state.context.settings.language = language;
  if (state.link_language) {
    state.link_language.reset();
    show_address(state, state.table ? state.table->address : std::string());
  }
  rebuild_texts(app);
  return state.context.effects.save("settings");
}

bool choose_volume(App& app, std::string_view what) {
  if (!choose<&Settings::volume, volume_names>(app, what)) return false;
  Context& context = app.state().context;
  if (context.settings.sound) context.effects.sounds.push_back(Sound::own_point);
  return true;
}

bool tell_captions_again(App& app) {
  AppState& state = app.state();
  state.context.settings.captions_told = 0;
  state.context.say_aloud(std::string(state.context.words->captions_come));
  return state.context.effects.save("settings");
}

// "1:Winnie" sets a name, "1:" restores the default.
bool rename(App& app, std::string_view what) { return rename_at(app, what, 0); }

// The same for another person at this screen, at that position.
bool rename_person(App& app, std::string_view what) { return rename_at(app, what, max_players); }

std::string text_of_settings(const App& app) { return settings_text(app.settings()); }

bool has_unread_settings(const App& app) { return !app.settings().unread.empty(); }

constexpr std::array settings_verbs{
    Verb{"settings", Where::anywhere, "", Touch::once, act_by<toggle<settings_dialog>>},
    Verb{"pace", Where::anywhere, "PACE", Touch::once, act_by<choose_pace>},
    Verb{"text_size", Where::anywhere, "SIZE", Touch::once, act_by<choose_text_size>},
    Verb{"colours", Where::anywhere, "on|off|4|2", Touch::once, act_by<choose_colours>},
    Verb{"felt", Where::anywhere, "green|blue|wine", Touch::once,
         act_by<choose<&Settings::felt, felt_names>>},
    Verb{"card_back", Where::anywhere, "red|brown|blue|green", Touch::once,
         act_by<choose<&Settings::back, back_names>>},
    Verb{"hand_order", Where::anywhere, "usual|low_first|trumps_last|by_rank", Touch::once,
         act_by<choose<&Settings::hand_order, hand_order_names>>},
    Verb{"left_handed", Where::anywhere, "on|off", Touch::once,
         act_by<turn<&Settings::left_handed>>},
    Verb{"second_touch", Where::anywhere, "on|off", Touch::once,
         act_by<turn<&Settings::second_touch>>},
    Verb{"language", Where::anywhere, "LANGUAGE", Touch::once, act_by<choose_language>},
    Verb{"look", Where::anywhere, "0|1|2", Touch::once,
         act_by<choose<&Settings::look, look_numbers>>},
    Verb{"sound", Where::anywhere, "on|off", Touch::once, act_by<turn<&Settings::sound>>},
    Verb{"volume", Where::anywhere, "0|1|2", Touch::once, act_by<choose_volume>},
    Verb{"last_card", Where::anywhere, "on|off", Touch::once, act_by<turn<&Settings::last_card>>},
    Verb{"shortcuts", Where::anywhere, "on|off", Touch::once, act_by<turn<&Settings::shortcuts>>},
    Verb{"text_only", Where::anywhere, "on|off", Touch::once, act_by<turn<&Settings::text_only>>},
    Verb{"name", Where::anywhere, "NAME", Touch::once, act_by<rename>},
    Verb{"person", Where::anywhere, "NAME", Touch::once, act_by<rename_person>},
    Verb{"captions_again", Where::anywhere, "", Touch::once, act_by<tell_captions_again>}};

constexpr std::array settings_dialogs{Dialog{settings_dialog, &Words::settings, write_settings}};

constexpr std::array settings_texts{StoredText{.name = "settings",
                                               .dialog = settings_dialog,
                                               .text = text_of_settings,
                                               .has_unread = has_unread_settings}};

}  // namespace

extern const Feature settings_feature{
    .verbs = settings_verbs, .dialogs = settings_dialogs, .texts = settings_texts};

}  // namespace allfours
