#include "app/layers.hpp"

#include "app/app.hpp"
#include "app/feature.hpp"
#include "app/table/table_looking.hpp"

namespace allfours {

int layers(const AppState& state) {
  const Sheets& sheets = state.context.sheets;
  return state.start.lists() + (state.table ? 1 + open_layers(*state.table) : 0) +
         int{sheets.history} + int{sheets.rules} + int{sheets.menu} + int{!state.dialog.empty()};
}

void cancel_confirmation(App& app) {
  app.state().asked_to_forget = false;
  for (const Feature* feature : features()) {
    if (feature->cancel_confirmation != nullptr) feature->cancel_confirmation(app);
  }
}

bool toggle_dialog(App& app, std::string_view name) {
  AppState& state = app.state();
  state.dialog = state.dialog == name ? std::string_view() : name;
  cancel_confirmation(app);
  state.context.sheets.menu = false;
  state.context.message.clear();
  return true;
}

void tell_of_sheet(AppState& state, bool open, std::string_view opened) {
  state.context.say_aloud(std::string(open ? opened : state.context.words->sheet_closed));
}

}  // namespace allfours
