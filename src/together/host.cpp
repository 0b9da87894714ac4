#include "together/host.hpp"

#include "together/invitation.hpp"

namespace allfours::together {

namespace {

Sitting planned(const Plan& plan, std::string_view secret) {
  Sitting sitting;
  sitting.table = own_letters(secret, "table", table_letters);
  sitting.setup = plan.setup;
  sitting.setup.seed.clear();
  sitting.setup.first_pack.reset();
  sitting.setup.start.reset();
  sitting.host = plan.seat;
  sitting.persons = seat_bit(plan.seat);
  if (valid_name(plan.name)) sitting.names[at(plan.seat)] = plan.name;
  sitting.bots = plan.bots;
  return sitting;
}

}  // namespace

Host::Host(const Plan& plan, const std::string& secret)
    : Device(planned(plan, secret), plan.seat, secret) {}

std::string Host::key_of(int seat, int number) const {
  return own_letters(secret_, "key " + std::to_string(seat) + " " + std::to_string(number),
                     key_letters);
}

std::string Host::invite(int seat, std::string_view transport) {
  Place& place = places_[at(seat)];
  ++place.invited;
  change();
  Invitation invitation{sitting_, seat, key_of(seat, place.invited), std::string(transport)};
  return invitation_text(invitation);
}

SeatBits Host::missing() const {
  const SeatBits people = history_.begun() ? history_.people() : sitting_.persons;
  SeatBits missing = 0;
  for (int seat = 0; seat < sitting_.setup.players; ++seat) {
    if (has_seat(people, seat) && seat != seat_ && places_[at(seat)].channel < 0) {
      missing |= seat_bit(seat);
    }
  }
  return missing;
}

bool Host::waits() const {
  for (const Place& place : places_) {
    if (place.unheard) return true;
  }
  return false;
}

void Host::receive(int channel, std::string_view text) {
  if (closed_.contains(channel)) return;
  lines_.try_emplace(channel);
  const int before = progress_;
  const auto parsed = parse_message(text);
  if (const auto* fault = std::get_if<Fault>(&parsed)) return drop(channel, *fault);
  const auto& message = std::get<Message>(parsed);
  if (message.table == sitting_.table) {
    hear(channel, message);
  } else if (message.table != table_before_) {
    return drop(channel, {FaultKind::together_table});
  }
  const auto line = lines_.find(channel);
  if (line == lines_.end() || progress_ != before) return;
  if (++line->second.useless > most_useless) {
    drop(channel, {FaultKind::together_many, {std::to_string(most_useless)}});
  }
}

void Host::hear(int channel, const Message& message) {
  using Kind = Message::Kind;
  if (message.kind == Kind::join) return join(channel, message);
  if (message.kind == Kind::bye) return channel_closed(channel);
  const int seat = lines_[channel].seat;
  const Fault not_now{FaultKind::together_not_now, {std::string(wire(message.kind))}};
  if (seat < 0) return;  // its `join` may have been lost, or come later
  switch (message.kind) {
    case Kind::commit:
      return hear_commit(seat, message);
    case Kind::part:
      if (message.text == part_of_callers) return hear_caller(channel);
      return hear_part(seat, message);
    case Kind::have:
      return history_.begun() ? hear_have(seat, message) : drop(channel, not_now);
    case Kind::step:
      return history_.begun() ? hear_step(seat, message) : drop(channel, not_now);
    case Kind::fault:
      return notify(Notice::Kind::told, seat, message.fault);
    case Kind::call:
      return hear_call(channel, message);
    case Kind::join:
    case Kind::bye:
    case Kind::table:
    case Kind::present:
    case Kind::commits:
    case Kind::parts:
    case Kind::again:
      break;
  }
  drop(channel, not_now);
}

std::optional<Fault> Host::why_not_join(const Message& message) const {
  const Fault no_seat{FaultKind::together_seat, {std::to_string(message.seat)}};
  if (message.seat >= sitting_.setup.players || message.seat == seat_) return no_seat;
  const Place& place = places_[at(message.seat)];
  for (int number = place.invited - 1; number > 0 && number > place.invited - 100; --number) {
    if (message.key == key_of(message.seat, number)) return Fault{FaultKind::invitation_outdated};
  }
  if (place.invited == 0 || message.key != key_of(message.seat, place.invited)) return no_seat;
  if (place.used == place.invited && place.mark != message.mark) {
    return Fault{FaultKind::invitation_used};
  }
  // A round has its people; others join before or after it.
  if (stage() == Stage::dealing && !has_seat(deal_.persons, message.seat)) {
    return Fault{FaultKind::together_not_now, {"join"}};
  }
  return std::nullopt;
}

void Host::join(int channel, const Message& message) {
  Line& line = lines_[channel];
  if (line.seat >= 0 && line.seat != message.seat) {
    return drop(channel, {FaultKind::together_seat, {std::to_string(message.seat)}});
  }
  if (auto no = why_not_join(message)) return drop(channel, *no);
  Place& place = places_[at(message.seat)];
  const bool first = place.used == 0;
  const bool again = place.channel == channel;
  if (!again && place.channel >= 0) {
    outcome_.closed.push_back(place.channel);
    closed_.insert(place.channel);
    lines_.erase(place.channel);
  }
  line.seat = message.seat;
  place.channel = channel;
  if (place.used != place.invited || place.mark != message.mark ||
      sitting_.names[at(message.seat)] != message.name) {
    place.used = place.invited;
    place.mark = message.mark;
    sitting_.names[at(message.seat)] = message.name;
    if (stage() == Stage::gathering) sitting_.persons |= seat_bit(message.seat);
    change();
  }
  if (again) return tell_state(channel);
  notify(first ? Notice::Kind::joined : Notice::Kind::back, message.seat);
  tell_table();
  tell_state(channel);
  // A bot has had the seat, since the game began or while the person was away.
  if (stage() == Stage::playing && !has_seat(history_.people(), message.seat))
    seat_person(message.seat);
}

void Host::drop(int channel, const Fault& fault) {
  post_fault(channel, fault);
  outcome_.closed.push_back(channel);
  closed_.insert(channel);
  const int seat = lines_[channel].seat;
  lines_.erase(channel);
  notify(Notice::Kind::dropped, seat, fault);
  if (seat < 0) return;
  Place& place = places_[at(seat)];
  place.channel = -1;
  place.proposal.reset();
  ++place.invited;  // its invitation is used up
  change();
  if (stage() == Stage::gathering) {
    sitting_.persons = static_cast<SeatBits>(sitting_.persons & ~seat_bit(seat));
    tell_table();
  } else if (stage() == Stage::dealing && has_seat(deal_.persons, seat)) {
    begin_round(seat);
  } else {
    tell_table();
  }
}

void Host::channel_closed(int channel) {
  const auto line = lines_.find(channel);
  if (line == lines_.end()) return;
  const int seat = line->second.seat;
  lines_.erase(line);
  closed_.insert(channel);
  if (seat < 0) return;
  places_[at(seat)].channel = -1;
  notify(Notice::Kind::away, seat);
  tell_table();
}

void Host::tell_all(const Message& message) {
  for (const auto& [channel, line] : lines_) {
    if (line.seat >= 0) post(channel, message);
  }
}

void Host::tell_table() {
  Message table = new_message(Message::Kind::table);
  table.number = deal_.round;
  table.runs = history_.begun();
  table.sitting = sitting_;
  tell_all(table);
  Message present = new_message(Message::Kind::present);
  present.present = seat_bit(seat_);
  for (int seat = 0; seat < sitting_.setup.players; ++seat) {
    if (places_[at(seat)].channel >= 0) present.present |= seat_bit(seat);
  }
  tell_all(present);
}

void Host::tell_state(int channel) {
  const Line& line = lines_[channel];
  Message table = new_message(Message::Kind::table);
  table.number = deal_.round;
  table.runs = history_.begun();
  table.sitting = sitting_;
  post(channel, table);
  const auto list = [&](Message::Kind kind, const SeatTexts& texts) {
    Message message = new_message(kind);
    message.number = deal_.round;
    message.list = texts;
    post(channel, message);
  };
  if (deal_.round > 0 && deal_.committed() && !line.follows) {
    list(Message::Kind::commits, deal_.commits);
    if (deal_.shown()) list(Message::Kind::parts, deal_.parts);
  }
  if (history_.begun()) post(channel, have_message());
}

void Host::remind() {
  for (auto& [channel, line] : lines_) line.useless = line.calls = 0;
  own_calls_ = 0;
  tell_table();
  for (const auto& [channel, line] : lines_) {
    if (line.seat >= 0) tell_state(channel);
  }
}

}  // namespace allfours::together
