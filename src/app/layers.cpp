// Layers: everything open on top of the bare start screen. Back closes the top one.
#include "app/app.hpp"

namespace allfours {

int App::layers() const {
  const Sheets& sheets = context_.sheets;
  return start_.lists() + (table_ ? 1 + table_->layers() : 0) + int{sheets.history} +
         int{sheets.rules} + int{sheets.menu} + int{dialog_ != Dialog::none};
}

bool App::close_top_sheet() {
  Sheets& sheets = context_.sheets;
  for (bool* sheet : {&sheets.menu, &sheets.rules, &sheets.history}) {
    if (!std::exchange(*sheet, false)) continue;
    tell_of_sheet(false, {});
    return true;
  }
  return false;
}

// A game stays on the shelf. The table of another page is its only screen, and stays.
bool App::back() {
  if (dialog_ != Dialog::none) return toggle_dialog(dialog_);
  if (close_top_sheet()) return true;
  if (!table_) return start_.close();
  if (table_->close_top_layer()) return true;
  if (embedding()) return false;
  return has_game() ? new_game() : end_lesson();
}

}  // namespace allfours
