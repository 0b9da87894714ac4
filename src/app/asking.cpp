// Keys, and what can be asked for aloud: trump, score, the last trick, the hand, the last lines.
#include "app/app.hpp"
#include "app/shortcuts.hpp"

namespace allfours {

namespace {

// The last few lines of the history say where the game is.
constexpr std::size_t told_lines = 3;

std::string joined(const std::vector<std::string>& parts, std::string_view between) {
  std::string text;
  for (const std::string& part : parts) {
    if (!text.empty()) text += between;
    text += part;
  }
  return text;
}

std::string trump_in_words(const Words& w, const Table& table) {
  if (table.trump_fixed) return fill(w.event_trump, {{"suit", suit_name(w, table.trump)}});
  if (table.turned_count == 0) return std::string(w.no_trump_yet);
  const Card turned = table.turned[static_cast<std::size_t>(table.turned_count - 1)];
  return fill(w.trump_proposed, {{"card", card_name(w, turned)}});
}

// The trick that was completed last, in order of play, and who won it.
std::string last_trick_in_words(const Session& session, const Narrator& narrator) {
  const Words& w = narrator.words();
  const Table& table = session.table();
  for (int i = session.shown(); i-- > 0;) {
    const Event& event = session.log()[static_cast<std::size_t>(i)];
    if (event.kind == EventKind::hand) break;
    if (event.kind != EventKind::trick) continue;
    std::vector<std::string> plays;
    const int first = table.trick_start - event.cards.size();
    for (int k = first; k < table.trick_start; ++k) {
      const Play& play = table.plays[static_cast<std::size_t>(k)];
      plays.push_back(fill(
          w.with_value, {{"text", narrator.name(play.seat)}, {"value", card_name(w, play.card)}}));
    }
    return joined(plays, "; ") + ". " + narrator.sentence(event, table);
  }
  return std::string(w.no_trick_yet);
}

}  // namespace

void App::say_aloud(std::string text) {
  answer_ = std::move(text);
  ++answers_;
}

void App::tell_last_trick() { say_aloud(last_trick_in_words(*session_, *narrator_)); }

bool App::tell(std::string_view what) {
  const Words& w = *words_;
  const Table& table = session_->table();
  std::vector<std::string> parts;
  if (what == "trump") {
    parts.push_back(trump_in_words(w, table));
  } else if (what == "score") {
    for (int side = 0; side < table.sides; ++side) {
      parts.push_back(narrator_->side_name(side) + " " +
                      std::to_string(table.score[static_cast<std::size_t>(side)]));
    }
    parts.push_back(fill(w.to_target, {{"n", std::to_string(session_->setup().rules.target)}}));
  } else if (what == "trick") {
    tell_last_trick();
    return true;
  } else if (what == "hand") {
    for (const Card card : held_cards(view())) parts.push_back(card_name(w, card));
    if (parts.empty()) parts.emplace_back(w.no_cards);
  } else if (what == "lines") {
    const auto& rows = history();
    for (std::size_t i = rows.size() - std::min(told_lines, rows.size()); i < rows.size(); ++i) {
      parts.push_back(spoken(rows[i]));
    }
    say_aloud(joined(parts, " "));
    return true;
  } else {
    return false;
  }
  say_aloud(joined(parts, ", "));
  return true;
}

// What the gold button does, if there is one.
bool App::take_primary() {
  if (!session_) return settle(start());
  for (const Action& offered : table_actions()) {
    if (offered.primary) return act(offered.id);
  }
  // What is on its way is not waited for.
  return something_pending() && settle(skip());
}

// The card whose place in the hand has this key's number.
bool App::take_card_of(std::string_view key) {
  if (!session_) return false;
  const auto cards = held_cards(view());
  const std::size_t place = key == "0" ? 9 : static_cast<std::size_t>(key[0] - '1');
  return place < cards.size() && settle(click_card(card_text(cards[place])));
}

// What a row of the shortcuts names, if it does something now.
bool App::take_shortcut(std::string_view action, std::string_view key) {
  if (action == "primary") return take_primary();
  if (action == "place") return take_card_of(key);
  return (session_ || action == "keys") && act(action);
}

bool App::press_key(std::string_view key) {
  const Shortcut* shortcut = find_shortcut(key);
  if (shortcut == nullptr || (is_character(key) && !settings_.shortcuts)) return false;
  if (embedding_ && embedding_->controls == Embedding::Controls::none) return false;
  if (!offers_play() && (shortcut->group == Shortcut::Group::play || shortcut->actions == "menu")) {
    return false;
  }
  std::string_view actions = shortcut->actions;
  while (!actions.empty()) {
    const auto end = actions.find(' ');
    if (take_shortcut(actions.substr(0, end), key)) return true;
    actions = end == std::string_view::npos ? std::string_view() : actions.substr(end + 1);
  }
  return false;
}

}  // namespace allfours
