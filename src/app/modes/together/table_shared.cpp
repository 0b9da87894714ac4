// The game of people on devices (shared_game.hpp) at the table.
#include "app/table/table_screen.hpp"

namespace allfours {

void TableScreen::share(SharedGame& shared, int seen) {
  session_.share(shared);
  mode_ = GameMode(devices_facts);
  review_.begin(session_, 0, seen);
  others_moves_ = false;
  own_ = true;
  counted_ = true;  // under a heading of its own
  leave_ended_share();
  tell_anew();
}

void TableScreen::leave_ended_share() {
  if (!session_.shares() || !game_over()) return;
  session_.leave_shared();
  mode_ = GameMode(game_facts);
}

bool TableScreen::follow() {
  if (!session_.follow()) return false;
  caption_.reset();
  return true;
}

// Opens the dialog where others wait for something from the person here.
std::vector<Action> TableScreen::shared_actions() const {
  if (!session_.shares() || !session_.at_end() || session_.shared()->state().empty()) return {};
  return {{"together", std::string(context_->words->together), true}};
}

}  // namespace allfours
