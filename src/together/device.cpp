#include "together/device.hpp"

#include <algorithm>

#include "core/game/record.hpp"

namespace allfours::together {

Device::Device(Sitting sitting, int seat, std::string secret)
    : sitting_(std::move(sitting)), seat_(seat), secret_(std::move(secret)) {}

Device::Stage Device::stage() const {
  if (!history_.begun()) return deal_.round == 0 ? Stage::gathering : Stage::dealing;
  return history_.over() ? Stage::over : Stage::playing;
}

bool Device::own_turn() const {
  return stage() == Stage::playing && !history_.bots_first() &&
         history_.game().question().seat == seat_;
}

Events Device::seen_log() const {
  return redacted(history_.game().setup(), history_.game().log(), seat_);
}

std::string Device::record() const {
  return stage() == Stage::over ? record_text(history_.game()) : std::string();
}

Outcome Device::take_outcome() {
  Outcome outcome;
  std::swap(outcome, outcome_);
  return outcome;
}

Message Device::new_message(Message::Kind kind) const {
  Message message;
  message.kind = kind;
  message.table = sitting_.table;
  return message;
}

void Device::post(int channel, const Message& message) {
  outcome_.posts.push_back({channel, message_text(message, sitting_.setup.players)});
}

void Device::post_fault(int channel, const Fault& fault) {
  Message message = new_message(Message::Kind::fault);
  message.fault = fault;
  post(channel, message);
}

void Device::notify(Notice::Kind kind, int seat, Fault fault) {
  outcome_.notices.push_back({kind, seat, std::move(fault)});
}

Message Device::call_message(int seat, int call) const {
  Message message = new_message(Message::Kind::call);
  message.seat = seat;
  message.number = call;
  return message;
}

std::variant<Proposal, Fault> Device::own_step(const std::optional<Decision>& decision) const {
  if (stage() != Stage::playing) return Fault{FaultKind::game_over};
  if (history_.bots_first()) return Fault{FaultKind::together_bots};
  std::string text = "-";
  if (decision) {
    if (auto no = history_.refusal(*decision, seat_)) return std::move(*no);
    auto coded = history_.text_of(*decision);
    if (auto* no = std::get_if<Fault>(&coded)) return std::move(*no);
    text = std::get<std::string>(coded);
  } else if (history_.game().question() != Question{seat_, true}) {
    return Fault{FaultKind::together_turn, {std::to_string(seat_)}};
  }
  Proposal step{history_.steps(), history_.check(history_.steps()), {}, std::move(text)};
  step.tag = tag_of(step.check, step.text);
  return step;
}

std::string Device::tag_of(std::string_view check, std::string_view text) const {
  return own_letters(secret_, "tag " + std::string(check) + " " + std::string(text), tag_letters);
}

std::string Device::own_commitment() const {
  return commitment(sitting_.table, deal_.round, seat_, own_part());
}

void Device::begin() {
  history_ = History(sitting_, common_seed(sitting_.table, deal_));
  change();
  notify(Notice::Kind::dealt);
}

Message Device::step_message(int index) const {
  Message message = new_message(Message::Kind::step);
  const Step& step = history_.step(index);
  message.number = index;
  message.check = history_.check(index);
  message.tag = step.tag;
  message.text = step.text;
  return message;
}

Message Device::have_message() const {
  Message message = new_message(Message::Kind::have);
  message.number = history_.steps();
  message.check = history_.check(message.number);
  return message;
}

void Device::send_from(int channel, int index) {
  int sent = 0;
  for (; index < history_.steps() && sent < most_steps_at_once; ++index) {
    if (history_.step(index).bot) continue;
    post(channel, step_message(index));
    ++sent;
  }
  post(channel, have_message());
}

}  // namespace allfours::together
