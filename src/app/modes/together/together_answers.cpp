// Playing together: answers to invitations: pasted, scanned, or opened as a link in any tab.
#include "app/links/found_link.hpp"
#include "app/modes/together/together.hpp"

namespace allfours {

using together::Invitation;

bool Together::refuse_answer(std::string_view key, int seat) {
  say(fill(sentence(key), {{"who", name_of(seat)}}), true);
  context_->message.stay();
  return true;
}

bool Together::take_answer(std::string_view text) {
  if (!device_ || device_->host() == nullptr) return false;
  const auto found = link_found_in(text);
  const auto* link = std::get_if<std::string>(&found);
  const std::string_view fragment = link == nullptr ? text : *link;
  const auto answer = together::read_answer(fragment);
  if (const auto* no = std::get_if<Fault>(&answer)) {
    if (has_part(fragment, "answer=")) return say_fault(*no);
    return refuse_answer(has_part(fragment, "join=") ? "together-answer-invitation"
                                                     : "together-answer-none");
  }
  const auto& given = std::get<Invitation>(answer);
  if (given.sitting.table != device_->device().sitting().table)
    return refuse_answer("together-answer-elsewhere");
  Place& place = places_[at(given.seat)];
  const auto read = together::read_invitation(place.link);
  const auto* newest = std::get_if<Invitation>(&read);
  const bool is_newest = newest != nullptr && newest->key == given.key;
  if (is_newest && (place.stage == Place::Stage::connecting || place.stage == Place::Stage::here))
    return refuse_answer("together-answer-used", given.seat);
  if (!is_newest || place.stage != Place::Stage::invited)
    return refuse_answer("together-answer-old", given.seat);
  place.stage = Place::Stage::connecting;
  call(ConnectionCall::Kind::accept, place.channel, given.transport);
  return true;
}

// The table of the answer is another tab's, unless it is this one's.
std::optional<Fault> Together::open_answer(std::string_view fragment) {
  if (device_ && device_->host() != nullptr) {
    take_answer(fragment);
    return std::nullopt;
  }
  auto answer = together::read_answer(fragment);
  if (auto* no = std::get_if<Fault>(&answer)) return std::move(*no);
  const auto& given = std::get<Invitation>(answer);
  if (device_ && device_->device().sitting().table == given.sitting.table) {
    refuse_answer("together-answer-own", given.sitting.host);
    return std::nullopt;
  }
  context_->message.clear();
  context_->effects.hand_over = std::string(fragment);
  return std::nullopt;
}

bool Together::hear_handed(std::string_view link) {
  const auto answer = together::read_answer(link);
  if (!device_ || device_->host() == nullptr || std::holds_alternative<Fault>(answer) ||
      std::get<Invitation>(answer).sitting.table != device_->device().sitting().table) {
    return false;
  }
  call(ConnectionCall::Kind::taken, 0);
  return take_answer(link);
}

bool Together::hear_handed_over(std::string_view what) {
  if (what == "nobody") return refuse_answer("together-answer-nobody");
  if (what != "taken") return false;
  say(std::string(sentence("together-handed-over")));
  context_->message.stay();
  return true;
}

}  // namespace allfours
