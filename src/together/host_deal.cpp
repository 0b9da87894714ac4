// The deal of a table, from the host's side: rounds of commitments and parts.
#include "together/host.hpp"

namespace allfours::together {

std::optional<Fault> Host::start() {
  if (stage() != Stage::gathering) {
    return Fault{FaultKind::together_not_now, {"start"}};
  }
  sitting_.persons = static_cast<SeatBits>(sitting_.persons & ~missing());
  begin_round(-1);
  return std::nullopt;
}

void Host::leave_out(int seat) {
  if (stage() != Stage::dealing || seat == seat_ || !has_seat(deal_.persons, seat)) return;
  const Fault silent{FaultKind::together_silent, {std::to_string(seat)}};
  const int channel = places_[at(seat)].channel;
  if (channel >= 0) return drop(channel, silent);
  notify(Notice::Kind::dropped, seat, silent);
  ++places_[at(seat)].invited;
  begin_round(seat);
}

void Host::begin_round(int left_out) {
  if (left_out >= 0) {
    sitting_.persons = static_cast<SeatBits>(sitting_.persons & ~seat_bit(left_out));
  }
  deal_ = {deal_.round + 1, sitting_.persons, {}, {}};
  deal_.commits[at(seat_)] = own_commitment();
  change();
  notify(Notice::Kind::dealing, left_out);
  tell_table();
  go_on_dealing();
}

void Host::go_on_dealing() {
  if (!deal_.committed()) return;
  const auto tell = [&](Message::Kind kind, const SeatTexts& texts) {
    Message message = new_message(kind);
    message.number = deal_.round;
    message.list = texts;
    tell_all(message);
  };
  if (deal_.parts[at(seat_)].empty()) {
    deal_.parts[at(seat_)] = own_part();
    change();
    tell(Message::Kind::commits, deal_.commits);
  }
  if (!deal_.shown()) return;
  tell(Message::Kind::parts, deal_.parts);
  begin();
  tell_table();
  go_on();
}

void Host::hear_commit(int seat, const Message& message) {
  const int channel = places_[at(seat)].channel;
  if (message.number < deal_.round || !has_seat(deal_.persons, seat)) return;
  if (message.number > deal_.round) {
    return drop(channel, {FaultKind::together_not_now, {"commit"}});
  }
  std::string& commit = deal_.commits[at(seat)];
  if (!commit.empty()) {
    // Twice, because the answer was lost; or another one.
    if (commit == message.text) return;
    if (history_.begun()) return refuse(seat, {FaultKind::together_commits});
    return drop(channel, {FaultKind::together_commits});
  }
  commit = message.text;
  change();
  go_on_dealing();
}

void Host::hear_part(int seat, const Message& message) {
  const int channel = places_[at(seat)].channel;
  if (message.number < deal_.round || history_.begun() || !has_seat(deal_.persons, seat)) return;
  if (message.number > deal_.round || !deal_.committed()) {
    return drop(channel, {FaultKind::together_not_now, {"part"}});
  }
  if (deal_.parts[at(seat)] == message.text) return;
  Deal next = deal_;
  next.parts[at(seat)] = message.text;
  if (!next.keeps_word(sitting_.table, seat)) {
    return drop(channel, {FaultKind::together_part, {std::to_string(seat)}});
  }
  deal_ = next;
  change();
  go_on_dealing();
}

}  // namespace allfours::together
