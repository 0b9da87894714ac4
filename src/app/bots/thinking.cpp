#include "app/bots/thinking.hpp"

#include "core/log/decision_text.hpp"

namespace allfours {

void Thinking::elsewhere(bool elsewhere) {
  elsewhere_ = elsewhere;
  forget();
}

std::optional<Thought> Thinking::question(const Session& session) {
  if (!elsewhere_) return std::nullopt;
  const auto question = session.question();
  std::string record = question ? record_text(session.game()) : std::string();
  if (thought_ && question && thought_->record == record && thought_->seat == question->seat &&
      thought_->lay_down == question->lay_down && thought_->player == session.bot(question->seat)) {
    return std::nullopt;
  }
  forget();
  if (!question) return std::nullopt;
  thought_ = Thought{.record = std::move(record),
                     .player = session.bot(question->seat),
                     .seat = question->seat,
                     .lay_down = question->lay_down};
  return thought_;
}

void Thinking::hear(std::string_view text) {
  if (!thought_) return;
  answer_ = text;
  if (*answer_ == "failed") elsewhere(false);
}

bool Thinking::decide(Session& session) {
  if (thought_ && answer_) {
    const auto decision = parse_decision(*answer_, thought_->seat);
    const bool keeps = *answer_ == "keep";
    forget();
    if (keeps ? session.answer(std::nullopt)
              : std::holds_alternative<Decision>(decision) &&
                    session.answer(std::get<Decision>(decision))) {
      return true;
    }
  }
  const auto question = session.question();
  const bool itself =
      !question || session.shares() || session.bot(question->seat) == session.here().name;
  session.let_computer_decide();
  return itself;
}

}  // namespace allfours
