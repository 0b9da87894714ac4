#include "app/thinking.hpp"

#include "core/decision_text.hpp"

namespace allfours {

void Thinking::elsewhere(bool elsewhere) {
  elsewhere_ = elsewhere;
  thought_.reset();
}

std::optional<Thought> Thinking::question(const Session& session) {
  if (!elsewhere_) return std::nullopt;
  const auto question = session.question();
  if (!question) return std::nullopt;
  std::string record = record_text(session.game());
  if (thought_ && thought_->record == record && thought_->seat == question->seat &&
      thought_->lay_down == question->lay_down) {
    return std::nullopt;
  }
  thought_ = Thought{++asked_, std::move(record), session.computer().name, question->seat,
                     question->lay_down};
  answer_.reset();
  return thought_;
}

bool Thinking::hear(std::string_view what) {
  const auto colon = what.find(':');
  if (colon == std::string_view::npos || !thought_ ||
      what.substr(0, colon) != std::to_string(thought_->serial)) {
    return false;
  }
  answer_ = what.substr(colon + 1);
  if (*answer_ == "failed") elsewhere(false);
  return true;
}

void Thinking::decide(Session& session) {
  if (thought_ && answer_) {
    const auto decision = parse_decision(*answer_, thought_->seat);
    const bool keeps = *answer_ == "keep";
    thought_.reset();
    if (keeps ? session.answer(std::nullopt)
              : std::holds_alternative<Decision>(decision) &&
                    session.answer(std::get<Decision>(decision))) {
      return;
    }
  }
  session.let_computer_decide();
}

}  // namespace allfours
