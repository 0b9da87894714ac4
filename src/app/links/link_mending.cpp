#include "app/links/link_mending.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "core/game/link_end.hpp"
#include "core/text/ascii.hpp"
#include "core/text/utf8.hpp"

namespace allfours {

namespace {

constexpr std::string_view game = "game=";
// Encoded or escaped more often than any program does.
constexpr int most_layers = 8;

// Joiners, directions of writing, variants of letters, soft hyphens.
bool is_unseen(char32_t c) {
  return c == 0xAD || c == 0x34F || c == 0x61C || c == 0x180E || (c >= 0x200B && c <= 0x200F) ||
         (c >= 0x202A && c <= 0x202E) || (c >= 0x2060 && c <= 0x206F) ||
         (c >= 0xFE00 && c <= 0xFE0F) || c == 0xFEFF;
}

// The character of ASCII of an HTML escape behind its `&`, which is taken off the text with it.
std::optional<char> take_escape(std::string_view& text) {
  const auto end = text.substr(0, 8).find(';');
  if (end == std::string_view::npos) return std::nullopt;
  const std::string_view name = text.substr(0, end);
  std::optional<char> c;
  if (name == "amp" || name == "AMP") c = '&';
  if (name == "equals") c = '=';
  if (name == "num") c = '#';
  if (name.size() > 1 && name[0] == '#') {
    const bool hex = name[1] == 'x' || name[1] == 'X';
    const std::string_view digits = name.substr(hex ? 2 : 1);
    unsigned number = 0;
    const auto read =
        std::from_chars(digits.data(), digits.data() + digits.size(), number, hex ? 16 : 10);
    if (read.ec == std::errc() && read.ptr == digits.data() + digits.size() && number >= ' ' &&
        number < 0x7F) {
      c = static_cast<char>(number);
    }
  }
  if (c) text.remove_prefix(end + 1);
  return c;
}

// The characters in whose place a blog or a keyboard has set this one; empty: it was typed.
std::string_view typed_as(char32_t c) {
  switch (c) {
    case 0xD7:
      return "x";  // between digits
    case 0x2010:
    case 0x2011:
      return "-";
    case 0x2013:
    case 0x2014:
      return "--";
    case 0x2026:
      return "...";
    default:
      return {};
  }
}

// HTML's escapes and full-width forms as characters of ASCII.
std::string plain_characters(std::string_view text) {
  std::string plain;
  while (!text.empty()) {
    if (take_unseen(text)) continue;
    const auto [c, size] = first_character(text);
    if (c >= 0xFF01 && c <= 0xFF5E) {
      plain += static_cast<char>(c - 0xFF01 + '!');
      text.remove_prefix(size);
      continue;
    }
    const char first = text[0];
    text.remove_prefix(1);
    const auto escaped = first == '&' ? take_escape(text) : std::nullopt;
    plain += escaped ? *escaped : first;
  }
  return plain;
}

// A form in which mail servers write addresses: `-26` for `%26`, up to the next part.
std::string with_percents(std::string_view text) {
  std::string plain(text);
  const auto begin = plain.find("game-3D");
  if (begin == std::string::npos) return plain;
  std::replace(plain.begin() + static_cast<std::ptrdiff_t>(begin),
               plain.begin() + static_cast<std::ptrdiff_t>(std::min(plain.find('&'), plain.size())),
               '-', '%');
  return plain;
}

// The first part, where it holds a link that was encoded as a whole; otherwise everything.
std::string_view encoded_whole(std::string_view text) {
  const std::string_view first = text.substr(0, text.find('&'));
  const std::string clear = decoded_wholly(first);
  const bool whole =
      clear.find(game) != std::string::npos && clear.find("&end=") != std::string::npos;
  return whole ? first : text;
}

// Is this a backslash and its mark, between which a calendar has broken the line?
bool is_broken_escape(std::string_view text) {
  if (text.empty() || text[0] != '\\') return false;
  text.remove_prefix(1);
  if (text.starts_with('\r')) text.remove_prefix(1);
  return text.starts_with("\n ,") || text.starts_with("\n ;");
}

}  // namespace

bool take_unseen(std::string_view& text) {
  if (text.empty()) return false;
  const auto [c, size] = first_character(text);
  if (c != '\r' && !is_unseen(c)) return false;
  text.remove_prefix(size);
  return true;
}

std::string plain_ampersands(std::string_view text) {
  std::string plain;
  while (!text.empty()) {
    if (text[0] == '\r' && text.size() > 1 && text[1] != '\n') plain += '\n';
    if (take_unseen(text)) continue;
    plain += text[0];
    const bool ampersand = text[0] == '&';
    text.remove_prefix(1);
    while (ampersand && (text.starts_with("amp;") || text.starts_with("#38;"))) {
      text.remove_prefix(4);
    }
  }
  return plain;
}

std::string without_backslashes(std::string_view text) {
  std::string plain;
  while (!text.empty()) {
    if (text.starts_with("\\u0026")) {
      plain += '&';
      text.remove_prefix(6);
      continue;
    }
    const bool escapes = text[0] == '\\' && text.size() > 1 && text[1] > ' ' && text[1] < 0x7F &&
                         !is_letter_or_digit(text[1]);
    if (escapes || is_broken_escape(text)) text.remove_prefix(1);
    plain += text[0];
    text.remove_prefix(1);
  }
  return plain;
}

std::string without_typography(std::string_view text) {
  std::string plain;
  while (!text.empty()) {
    const auto [c, size] = first_character(text);
    const std::string_view typed = typed_as(c);
    plain += typed.empty() ? text.substr(0, size) : typed;
    text.remove_prefix(size);
  }
  return plain;
}

std::string without_visit_counts(std::string_view fragment) {
  constexpr std::array<std::string_view, 14> counts{
      "utm_",   "pk_",     "mc_",   "fbclid=", "gclid=",  "dclid=",   "msclkid=",
      "yclid=", "twclid=", "igsh=", "igshid=", "_hsenc=", "mkt_tok=", ":~:"};
  std::string rest;
  for (bool first = true; first || !fragment.empty(); first = false) {
    const std::string_view part = take_link_part(fragment);
    const bool count = !first && std::any_of(counts.begin(), counts.end(),
                                             [&](auto name) { return part.starts_with(name); });
    if (count) continue;
    if (!first) rest += '&';
    rest += part;
  }
  return rest;
}

std::string mended_link(std::string_view fragment) {
  std::string text = with_percents(fragment);
  text = std::string(encoded_whole(text));
  for (int layer = 0; layer < most_layers; ++layer) {
    std::string next = plain_characters(decoded_wholly(text));
    if (next == text) break;
    text = std::move(next);
  }
  // Forms write spaces so; no link has the sign.
  std::replace(text.begin(), text.end(), '+', ' ');
  auto begin = text.find(game);
  while (begin != std::string::npos && begin > 0 && is_letter_or_digit(text[begin - 1])) {
    begin = text.find(game, begin + 1);
  }
  if (begin == std::string::npos) return std::string(fragment);
  return without_visit_counts(std::string_view(text).substr(begin));
}

}  // namespace allfours
