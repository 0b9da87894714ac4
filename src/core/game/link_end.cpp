#include "core/game/link_end.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "core/cards/random.hpp"
#include "core/text/text_fields.hpp"

namespace allfours {

namespace {

constexpr std::string_view end_signs =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
constexpr std::size_t end_size = 3;
constexpr std::string_view before_end = "&end=";

std::string_view key_of(std::string_view part) { return part.substr(0, part.find('=')); }

bool has_key(std::string_view part, std::string_view key) {
  return part.size() > key.size() && part[key.size()] == '=' && part.starts_with(key);
}

std::string check_of(std::string_view covered) {
  // A prime below 62 * 62, and a factor of which and of whose neighbours it is no multiple: so no
  // difference of one byte, nor of two neighbours that changed places, vanishes.
  constexpr std::uint32_t modulus = 3833;
  constexpr std::uint32_t factor = 1021;
  const std::string text = decoded_wholly(covered);
  std::uint32_t sum = 0;
  for (const char c : text) sum = (sum * factor + static_cast<unsigned char>(c)) % modulus;
  const auto signs = static_cast<std::uint32_t>(end_signs.size());
  return {end_signs[text.size() % signs], end_signs[sum / signs], end_signs[sum % signs]};
}

// A part of which only capitals promise the end.
bool in_capitals(std::string_view key) { return key == "GAME" || key == "END"; }

// A deal with `-` for each hand of which it names no card; anything else with the second of two
// dots encoded.
std::string without_double_dots(std::string_view part) {
  const bool deal = has_key(part, "deal");
  std::string text;
  for (const char c : part) {
    if (c == '.' && text.ends_with('.')) {
      text += deal ? "-." : "%2E";
    } else {
      text += c;
    }
  }
  return text;
}

Fault not_whole(std::string_view link) {
  const std::string left = deal_left_in(link);
  if (left.empty()) return {FaultKind::link_not_whole};
  return {FaultKind::link_not_whole_deal, {std::string(seed_in(left))}};
}

// The check, where a value begins with it: marks that no check contains may follow, if they can be
// seen.
std::string_view check_in(std::string_view value) {
  const auto end = std::min(value.find_first_not_of(end_signs), value.size());
  const bool hidden = std::any_of(value.begin(), value.end(), [](char c) {
    return (c >= 0 && c < ' ' && c != '\n' && c != '\t') || c == '\x7f';
  });
  return end == end_size && !hidden ? value.substr(0, end) : std::string_view();
}

}  // namespace

std::string_view take_link_part(std::string_view& text) { return take_field(text, '&'); }

std::string percent_decoded(std::string_view text) {
  std::string decoded;
  while (!text.empty()) {
    unsigned byte = 0;
    const bool coded =
        text.size() >= 3 && text[0] == '%' &&
        std::from_chars(text.data() + 1, text.data() + 3, byte, 16).ptr == text.data() + 3;
    decoded += coded ? static_cast<char>(byte) : text[0];
    text.remove_prefix(coded ? 3 : 1);
  }
  return decoded;
}

std::string decoded_wholly(std::string_view text) {
  std::string decoded;
  for (const char c : text) {
    decoded += c;
    // A byte may complete a code that itself was encoded.
    while (decoded.size() >= 3 && decoded[decoded.size() - 3] == '%') {
      const std::string byte =
          percent_decoded(std::string_view(decoded).substr(decoded.size() - 3));
      if (byte.size() == 3) break;
      decoded.resize(decoded.size() - 3);
      decoded += byte;
    }
  }
  return decoded;
}

std::string whole_link(std::string_view parts) {
  std::string link;
  bool dealt = false;
  for (std::string_view rest = parts; !rest.empty();) {
    const std::string_view part = take_link_part(rest);
    if (!link.empty()) link += '&';
    if (!dealt && has_key(part, "v")) {
      link += "game" + std::string(part.substr(1));
      dealt = true;
    } else {
      link += without_double_dots(part);
    }
  }
  if (!dealt) return std::string(parts);
  return link + std::string(before_end) + check_of(link);
}

std::variant<std::string, Fault> parts_of_link(std::string_view link) {
  std::string parts;
  bool promised = false;
  bool ended = false;
  for (std::string_view rest = link; !rest.empty();) {
    const auto place = static_cast<std::size_t>(rest.data() - link.data());
    const std::string_view part = take_link_part(rest);
    const std::string_view key = key_of(part);
    if (key == "end" && !ended) {
      const std::string_view value = part.substr(std::min(part.size(), key.size() + 1));
      const std::string_view check = check_in(value);
      if (place == 0 || check.empty() || check != check_of(link.substr(0, place - 1))) {
        return not_whole(link);
      }
      ended = true;
      continue;
    }
    if (in_capitals(key)) return not_whole(link);
    if (place > 0) parts += '&';
    if (key == "game" && !promised) {
      promised = true;
      parts += "v" + std::string(part.substr(key.size()));
    } else {
      parts += part;
    }
  }
  if (!promised && !ended) return std::string(link);
  if (!promised || !ended) return not_whole(link);
  return parts;
}

std::string deal_left_in(std::string_view link) {
  static constexpr std::array<std::string_view, 8> keys{"v",    "players", "seed",  "rules",
                                                        "hand", "dealer",  "score", "deal"};
  std::string parts;
  bool dealt = false;
  for (std::string_view rest = link; !rest.empty();) {
    const std::string_view part = take_link_part(rest);
    // Nothing says that the last part is not cut.
    if (rest.empty()) {
      if (key_of(part) == "deal") return {};
      break;
    }
    const bool game = has_key(part, "game");
    const std::string_view key = game ? keys[0] : key_of(part);
    if (std::find(keys.begin(), keys.end(), key) == keys.end()) continue;
    dealt = dealt || key == keys[0];
    if (!parts.empty()) parts += '&';
    parts += game ? "v" + std::string(part.substr(4)) : std::string(part);
  }
  return dealt && valid_seed(seed_in(parts)) ? parts : std::string();
}

std::string_view seed_in(std::string_view parts) {
  while (!parts.empty()) {
    const std::string_view part = take_link_part(parts);
    if (has_key(part, "seed")) return part.substr(5);
  }
  return {};
}

}  // namespace allfours
