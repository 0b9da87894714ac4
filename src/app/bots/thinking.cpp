#include "app/bots/thinking.hpp"

#include "core/log/decision_text.hpp"

namespace allfours {

void Thinking::use_worker(bool use) {
  use_worker_ = use;
  forget();
}

std::optional<WorkerRequest> Thinking::request(const Session& session) {
  if (!use_worker_) return std::nullopt;
  const auto question = session.question();
  std::string record = question ? record_text(session.game()) : std::string();
  if (request_ && question && request_->record == record && request_->seat == question->seat &&
      request_->lay_down == question->lay_down && request_->player == session.bot(question->seat)) {
    return std::nullopt;
  }
  forget();
  if (!question) return std::nullopt;
  request_ = WorkerRequest{.record = std::move(record),
                           .player = session.bot(question->seat),
                           .seat = question->seat,
                           .lay_down = question->lay_down};
  return request_;
}

void Thinking::hear(std::string_view text) {
  if (!request_) return;
  answer_ = text;
  if (*answer_ == "failed") use_worker(false);
}

bool Thinking::decide(Session& session) {
  if (request_ && answer_) {
    const auto decision = parse_decision(*answer_, request_->seat);
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
      !question || session.shares() || session.bot(question->seat) == session.fallback_bot().name;
  session.let_bot_decide();
  return itself;
}

}  // namespace allfours
