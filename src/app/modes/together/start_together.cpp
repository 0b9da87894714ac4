// The table of people on devices (together.hpp) and the screen: its dialog, its game on the table,
// and its bots.
#include "app/app.hpp"
#include "words/words.hpp"

namespace allfours {

// The page loads texts and connections first; then hear_together_ready opens the dialog.
bool App::toggle_together() {
  if (embedding()) return false;
  if (dialog_ == Dialog::together) return toggle_dialog(Dialog::together);
  if (together_.ready()) return toggle_dialog(Dialog::together);
  context_.sheets.menu = false;
  together_wanted_ = true;
  return context_.effects.prepare_together = true;
}

bool App::hear_together_ready(std::string_view secret) {
  if (embedding() || !together_.hear_ready(secret)) return false;
  const bool opens = std::exchange(together_wanted_, false);
  const std::string link = std::exchange(together_link_, {});
  const std::string table = std::exchange(together_resumed_, {});
  if (!link.empty()) {
    open_together_link(link);
  } else if (!table.empty() && together_.resume(table)) {
    follow_together();
    if (!together_.plays()) dialog_ = Dialog::together;
  } else if (opens) {
    dialog_ = Dialog::together;
  }
  return true;
}

void App::open_together_link(std::string_view link) {
  const auto fault = together_.open_link(link);
  const bool handed_over = context_.effects.hand_over.has_value();
  if (!fault && !handed_over) dialog_ = Dialog::together;
  follow_together();
  // The table may have come to the screen, which removes messages.
  if (fault) say_fault(*fault, true);
}

bool App::miss_together() {
  if (!together_wanted_ && together_link_.empty() && together_resumed_.empty()) return false;
  together_wanted_ = false;
  together_link_.clear();
  together_resumed_.clear();
  context_.say(context_.words->together_not_loaded, true);
  context_.message.stay();
  return true;
}

// An invitation, an answer or a turn that has arrived as a link.
void App::open_together(std::string_view fragment) {
  leave_table();
  changed();
  together_link_ = fragment;
  together_shown_.clear();
  show_address("");
  context_.effects.prepare_together = true;
}

bool App::host_together() {
  if (const auto no = validate(start_.rules(), start_.players())) {
    say_fault(*no, false);
    return true;
  }
  return together_.host(start_.setup(), chosen_bots(start_.setup()));
}

bool App::host_by_message() {
  if (const auto no = validate(start_.rules(), start_.players())) {
    say_fault(*no, false);
    return true;
  }
  if (!together_.host_by_message(start_.setup(), chosen_bots(start_.setup()))) return false;
  follow_together();
  return true;
}

bool App::resume_together(std::string_view name) {
  if (!together_.resume(name)) return false;
  together_shown_.clear();
  follow_together();
  return true;
}

bool App::leave_together() {
  const bool shown = shows_together();
  if (!together_.leave()) return false;
  together_shown_.clear();
  if (shown) new_game();
  return true;
}

// The game of people on devices that is over stands on the screen.
bool App::shows_end_of_together() const {
  return table_ && together_.plays() &&
         together_.table()->device().stage() == together::Device::Stage::over &&
         together_.game().setup().seed == table_->session().setup().seed;
}

bool App::play_together(bool moved) {
  const bool on_screen = shows_end_of_together();
  if (!together_.play_again(moved)) return false;
  together_shown_.clear();
  if (on_screen) new_game();
  dialog_ = Dialog::together;
  follow_together();
  return true;
}

bool App::show_together_table() {
  if (!together_.plays() || shows_together()) return false;
  put_together_table(static_cast<int>(together_.game().log().size()));
  return true;
}

// The deal has a name from which the cards follow, so that the address does not show it.
void App::put_together_table(int seen) {
  const together::Device& device = together_.table()->device();
  together_shown_ = device.sitting().table;
  OpenedLink link{device.history().game(), 0, device.seat()};
  for (int seat = 0; seat < link.game.setup().players; ++seat) {
    link.bots[at(seat)] = device.history().bot(seat);
  }
  start_game(std::move(link));
  show_address("");
  context_.message.clear();
  table_->share(together_, seen);
}

// After anything that may have changed the table of people on devices.
void App::follow_together() {
  // The table on the screen was left, or is another one.
  const bool other =
      !together_.plays() || together_.table()->device().sitting().table != together_shown_;
  if (shows_together() && other) new_game();
  if (!together_.plays()) return;
  const together::Device& device = together_.table()->device();
  if (together_shown_ != device.sitting().table) {
    put_together_table(together_.seen());
    // The answer to a fresh invitation is still to be sent.
    if (together_.invitation() && !together_.connected()) dialog_ = Dialog::together;
  }
  decide_for_bots();
}

// Bots decide as soon as they are asked, whatever the screen shows: other people wait for them.
void App::decide_for_bots() {
  const auto follow = [&] {
    if (shows_together() && table_->follow()) changed();
  };
  for (follow(); together_.plays() && together_.bot_question().seat >= 0; follow()) {
    if (!shows_together() || !context_.can_advise) {
      if (!together_.let_bot_decide()) return;
      continue;
    }
    if (auto thought = thinking_.question(table_->session())) {
      context_.effects.think = std::move(thought);
    }
    if (thinking_.waits()) return;
    table_->let_computer_decide(thinking_);
  }
}

}  // namespace allfours
