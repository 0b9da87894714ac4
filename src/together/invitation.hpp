// Invitations to a seat at a table, and the guest's answer, as links (web/TOGETHER.md
// "Invitations"). Both carry a text of the network, opaque to this room, by which devices find each
// other without a server. Parsing finds a truncated invitation and one of another version;
// `refused_here` finds one that this device made as host; the host finds one that was used or is
// outdated. Knows no network and no clock. Tests: tests/together/invitation_test.cpp.
#pragma once

#include <span>

#include "together/link_parts.hpp"

namespace allfours::together {

inline constexpr std::size_t longest_transport = 6000;  // characters

struct Invitation {
  Sitting sitting;        // with the people who are there so far
  int seat = -1;          // for whom
  std::string key;        // who has it may take the seat, once
  std::string transport;  // printable ASCII; may be empty
};

// True for printable ASCII that is not too long.
bool valid_transport(std::string_view text);

std::string invitation_text(const Invitation& invitation);
std::variant<Invitation, Fault> read_invitation(std::string_view link);

// The answer to an invitation: the same, with the guest's transport.
std::string answer_text(const Invitation& invitation, std::string_view transport);
std::variant<Invitation, Fault> read_answer(std::string_view link);

// Why a device does not take this invitation: it is the host of one of these tables.
std::optional<Fault> refused_here(const Invitation& invitation,
                                  std::span<const std::string> own_tables);

}  // namespace allfours::together
