#include "core/text/fault.hpp"

#include <algorithm>

#include "core/text/utf8.hpp"

namespace allfours {

std::string fill_places(std::string_view phrase, const std::vector<std::string>& about) {
  std::string text;
  while (!phrase.empty()) {
    const auto open = phrase.find('{');
    text += phrase.substr(0, open);
    if (open == std::string_view::npos) break;
    const auto place = static_cast<std::size_t>(phrase[open + 1] - '0');
    if (place < about.size()) text += about[place];
    phrase.remove_prefix(open + 3);
  }
  return text;
}

std::string Fault::sentence() const { return fill_places(english_phrase(kind), about); }

std::string cut_short(std::string_view text) {
  constexpr std::size_t enough = 40;
  std::size_t end = std::min(text.size(), enough);
  // Never inside a UTF-8 character.
  while (end > 0 && end < text.size() && continues_character(text[end])) --end;
  std::string cut;
  for (const char c : text.substr(0, end)) {
    // Control characters, which may end a text elsewhere, are shown by their codes.
    const bool seen = static_cast<unsigned char>(c) >= 0x20 && c != 0x7f;
    cut += seen ? std::string(1, c) : "\uFFFD";
  }
  return end < text.size() ? cut + "…" : cut;
}

}  // namespace allfours
