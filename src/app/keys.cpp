// Keys: each performs the action of its row in shortcuts.cpp, if possible now.
#include "app/app.hpp"
#include "app/modes/lesson/table_first_game.hpp"
#include "app/shortcuts.hpp"
#include "app/start/start_feature.hpp"
#include "app/table/table_actions.hpp"
#include "app/table/table_awards.hpp"
#include "app/table/table_dealing.hpp"
#include "app/table/table_progress.hpp"
#include "core/text/text_fields.hpp"

namespace allfours {

namespace {

// A key with its press, or null.
struct KeyPress {
  std::string_view key;
  const Press* press;
};

bool take_by_key(App& app, std::string_view action, const KeyPress& key) {
  // A slip counts as used: the browser must not react to it either.
  if (key.press != nullptr && !app.hears(action, *key.press)) return true;
  return app.act(action);
}

// The action of the gold button, if there is one.
bool take_primary(App& app, const KeyPress& key) {
  const AppState& state = app.state();
  if (!state.table) return take_by_key(app, start_action(state), key);
  const TableState& table = *state.table;
  if (award_waits(table)) return take_by_key(app, "skip", key);
  if (tells_first(table)) return take_by_key(app, "close_caption", key);
  for (const Action& offered : actions_at(table)) {
    if (offered.primary) return take_by_key(app, offered.id, key);
  }
  // Skips what is still being shown.
  return (something_pending(table) || award_is_up(table)) && take_by_key(app, "skip", key);
}

// The card whose index in the hand is this key's number.
bool take_card_of(App& app, const KeyPress& key) {
  const AppState& state = app.state();
  if (!state.table) return false;
  const SeatView view = state.table->session.view();
  const auto cards = held_cards(view, state.context.settings.hand_order);
  const std::size_t place = key.key == "0" ? 9 : static_cast<std::size_t>(key.key[0] - '1');
  // When dealing by hand: the seat, from eldest on.
  if (deals_by_hand(*state.table)) {
    const auto seats = static_cast<std::size_t>(view.table.players);
    const auto first = static_cast<std::size_t>(eldest(view.table));
    return place < seats &&
           take_by_key(app, "deal_to:" + std::to_string((first + place) % seats), key);
  }
  return place < cards.size() && take_by_key(app, "card:" + card_text(cards[place]), key);
}

// An action of a shortcut row, if possible now.
bool take_shortcut(App& app, std::string_view action, const KeyPress& key) {
  if (action == "primary") return take_primary(app, key);
  if (action == "place") return take_card_of(app, key);
  return (app.state().table || action == "keys") && take_by_key(app, action, key);
}

// A held key repeats only an action that steps. Repeats of a key that was used stay ours.
bool take_held_key(App& app, const Shortcut& shortcut, const KeyPress& key, bool was_used) {
  const Verb* verb = find_verb(shortcut.actions.substr(0, shortcut.actions.find(':')));
  if (verb != nullptr && verb->touch == Verb::Touch::steps)
    return take_shortcut(app, shortcut.actions, key);
  return was_used;
}

// The settings and the host allow this key, whatever the state of the game.
bool allows_key(const Context& context, const Shortcut& shortcut, std::string_view key) {
  if (is_character(key) && !context.settings.shortcuts) return false;
  if (context.embedding && context.embedding->controls == Embedding::Controls::none) return false;
  return context.offers_play() ||
         (shortcut.group != Shortcut::Group::play && shortcut.actions != "menu");
}

}  // namespace

std::string App::keys() const {
  std::string text;
  for (const Shortcut& shortcut : shortcuts()) {
    for (const std::string_view key : keys_of(shortcut)) {
      if (!allows_key(state_.context, shortcut, key)) continue;
      if (!text.empty()) text += ' ';
      text += key;
    }
  }
  return text;
}

bool App::press_key(std::string_view key, const Press* press) {
  const Shortcut* shortcut = find_shortcut(key);
  if (shortcut == nullptr || !allows_key(state_.context, *shortcut, key)) return false;
  // Nothing is played under a sheet that the person may not see.
  const Sheets& sheets = state_.context.sheets;
  if (shortcut->group == Shortcut::Group::play && (sheets.menu || sheets.rules)) {
    state_.context.say_aloud(std::string(words().sheet_first));
    return settle(true);
  }
  const KeyPress pressed{key, press};
  if (press != nullptr && press->repeated)
    return take_held_key(*this, *shortcut, pressed, held_key_ == key);
  held_key_.clear();
  std::string_view actions = shortcut->actions;
  while (!actions.empty()) {
    if (take_shortcut(*this, take_field(actions, ' '), pressed)) {
      held_key_ = key;
      return true;
    }
  }
  return false;
}

}  // namespace allfours
