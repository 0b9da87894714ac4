// Playing together: invitations, and the connections they make.
#include <algorithm>

#include "app/action_number.hpp"
#include "app/modes/together/server_address.hpp"
#include "app/modes/together/together.hpp"

namespace allfours {

namespace {

using Kind = ConnectionCall::Kind;

// "3:rest" of what the page tells.
struct Numbered {
  int number = -1;
  std::string_view rest;
};

Numbered numbered(std::string_view what) {
  const auto colon = what.find(':');
  if (colon == std::string_view::npos) return {number_in(what, -1), {}};
  return {number_in(what.substr(0, colon), -1), what.substr(colon + 1)};
}

together::Plan plan_of(const Setup& setup, const Bots& bots, std::string name) {
  together::Plan plan;
  plan.setup = setup;
  plan.setup.seed.clear();
  plan.setup.first_pack.reset();
  plan.setup.start.reset();
  plan.name = std::move(name);
  plan.bots = bots;
  return plan;
}

}  // namespace

bool Together::hear_ready(std::string_view secret) {
  if (!together::valid_secret(secret)) return false;
  secret_ = secret;
  if (!context_->settings.server.empty()) call(Kind::server, 0, context_->settings.server);
  return true;
}

void Together::say_server(std::string_view key, std::string_view address) {
  say(fill(sentence(key), {{"text", cut_short(address)}}), true);
}

bool Together::name_server(std::string_view what) {
  const std::string_view address = trimmed(what);
  if (!address.empty() && !valid_server_address(address)) {
    say_server("together-server-bad", address);
    return true;
  }
  context_->settings.server = address;
  call(Kind::server, 0, std::string(address));
  say(std::string(sentence(address.empty() ? "together-server-none" : "together-server-set")));
  return context_->effects.save("settings");
}

// "2:on".
bool Together::want_seat(std::string_view what) {
  const auto [seat, wish] = numbered(what);
  if (device_ || seat < 1 || seat >= max_players || (wish != "on" && wish != "off")) return false;
  const auto others = static_cast<together::SeatBits>(wanted_ & ~together::seat_bit(seat));
  wanted_ = wish == "on" ? others | together::seat_bit(seat) : others;
  return true;
}

bool Together::host(const Setup& setup, const Bots& bots) {
  if (device_ || !ready()) return false;
  sit_down(TableDevice(together::Host(plan_of(setup, bots, own_name()), take_secret())));
  for (int seat = 1; seat < setup.players; ++seat) {
    if (together::has_seat(wanted_, seat)) make_invitation(seat);
  }
  settle();
  return true;
}

bool Together::can_turn_to_messages() const {
  return !device_ || (device_->host() != nullptr && !plays() &&
                      std::ranges::none_of(places_, [](const Place& place) {
                        return place.stage == Place::Stage::here;
                      }));
}

bool Together::host_by_message(const Setup& setup, const Bots& bots) {
  const auto people = static_cast<together::SeatBits>((wanted_ & ((1U << setup.players) - 1)) | 1U);
  if (!can_turn_to_messages() || !ready() || people == 1) return false;
  if (device_) {
    end_connections();
    stored_.remove(device_->device().sitting().table);
  }
  sit_down(
      TableDevice(together::ByMessage(plan_of(setup, bots, own_name()), people, take_secret())));
  settle();
  return true;
}

// The connection comes first: the invitation says how to reach it.
void Together::make_invitation(int seat) {
  Place& place = places_[at(seat)];
  if (place.channel >= 0) {
    call(Kind::close, place.channel);
    device_->host()->channel_closed(place.channel);
  }
  place = {Place::Stage::making, next_channel_++, {}};
  call(Kind::offer, place.channel);
}

bool Together::invite_again(std::string_view what) {
  const int seat = number_in(what, -1);
  if (!device_ || device_->host() == nullptr || seat < 0 ||
      seat >= device_->device().sitting().setup.players || seat == device_->device().seat() ||
      (plays() && !together::has_seat(device_->device().sitting().persons, seat))) {
    return false;
  }
  make_invitation(seat);
  settle();
  return true;
}

bool Together::hear_offer(std::string_view what) {
  const auto [channel, via] = numbered(what);
  const int seat = seat_of_channel(channel);
  if (!device_ || device_->host() == nullptr || seat < 0 || !together::valid_transport(via)) {
    return false;
  }
  Place& place = places_[at(seat)];
  if (place.stage != Place::Stage::making) return false;
  place.link = device_->host()->invite(seat, via);
  place.stage = Place::Stage::invited;
  settle();
  return true;
}

bool Together::leave_out(std::string_view what) {
  const int seat = number_in(what, -1);
  if (!device_ || device_->host() == nullptr || plays() ||
      !together::has_seat(device_->device().deal().persons, seat) ||
      seat == device_->device().seat()) {
    return false;
  }
  device_->host()->leave_out(seat);
  settle();
  return true;
}

bool Together::start() {
  if (!device_ || device_->host() == nullptr || plays()) return false;
  if (const auto fault = device_->host()->start()) return say_fault(*fault);
  settle();
  return true;
}

// With a stored seat at this table, goes on there.
bool Together::join() {
  if (turn_) {
    if (!ready()) return false;
    auto opened = together::ByMessage::opened(turn_text_, own_name(), take_secret());
    if (const auto* no = std::get_if<Fault>(&opened)) return say_fault(*no);
    sit_down(TableDevice(std::get<together::ByMessage>(std::move(opened))));
    seen_ = 0;
    settle();
    return true;
  }
  if (!invitation_ || !ready()) return false;
  const together::Invitation invitation = *invitation_;
  const StoredTable* kept = stored_.find(invitation.sitting.table);
  auto stored = kept == nullptr ? std::variant<TableDevice, Fault>(Fault{})
                                : TableDevice::restored(kept->text);
  if (auto* seat = std::get_if<TableDevice>(&stored);
      seat != nullptr && seat->guest() != nullptr && seat->device().seat() == invitation.seat) {
    sit_down(std::move(*seat));
    if (const auto fault = device_->guest()->renew(invitation)) return say_fault(*fault);
  } else {
    sit_down(TableDevice(together::Guest(invitation, own_name(), take_secret())));
  }
  invitation_ = invitation;
  call(Kind::close, 0);
  call(Kind::answer, 0, invitation.transport);
  settle();
  return true;
}

bool Together::hear_answer(std::string_view via) {
  if (!device_ || device_->guest() == nullptr || !invitation_ || !together::valid_transport(via)) {
    return false;
  }
  answer_ = together::answer_text(*invitation_, via);
  return true;
}

bool Together::hear_up(std::string_view what) {
  const int channel = number_in(what, -1);
  if (!device_) return false;
  if (device_->guest() != nullptr && channel == 0) {
    connected_ = true;
    unreachable_ = is_sent_away_ = false;
    answer_.clear();
    device_->guest()->connect();
    settle();
    return true;
  }
  if (seat_of_channel(channel) < 0) return false;
  unreachable_ = false;
  return true;
}

bool Together::hear_down(std::string_view what) {
  const auto [channel, reason] = numbered(what);
  if (!device_) return false;
  const bool unreachable = reason == "unreachable";
  if (device_->guest() != nullptr && channel == 0) {
    // Its answer leads nowhere any more.
    connected_ = false;
    invitation_.reset();
    answer_.clear();
    device_->guest()->channel_closed();
  } else if (const int seat = seat_of_channel(channel); seat >= 0 && device_->host() != nullptr) {
    Place& place = places_[at(seat)];
    place.channel = -1;
    place.link.clear();
    place.stage = Place::Stage::away;
    device_->host()->channel_closed(channel);
  } else {
    return false;
  }
  settle();
  unreachable_ = unreachable;
  if (unreachable) {
    say(std::string(sentence("together-unreachable")), true);
    context_->message.stay();
  }
  return true;
}

bool Together::hear_text(std::string_view what) {
  const auto [channel, text] = numbered(what);
  if (!device_) return false;
  if (device_->guest() != nullptr && channel == 0) {
    device_->guest()->receive(text);
  } else if (device_->host() != nullptr && seat_of_channel(channel) >= 0) {
    device_->host()->receive(channel, text);
  } else {
    return false;
  }
  settle();
  return true;
}

// The browser refuses the server.
bool Together::lose_server() {
  if (context_->settings.server.empty()) return false;
  say_server("together-server-refused", std::exchange(context_->settings.server, {}));
  context_->message.stay();
  return context_->effects.save("settings");
}

// Asked for a new connection, the server was of no use; the connection may come up without it.
bool Together::hear_useless_server(std::string_view key) {
  if (context_->settings.server.empty()) return false;
  say_server(key, server_place(context_->settings.server));
  context_->message.stay();
  return true;
}

bool Together::hear_failure(std::string_view what) {
  const auto [channel, kind] = numbered(what);
  if (kind == "server") return lose_server();
  if (kind == "server_denied") return hear_useless_server("together-server-denied");
  if (kind == "server_silent") return hear_useless_server("together-server-silent");
  const bool no_address = kind == "no_address";
  if (kind != "unsupported" && kind != "unreadable" && kind != "foreign" && kind != "failed" &&
      !no_address) {
    return false;
  }
  if (device_ && device_->guest() != nullptr && channel == 0) {
    invitation_.reset();
    answer_.clear();
  } else if (const int seat = seat_of_channel(channel); seat >= 0) {
    // An answer that cannot be read can be sent again; without a connection the seat is free.
    Place& place = places_[at(seat)];
    place.stage =
        place.stage == Place::Stage::connecting ? Place::Stage::invited : Place::Stage::away;
  }
  unreachable_ = unreachable_ || no_address;
  // A server that should have given one has been told of already.
  if (no_address && !context_->settings.server.empty()) return true;
  say(std::string(sentence(no_address              ? "together-no-address"
                           : kind == "unsupported" ? "together-unsupported"
                                                   : "together-unreadable")),
      true);
  context_->message.stay();
  return true;
}

bool Together::hear_no_camera(std::string_view why) {
  const std::string_view text = sentence("together-camera-" + std::string(why));
  say(std::string(text.empty() ? context_->words->together_not_loaded : text), true);
  return true;
}

}  // namespace allfours
