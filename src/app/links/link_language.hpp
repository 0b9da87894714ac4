// The language of a link: the part `lang=de`, which is independent of the game and removed before
// the rest is read as a record. Knows no texts, and nothing of the rest of the link. Tests:
// tests/app/app_languages_test.cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "core/text/fault.hpp"
#include "words/words.hpp"

namespace allfours {

struct LinkLanguage {
  std::string rest;                      // the link without the part
  std::optional<Language> language{};    // empty: none requested
  std::optional<std::string> unknown{};  // requested but not available
  bool twice = false;
};

LinkLanguage language_in(std::string_view link);
// The same of a link as it arrives, without its end (core/game/link_end.hpp); a fault where it is
// not whole.
std::variant<LinkLanguage, Fault> read_address(std::string_view fragment);
// The link with the part.
std::string with_language(std::string_view link, Language language);

}  // namespace allfours
