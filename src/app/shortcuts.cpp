#include "app/shortcuts.hpp"

#include <algorithm>
#include <array>

#include "core/text/text_fields.hpp"

namespace allfours {

namespace {

using Group = Shortcut::Group;

// "b" begs or bunches: the two are never asked together. "f" and "j" are plain keys under the index
// fingers on most layouts, many of which type brackets with AltGr only.
constexpr std::array table{
    Shortcut{"Enter Space", "primary", &Words::key_primary, Group::play},
    Shortcut{"1 2 3 4 5 6 7 8 9 0", "place", &Words::key_place, Group::play},
    Shortcut{"s", "say:stand", &Words::stand, Group::play},
    Shortcut{"b", "say:beg say:bunch", &Words::key_beg, Group::play},
    Shortcut{"g", "say:give", &Words::give, Group::play},
    Shortcut{"r", "say:run", &Words::run, Group::play},
    Shortcut{"k", "say:take_point", &Words::take_point, Group::play},
    Shortcut{"a", "say:agree", &Words::agree, Group::play},
    Shortcut{"o", "say:insist say:pass keep leave_it deal_done", &Words::keep, Group::play},
    Shortcut{"x", "take_back calls call_misdeal exposes deal_back", &Words::key_mistakes,
             Group::play},
    Shortcut{"d", "discard lay_down deal_rightly", &Words::key_discard, Group::play},
    Shortcut{"n", "next_hand play_again", &Words::key_next, Group::play},
    Shortcut{"H", "hint", &Words::hint, Group::play},
    Shortcut{"u", "undo", &Words::undo, Group::play},
    Shortcut{"U", "redo", &Words::redo, Group::play},

    Shortcut{"t", "tell:trump", &Words::key_trump, Group::ask},
    Shortcut{"p", "tell:score", &Words::key_score, Group::ask},
    Shortcut{"c", "tell:hand", &Words::key_hand, Group::ask},
    Shortcut{"l", "last_trick", &Words::last_trick, Group::ask},
    Shortcut{"y", "tell:lines", &Words::key_lines, Group::ask},

    Shortcut{"h", "history", &Words::history, Group::look},
    Shortcut{"m", "menu", &Words::menu, Group::look},
    Shortcut{"i", "rules", &Words::rules, Group::look},
    Shortcut{"ArrowLeft", "step:-1", &Words::key_step_back, Group::look},
    Shortcut{"ArrowRight", "step:1", &Words::key_step_on, Group::look},
    Shortcut{"f [", "trick:-1", &Words::key_trick_back, Group::look},
    Shortcut{"j ]", "trick:1", &Words::key_trick_on, Group::look},
    Shortcut{"Home", "moment:1", &Words::key_first, Group::look},
    Shortcut{"End", "moment:last", &Words::last_moment, Group::look},
    Shortcut{"?", "keys", &Words::keys, Group::look},
};

}  // namespace

std::span<const Shortcut> shortcuts() { return table; }

std::vector<std::string_view> keys_of(const Shortcut& shortcut) {
  std::vector<std::string_view> keys;
  for (std::string_view rest = shortcut.keys; !rest.empty();) {
    keys.push_back(take_field(rest, ' '));
  }
  return keys;
}

const Shortcut* find_shortcut(std::string_view key) {
  if (key == " ") key = "Space";
  for (const Shortcut& shortcut : table) {
    const auto keys = keys_of(shortcut);
    if (std::find(keys.begin(), keys.end(), key) != keys.end()) return &shortcut;
  }
  return nullptr;
}

bool is_character(std::string_view key) { return key.size() == 1 && key != " "; }

}  // namespace allfours
