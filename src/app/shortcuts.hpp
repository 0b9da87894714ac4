// The keys that do something, in the one table that the page listens by and the list of keys is
// written from. A key is named as KeyboardEvent.key names it.
// Knows no DOM. Tests: tests/app/shortcuts_test.cpp, tests/browser/keyboard.test.mjs.
#pragma once

#include <span>
#include <string_view>

#include "words/words.hpp"

namespace allfours {

struct Shortcut {
  enum class Group : std::uint8_t { play, ask, look };

  // With spaces between; each does the same.
  std::string_view keys;
  // Actions for App::act, with spaces between: the first that does something now is taken.
  // "primary" stands for what the gold button does; "place" for the card with the key's number.
  std::string_view actions;
  std::string_view Words::*what;
  Group group;
};

std::span<const Shortcut> shortcuts();
// The row of a key, or null.
const Shortcut* find_shortcut(std::string_view key);
// Does this key write a character? Such shortcuts can be switched off, since speech input and
// clumsy fingers set them off (WCAG 2.1.4).
bool is_character(std::string_view key);

}  // namespace allfours
