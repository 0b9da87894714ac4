// Keys: each performs the action of its row in shortcuts.cpp, if possible now.
#include "app/app.hpp"
#include "app/shortcuts.hpp"

namespace allfours {

// The action of the gold button, if there is one.
bool App::take_primary(Awaited awaited) {
  if (!table_) return settle(begin());
  if (table_->tells_first()) return act("close_caption");
  for (const Action& offered : table_->actions()) {
    if (offered.primary) return awaited(offered.id) || act(offered.id);
  }
  // Skips what is still being shown.
  return (table_->something_pending() || table_->award_up()) && settle(table_->skip());
}

// The card whose index in the hand is this key's number.
bool App::take_card_of(std::string_view key) {
  if (!table_) return false;
  const auto cards = held_cards(table_->view());
  const std::size_t place = key == "0" ? 9 : static_cast<std::size_t>(key[0] - '1');
  // When dealing by hand: the seat, from eldest on.
  if (table_->deals_by_hand()) {
    const auto seats = static_cast<std::size_t>(table_->view().table.players);
    const auto first = static_cast<std::size_t>(eldest(table_->view().table));
    return place < seats && act("deal_to:" + std::to_string((first + place) % seats));
  }
  return place < cards.size() && settle(table_->click_card(card_text(cards[place])));
}

// An action of a shortcut row, if possible now.
bool App::take_shortcut(std::string_view action, std::string_view key, Awaited awaited) {
  if (action == "primary") return take_primary(awaited);
  if (action == "place") return take_card_of(key);
  return (table_ || action == "keys") && (awaited(action) || act(action));
}

bool App::press_key(std::string_view key, Awaited awaited) {
  const Shortcut* shortcut = find_shortcut(key);
  if (shortcut == nullptr || (is_character(key) && !context_.settings.shortcuts)) return false;
  if (embedding() && embedding()->controls == Embedding::Controls::none) return false;
  if (!offers_play() && (shortcut->group == Shortcut::Group::play || shortcut->actions == "menu")) {
    return false;
  }
  std::string_view actions = shortcut->actions;
  while (!actions.empty()) {
    const auto end = actions.find(' ');
    if (take_shortcut(actions.substr(0, end), key, awaited)) return true;
    actions = end == std::string_view::npos ? std::string_view() : actions.substr(end + 1);
  }
  return false;
}

}  // namespace allfours
