#include "app/links/link_language.hpp"

#include "core/game/link_end.hpp"

namespace allfours {

LinkLanguage language_in(std::string_view link) {
  constexpr std::string_view key = "lang=";
  LinkLanguage found;
  bool first = true;
  bool asked = false;
  for (;;) {
    const auto end = link.find('&');
    const std::string_view part = link.substr(0, end);
    if (part.starts_with(key)) {
      found.twice = asked;
      asked = true;
      const std::string_view code = part.substr(key.size());
      found.language = find_language(code);
      if (!found.language && !found.unknown) found.unknown = code;
    } else {
      if (!first) found.rest += '&';
      found.rest += part;
      first = false;
    }
    if (end == std::string_view::npos) return found;
    link.remove_prefix(end + 1);
  }
}

std::variant<LinkLanguage, Fault> read_address(std::string_view fragment) {
  auto parts = parts_of_link(fragment);
  if (auto* no = std::get_if<Fault>(&parts)) return std::move(*no);
  return language_in(std::get<std::string>(parts));
}

std::string with_language(std::string_view link, Language language) {
  std::string text(link);
  if (!text.empty()) text += '&';
  return text + "lang=" + std::string(language_code(language));
}

}  // namespace allfours
