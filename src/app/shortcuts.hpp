// The keyboard shortcuts, in one table from which the page handles keys and the list of keys is
// written. Keys are named as in KeyboardEvent.key. Knows no DOM. Tests:
// tests/app/shortcuts_test.cpp, tests/browser/keyboard.test.mjs.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "words/words.hpp"

namespace allfours {

struct Shortcut {
  enum class Group : std::uint8_t { play, ask, look };

  // Separated by spaces; all have the same effect.
  std::string_view keys;
  // Actions for App::act, separated by spaces: the first possible one is taken. "primary" is the
  // action of the gold button; "place" the card with the key's number.
  std::string_view actions;
  std::string_view Words::*what;
  Group group;
};

std::span<const Shortcut> shortcuts();
std::vector<std::string_view> keys_of(const Shortcut& shortcut);
// The row of a key, or null.
const Shortcut* find_shortcut(std::string_view key);
// True if this key types a character. Such shortcuts can be switched off, because speech input or
// accidental keys trigger them (WCAG 2.1.4).
bool is_character(std::string_view key);

}  // namespace allfours
