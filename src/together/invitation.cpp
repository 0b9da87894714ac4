#include "together/invitation.hpp"

#include <algorithm>

#include "core/game/link_end.hpp"
#include "together/message.hpp"

namespace allfours::together {

namespace {

std::string link_of(const Invitation& invitation, std::string_view kind,
                    std::string_view transport) {
  std::string parts = sitting_parts(invitation.sitting, kind) +
                      "&seat=" + std::to_string(invitation.seat) + "&key=" + invitation.key;
  if (!transport.empty()) parts += "&via=" + encoded(transport);
  return whole_link(parts);
}

std::variant<Invitation, Fault> read_kind(std::string_view link, std::string_view kind) {
  LinkParts parts;
  if (auto no = parts.read(link, kind, {"seat", "key", "via"})) return *no;
  auto sitting = parts.sitting();
  if (auto* no = std::get_if<Fault>(&sitting)) return std::move(*no);
  Invitation invitation;
  invitation.sitting = std::move(std::get<Sitting>(sitting));
  const auto seat = parts.number("seat", 0, invitation.sitting.setup.players - 1);
  if (!seat || *seat == invitation.sitting.host) return parts.bad("seat");
  invitation.seat = *seat;
  invitation.key = parts["key"];
  if (!are_letters(invitation.key, key_letters)) return parts.bad("key");
  invitation.transport = percent_decoded(parts["via"]);
  if (!valid_transport(invitation.transport)) return parts.bad("via");
  return invitation;
}

}  // namespace

bool valid_transport(std::string_view text) {
  return text.size() <= longest_transport &&
         std::all_of(text.begin(), text.end(), [](char c) { return c >= ' ' && c <= '~'; });
}

std::string invitation_text(const Invitation& invitation) {
  return link_of(invitation, "join", invitation.transport);
}

std::variant<Invitation, Fault> read_invitation(std::string_view link) {
  return read_kind(link, "join");
}

std::string answer_text(const Invitation& invitation, std::string_view transport) {
  return link_of(invitation, "answer", transport);
}

std::variant<Invitation, Fault> read_answer(std::string_view link) {
  return read_kind(link, "answer");
}

std::optional<Fault> refused_here(const Invitation& invitation,
                                  std::span<const std::string> own_tables) {
  const auto own = std::find(own_tables.begin(), own_tables.end(), invitation.sitting.table);
  if (own == own_tables.end()) return std::nullopt;
  return Fault{FaultKind::invitation_own};
}

}  // namespace allfours::together
