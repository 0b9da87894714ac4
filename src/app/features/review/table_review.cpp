// The review of decisions and the replayed hands at the table: their requests to the worker.
#include "app/table/table_screen.hpp"

namespace allfours {

void TableScreen::update_verdicts() {
  if (verdicts_.look(session_, live_moment())) context_->requests.drop(Requests::Owner::verdict);
}

std::optional<Thought> TableScreen::verdict_request() const {
  if (!offers_review() || verdicts_.failed() || verdicts_.complete()) return std::nullopt;
  return verdicts_.request(session_);
}

void TableScreen::update_hands_again() {
  if (hands_again_.look(session_, live_moment()))
    context_->requests.drop(Requests::Owner::hand_again);
}

std::optional<Thought> TableScreen::hand_again_request() const {
  if (!offers_review() || hands_again_.failed() || hands_again_.complete()) return std::nullopt;
  return hands_again_.request(session_);
}

}  // namespace allfours
