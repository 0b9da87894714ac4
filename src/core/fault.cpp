#include "core/fault.hpp"

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
  if (text.size() <= enough) return std::string(text);
  std::size_t end = enough;
  // Not in the middle of a letter.
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
  return std::string(text.substr(0, end)) + "…";
}

}  // namespace allfours
