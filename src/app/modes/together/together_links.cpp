// Playing together: links that arrive, from another device or another tab.
#include "app/links/fault_words.hpp"
#include "app/modes/together/together.hpp"

namespace allfours {

bool Together::has_part(std::string_view fragment, std::string_view part) {
  return fragment.starts_with(part) ||
         fragment.find("&" + std::string(part)) != std::string_view::npos;
}

bool Together::is_link(std::string_view fragment) {
  return has_part(fragment, "join=") || has_part(fragment, "answer=") ||
         has_part(fragment, "turn=");
}

std::optional<Fault> Together::open_link(std::string_view fragment) {
  return has_part(fragment, "turn=")     ? open_turn(fragment)
         : has_part(fragment, "answer=") ? open_answer(fragment)
                                         : open_invitation(fragment);
}

std::optional<Fault> Together::open_invitation(std::string_view fragment) {
  auto read = together::read_invitation(fragment);
  if (auto* no = std::get_if<Fault>(&read)) return std::move(*no);
  auto& invitation = std::get<together::Invitation>(read);
  std::vector<std::string> own_tables;
  for (const StoredTable& one : stored_.all()) {
    const auto device = TableDevice::restored(one.text);
    const auto* table = std::get_if<TableDevice>(&device);
    if (table != nullptr && table->host() != nullptr) own_tables.push_back(one.table);
  }
  if (auto no = together::refused_here(invitation, own_tables)) return no;
  leave();
  invitation_ = std::move(invitation);
  return std::nullopt;
}

std::optional<Fault> Together::open_turn(std::string_view fragment) {
  auto read = together::read_turn_link(fragment);
  if (auto* no = std::get_if<Fault>(&read)) return std::move(*no);
  auto& turn = std::get<together::TurnLink>(read);
  const bool here = device_ && device_->device().sitting().table == turn.sitting.table;
  if (here || stored_.find(turn.sitting.table) != nullptr) {
    if (!here) resume(turn.sitting.table);
    if (device_->by_message() == nullptr) return Fault{FaultKind::together_table};
    seen_ = plays() ? static_cast<int>(game().log().size()) : 0;
    auto no = device_->by_message()->take(fragment);
    settle();
    return no;
  }
  leave();
  turn_ = std::move(turn);
  turn_text_ = fragment;
  return std::nullopt;
}

}  // namespace allfours
