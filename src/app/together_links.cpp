// Playing together: links that arrive, from another device or another tab.
#include "app/fault_words.hpp"
#include "app/together.hpp"

namespace allfours {

namespace {

bool has_part(std::string_view fragment, std::string_view part) {
  return fragment.starts_with(part) ||
         fragment.find("&" + std::string(part)) != std::string_view::npos;
}

}  // namespace

bool Together::is_link(std::string_view fragment) {
  return has_part(fragment, "join=") || has_part(fragment, "answer=") ||
         has_part(fragment, "turn=");
}

bool Together::open_link(std::string_view fragment) {
  if (has_part(fragment, "turn=")) return open_turn(fragment);
  if (has_part(fragment, "answer=")) {
    if (device_ && device_->host() != nullptr) return take_answer(fragment);
    // The host's page is another tab of this browser.
    const auto answer = together::read_answer(fragment);
    if (const auto* no = std::get_if<Fault>(&answer)) return say_fault(*no), false;
    context_->effects.hand_over = std::string(fragment);
    say(std::string(sentence("together-handed-over")));
    context_->message.stay();
    return false;
  }
  auto read = together::read_invitation(fragment);
  if (const auto* no = std::get_if<Fault>(&read)) return say_fault(*no), false;
  auto& invitation = std::get<together::Invitation>(read);
  std::vector<std::string> own_tables;
  for (const StoredTable& one : stored_.all()) {
    const auto device = TableDevice::restored(one.text);
    const auto* table = std::get_if<TableDevice>(&device);
    if (table != nullptr && table->host() != nullptr) own_tables.push_back(one.table);
  }
  if (const auto no = together::refused_here(invitation, own_tables)) return say_fault(*no), false;
  leave();
  invitation_ = std::move(invitation);
  return true;
}

bool Together::hear_handed(std::string_view link) {
  const auto answer = together::read_answer(link);
  return device_ && device_->host() != nullptr && !std::holds_alternative<Fault>(answer) &&
         std::get<together::Invitation>(answer).sitting.table ==
             device_->device().sitting().table &&
         take_answer(link);
}

bool Together::open_turn(std::string_view fragment) {
  auto read = together::read_turn_link(fragment);
  if (const auto* no = std::get_if<Fault>(&read)) return say_fault(*no), false;
  auto& turn = std::get<together::TurnLink>(read);
  const bool here = device_ && device_->device().sitting().table == turn.sitting.table;
  if (here || stored_.find(turn.sitting.table) != nullptr) {
    if (!here && !resume(turn.sitting.table)) return false;
    if (device_->by_message() == nullptr) return say_fault({FaultKind::together_table}), false;
    seen_ = plays() ? static_cast<int>(game().log().size()) : 0;
    if (const auto no = device_->by_message()->take(fragment)) return say_fault(*no), plays();
    settle();
    return true;
  }
  leave();
  turn_ = std::move(turn);
  turn_text_ = fragment;
  return true;
}

}  // namespace allfours
