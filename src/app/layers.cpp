// Layers: everything open on top of the bare start screen; dialogs and sheets among them.
#include "app/app.hpp"
#include "app/feature.hpp"
#include "app/table/table_looking.hpp"

namespace allfours {

int App::layers() const {
  const Sheets& sheets = state_.context.sheets;
  return state_.start.lists() + (state_.table ? 1 + open_layers(*state_.table) : 0) +
         int{sheets.history} + int{sheets.rules} + int{sheets.menu} + int{!state_.dialog.empty()};
}

void App::ask_no_more() {
  state_.asked_to_forget = false;
  for (const Feature* feature : features()) {
    if (feature->ask_no_more != nullptr) feature->ask_no_more(*this);
  }
}

bool App::toggle_dialog(std::string_view name) {
  state_.dialog = state_.dialog == name ? std::string_view() : name;
  ask_no_more();
  state_.context.sheets.menu = false;
  state_.context.message.clear();
  return true;
}

void App::tell_of_sheet(bool open, std::string_view opened) {
  state_.context.say_aloud(std::string(open ? opened : words().sheet_closed));
}

}  // namespace allfours
