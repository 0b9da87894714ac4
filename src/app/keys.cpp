// Keys: each performs the action of its row in shortcuts.cpp, if possible now.
#include "app/app.hpp"
#include "app/modes/lesson/table_first_game.hpp"
#include "app/shortcuts.hpp"
#include "app/table/table_actions.hpp"
#include "app/table/table_awards.hpp"
#include "app/table/table_dealing.hpp"
#include "app/table/table_progress.hpp"
#include "app/table/table_state.hpp"
#include "core/text/text_fields.hpp"

namespace allfours {

bool App::take_by_key(std::string_view action, const KeyPress& key) {
  // A slip counts as used: the browser must not react to it either.
  if (key.press != nullptr && !hears(action, *key.press)) return true;
  return act(action);
}

// The action of the gold button, if there is one.
bool App::take_primary(const KeyPress& key) {
  if (!state_.table) return take_by_key(start_action(), key);
  if (award_waits(*state_.table)) return take_by_key("skip", key);
  if (tells_first(*state_.table)) return take_by_key("close_caption", key);
  for (const Action& offered : actions_at(*state_.table)) {
    if (offered.primary) return take_by_key(offered.id, key);
  }
  // Skips what is still being shown.
  return (something_pending(*state_.table) || award_is_up(*state_.table)) &&
         take_by_key("skip", key);
}

// The card whose index in the hand is this key's number.
bool App::take_card_of(const KeyPress& key) {
  if (!state_.table) return false;
  const auto cards = held_cards(state_.table->session.view(), state_.context.settings.hand_order);
  const std::size_t place = key.key == "0" ? 9 : static_cast<std::size_t>(key.key[0] - '1');
  // When dealing by hand: the seat, from eldest on.
  if (deals_by_hand(*state_.table)) {
    const auto seats = static_cast<std::size_t>(state_.table->session.view().table.players);
    const auto first = static_cast<std::size_t>(eldest(state_.table->session.view().table));
    return place < seats && take_by_key("deal_to:" + std::to_string((first + place) % seats), key);
  }
  return place < cards.size() && take_by_key("card:" + card_text(cards[place]), key);
}

// An action of a shortcut row, if possible now.
bool App::take_shortcut(std::string_view action, const KeyPress& key) {
  if (action == "primary") return take_primary(key);
  if (action == "place") return take_card_of(key);
  return (state_.table || action == "keys") && take_by_key(action, key);
}

// A held key repeats only an action that steps. Repeats of a key that was used stay ours.
bool App::take_held_key(const Shortcut& shortcut, const KeyPress& key) {
  const Verb* verb = find_verb(shortcut.actions.substr(0, shortcut.actions.find(':')));
  if (verb != nullptr && verb->touch == Verb::Touch::steps)
    return take_shortcut(shortcut.actions, key);
  return held_key_ == key.key;
}

// The settings and the host allow this key, whatever the state of the game.
bool App::allows_key(const Shortcut& shortcut, std::string_view key) const {
  if (is_character(key) && !state_.context.settings.shortcuts) return false;
  if (embedding() && embedding()->controls == Embedding::Controls::none) return false;
  return offers_play() || (shortcut.group != Shortcut::Group::play && shortcut.actions != "menu");
}

std::string App::keys() const {
  std::string text;
  for (const Shortcut& shortcut : shortcuts()) {
    for (const std::string_view key : keys_of(shortcut)) {
      if (!allows_key(shortcut, key)) continue;
      if (!text.empty()) text += ' ';
      text += key;
    }
  }
  return text;
}

bool App::press_key(std::string_view key, const Press* press) {
  const Shortcut* shortcut = find_shortcut(key);
  if (shortcut == nullptr || !allows_key(*shortcut, key)) return false;
  // Nothing is played under a sheet that the person may not see.
  const Sheets& sheets = state_.context.sheets;
  if (shortcut->group == Shortcut::Group::play && (sheets.menu || sheets.rules)) {
    state_.context.say_aloud(std::string(words().sheet_first));
    return settle(true);
  }
  const KeyPress pressed{key, press};
  if (press != nullptr && press->repeated) return take_held_key(*shortcut, pressed);
  held_key_.clear();
  std::string_view actions = shortcut->actions;
  while (!actions.empty()) {
    if (take_shortcut(take_field(actions, ' '), pressed)) {
      held_key_ = key;
      return true;
    }
  }
  return false;
}

}  // namespace allfours
