// The address of a STUN or TURN server (RFC 7064, RFC 7065), as a person enters it for playing
// together: "stun:HOST:PORT", "turn:NAME:PASSWORD@HOST:PORT", or with "stuns:" and "turns:".
// The port may be missing; "?transport=udp" or "?transport=tcp" may follow the address of a TURN
// server. web/page/connections.js hands it to the browser.
// Knows no network. Tests: tests/app/modes/together/server_address_test.cpp.
#pragma once

#include <string_view>

namespace allfours {

// In bytes.
inline constexpr std::size_t longest_server_address = 255;

bool valid_server_address(std::string_view text);

// The part of a valid address that says where the server is: "HOST:PORT".
std::string_view server_place(std::string_view address);

}  // namespace allfours
