// The game of a table, from a guest's side: the steps that the host sends, and the own decision.
#include "together/guest.hpp"

namespace allfours::together {

namespace {

constexpr int farthest_ahead = 4 * most_steps_at_once;

}  // namespace

std::optional<Fault> Guest::decide(const std::optional<Decision>& decision) {
  auto step = own_step(decision);
  if (auto* no = std::get_if<Fault>(&step)) return std::move(*no);
  auto& own = std::get<Proposal>(step);
  if (pending_ && pending_->index == own.index) {
    return Fault{FaultKind::together_stale, {std::to_string(own.index + 1)}};
  }
  pending_ = std::move(own);
  change();
  Message message = new_message(Message::Kind::step);
  message.number = pending_->index;
  message.check = pending_->check;
  message.tag = pending_->tag;
  message.text = pending_->text;
  post(0, message);
  return std::nullopt;
}

std::optional<Fault> Guest::answer_bot(const std::optional<Decision>& decision) {
  if (auto no = history_.answer(decision)) return no;
  change();
  notify(Notice::Kind::moved);
  follow_host();
  return std::nullopt;
}

void Guest::hear_have(const Message& message) {
  if (!history_.begun()) return;
  const int own = history_.steps();
  if (message.number > own) {
    if (!history_.bots_first()) post(0, have_message());
    return;
  }
  if (message.check != history_.check(message.number)) {
    return stop({FaultKind::together_fork, {std::to_string(message.number)}});
  }
  if (!caught_up_ && message.number == own) {
    caught_up_ = true;
    change();
  }
  if (message.number < own) send_from(0, message.number);
}

void Guest::hear_step(const Message& message) {
  if (!history_.begun()) return;
  const int own = history_.steps();
  if (message.number < own) {
    const Step& made = history_.step(message.number);
    if (made.bot || made.text != message.text) {
      stop({FaultKind::together_fork, {std::to_string(message.number + 1)}});
    }
    return;
  }
  if (message.number > own + farthest_ahead) return;
  const bool is_new = ahead_
                          .try_emplace(message.number, Proposal{message.number, message.check,
                                                                message.tag, message.text})
                          .second;
  if (is_new) ++progress_;
  follow_host();
}

bool Guest::take_step(const Proposal& step) {
  const int own = history_.steps();
  if (step.check != history_.check(own)) {
    stop({FaultKind::together_fork, {std::to_string(own)}});
    return false;
  }
  const bool is_own = !seats_somebody(step.text) && history_.seat_of(step.text) == seat_;
  if (is_own && caught_up_ && step.tag != tag_of(step.check, step.text)) {
    stop({FaultKind::together_forged, {std::to_string(own + 1)}});
    return false;
  }
  if (history_.append(step.text, -1, step.tag)) {
    stop({FaultKind::together_step, {std::to_string(own + 1)}});
    return false;
  }
  change();
  notify(Notice::Kind::moved);
  return true;
}

void Guest::follow_host() {
  while (stage() == Stage::playing && !history_.bots_first()) {
    const auto next = ahead_.find(history_.steps());
    if (next == ahead_.end()) break;
    const Proposal step = next->second;
    ahead_.erase(next);
    if (!take_step(step)) {
      ahead_.clear();
      return;
    }
  }
  ahead_.erase(ahead_.begin(), ahead_.lower_bound(history_.steps()));
  if (pending_ && pending_->index < history_.steps()) {
    const Step& made = history_.step(pending_->index);
    if (made.text != pending_->text || made.tag != pending_->tag) notify(Notice::Kind::overtaken);
    pending_.reset();
  }
  if (stage() == Stage::over && !told_over_) {
    told_over_ = true;
    notify(Notice::Kind::over);
  }
}

}  // namespace allfours::together
