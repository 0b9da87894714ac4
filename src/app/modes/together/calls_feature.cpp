#include "app/modes/together/calls_feature.hpp"

#include <array>

#include "app/dialogs/dialog_parts.hpp"
#include "app/layers.hpp"
#include "app/modes/together/together_feature.hpp"
#include "app/table/table_state.hpp"
#include "app/verb_functions.hpp"

namespace allfours {

namespace {

bool toggle_calls(App& app) {
  return (offers_calls(app) || app.state().dialog == calls_dialog) &&
         toggle_dialog(app, calls_dialog);
}

bool make_call(App& app, std::string_view number) {
  AppState& state = app.state();
  if (!state.together.make_call(number)) return false;
  if (state.dialog == calls_dialog) state.dialog = {};
  return true;
}

void write_calls(JsonWriter& json, const App& app) {
  const Together& together = app.state().together;
  if (!offers_calls(app)) text_part(json, "text", together.sentence("together-calls-nobody"));
  for (int number = 1; offers_calls(app) && number <= Together::known_calls; ++number) {
    button_part(json, "together_call:" + std::to_string(number), together.call_text(number));
  }
  switch_part(json, "calls_of_others:", app.words().calls_of_others, "", app.settings().calls);
}

constexpr std::array calls_verbs{
    Verb{"together_calls", Where::table, "", Touch::once, act_by<toggle_calls>},
    Verb{"together_call", Where::table, "CALL", Touch::once, act_by<make_call>},
    Verb{"calls_of_others", Where::anywhere, "on|off", Touch::once,
         act_by<turn<&Settings::calls>>}};

constexpr std::array calls_dialogs{Dialog{calls_dialog, &Words::call_across, write_calls}};

}  // namespace

bool offers_calls(const App& app) {
  return shows_shared_table(app) && app.state().together.offers_calls();
}

std::string_view call_of(const App& app, int seat) {
  const bool here = shows_shared_table(app) && !looking_back(app.table());
  return here ? app.state().together.call_of(seat) : std::string_view();
}

extern const Feature calls_feature{.verbs = calls_verbs, .dialogs = calls_dialogs};

}  // namespace allfours
