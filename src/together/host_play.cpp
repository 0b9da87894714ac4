// The game of a table, from the host's side: the order of steps, and the steps each guest lacks.
#include "together/host.hpp"

namespace allfours::together {

std::optional<Fault> Host::decide(const std::optional<Decision>& decision) {
  if (waits()) return Fault{FaultKind::together_waits};
  auto step = own_step(decision);
  if (auto* no = std::get_if<Fault>(&step)) return std::move(*no);
  const auto& own = std::get<Proposal>(step);
  if (!append(own, seat_)) return Fault{FaultKind::together_step, {std::to_string(own.index + 1)}};
  go_on();
  return std::nullopt;
}

std::optional<Fault> Host::answer_bot(const std::optional<Decision>& decision) {
  if (auto no = history_.answer(decision)) return no;
  change();
  notify(Notice::Kind::moved);
  go_on();
  // A restored host hears the rest of a longer game, once its bots have caught up.
  for (const Place& place : places_) {
    if (place.unheard && place.channel >= 0 && place.claimed > history_.steps() &&
        !history_.bots_first()) {
      post(place.channel, have_message());
    }
  }
  return std::nullopt;
}

void Host::wish(std::string text) {
  if (stage() != Stage::playing) return;
  wishes_.push_back(std::move(text));
  go_on();
}

void Host::seat_bot(int seat, std::string_view bot) {
  if (seat == seat_ || seat < 0 || seat >= sitting_.setup.players || stage() != Stage::playing) {
    return;
  }
  // The table no longer waits for the steps of this device.
  places_[at(seat)].unheard = false;
  places_[at(seat)].proposal.reset();
  wish("+" + std::to_string(seat) + std::string(bot));
}

void Host::seat_person(int seat) {
  if (seat == seat_ || seat < 0 || seat >= sitting_.setup.players) return;
  wish("=" + std::to_string(seat));
}

bool Host::append(const Proposal& step, int by) {
  if (history_.append(step.text, by, step.tag)) return false;
  change();
  notify(Notice::Kind::moved);
  // A step may bring calls of bots after it.
  tell_all(step_message(step.index));
  return true;
}

void Host::go_on() {
  for (bool again = true; again && stage() == Stage::playing && !history_.bots_first();) {
    again = false;
    if (waits()) break;
    if (!wishes_.empty()) {
      const std::string text = wishes_.front();
      wishes_.erase(wishes_.begin());
      append({history_.steps(), {}, {}, text}, -1);
      again = true;
      continue;
    }
    for (int seat = 0; seat < sitting_.setup.players; ++seat) {
      auto& proposal = places_[at(seat)].proposal;
      if (!proposal || proposal->index > history_.steps()) continue;
      const Proposal step = *proposal;
      proposal.reset();
      try_step(seat, step);
      again = true;
    }
  }
  if (stage() == Stage::over && !told_over_) {
    told_over_ = true;
    notify(Notice::Kind::over);
  }
}

void Host::refuse(int seat, const Fault& fault) {
  notify(Notice::Kind::refused, seat, fault);
  if (places_[at(seat)].channel >= 0) post_fault(places_[at(seat)].channel, fault);
}

void Host::hear_have(int seat, const Message& message) {
  Place& place = places_[at(seat)];
  lines_[place.channel].follows = true;
  place.claimed = message.number;
  const int own = history_.steps();
  if (message.number <= own) {
    if (message.check != history_.check(message.number)) {
      return drop(place.channel, {FaultKind::together_fork, {std::to_string(message.number)}});
    }
    if (place.unheard) {
      place.unheard = false;
      change();
      go_on();
    }
    if (place.channel >= 0 && message.number < history_.steps()) {
      send_from(place.channel, message.number);
    }
    return;
  }
  // The guest's bots may have been faster.
  if (history_.bots_first()) return;
  if (!place.unheard) {
    return drop(place.channel, {FaultKind::together_fork, {std::to_string(own + 1)}});
  }
  post(place.channel, have_message());
}

bool Host::adopt(int seat, const Message& message) {
  const Place& place = places_[at(seat)];
  const int own = history_.steps();
  if (!place.unheard || message.number >= place.claimed || message.number > own) return false;
  if (message.number < own || history_.bots_first()) return true;
  if (message.check != history_.check(own)) {
    drop(place.channel, {FaultKind::together_fork, {std::to_string(own)}});
    return true;
  }
  const Fault forged{FaultKind::together_forged, {std::to_string(own + 1)}};
  if (!seats_somebody(message.text) && history_.seat_of(message.text) == seat_ &&
      message.tag != tag_of(message.check, message.text)) {
    drop(place.channel, forged);
    return true;
  }
  if (!append({own, message.check, message.tag, message.text}, -1)) {
    drop(place.channel, {FaultKind::together_step, {std::to_string(own + 1)}});
  }
  return true;
}

void Host::hear_step(int seat, const Message& message) {
  if (adopt(seat, message)) return;
  const Proposal step{message.number, message.check, message.tag, message.text};
  if (step.index >= history_.steps() && (history_.bots_first() || waits())) {
    if (step.index > history_.steps() + most_steps_at_once) return;
    places_[at(seat)].proposal = step;
    return;
  }
  try_step(seat, step);
  go_on();
}

void Host::try_step(int seat, const Proposal& step) {
  const int own = history_.steps();
  const int channel = places_[at(seat)].channel;
  if (step.index > own) {
    return refuse(seat, {FaultKind::together_step, {std::to_string(step.index + 1)}});
  }
  if (step.index < own) {
    const Step& made = history_.step(step.index);
    // Twice: the answer was lost.
    if (made.bot || made.text != step.text || made.tag != step.tag) {
      refuse(seat, {FaultKind::together_stale, {std::to_string(step.index + 1)}});
    }
    if (channel >= 0) send_from(channel, step.index);
    return;
  }
  if (step.check != history_.check(own)) {
    if (channel < 0) return;
    return drop(channel, {FaultKind::together_fork, {std::to_string(own)}});
  }
  if (seats_somebody(step.text)) {
    return refuse(seat, {FaultKind::together_turn, {std::to_string(seat)}});
  }
  if (auto no = history_.append(step.text, seat, step.tag)) return refuse(seat, *no);
  change();
  notify(Notice::Kind::moved);
  tell_all(step_message(own));
}

}  // namespace allfours::together
