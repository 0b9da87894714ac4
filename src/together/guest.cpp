#include "together/guest.hpp"

namespace allfours::together {

Guest::Guest(const Invitation& invitation, std::string name, std::string secret)
    : Device(invitation.sitting, invitation.seat, std::move(secret)),
      name_(std::move(name)),
      key_(invitation.key) {
  change();
}

void Guest::connect() {
  stopped_.reset();
  host_knows_calls_ = false;
  useless_ = 0;
  Message message = new_message(Message::Kind::join);
  message.seat = seat_;
  message.key = key_;
  message.mark = mark();
  message.name = name_;
  post(0, message);
}

std::optional<Fault> Guest::renew(const Invitation& invitation) {
  if (invitation.sitting.table != sitting_.table) return Fault{FaultKind::together_table};
  if (invitation.seat != seat_) {
    return Fault{FaultKind::together_seat, {std::to_string(invitation.seat)}};
  }
  key_ = invitation.key;
  change();
  return std::nullopt;
}

SeatBits Guest::missing() const {
  const SeatBits people = history_.begun() ? history_.people() : sitting_.persons;
  return static_cast<SeatBits>(people & ~present_ & ~seat_bit(seat_));
}

void Guest::stop(const Fault& fault) {
  stopped_ = fault;
  post_fault(0, fault);
  outcome_.closed.push_back(0);
  present_ = 0;
  notify(Notice::Kind::stopped, -1, fault);
}

void Guest::channel_closed() {
  present_ = 0;
  notify(Notice::Kind::away, sitting_.host);
}

void Guest::receive(std::string_view text) {
  if (stopped_) return;
  const int before = progress_;
  const auto parsed = parse_message(text);
  if (const auto* fault = std::get_if<Fault>(&parsed)) return stop(*fault);
  const auto& message = std::get<Message>(parsed);
  if (message.table != sitting_.table) return stop({FaultKind::together_table});
  hear(message);
  if (stopped_ || progress_ != before) return;
  if (++useless_ > most_useless) {
    stop({FaultKind::together_many, {std::to_string(most_useless)}});
  }
}

void Guest::hear(const Message& message) {
  using Kind = Message::Kind;
  switch (message.kind) {
    case Kind::table:
      hear_table(message);
      if (message.runs) say_that_calls_are_known();
      return;
    case Kind::present: {
      const SeatBits away = static_cast<SeatBits>(present_ & ~message.present);
      present_ = message.present;
      for (int seat = 0; seat < sitting_.setup.players; ++seat) {
        if (has_seat(away, seat)) notify(Notice::Kind::away, seat);
      }
      return;
    }
    case Kind::commits:
      return hear_commits(message);
    case Kind::parts:
      return hear_parts(message);
    case Kind::have:
      return hear_have(message);
    case Kind::step:
      return hear_step(message);
    case Kind::fault:
      pending_.reset();
      return notify(Notice::Kind::told, -1, message.fault);
    case Kind::bye:
      return channel_closed();
    case Kind::again:
      return hear_again(message);
    case Kind::call:
      return hear_call(message);
    case Kind::join:
    case Kind::commit:
    case Kind::part:
      break;
  }
  stop({FaultKind::together_not_now, {std::string(wire(message.kind))}});
}

void Guest::hear_table(const Message& message) {
  const Sitting& told = *message.sitting;
  if (!same_game(told.setup, sitting_.setup) || told.host != sitting_.host) {
    return stop({FaultKind::together_game});
  }
  if (message.number < deal_.round) return;  // from before
  if (message.number > deal_.round) return new_round(message);
  if (deal_.round > 0 && seats_text(told) != seats_text(sitting_)) {
    return stop({FaultKind::together_commits});
  }
  if (told.names != sitting_.names || told.persons != sitting_.persons) {
    sitting_ = told;
    change();
  }
  if (!history_.begun() && deal_.round > 0) say_commit();
}

// The host may be done while bots here still decide.
void Guest::hear_again(const Message& message) {
  const auto read = read_invitation(message.text);
  const auto* invitation = std::get_if<Invitation>(&read);
  if (!history_.begun() || invitation == nullptr || invitation->sitting.table == sitting_.table ||
      !same_game(invitation->sitting.setup, sitting_.setup)) {
    return stop({FaultKind::together_not_now, {std::string(wire(message.kind))}});
  }
  next_table_ = *invitation;
  notify(Notice::Kind::again, sitting_.host);
}

void Guest::new_round(const Message& message) {
  const Sitting& told = *message.sitting;
  if (history_.begun()) return stop({FaultKind::together_again});
  if (showed_) {
    // A device that has seen the parts must not get another deal, unless somebody refuses theirs.
    const bool fewer = (told.persons & ~deal_.persons) == 0 && told.persons != deal_.persons;
    if (!fewer) return stop({FaultKind::together_again});
  }
  int left_out = -1;
  for (int seat = 0; seat < max_players; ++seat) {
    if (has_seat(deal_.persons, seat) && !has_seat(told.persons, seat)) left_out = seat;
  }
  sitting_ = told;
  deal_ = {message.number, told.persons, {}, {}};
  listed_ = false;
  showed_ = false;
  came_later_ = message.runs;
  caught_up_ = !came_later_;
  change();
  if (!came_later_) notify(Notice::Kind::dealing, left_out);
  say_commit();
}

void Guest::say_commit() {
  if (came_later_ || !has_seat(deal_.persons, seat_)) return;
  Message message = new_message(Message::Kind::commit);
  message.number = deal_.round;
  message.text = own_commitment();
  post(0, message);
}

void Guest::say_part() {
  if (came_later_ || !has_seat(deal_.persons, seat_)) return;
  showed_ = true;
  Message message = new_message(Message::Kind::part);
  message.number = deal_.round;
  message.text = own_part();
  post(0, message);
}

void Guest::hear_commits(const Message& message) {
  if (message.number != deal_.round) return;
  if (listed_) {
    if (message.list != deal_.commits) return stop({FaultKind::together_commits});
    if (!history_.begun()) say_part();
    return;
  }
  Deal next = deal_;
  next.commits = message.list;
  bool right = next.committed();
  for (int seat = 0; seat < max_players; ++seat) {
    const bool given = !message.list[at(seat)].empty();
    if (given != has_seat(deal_.persons, seat)) right = false;
  }
  const bool own = has_seat(deal_.persons, seat_) && !came_later_;
  if (!right || (own && next.commits[at(seat_)] != own_commitment())) {
    return stop({FaultKind::together_commits});
  }
  deal_ = next;
  listed_ = true;
  change();
  say_part();
}

void Guest::hear_parts(const Message& message) {
  if (message.number != deal_.round || !listed_) return;
  if (history_.begun()) {
    if (message.list != deal_.parts) stop({FaultKind::together_commits});
    return;
  }
  Deal next = deal_;
  next.parts = message.list;
  for (int seat = 0; seat < max_players; ++seat) {
    const bool shown = !next.parts[at(seat)].empty();
    if (shown != has_seat(next.persons, seat) ||
        (shown && !next.keeps_word(sitting_.table, seat))) {
      return stop({FaultKind::together_part, {std::to_string(seat)}});
    }
  }
  deal_ = next;
  begin();
  post(0, have_message());
}

void Guest::remind() {
  useless_ = own_calls_ = 0;
  if (stopped_) return;
  if (present_ == 0) return connect();
  if (history_.begun()) {
    if (pending_) {
      Message message = new_message(Message::Kind::step);
      message.number = pending_->index;
      message.check = pending_->check;
      message.tag = pending_->tag;
      message.text = pending_->text;
      post(0, message);
    }
    return post(0, have_message());
  }
  if (listed_) {
    say_part();
  } else if (deal_.round > 0) {
    say_commit();
  }
}

}  // namespace allfours::together
