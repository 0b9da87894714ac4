#include "app/modes/together/together.hpp"

#include <algorithm>
#include <utility>

#include "app/action_number.hpp"
#include "app/links/fault_words.hpp"
#include "players/people.hpp"
#include "together/bot_steps.hpp"
#include "words/numbers.hpp"

namespace allfours {

using together::Notice;

// The duties of a device (together::Outcome), in their order: store, send, close, show.
void Together::settle() {
  if (!device_) return;
  together::Outcome outcome = device_->take_outcome();
  if (outcome.changed) {
    stored_.put({device_->device().sitting().table, device_->stored_text()});
    context_->effects.save("together");
  }
  for (together::Post& post : outcome.posts) {
    call(ConnectionCall::Kind::send, post.channel, std::move(post.text));
  }
  for (const int channel : outcome.closed) {
    call(ConnectionCall::Kind::close, channel);
    if (const int seat = seat_of_channel(channel); seat >= 0) {
      places_[at(seat)].channel = -1;
      places_[at(seat)].stage = Place::Stage::away;
    }
  }
  for (const Notice& notice : outcome.notices) tell(notice);
  begin_again();
}

void Together::tell(const Notice& notice) {
  const auto of_seat = [&](std::string_view phrase) {
    say(fill(phrase, {{"who", name_of(notice.seat)}}));
  };
  const bool is_fault = notice.kind == Notice::Kind::told || notice.kind == Notice::Kind::stopped;
  if (notice.kind != Notice::Kind::away)
    is_sent_away_ = is_fault && device_ && device_->guest() != nullptr;
  switch (notice.kind) {
    case Notice::Kind::joined:
    case Notice::Kind::back:
      if (notice.seat >= 0) places_[at(notice.seat)].stage = Place::Stage::here;
      return of_seat(notice.kind == Notice::Kind::joined ? sentence("together-joined")
                                                         : sentence("together-back"));
    case Notice::Kind::away:
      if (notice.seat >= 0) places_[at(notice.seat)].stage = Place::Stage::away;
      // A host who sends this guest away says why, and is not away.
      if (is_sent_away_) return;
      return of_seat(sentence("together-away"));
    case Notice::Kind::dealing:
      if (notice.seat >= 0) of_seat(sentence("together-left-out"));
      return;
    case Notice::Kind::again:
      of_seat(sentence("together-again-offered"));
      return context_->message.stay();
    case Notice::Kind::called:
      return hear_call(notice);
    case Notice::Kind::overtaken:
      return say(std::string(sentence("together-overtaken")));
    case Notice::Kind::refused:
    case Notice::Kind::dropped:
    case Notice::Kind::told:
    case Notice::Kind::stopped:
      say_fault(notice.fault);
      return;
    case Notice::Kind::dealt:
    case Notice::Kind::moved:
    case Notice::Kind::over:
      return;
  }
}

bool Together::say_fault(const Fault& fault) {
  context_->say_and_stay(fault_text(fault, context_->language), true);
  return true;
}

void Together::call(ConnectionCall::Kind kind, int channel, std::string text) {
  context_->effects.connections.push_back({kind, channel, std::move(text)});
}

void Together::sit_down(TableDevice device) {
  device_.emplace(std::move(device));
  places_ = {};
  invitation_.reset();
  turn_.reset();
  answer_.clear();
  asked_ = 0;
  calls_ = {};
  told_turn_ = -1;
  connected_ = false;
  unreachable_ = is_sent_away_ = false;
  seen_ = plays() ? static_cast<int>(game().log().size()) : 0;
}

void Together::end_connections() {
  for (Place& place : places_) {
    if (place.channel >= 0) call(ConnectionCall::Kind::close, place.channel);
    place.channel = -1;
  }
  if (device_ && device_->guest() != nullptr) call(ConnectionCall::Kind::close, 0);
  connected_ = false;
}

int Together::seat_of_channel(int channel) const {
  for (int seat = 0; seat < max_players && channel > 0; ++seat) {
    if (places_[at(seat)].channel == channel) return seat;
  }
  return -1;
}

std::string Together::take_secret() {
  context_->effects.prepare_together = true;  // the next table needs another
  return std::exchange(secret_, {});
}

std::string Together::own_name() const { return std::string(name_in(context_->settings, 0)); }

// A name as the table can draw it; else the number of the seat.
std::string Together::name_of(int seat) const {
  const together::Sitting* sitting = device_       ? &device_->device().sitting()
                                     : invitation_ ? &invitation_->sitting
                                     : turn_       ? &turn_->sitting
                                                   : nullptr;
  return name_at(sitting, seat);
}

std::string Together::name_at(const together::Sitting* sitting, int seat) const {
  if (sitting != nullptr && seat >= 0 && valid_name(sitting->names[at(seat)])) {
    const std::string& name = sitting->names[at(seat)];
    if (std::ranges::count(sitting->names, name) == 1) return name;
    // "Bob 2" beside another Bob, if there is room.
    const std::string numbered = name + " " + number_text(seat + 1);
    if (valid_name(numbered)) return numbered;
  }
  return fill(context_->words->player_number, {{"n", number_text(seat + 1)}});
}

bool Together::is_person(int seat) const {
  return together::has_seat(device_->device().history().people(), seat);
}

bool Together::is_of_person(int seat) const {
  return together::has_seat(device_->device().sitting().persons, seat) ||
         (plays() && is_person(seat));
}

// The bots have the same names on every device.
SeatNames Together::names() const {
  SeatNames names;
  const together::Sitting& sitting = device_->device().sitting();
  const int players = sitting.setup.players;
  for (int seat = 0; seat < players; ++seat) {
    if (seat == device_->device().seat()) continue;
    const std::string_view usual = usual_names[at((seat - sitting.host + players) % players)];
    const bool is_taken = std::ranges::find(sitting.names, usual) != sitting.names.end();
    names[at(seat)] =
        is_of_person(seat) || is_taken || usual.empty() ? name_of(seat) : std::string(usual);
  }
  return names;
}

bool Together::takes_decision() const {
  return !device_->waits() && device_->device().own_turn() &&
         (device_->guest() == nullptr || (connected_ && !device_->guest()->stopped()));
}

bool Together::decide(const std::optional<Decision>& decision) {
  const auto fault = device_->decide(decision);
  settle();
  if (fault) say_fault(*fault);
  return !fault;
}

bool Together::answer_bot(const std::optional<Decision>& decision) {
  const auto fault = device_->answer_bot(decision);
  settle();
  return !fault;
}

bool Together::let_bot_decide() {
  return device_->device().history().bots_first() &&
         answer_bot(together::bot_answer(device_->device().history()));
}

std::string Together::state() const {
  if (device_->device().stage() == together::Device::Stage::over) return {};
  const auto with = [&](std::string_view phrase, int seat) {
    return fill(phrase, {{"who", name_of(seat)}});
  };
  if (device_->by_message() != nullptr) {
    return turn_link().empty()
               ? std::string()
               : with(sentence("together-send-to"), device_->by_message()->next_seat());
  }
  const int host = device_->device().sitting().host;
  if (device_->guest() != nullptr) {
    if (device_->guest()->stopped())
      return fault_text(*device_->guest()->stopped(), context_->language);
    if (!connected_) return with(sentence("together-lost"), host);
  }
  const together::SeatBits missing = device_->missing();
  for (int seat = 0; seat < max_players; ++seat) {
    if (together::has_seat(missing, seat)) return with(sentence("together-missing"), seat);
  }
  return device_->waits() ? std::string(sentence("together-on-its-way")) : std::string();
}

std::string Together::turn_link() const {
  const together::ByMessage* turns = device_ ? device_->by_message() : nullptr;
  return turns == nullptr || turns->next_seat() == turns->seat() ? std::string() : turns->link();
}

bool Together::seat_bot(std::string_view what) {
  const int seat = number_in(what, -1);
  if (!device_ || device_->host() == nullptr || !plays() || seat < 0 ||
      seat >= game().setup().players || seat == device_->device().seat() || !is_person(seat)) {
    return false;
  }
  device_->host()->seat_bot(seat, usual_player_name);
  settle();
  return true;
}

bool Together::seat_person(std::string_view what) {
  const int seat = number_in(what, -1);
  if (!device_ || device_->host() == nullptr || !plays() || seat < 0 ||
      seat >= game().setup().players || !is_of_person(seat) || is_person(seat)) {
    return false;
  }
  device_->host()->seat_person(seat);
  settle();
  return true;
}

bool Together::resume(std::string_view name) {
  const StoredTable* kept = stored_.find(name);
  if (kept == nullptr) return false;
  auto device = TableDevice::restored(kept->text);
  if (const auto* no = std::get_if<Fault>(&device)) return say_fault(*no);
  end_connections();
  sit_down(std::get<TableDevice>(std::move(device)));
  const together::Sitting& sitting = device_->device().sitting();
  for (int seat = 0; seat < sitting.setup.players && device_->host() != nullptr; ++seat) {
    if (seat != sitting.host && is_of_person(seat)) places_[at(seat)].stage = Place::Stage::away;
  }
  settle();
  return true;
}

bool Together::forget(std::string_view name) {
  if (stored_.find(name) == nullptr) return false;
  if (asked_to_forget_ != name) {
    asked_to_forget_ = name;
    context_->asked_again = "together_forget";
    return true;
  }
  asked_to_forget_.clear();
  if (device_ && device_->device().sitting().table == name) leave();
  stored_.remove(name);
  return context_->effects.save("together");
}

bool Together::leave() {
  if (!device_ && !invitation_ && !turn_) return false;
  end_connections();
  if (device_ && device_->device().stage() == together::Device::Stage::over) {
    stored_.remove(device_->device().sitting().table);
    context_->effects.save("together");
  }
  device_.reset();
  invitation_.reset();
  turn_.reset();
  return true;
}

bool Together::remind() {
  if (!device_) return false;
  device_->remind();
  settle();
  return !context_->effects.connections.empty();
}

}  // namespace allfours
