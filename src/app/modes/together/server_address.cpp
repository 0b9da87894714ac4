#include "app/modes/together/server_address.hpp"

#include <algorithm>

#include "core/text/ascii.hpp"
#include "core/text/number.hpp"

namespace allfours {

namespace {

bool is_printable(char c) { return c > ' ' && c <= '~'; }

bool valid_port(std::string_view text) { return plain_number(text, 1, 65535).has_value(); }

// A name, an IPv4 address, or an IPv6 address in brackets.
bool valid_host(std::string_view text) {
  if (text.starts_with('[')) {
    if (text.size() < 4 || text.back() != ']') return false;
    const std::string_view inside = text.substr(1, text.size() - 2);
    return inside.find(':') != std::string_view::npos &&
           inside.find_first_not_of("0123456789abcdefABCDEF:.") == std::string_view::npos;
  }
  const auto in_host = [](char c) { return is_letter_or_digit(c) || c == '-' || c == '.'; };
  return !text.empty() && std::ranges::all_of(text, in_host) && is_letter_or_digit(text.front()) &&
         is_letter_or_digit(text.back()) && text.find("..") == std::string_view::npos;
}

bool valid_place(std::string_view text) {
  const auto colon = text.rfind(':');
  const bool has_port = colon != std::string_view::npos && text.back() != ']';
  if (has_port && !valid_port(text.substr(colon + 1))) return false;
  return valid_host(has_port ? text.substr(0, colon) : text);
}

// The rest behind a scheme; empty if it is none of these.
std::string_view behind_scheme(std::string_view text, std::string_view scheme) {
  if (!text.starts_with(scheme)) return {};
  text.remove_prefix(scheme.size());
  if (text.starts_with('s')) text.remove_prefix(1);
  return text.starts_with(':') ? text.substr(1) : std::string_view();
}

}  // namespace

bool valid_server_address(std::string_view text) {
  if (text.size() > longest_server_address || !std::ranges::all_of(text, is_printable))
    return false;
  if (const std::string_view place = behind_scheme(text, "stun"); !place.empty())
    return valid_place(place);
  std::string_view rest = behind_scheme(text, "turn");
  const auto name_end = rest.find(':');
  const auto password_end = rest.rfind('@');
  if (name_end == std::string_view::npos || password_end == std::string_view::npos) return false;
  if (name_end == 0 || password_end < name_end + 2) return false;
  if (rest.substr(0, name_end).find('@') != std::string_view::npos) return false;
  std::string_view place = rest.substr(password_end + 1);
  for (const std::string_view transport : {"?transport=udp", "?transport=tcp"}) {
    if (place.ends_with(transport)) place.remove_suffix(transport.size());
  }
  return !place.empty() && valid_place(place);
}

std::string_view server_place(std::string_view address) {
  const auto name_end = address.rfind('@');
  const auto begin = name_end == std::string_view::npos ? address.find(':') : name_end;
  return address.substr(begin + 1);
}

}  // namespace allfours
