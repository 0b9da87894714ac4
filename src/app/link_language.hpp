// The language a link asks for: its part `lang=de`, which says nothing about the game and is taken
// off before the rest is read as a record.
// Knows no language's words, and nothing of the rest of the link.
// Tests: tests/app/app_languages_test.cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "words/words.hpp"

namespace allfours {

struct LinkLanguage {
  std::string rest;                      // the link without the part
  std::optional<Language> language{};    // nothing: it asks for none
  std::optional<std::string> unknown{};  // what it asks for and we do not speak
  bool twice = false;
};

LinkLanguage language_in(std::string_view link);
// The link with the part.
std::string with_language(std::string_view link, Language language);

}  // namespace allfours
