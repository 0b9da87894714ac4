// How long the newest event stays on the screen, the awards that stay until a touch, and the count
// of a person's first games, in which they do.
#include <algorithm>
#include <limits>
#include <utility>

#include "app/session/pace.hpp"
#include "app/table/table_screen.hpp"

namespace allfours {

bool TableScreen::award_up() const {
  if (!mode().facts().shows_awards || session_.shown() == 0 ||
      session_.last_shown().kind != EventKind::award) {
    return false;
  }
  // A lesson's caption keeps it for its time.
  const bool more = !session_.at_end() && !mode().tells();
  return reviewing() || more || !is_due();
}

bool TableScreen::shows_slowly() const {
  if (session_.last_shown().kind != EventKind::award || !review_.live()) return false;
  return mode().holds_award(context_->settings.games_begun + int{!own_} <= first_games);
}

double TableScreen::dwell_now() {
  const double pace = context_->settings.pace;
  double time = dwell(session_, pace);
  const Event& event = session_.last_shown();
  const bool award = event.kind == EventKind::award;
  if (!award && !context_->words_only) return time;
  telling_.update(session_);
  const auto& rows = telling_.rows();
  if (rows.empty()) return time;
  if (award) time = std::max(time, time_to_read(rows.back().why, weight(), pace));
  if (context_->words_only) time = std::max(time, time_to_say(spoken(rows.back()), pace));
  return time;
}

void TableScreen::wait() {
  due_ = shows_slowly() ? std::numeric_limits<double>::infinity() : context_->now + dwell_now();
  if (award_waits() && !std::exchange(told_to_go_on_, true)) {
    context_->say_aloud(std::string(context_->words->award_waits));
  }
}

void TableScreen::make_own() {
  Settings& settings = context_->settings;
  if (std::exchange(own_, true) || context_->embedding || settings.games_begun > first_games)
    return;
  ++settings.games_begun;
  context_->effects.save("settings");
}

}  // namespace allfours
