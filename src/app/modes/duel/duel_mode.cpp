#include "app/modes/duel/duel_mode.hpp"

#include "app/table/table_state.hpp"
#include "words/duplicate_words.hpp"

namespace allfours {

namespace {

constexpr ModeFacts duel_facts{.is_strict = true,
                               .has_next_hand = false,
                               .is_reviewed = false,
                               .has_result = false,
                               .counts = false};

}  // namespace

DuelMode::DuelMode(DuelRun run) : TableMode(duel_facts), run_(std::move(run)) {}

DuelNames DuelMode::names(const TableState& table) const {
  DuelNames names = run_.names;
  if (table.own) names[at(run_.me)] = name_in(table.context.settings, 0);
  return names;
}

std::string_view DuelMode::rival(const Words& words) const {
  const std::string& name = run_.names[at(run_.other())];
  return name.empty() ? words.duel_other : std::string_view(name);
}

void DuelMode::hear_shown(TableState& table, const Event& event) {
  if (event.kind != EventKind::hand_end || run_.deal_played()) return;
  run_.duel.logs[at(run_.me)].push_back(table.session.game().moves());
}

// "Deal 2 of 4".
std::string DuelMode::place_text(const Words& words) const {
  return fill(words.duel_mark,
              {{"n", number_text(run_.deal + 1)}, {"text", number_text(run_.duel.deals)}});
}

std::string DuelMode::sent_title(const Words& words) const {
  if (run_.me == 0) return std::string(words.duel);
  if (run_.names[0].empty()) return std::string(words.sent_duel);
  return fill(words.sent_duel_by, {{"who", run_.names[0]}});
}

SentFacts DuelMode::sent_facts(const TableState& table) const {
  const Words& w = *table.context.words;
  return {sent_title(w),
          {fill(w.duel_deals, {{"n", number_text(run_.duel.deals)}}), std::string(w.duel_strict)}};
}

// The person's points first; the other's once the deal is over.
std::string DuelMode::score_text(const TableState& table) const {
  const Words& w = *table.context.words;
  if (!run_.deal_played()) return place_text(w);
  const int sides = table.session.table().sides;
  const int side = table.session.human() % sides;
  const DealCompared deal = deal_compared(run_, run_.deal);
  const auto points = [&](std::string_view who, const HandPlayed& hand) {
    return fill(w.with_value,
                {{"text", who}, {"value", points_text(gained_in(hand), side, sides)}});
  };
  std::string text = place_text(w) + " · " + points(w.you, deal.own);
  if (deal.both) text += " · " + points(rival(w), deal.both->again);
  return text;
}

// The mark names the player if it is the other one's play.
Challenge DuelMode::challenge(const TableState& table) const {
  const Words& w = *table.context.words;
  const std::string mark = place_text(w);
  return {score_text(table), run_.shown == run_.me ? mark : mark + " · " + std::string(rival(w))};
}

std::optional<std::vector<Action>> DuelMode::actions(const TableState& table) const {
  const Words& w = *table.context.words;
  if (!run_.deal_played()) {
    if (!looking_back(table)) return std::nullopt;
    return std::vector<Action>{{"back_to_game", std::string(w.back_to_game), true}};
  }
  std::vector<Action> actions;
  if (!run_.finished()) {
    actions.push_back({"next_deal", std::string(w.duel_next), true});
    if (!looking_back(table)) actions.push_back({"all_hands", std::string(w.hands_all), false});
    return actions;
  }
  const bool both = run_.both_finished();
  actions.push_back({"duels", std::string(both ? w.duel_compare : w.duel_send), true});
  if (both) {
    const bool own = run_.shown == run_.me;
    const std::string& name = run_.names[at(run_.other())];
    const std::string theirs =
        name.empty() ? std::string(w.duel_their_play) : fill(w.duel_play_of, {{"who", name}});
    actions.push_back({"duel_deal:" + std::to_string(run_.deal + 1) + (own ? ":other" : ""),
                       own ? theirs : std::string(w.duel_own_play), false});
  }
  if (!looking_back(table)) actions.push_back({"new_game", std::string(w.new_game), false});
  return actions;
}

}  // namespace allfours
