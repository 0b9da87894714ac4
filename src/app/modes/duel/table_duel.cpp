// A deal of a duel at the table: its texts, and the actions after it.
#include "app/table/table_screen.hpp"
#include "words/duplicate_words.hpp"

namespace allfours {

namespace {

std::string place_of(const Words& w, const DuelRun& duel) {
  return fill(w.duel_mark,
              {{"n", number_text(duel.deal + 1)}, {"text", number_text(duel.duel.deals)}});
}

}  // namespace

// Its end has been shown.
void TableScreen::end_deal() {
  if (duel_->deal_played()) return;
  duel_->duel.logs[at(duel_->me)].push_back(session_.game().moves());
}

// "Deal 2 of 4", and the player if it is the other one's.
std::string TableScreen::duel_mark() const {
  const Words& w = *context_->words;
  const std::string mark = place_of(w, *duel_);
  return duel_->shown == duel_->me ? mark : mark + " · " + std::string(rival());
}

// The person's current name, while the duel is theirs.
DuelNames TableScreen::duel_names() const {
  DuelNames names = duel_->names;
  if (own_) names[at(duel_->me)] = name_in(context_->settings, 0);
  return names;
}

std::string_view TableScreen::rival() const {
  const std::string& name = duel_->names[at(duel_->other())];
  return name.empty() ? context_->words->duel_other : std::string_view(name);
}

// For a duel that waits to begin.
std::string TableScreen::duel_title() const {
  const Words& w = *context_->words;
  if (duel_->me == 0) return std::string(w.duel);
  if (duel_->names[0].empty()) return std::string(w.sent_duel);
  return fill(w.sent_duel_by, {{"who", duel_->names[0]}});
}

// The person's points first; the other's once the deal is over.
std::string TableScreen::duel_text() const {
  const Words& w = *context_->words;
  if (!duel_->deal_played()) return place_of(w, *duel_);
  const int sides = session_.table().sides;
  const int side = session_.human() % sides;
  const DealCompared deal = deal_compared(*duel_, duel_->deal);
  const auto points = [&](std::string_view who, const HandPlayed& hand) {
    return fill(w.with_value,
                {{"text", who}, {"value", points_text(gained_in(hand), side, sides)}});
  };
  std::string text = place_of(w, *duel_) + " · " + points(w.you, deal.own);
  if (deal.both) text += " · " + points(rival(), deal.both->again);
  return text;
}

std::vector<Action> TableScreen::duel_actions() const {
  const Words& w = *context_->words;
  std::vector<Action> actions;
  if (!duel_->deal_played()) return {{"back_to_game", std::string(w.back_to_game), true}};
  if (!duel_->finished()) {
    actions.push_back({"next_deal", std::string(w.duel_next), true});
    if (!reviewing()) actions.push_back({"all_hands", std::string(w.hands_all), false});
  } else {
    const bool both = duel_->both_finished();
    actions.push_back({"duels", std::string(both ? w.duel_compare : w.duel_send), true});
    if (both) {
      const bool own = duel_->shown == duel_->me;
      const std::string& name = duel_->names[at(duel_->other())];
      const std::string theirs =
          name.empty() ? std::string(w.duel_their_play) : fill(w.duel_play_of, {{"who", name}});
      actions.push_back({"duel_deal:" + std::to_string(duel_->deal + 1) + (own ? ":other" : ""),
                         own ? theirs : std::string(w.duel_own_play), false});
    }
    if (!reviewing()) actions.push_back({"new_game", std::string(w.new_game), false});
  }
  return actions;
}

}  // namespace allfours
